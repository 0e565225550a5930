import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'wxt';
import { createManifest } from './lib/browser/manifest.ts';

/** The character maps of pdf.js, with their licence: a PDF's text needs them where its fonts are not embedded. */
const CHARACTER_MAPS = join(import.meta.dirname, 'node_modules/pdfjs-dist/cmaps');

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  modules: ['@wxt-dev/webextension-polyfill'],
  manifest: ({ browser }) => createManifest(browser),
  hooks: {
    'build:publicAssets': (_wxt, files) => {
      for (const name of globSync('*', { cwd: CHARACTER_MAPS })) {
        files.push({ absoluteSrc: join(CHARACTER_MAPS, name), relativeDest: `cmaps/${name}` });
      }
    },
  },
  vite: () => ({ build: { target: 'es2023' } }),
});
