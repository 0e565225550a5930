/**
 * PURE. The doctor's verdicts as a table: each has one cause and the one step that mends it. The words for both are in `lib/i18n`;
 * each row is played by a server in the tests.
 */
import { BACKEND_ERROR_CODES, type BackendErrorCode } from '../backend-error.ts';

/** The one step. What it needs (an address, a command, names) is in the {@link Remedy}. */
export const REMEDY_CODES = [
  'start-server',
  'check-address',
  'grant-access',
  'lift-origin',
  'allow-origin',
  'trust-certificate',
  'enter-key',
  'check-rights',
  'sign-in',
  'use-base-url',
  'correct-base-url',
  'choose-model',
  'load-model',
  'shorten',
  'top-up',
  'try-later',
  'read-detail',
  'use-final-address',
  'update-server',
  'correct-settings',
] as const;
export type RemedyCode = (typeof REMEDY_CODES)[number];

/** What no request by itself can find out. */
const DOCTORS_FAULTS = ['preflight-refused', 'no-models', 'stop-not-confirmed'] as const;
export type FaultCode = BackendErrorCode | (typeof DOCTORS_FAULTS)[number];

export const VERDICT_CODES = ['works', ...BACKEND_ERROR_CODES, ...DOCTORS_FAULTS] as const;
export type VerdictCode = (typeof VERDICT_CODES)[number];

export const REMEDY_OF_FAULT: Readonly<Record<FaultCode, RemedyCode>> = {
  unreachable: 'start-server',
  'name-not-resolved': 'check-address',
  'timed-out': 'try-later',
  'origin-refused': 'allow-origin',
  'preflight-refused': 'allow-origin',
  certificate: 'trust-certificate',
  'access-missing': 'grant-access',
  unauthorized: 'enter-key',
  forbidden: 'check-rights',
  'login-expired': 'sign-in',
  'quota-exceeded': 'top-up',
  'rate-limited': 'try-later',
  'wrong-path': 'correct-base-url',
  'no-such-model': 'choose-model',
  'no-models': 'load-model',
  'bad-request': 'read-detail',
  'context-too-long': 'shorten',
  'server-error': 'try-later',
  'error-in-success': 'read-detail',
  'html-instead-of-api': 'correct-base-url',
  'invalid-response': 'correct-base-url',
  'empty-response': 'read-detail',
  'redirected-elsewhere': 'use-final-address',
  'stream-broken': 'try-later',
  'stop-not-confirmed': 'update-server',
  'config-invalid': 'correct-settings',
};

export interface Remedy {
  readonly code: RemedyCode;
  /** The address that would work, or that has to be opened. */
  readonly url?: string;
  /** What has to be typed on this operating system. */
  readonly command?: string;
  /** Names to choose from. */
  readonly models?: readonly string[];
}
