/** Every state of the interface, by name. The gallery draws them, the accessibility test walks them. */
import type { GalleryState } from './gallery-state.tsx';
import { CONVERSATION_STATES } from './states-conversation.tsx';
import { MESSAGE_STATES } from './states-message.tsx';
import { PANEL_STATES } from './states-panels.tsx';
import { PLACE_STATES } from './states-places.tsx';

export const GALLERY: readonly GalleryState[] = [
  ...PLACE_STATES,
  ...CONVERSATION_STATES,
  ...MESSAGE_STATES,
  ...PANEL_STATES,
];
