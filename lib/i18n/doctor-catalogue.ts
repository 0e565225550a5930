/** PURE. What a language has to provide for the doctor. */
import type { BackendErrorCode } from '#lib/backends/backend-error.ts';
import type { ProbeName } from '#lib/backends/doctor/examine-backend.ts';
import type { RemedyCode, VerdictCode } from '#lib/backends/doctor/verdicts.ts';

export interface DoctorWords {
  /** Those that no other failure has. `{backend}` is its name. */
  readonly verdicts: Readonly<Record<Exclude<VerdictCode, BackendErrorCode>, string>>;
  readonly probes: Readonly<Record<ProbeName, string>>;
  /** The one step; a command, an address or names stand beside it. */
  readonly remedies: Readonly<Record<RemedyCode, string>>;
  /** The button that asks for the permission, and why. */
  readonly knowMore: string;
  readonly knowMoreReason: string;
}
