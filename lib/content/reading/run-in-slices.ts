/** Runs work in slices that give the page its thread back. */

/** Far below the 50 ms from which on a person feels a page hang. */
const SLICE_MS = 10;

/** Messages are not held back in tabs that nobody looks at, as timers are. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Runs the steps to their end, a few milliseconds at a time. */
export async function runInSlices<Result>(steps: Generator<void, Result, void>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await nextTask();
  }
}
