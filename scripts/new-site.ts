/** `npm run new:site -- ID URL`: a built-in descriptor to fill, registered, with samples whose tests fail until they are filled. */
import { readFile, writeFile } from 'node:fs/promises';
import { UsageError } from './ask/ask-arguments.ts';
import { addToList, createSiteSource } from './new-site/site-source.ts';

const CATALOG = new URL('../lib/sites/catalog/', import.meta.url);

try {
  const [id, address, ...more] = process.argv.slice(2);
  if (id === undefined || address === undefined || more.length > 0) {
    throw new UsageError('npm run new:site -- ID URL');
  }
  const source = createSiteSource(id, address);
  const list = new URL('sites.ts', CATALOG);
  const registered = addToList(await readFile(list, 'utf8'), id);
  await writeFile(new URL(`${id}.ts`, CATALOG), source, { flag: 'wx' });
  await writeFile(list, registered);
  console.log(`wrote lib/sites/catalog/${id}.ts and its line in lib/sites/catalog/sites.ts
Next:
  npm run state -- ${address}                  what the page says of itself
  npx vitest run lib/sites/catalog -t ${id}.ts   fails until the samples say what is so
Selectors need a captured page that has them: see docs/descriptors.md.`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
