import { UsageError } from '../ask/ask-arguments.ts';
import type { PageSource } from '../browsing/open-page.ts';

export interface StateArguments {
  readonly pages: readonly PageSource[];
  /** A file of addresses: these are described without a browser. */
  readonly urls: string | null;
  /** A file with the descriptors of one's own. */
  readonly descriptor: string | null;
  readonly json: boolean;
}

const USAGE = `npm run state -- PAGE… [--as URL] [--urls FILE] [--descriptor FILE] [--json]
  PAGE               an address, or an HTML file, opened in a real browser with the built extension
  --as URL           gives the file named last the address that it was saved from
  --urls FILE        addresses alone, without a browser: JSON {type: [address…]}, or one address a line
  --descriptor FILE  a site descriptor, or a file of many, that outranks the built-in ones
  --json             one object a page, a line each`;

/** Reads the command line of `npm run state`. @throws UsageError */
export function parseStateArguments(argv: readonly string[]): StateArguments {
  const pages: { name: string; as: string | null }[] = [];
  const options: Record<string, string> = {};
  let json = false;
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--json') json = true;
    else if (word === '--as') nameAddress(pages.at(-1), rest.shift());
    else if (word === '--urls' || word === '--descriptor')
      options[word] = needed(word, rest.shift());
    else if (word.startsWith('--')) throw new UsageError(`There is no option ${word}.\n\n${USAGE}`);
    else pages.push({ name: word, as: null });
  }
  const urls = options['--urls'] ?? null;
  if (pages.length === 0 && urls === null) throw new UsageError(USAGE);
  return { pages, urls, descriptor: options['--descriptor'] ?? null, json };
}

function needed(option: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`${option} needs a value.\n\n${USAGE}`);
  return value;
}

function nameAddress(page: { as: string | null } | undefined, address: string | undefined): void {
  if (!page) throw new UsageError(`--as follows the page that it is about.\n\n${USAGE}`);
  if (address === undefined || !URL.canParse(address)) {
    throw new UsageError(`--as ${address ?? ''}: not an address.`);
  }
  page.as = address;
}
