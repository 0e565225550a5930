import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TurnId } from '#lib/chat/ids.ts';
import type { DrawerModel } from '#lib/state/drawer-model.ts';

/** The one panel that may lie over the conversation. */
export type Panel = 'skills' | 'models' | 'chats';

/** What the parts of a drawer share beside its model. */
export interface DrawerScope {
  readonly model: DrawerModel;
  readonly panel: Signal<Panel | null>;
  /** The question that is being edited. */
  readonly editing: Signal<TurnId | null>;
  focusMessage(): void;
}

export const DrawerContext = createContext<DrawerScope | null>(null);

export function useDrawer(): DrawerScope {
  const scope = useContext(DrawerContext);
  if (!scope) throw new Error('A part of the drawer was drawn outside of it.');
  return scope;
}
