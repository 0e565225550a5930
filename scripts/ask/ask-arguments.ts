import type { PageSource } from '../browsing/open-page.ts';

export interface AskStep {
  readonly page: PageSource;
  readonly question: string;
}

export interface BackendChoice {
  readonly baseUrl: string;
  readonly model: string;
  readonly kind: string;
  /** The name of the environment variable that holds the key. */
  readonly keyEnv: string | null;
}

export interface AskArguments {
  readonly steps: readonly AskStep[];
  /** `null`: the demo. */
  readonly backend: BackendChoice | null;
  readonly context: readonly ContextChoice[];
  readonly json: boolean;
}

export type ContextChoice =
  | { readonly source: 'page-text' | 'outline' }
  | { readonly source: 'selection'; readonly text: string };

/** What was typed makes no sense; the message says what is wrong and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `npm run ask -- PAGE "question" [--next PAGE "question"]…
  PAGE                   an address, or an HTML file, which is served on loopback
  --as URL               gives the file named last the address that it was saved from, here and in later steps
  --base-url URL --model ID [--kind KIND] [--key-env NAME]
                         asks this server (an OpenAI-compatible one where no kind is given) in place of the demo
  --with LIST            sends along: page-text, outline, selection:TEXT (separated by commas; a selection's text goes to its end)
  --json                 one object a turn, a line each`;

interface OpenStep {
  page?: string;
  as?: string;
  question?: string;
}

/** Reads the command line of `npm run ask`. @throws UsageError */
export function parseAskArguments(argv: readonly string[]): AskArguments {
  const steps: OpenStep[] = [{}];
  const options = new Map<string, string>();
  let json = false;
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const step = steps.at(-1) ?? {};
    if (word === '--json') json = true;
    else if (word === '--next') steps.push({ page: takeValue(word, rest) });
    else if (word === '--as') step.as = takeValue(word, rest);
    else if (VALUE_OPTIONS.has(word)) options.set(word, takeValue(word, rest));
    else if (word.startsWith('--')) throw new UsageError(`There is no option ${word}.\n\n${USAGE}`);
    else place(step, word);
  }
  return {
    steps: keepAddresses(steps).map(readStep),
    backend: readBackend(options),
    context: readContext(options.get('--with') ?? ''),
    json,
  };
}

const VALUE_OPTIONS = new Set(['--base-url', '--model', '--kind', '--key-env', '--with']);

function takeValue(option: string, rest: string[]): string {
  const value = rest.shift();
  if (value === undefined) throw new UsageError(`${option} needs a value.\n\n${USAGE}`);
  return value;
}

function place(step: OpenStep, word: string): void {
  if (step.page === undefined) step.page = word;
  else if (step.question === undefined) step.question = word;
  else throw new UsageError(`"${word}" is one word too many; put the question in quotes.`);
}

/** A file that was given an address has it in later steps too, until it is given another. */
function keepAddresses(steps: readonly OpenStep[]): OpenStep[] {
  const given = new Map<string, string>();
  return steps.map((step) => {
    const { page = '' } = step;
    const as = step.as ?? given.get(page);
    if (as === undefined) return step;
    given.set(page, as);
    return { ...step, as };
  });
}

function readStep({ page, as, question }: OpenStep): AskStep {
  if (page === undefined) throw new UsageError(USAGE);
  if (!question?.trim()) throw new UsageError(`There is no question for ${page}.\n\n${USAGE}`);
  if (as !== undefined && !URL.canParse(as)) throw new UsageError(`--as ${as}: not an address.`);
  return { page: { name: page, as: as ?? null }, question };
}

function readBackend(options: ReadonlyMap<string, string>): BackendChoice | null {
  const baseUrl = options.get('--base-url');
  const model = options.get('--model');
  if (baseUrl === undefined && model === undefined) return null;
  if (baseUrl === undefined || model === undefined) {
    throw new UsageError('--base-url and --model belong together.');
  }
  const kind = options.get('--kind') ?? 'openai-compatible';
  return { baseUrl, model, kind, keyEnv: options.get('--key-env') ?? null };
}

function readContext(list: string): ContextChoice[] {
  if (list === '') return [];
  const selection = /(?:^|,)selection:(.*)$/s.exec(list);
  const before = selection ? list.slice(0, selection.index) : list;
  const plain = before.split(',').filter(Boolean).map(readPlainSource);
  return selection ? [...plain, { source: 'selection', text: selection[1] ?? '' }] : plain;
}

function readPlainSource(name: string): ContextChoice {
  if (name === 'page-text' || name === 'outline') return { source: name };
  throw new UsageError(`--with ${name}: not one of page-text, outline, selection:TEXT.`);
}
