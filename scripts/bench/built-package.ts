/** Reads the built packages in `.output/`: what a context of the extension loads, and how large it is. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';
import { z } from 'zod';
import { ROOT } from '../suite/run-command.ts';

export const BUILDS = [
  { name: 'Chromium', folder: '.output/chrome-mv3', zip: '.output/*-chrome.zip' },
  { name: 'Firefox', folder: '.output/firefox-mv3', zip: '.output/*-firefox.zip' },
] as const;

const fileNames = z.array(z.string()).default([]);
const manifestSchema = z.object({
  content_scripts: z.array(z.object({ js: fileNames, css: fileNames })).default([]),
  background: z.object({ service_worker: z.string().optional(), scripts: fileNames }),
});

export async function readManifest(folder: string): Promise<z.infer<typeof manifestSchema>> {
  return manifestSchema.parse(JSON.parse(await readText(folder, 'manifest.json')));
}

/** Bytes as they are and gzipped, of one file of a build. */
export async function sizeOf(folder: string, file: string) {
  const bytes = await readFile(join(ROOT, folder, file));
  return { bytes: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
}

/** The page, its scripts and style sheets, and the modules that those import statically. */
export async function filesOfPage(folder: string, page: string): Promise<string[]> {
  const html = await readText(folder, page);
  const linked = [
    ...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/?([^":]+\.(?:js|css))"/g),
  ];
  return [
    page,
    ...(await withImports(
      folder,
      linked.map(([, file = '']) => file),
    )),
  ];
}

export async function filesOfWorker(folder: string): Promise<string[]> {
  const { background } = await readManifest(folder);
  const { service_worker, scripts } = background;
  return withImports(folder, service_worker ? [service_worker] : scripts);
}

async function withImports(folder: string, starts: readonly string[]): Promise<string[]> {
  const reached = new Set(starts);
  for (const file of reached) {
    if (!file.endsWith('.js')) continue;
    const { module } = parseSync(file, await readText(folder, file));
    for (const { moduleRequest } of module.staticImports) {
      reached.add(posix.join(posix.dirname(file), moduleRequest.value));
    }
  }
  return [...reached];
}

function readText(folder: string, file: string): Promise<string> {
  return readFile(join(ROOT, folder, file), 'utf8');
}
