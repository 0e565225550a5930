import type { Bench } from './bench.ts';
import { BUILDS, readManifest, sizeOf } from './built-package.ts';

const LIMIT = 8_000;

export const injectedBytes: Bench = {
  title: 'F1 bytes in a page',
  method:
    'Before the drawer is asked for: the files of the manifest’s static content scripts. Afterwards: the minified script that is injected, overlay.js, uncompressed.',
  needsBuild: true,
  async run() {
    const figures = await Promise.all(
      BUILDS.map(async ({ folder, name }) => {
        const { content_scripts } = await readManifest(folder);
        const files = content_scripts.flatMap(({ js, css }) => [...js, ...css]);
        const sizes = await Promise.all(files.map((file) => sizeOf(folder, file)));
        return [
          {
            what: `${name}: before the drawer is asked for`,
            value: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
            unit: 'B' as const,
            atMost: 0,
          },
          {
            what: `${name}: afterwards`,
            value: (await sizeOf(folder, 'overlay.js')).bytes,
            unit: 'B' as const,
            atMost: LIMIT,
          },
        ];
      }),
    );
    return figures.flat();
  },
};
