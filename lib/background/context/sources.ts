/** What can be put beside the page. A new source is one file and one line here. */
import type { ContextSource } from './context-source.ts';
import { earlierChat } from './earlier-chat.ts';
import { pageOutline } from './page-outline.ts';
import { pageSection } from './page-section.ts';
import { pageText } from './page-text.ts';
import { selection } from './selection.ts';
import { tabs } from './tabs.ts';

export const CONTEXT_SOURCES: readonly ContextSource[] = [
  selection,
  pageText,
  pageSection,
  pageOutline,
  tabs,
  earlierChat,
];
