import { type Outcome, sumOutcomes, wholeOutcome } from './outcome.ts';

export interface Step {
  readonly name: string;
  /** Names of the steps that must have held before this one makes sense. */
  readonly after?: readonly string[];
  /** Runs when all others have ended. */
  readonly alone?: boolean;
  run(): Promise<Outcome>;
}

/** The suite is sized for a machine with two cores. */
const WORKERS = 2;

/**
 * Runs the steps, two at a time and in their order where they may, prints a line for each as it ends, and closes
 * with `N passed, N failed`. Resolves to whether everything held; a step that ran nothing counts as failed.
 */
export async function runSteps(
  steps: readonly Step[],
  print: (line: string) => void = console.log,
): Promise<boolean> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const canStart = (step: Step) =>
      running.size < WORKERS &&
      (step.after ?? []).every((name) => outcomes.has(name)) &&
      (!step.alone || outcomes.size === steps.length - 1);
    const next = waiting.findIndex(canStart);
    const [step] = next >= 0 ? waiting.splice(next, 1) : [];
    if (step) {
      const ended = runStep(step, outcomes).then(({ outcome, seconds }) => {
        print(stepLines(step.name, outcome, seconds));
        outcomes.set(step.name, outcome);
        running.delete(step.name);
      });
      running.set(step.name, ended);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(
        `These steps wait for one that never runs: ${waiting.map(({ name }) => name)}`,
      );
    }
  }
  const { passed, failed, skipped } = sumOutcomes([...outcomes.values()]);
  const total = `${passed} passed, ${failed} failed`;
  print(`\n${skipped > 0 ? `${total}, ${skipped} skipped` : total}`);
  return failed === 0;
}

async function runStep(step: Step, outcomes: ReadonlyMap<string, Outcome>) {
  const started = performance.now();
  const unmet = (step.after ?? []).find((name) => outcomes.get(name)?.failed !== 0);
  const found = unmet
    ? wholeOutcome(false, `not run, since "${unmet}" failed`)
    : await step.run().catch((error: unknown) => wholeOutcome(false, explain(error)));
  const ranSomething = found.passed + found.failed > 0;
  const outcome = ranSomething ? found : wholeOutcome(false, `ran nothing\n${found.detail}`);
  return { outcome, seconds: (performance.now() - started) / 1000 };
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function stepLines(name: string, outcome: Outcome, seconds: number): string {
  const { passed, failed, skipped, detail } = outcome;
  const counts = [`${passed} ok`];
  if (failed > 0) counts.push(`${failed} not ok`);
  if (skipped > 0) counts.push(`${skipped} left out`);
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  const line = `${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${time}  ${counts.join(', ')}`;
  return failed > 0 ? `\n${detail.trimEnd()}\n\n${line}` : line;
}
