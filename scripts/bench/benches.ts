import type { Bench } from './bench.ts';
import { chatHistory } from './chat-history.ts';
import { descriptorPatterns } from './descriptor-patterns.ts';
import { headerTokens } from './header-tokens.ts';
import { injectedBytes } from './injected-bytes.ts';
import { packageSizes } from './package-sizes.ts';
import { pageCapture } from './page-capture.ts';
import { pageReading } from './page-reading.ts';
import { wordLatency } from './word-latency.ts';
import { workerWake } from './worker-wake.ts';

/** All benches, in the order of their table. A new one is a file beside this and a line here. */
export const BENCHES: readonly Bench[] = [
  headerTokens,
  injectedBytes,
  packageSizes,
  pageCapture,
  descriptorPatterns,
  pageReading,
  wordLatency,
  workerWake,
  chatHistory,
];
