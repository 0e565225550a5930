import { UsageError } from '../ask/ask-arguments.ts';

const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a sample says until somebody has looked at the page. */
const UNFILLED = 'FILL IN';

/** The source of a descriptor for the site of an address. @throws UsageError */
export function createSiteSource(id: string, address: string): string {
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(id)) {
    throw new UsageError(`${id}: an id is made of a-z, 0-9 and "-", and begins with a letter.`);
  }
  const url = URL.parse(address);
  if (!url?.protocol.startsWith('http')) throw new UsageError(`${address}: not a web address.`);
  const site = {
    id,
    name: UNFILLED,
    hosts: [url.hostname],
    pages: [
      {
        id: 'page',
        path: url.pathname,
        name: UNFILLED,
        description: `${UNFILLED}: {pageTitle}`,
        samples: {
          matches: [
            { url: url.href, title: UNFILLED, state: { name: UNFILLED } },
            { url: `${url.href}#second`, title: UNFILLED, state: { name: UNFILLED } },
          ],
          not: `${url.origin}/not-this-page`,
        },
      },
    ],
  };
  return `/** PURE. */
import { defineSite } from './define-site.ts';

export const ${camelCase(id)} = defineSite(${render(site)});
`;
}

/** The list of built-in sites with one more, in its place. @throws UsageError when it is there already. */
export function addToList(list: string, id: string): string {
  const line = `import { ${camelCase(id)} } from './${id}.ts';`;
  if (list.includes(line)) throw new UsageError(`${id} is in the list already.`);
  const imports = list.match(/^import \{ \w+ \} from '\.\/[\w-]+\.ts';$/gm) ?? [];
  const after = imports.findLast((one) => one < line);
  const withImport = after
    ? list.replace(after, `${after}\n${line}`)
    : list.replace(imports[0] ?? '', `${line}\n${imports[0]}`);
  return withImport.replace(
    /(BUILT_IN_SITES[^[]*\[\] = \[\n)([^\]]*)\]/,
    (_, start: string, names: string) =>
      `${start}${[...names.trimEnd().split('\n'), `  ${camelCase(id)},`].sort().join('\n')}\n]`,
  );
}

function render(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (Array.isArray(value)) {
    const items = value.map((item) => render(item, inner));
    return typeof value[0] === 'string'
      ? `[${items.join(', ')}]`
      : `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
  }
  const members = Object.entries(value as object).map(
    ([key, member]) => `${inner}${key}: ${render(member, inner)},\n`,
  );
  return `{\n${members.join('')}${indent}}`;
}
