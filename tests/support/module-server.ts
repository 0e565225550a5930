/**
 * Serves the modules of this repository to a page, types stripped, so that a test or a bench of the database runs them in a real
 * browser on its real IndexedDB, without a build.
 */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { type LoopbackServer, listenOnLoopback } from './loopback-server.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const IMPORT_MAP = {
  imports: {
    '#lib/': '/lib/',
    dexie: '/node_modules/dexie/dist/modern/dexie.mjs',
    zod: '/node_modules/zod/index.js',
  },
};

const PAGE = `<!doctype html><meta charset="utf-8"><title>Modules</title>
<script type="importmap">${JSON.stringify(IMPORT_MAP)}</script>`;

/** `/` is an empty page whose scripts can import `/lib/…/x.ts`. */
export function startModuleServer(): Promise<LoopbackServer> {
  return listenOnLoopback(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://server.invalid');
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      return;
    }
    const path = join(ROOT, pathname);
    if (!path.startsWith(ROOT + sep)) throw new Error(`${pathname} is not in the repository.`);
    if (!/\.(ts|m?js)$/.test(path)) return void response.writeHead(404).end();
    const source = await readFile(path, 'utf8');
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(path.endsWith('.ts') ? stripTypeScriptTypes(source) : source);
  });
}
