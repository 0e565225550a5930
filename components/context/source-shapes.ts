import { AppWindow, Camera, FileText, History, ListTree, Text, TextSelect } from 'lucide';
import type { IconShapes } from '#components/ui/icon.tsx';
import type { ContextSourceKind } from '#lib/state/drawer-model.ts';

export const SOURCE_SHAPES: Readonly<Record<ContextSourceKind, IconShapes>> = {
  selection: TextSelect,
  'page-text': FileText,
  section: Text,
  outline: ListTree,
  screenshot: Camera,
  tabs: AppWindow,
  'earlier-chat': History,
};
