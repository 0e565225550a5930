/** `npm run check`: types, lint, structure and unit tests; ends with `N passed, N failed`. */
import { runSteps } from './suite/run-steps.ts';
import { CHECK_STEPS } from './suite/steps.ts';

if (!(await runSteps(CHECK_STEPS))) process.exitCode = 1;
