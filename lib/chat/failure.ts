/** PURE. Everything that can stand between a person and their answer: one code each; the wording is one table in `lib/i18n`. */
import { z } from 'zod';
import { BACKEND_ERROR_CODES } from '#lib/backends/backend-error.ts';

/** Failures that are not the backend's. */
export const APP_FAILURE_CODES = [
  'empty-message',
  'run-in-progress',
  'no-backend',
  'backend-gone',
  'model-gone',
  'session-gone',
  'turn-gone',
  'store-full',
  'store-unavailable',
  'page-unreadable',
  'nothing-selected',
  'no-headings',
  'interrupted',
  'connection-lost',
  'extension-updated',
  'message-invalid',
  'internal',
] as const;

export const failureCodeSchema = z.enum([...BACKEND_ERROR_CODES, ...APP_FAILURE_CODES]);
export type FailureCode = z.infer<typeof failureCodeSchema>;

export const failureSchema = z.object({
  code: failureCodeSchema,
  /** What the other side said, shortened; shown below the cause, never instead of it. */
  detail: z.string().max(2_000).default(''),
  /** The backend's label, where one is concerned. */
  backend: z.string().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** The one step that is offered for a failure. */
export type FailureAction =
  | 'retry'
  | 'new-chat'
  | 'choose-model'
  | 'open-backends'
  | 'grant-access'
  | 'edit-message'
  | 'dismiss'
  | 'reopen-drawer';

const ACTIONS: Partial<Record<FailureCode, FailureAction>> = {
  'empty-message': 'edit-message',
  'run-in-progress': 'dismiss',
  'no-backend': 'open-backends',
  'backend-gone': 'choose-model',
  'model-gone': 'choose-model',
  'no-such-model': 'choose-model',
  'session-gone': 'new-chat',
  'turn-gone': 'new-chat',
  'context-too-long': 'new-chat',
  'access-missing': 'grant-access',
  unauthorized: 'open-backends',
  forbidden: 'open-backends',
  'login-expired': 'open-backends',
  'quota-exceeded': 'choose-model',
  'wrong-path': 'open-backends',
  'html-instead-of-api': 'open-backends',
  'config-invalid': 'open-backends',
  'origin-refused': 'open-backends',
  certificate: 'open-backends',
  'name-not-resolved': 'open-backends',
  'redirected-elsewhere': 'open-backends',
  'extension-updated': 'reopen-drawer',
  'message-invalid': 'dismiss',
  'page-unreadable': 'dismiss',
  'nothing-selected': 'dismiss',
  'no-headings': 'dismiss',
};

/** Which one step mends a failure of this code; trying again where nothing better is known. */
export function failureAction(code: FailureCode): FailureAction {
  return ACTIONS[code] ?? 'retry';
}
