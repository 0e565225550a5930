/** PURE. Work that must not take longer than it may. */
import type { BackendIo } from '../contract.ts';

/** Runs with a signal that aborts when the limit passes. @returns `null` when it passed first. */
export async function withLimit<Result>(
  ms: number,
  io: BackendIo,
  run: (limited: BackendIo) => Promise<Result>,
): Promise<Result | null> {
  const limit = new AbortController();
  const signal = AbortSignal.any([io.signal, limit.signal]);
  try {
    return await raceLimit(ms, io, run({ ...io, signal }));
  } finally {
    limit.abort();
  }
}

/** @returns `null` when the limit passed first; what was running goes on. */
export async function raceLimit<Result>(
  ms: number,
  io: BackendIo,
  running: Promise<Result>,
): Promise<Result | null> {
  const over = new AbortController();
  running.catch(() => undefined);
  try {
    return await Promise.race([running, io.wait(ms, over.signal).then(() => null)]);
  } finally {
    over.abort();
  }
}
