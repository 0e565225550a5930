/** The manifests that the builds of both browsers wrote, against everything that they may say. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');
const manifestSchema = z.record(z.string(), z.unknown());

function readManifest(folder: string) {
  const text = readFileSync(resolve(ROOT, '.output', folder, 'manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

describe.each([
  {
    build: 'chrome-mv3',
    permissions: ['activeTab', 'contextMenus', 'scripting', 'sidePanel', 'storage'],
  },
  { build: 'firefox-mv3', permissions: ['activeTab', 'contextMenus', 'scripting', 'storage'] },
])('the manifest of $build', ({ build, permissions }) => {
  const manifest = readManifest(build);
  const forChromium = build === 'chrome-mv3';

  test('S14 asks for no host and for no more than the listed permissions', () => {
    expect(manifest.host_permissions).toBeUndefined();
    expect(z.array(z.string()).parse(manifest.permissions).sort()).toEqual(permissions);
    expect(manifest.optional_host_permissions).toEqual(['http://*/*', 'https://*/*']);
    const optional = z.array(z.string()).default([]).parse(manifest.optional_permissions);
    expect(optional.filter((permission) => permission !== 'tabs')).toEqual([]);
  });

  test('S14 shows pages the drawer page only, under an address that changes', () => {
    expect(manifest.web_accessible_resources).toEqual([
      {
        resources: ['drawer.html'],
        matches: ['<all_urls>'],
        ...(forChromium && { use_dynamic_url: true }),
      },
    ]);
    expect(manifest.externally_connectable).toBeUndefined();
  });

  test('S14 runs nothing in a page by itself', () => {
    expect(manifest.content_scripts).toBeUndefined();
  });
});

test('S14 Firefox asks for data collection as optional, and for none as required', () => {
  const settings = z.object({
    gecko: z.object({
      data_collection_permissions: z.object({
        required: z.array(z.string()),
        optional: z.array(z.string()),
      }),
    }),
  });
  const { gecko } = settings.parse(readManifest('firefox-mv3').browser_specific_settings);
  expect(gecko.data_collection_permissions.required).toEqual(['none']);
  expect(gecko.data_collection_permissions.optional).not.toEqual([]);
});
