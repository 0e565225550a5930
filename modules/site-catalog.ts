/**
 * Puts the built-in descriptors into the package as one file for each site, with an index by host, so that the background loads
 * only what speaks of the page at hand. The samples that prove them stay out.
 */
import { defineWxtModule } from 'wxt/modules';
import { BUILT_IN_SITES } from '../lib/sites/catalog/sites.ts';
import { createSiteIndex } from '../lib/sites/site-index.ts';

export default defineWxtModule((wxt) => {
  wxt.hooks.hook('build:publicAssets', (_, files) => {
    const descriptors = BUILT_IN_SITES.map(({ descriptor }) => descriptor);
    const add = (name: string, content: unknown) =>
      files.push({ relativeDest: `sites/${name}.json`, contents: JSON.stringify(content) });
    add('index', createSiteIndex(descriptors));
    for (const descriptor of descriptors) add(descriptor.id, descriptor);
  });
});
