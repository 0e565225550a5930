/** Whether the extension that this page or script belongs to is still there: after an update, the old ones are cut off from it. */
import { api } from './api.ts';

export function isExtensionAlive(): boolean {
  try {
    return Boolean(api.runtime.id);
  } catch {
    return false;
  }
}
