import { defineConfig } from 'wxt';
import { createManifest } from './lib/browser/manifest.ts';

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  modules: ['@wxt-dev/webextension-polyfill'],
  manifest: ({ browser }) => createManifest(browser),
  vite: () => ({ build: { target: 'es2023' } }),
});
