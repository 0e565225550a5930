/** The same fixtures, with the scripted model server set up in the extension and chosen before a drawer opens. */
import { addBackend } from './add-backend.ts';
import { createDrawer } from './drawer.ts';
import { test as base } from './extension.ts';
import { MODEL_NAME } from './model-server.ts';

export const BACKEND_LABEL = 'Scripted';

export const test = base.extend({
  model: async ({ model, extension }, use) => {
    const { baseUrl } = model;
    await addBackend(extension, { label: BACKEND_LABEL, baseUrl, model: MODEL_NAME });
    await use(model);
  },
  drawer: async ({ extension, issuePage, model }, use) => {
    // Named so that it is set up before the drawer opens.
    void model;
    await use(createDrawer(await extension.openDrawer(issuePage)));
  },
});
