/** One measured number. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: 'B' | 'kB gz' | 'ms' | '×' | '%' | 'tokens';
  /** What the acceptance line allows at most; left out where the line only wants it printed. */
  readonly atMost?: number;
}

/** The measurements of one acceptance line. */
export interface Bench {
  /** Starts with the id of the line in docs/acceptance.md. */
  readonly title: string;
  /** How the figures come about: enough to repeat and to doubt them. Compared things are measured in the same run. */
  readonly method: string;
  /** Needs the packages of both browsers, built and zipped, in `.output/`. */
  readonly needsBuild?: boolean;
  run(): Promise<readonly Figure[]>;
}
