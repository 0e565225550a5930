/** The ways in which keeping something fails. Compared by code: prototypes do not survive between contexts. */
export const STORE_ERROR_CODES = [
  /** The disk or the browser's share of it is full. */
  'store-full',
  /** The database is not to be had: refused, blocked by another version, or broken. */
  'store-unavailable',
  /** This chat no longer exists, whatever the reason. */
  'session-gone',
  'turn-gone',
] as const;

export type StoreErrorCode = (typeof STORE_ERROR_CODES)[number];

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, options: { cause?: unknown } = {}) {
    super(code, options);
    this.code = code;
  }
}

/** Translates whatever the database threw; Dexie wraps the browser's own error in `inner`. */
export function asStoreError(thrown: unknown): StoreError {
  if (thrown instanceof StoreError) return thrown;
  return new StoreError(isQuotaError(thrown) ? 'store-full' : 'store-unavailable', {
    cause: thrown,
  });
}

function isQuotaError(thrown: unknown): boolean {
  for (let error: unknown = thrown, depth = 0; error instanceof Object && depth < 5; depth++) {
    if ('name' in error && error.name === 'QuotaExceededError') return true;
    error = 'inner' in error ? error.inner : undefined;
  }
  return false;
}
