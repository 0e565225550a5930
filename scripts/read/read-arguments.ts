import type { PageSource } from '../browsing/open-page.ts';

export type ReadPart = 'text' | 'outline' | { readonly selection: string };

export interface ReadArguments {
  readonly page: PageSource;
  readonly parts: readonly ReadPart[];
  readonly json: boolean;
}

/** What was typed makes no sense; the message says what is wrong and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `npm run read -- PAGE [--as URL] [--what text,outline,selection:CSS] [--json]
  PAGE        an address, or an HTML file, which is served on loopback
  --as URL    gives the file the address that it was saved from
  --what      text (the default), outline, selection:CSS (what that element holds; goes to the end of the list)
  --json      one object with everything, what was left out included`;

/** Reads the command line of `npm run read`. @throws UsageError */
export function parseReadArguments(argv: readonly string[]): ReadArguments {
  const rest = [...argv];
  const words: string[] = [];
  let as: string | null = null;
  let what = 'text';
  let json = false;
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--json') json = true;
    else if (word === '--as') as = takeValue(word, rest);
    else if (word === '--what') what = takeValue(word, rest);
    else if (word.startsWith('--')) throw new UsageError(`There is no option ${word}.\n\n${USAGE}`);
    else words.push(word);
  }
  const [name, extra] = words;
  if (name === undefined || extra !== undefined) throw new UsageError(USAGE);
  if (as !== null && !URL.canParse(as)) throw new UsageError(`--as ${as}: not an address.`);
  return { page: { name, as }, parts: readParts(what), json };
}

function takeValue(option: string, rest: string[]): string {
  const value = rest.shift();
  if (value === undefined) throw new UsageError(`${option} needs a value.\n\n${USAGE}`);
  return value;
}

function readParts(list: string): ReadPart[] {
  const selection = /(?:^|,)selection:(.+)$/s.exec(list);
  const before = selection ? list.slice(0, selection.index) : list;
  const plain = before.split(',').filter(Boolean).map(readPlainPart);
  return selection?.[1] ? [...plain, { selection: selection[1] }] : plain;
}

function readPlainPart(name: string): ReadPart {
  if (name === 'text' || name === 'outline') return name;
  throw new UsageError(`--what ${name}: not one of text, outline, selection:CSS.`);
}
