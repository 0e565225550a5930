/** `npm test`: everything, browsers included; ends with `N passed, N failed`. */
import { runSteps } from './suite/run-steps.ts';
import { TEST_STEPS } from './suite/steps.ts';

if (!(await runSteps(TEST_STEPS))) process.exitCode = 1;
