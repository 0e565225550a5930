import { defineConfig } from 'wxt';

export default defineConfig({
  imports: false,
  modules: ['@wxt-dev/webextension-polyfill'],
  manifest: ({ browser }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    action: { default_title: '__MSG_actionTitle__' },
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus'],
    ...(browser === 'firefox' && {
      browser_specific_settings: {
        gecko: { id: 'whereabouts@whereabouts.example', strict_min_version: '140.0' },
      },
    }),
  }),
});
