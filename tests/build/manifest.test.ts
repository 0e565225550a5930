/** The manifests that the builds of both browsers wrote, against everything that they may say. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');
const builtFile = (build: string, file: string) =>
  readFileSync(resolve(ROOT, '.output', build, file), 'utf8');
const manifestSchema = z.record(z.string(), z.unknown());

function readManifest(build: string) {
  return manifestSchema.parse(JSON.parse(builtFile(build, 'manifest.json')));
}

function directivesOf(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

describe.each([
  {
    build: 'chrome-mv3',
    permissions: [
      'activeTab',
      'contextMenus',
      'declarativeNetRequestWithHostAccess',
      'offscreen',
      'scripting',
      'sidePanel',
      'storage',
    ],
  },
  {
    build: 'firefox-mv3',
    permissions: [
      'activeTab',
      'contextMenus',
      'declarativeNetRequestWithHostAccess',
      'scripting',
      'storage',
    ],
  },
])('the manifest of $build', ({ build, permissions }) => {
  const manifest = readManifest(build);
  const forChromium = build === 'chrome-mv3';

  test('S14 asks for no host and for no more than the listed permissions', () => {
    expect(manifest.host_permissions).toBeUndefined();
    expect(z.array(z.string()).parse(manifest.permissions).sort()).toEqual(permissions);
    expect(manifest.optional_host_permissions).toEqual(['http://*/*', 'https://*/*']);
    const optional = z.array(z.string()).default([]).parse(manifest.optional_permissions);
    expect(optional.filter((permission) => !['tabs', 'webRequest'].includes(permission))).toEqual(
      [],
    );
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

  test('S14 runs no code but its own, and upgrades no address of a backend', () => {
    const { extension_pages } = z
      .object({ extension_pages: z.string() })
      .parse(manifest.content_security_policy);
    const directives = directivesOf(extension_pages);
    expect(directives.get('script-src')).toBe("'self'");
    expect([...directives.keys()]).not.toContain('upgrade-insecure-requests');
  });

  const pages = globSync('*.html', { cwd: resolve(ROOT, '.output', build) });

  test.each(pages)('S14 %s connects to nothing and shows nothing remote', (page) => {
    const html = builtFile(build, page);
    const [, policy = ''] =
      html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
    expect(html.split(policy)[0]).not.toMatch(/<(?:script|link|style|img)\b/);
    const directives = directivesOf(policy);
    expect(directives.get('default-src')).toBe("'none'");
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('connect-src')).toBe("'none'");
    expect(policy).not.toMatch(/https?:|\*|'unsafe-eval'|wasm-unsafe-eval/);
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
