/** The extension's manifest: what it may do, in both browsers. It asks for no site at install; whatever is added here is compared with an allow-list. */

/** No script but our own, no plug-in, nobody's base. Requests are the background's: `http:` servers are not upgraded, people run models on them. */
const CONTENT_SECURITY_POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'";

const FIREFOX = {
  // Its one background serves private windows too, and keeps what is said there in memory only.
  incognito: 'spanning',
  browser_specific_settings: {
    gecko: {
      id: 'whereabouts@whereabouts.example',
      strict_min_version: '142.0',
      data_collection_permissions: {
        required: ['none'],
        optional: ['websiteContent', 'personalCommunications', 'browsingActivity'],
      },
    },
  },
  sidebar_action: {
    default_panel: 'drawer.html?place=panel',
    default_title: '__MSG_extensionName__',
    open_at_install: false,
  },
};

const CHROMIUM = {
  minimum_chrome_version: '125',
  // A private window gets a background and a database of its own, which are gone with it.
  incognito: 'split',
};

export function createManifest(browser: string) {
  const isFirefox = browser === 'firefox';
  return {
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    action: { default_title: '__MSG_actionTitle__' },
    commands: {
      _execute_action: {
        suggested_key: { default: 'Alt+Shift+W' },
        description: '__MSG_commandToggle__',
      },
    },
    permissions: [
      'activeTab',
      'scripting',
      'storage',
      'contextMenus',
      'declarativeNetRequestWithHostAccess',
      ...(isFirefox ? [] : ['sidePanel', 'offscreen']),
    ],
    // Tells why a backend could not be reached, asked for by the connection test; names open tabs to choose from.
    optional_permissions: ['webRequest', 'tabs'],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
    web_accessible_resources: [
      {
        resources: ['drawer.html'],
        matches: ['<all_urls>'],
        ...(isFirefox ? {} : { use_dynamic_url: true }),
      },
    ],
    ...(isFirefox ? FIREFOX : CHROMIUM),
  };
}
