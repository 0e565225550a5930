/** What one step of the suite found: how many of its parts held, and what to show when one did not. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The runner's own words; shown only when something failed. */
  readonly detail: string;
}

/** The outcome of a step that can only hold as a whole. */
export function wholeOutcome(holds: boolean, detail: string): Outcome {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0, detail };
}

export function sumOutcomes(outcomes: readonly Outcome[]): Omit<Outcome, 'detail'> {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
