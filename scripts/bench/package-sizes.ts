import { globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../suite/run-command.ts';
import type { Bench, Figure } from './bench.ts';
import { BUILDS, filesOfPage, filesOfWorker, sizeOf } from './built-package.ts';

const DRAWER_LIMIT = 90;
const WORKER_LIMIT = 200;

export const packageSizes: Bench = {
  title: 'F6 package size, and what each context loads',
  method:
    'The zip files that `npm run zip` writes; for each context the files that it loads at its start (a page’s scripts and style sheets, and what they import statically), each gzipped at level 9 by itself, summed.',
  needsBuild: true,
  async run() {
    const figures = await Promise.all(BUILDS.map(figuresOfBuild));
    return figures.flat();
  },
};

async function figuresOfBuild({ folder, name, zip }: (typeof BUILDS)[number]): Promise<Figure[]> {
  const pages = globSync('*.html', { cwd: join(ROOT, folder) }).sort();
  const contexts = await Promise.all([
    ...pages.map(async (page) => ({ context: page, files: await filesOfPage(folder, page) })),
    { context: 'background', files: await filesOfWorker(folder) },
  ]);
  const loaded = contexts.map(async ({ context, files }): Promise<Figure> => {
    const sizes = await Promise.all(files.map((file) => sizeOf(folder, file)));
    const limit = limitOf(context);
    return {
      what: `${name}: ${context} at start`,
      value: sizes.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000,
      unit: 'kB gz',
      ...(limit !== null && { atMost: limit }),
    };
  });
  const [archive] = globSync(zip, { cwd: ROOT });
  const { size } = archive ? await stat(join(ROOT, archive)) : { size: Number.NaN };
  return [{ what: `${name}: package`, value: size, unit: 'B' }, ...(await Promise.all(loaded))];
}

function limitOf(context: string): number | null {
  if (context === 'drawer.html') return DRAWER_LIMIT;
  return context === 'background' ? WORKER_LIMIT : null;
}
