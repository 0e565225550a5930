/** `npm run ask`: asks about pages from the command line, in a real browser with the built extension. */
import type { Page } from '@playwright/test';
import { addBackend } from '../tests/support/add-backend.ts';
import { createDrawer, type Drawer } from '../tests/support/drawer.ts';
import {
  type ExtensionBrowser,
  launchExtensionBrowser,
  waitForDrawer,
} from '../tests/support/extension-browser.ts';
import { type PageServer, startPageServer } from '../tests/support/page-server.ts';
import { readStoredTurns } from '../tests/support/stored-rows.ts';
import { addContext } from './ask/add-context.ts';
import {
  type AskArguments,
  type AskStep,
  type BackendChoice,
  parseAskArguments,
  UsageError,
} from './ask/ask-arguments.ts';
import {
  formatReport,
  reportRefusal,
  reportTurn,
  type ShownFailure,
  type TurnReport,
} from './ask/turn-report.ts';
import { ensureBuild } from './browsing/ensure-build.ts';
import { addressOf, isFile, offlineSwitches, openPage } from './browsing/open-page.ts';

/** Local models can take this long for an answer. */
const ANSWER_TIMEOUT = 15 * 60_000;

try {
  process.exitCode = await ask(parseAskArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** Resolves to the exit status. */
async function ask(chosen: AskArguments): Promise<number> {
  await ensureBuild();
  const files = await startPageServer();
  const extension = await launchExtensionBrowser({ args: switches(chosen) });
  try {
    if (chosen.backend) await configure(extension, chosen.backend);
    const page = await extension.context.newPage();
    let complete = true;
    let drawer: Drawer | null = null;
    for (const step of chosen.steps) {
      drawer = await arrive(extension, page, drawer, step, files);
      await addContext(page, drawer, chosen.context);
      const report = await answerOf(extension, drawer, step.question, page.url());
      console.log(chosen.json ? JSON.stringify(report) : formatReport(report));
      complete &&= report.status === 'done';
    }
    return complete ? 0 : 1;
  } finally {
    await extension.close();
    await files.close();
  }
}

/** Where only files are read, the browser reaches nothing but its backend. */
function switches({ steps, backend }: AskArguments): string[] {
  if (!steps.every(({ page }) => isFile(page))) return [];
  return offlineSwitches(backend ? [new URL(backend.baseUrl).hostname] : []);
}

async function configure(extension: ExtensionBrowser, backend: BackendChoice): Promise<void> {
  const apiKey = backend.keyEnv === null ? undefined : process.env[backend.keyEnv];
  if (backend.keyEnv !== null && !apiKey) {
    throw new UsageError(
      `The environment variable ${backend.keyEnv} is empty; --key-env names one that holds the key.`,
    );
  }
  const { baseUrl, model, kind } = backend;
  await addBackend(extension, { label: 'Asked', baseUrl, model, kind, ...(apiKey && { apiKey }) });
}

/** Opens the page, where it is not the one that is open, and finds the drawer there: in the same site it comes back by itself. */
async function arrive(
  extension: ExtensionBrowser,
  page: Page,
  drawer: Drawer | null,
  { page: source }: AskStep,
  files: PageServer,
): Promise<Drawer> {
  const before = page.url();
  if (drawer && before === addressOf(source, files)) return drawer;
  await openPage(page, source, files);
  const comesBack = drawer !== null && new URL(page.url()).origin === new URL(before).origin;
  return createDrawer(comesBack ? await waitForDrawer(page) : await extension.openDrawer(page));
}

async function answerOf(
  extension: ExtensionBrowser,
  drawer: Drawer,
  question: string,
  address: string,
): Promise<TurnReport> {
  const before = (await readStoredTurns(await extension.worker())).length;
  await drawer.askAndSettle(question, ANSWER_TIMEOUT);
  const failure = await shownFailure(drawer);
  const turns = await readStoredTurns(await extension.worker());
  if (turns.length > before) return reportTurn(address, turns, failure);
  const unknown = { code: null, cause: 'The question was not taken.', action: null };
  return reportRefusal(address, question, failure ?? unknown);
}

async function shownFailure({ failure }: Drawer): Promise<ShownFailure | null> {
  if ((await failure.count()) === 0) return null;
  const bubble = failure.last();
  const [action = null] = await bubble.getByRole('button').allInnerTexts();
  const [text = ''] = await bubble.allInnerTexts();
  const cause = text.split('\n')[0] ?? '';
  return { code: await bubble.getAttribute('data-code'), cause, action };
}
