/** Where and when the person asks, as this context knows it. */
import type { Environment } from '#lib/context/producers/environment.ts';

/** @param now In milliseconds. The date is the person's own, not that of UTC. */
export function readEnvironment(now: number): Environment {
  // The Swedish way to write a date is YYYY-MM-DD.
  const date = new Date(now).toLocaleDateString('sv-SE');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { date, timeZone, language: navigator.language };
}
