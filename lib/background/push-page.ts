/** "Push the page": the page makes room beside the drawer by one inserted rule of the person's own; its document stays untouched. */
import { api } from '#lib/browser/api.ts';
import type { Settings } from '#lib/settings/settings.ts';
import type { Services } from './services.ts';

export interface PushedPages {
  /** Makes room, or more or less of it, where the person wants that; gives it back where they do not (any more). */
  push(tabId: number): Promise<void>;
  release(tabId: number): Promise<void>;
}

export function createPushedPages({ stores }: Pick<Services, 'stores'>): PushedPages {
  const pushed = new Map<number, string>();

  async function release(tabId: number): Promise<void> {
    const css = pushed.get(tabId);
    pushed.delete(tabId);
    // A new document has lost the rule already.
    if (css !== undefined) await api.scripting.removeCSS(ruleIn(tabId, css)).catch(() => undefined);
  }

  return {
    async push(tabId) {
      const { settings } = await stores;
      const { appearance } = await settings.read();
      await release(tabId);
      if (!appearance.pushPage) return;
      const css = createRule(appearance);
      pushed.set(tabId, css);
      await api.scripting.insertCSS(ruleIn(tabId, css));
    },
    release,
  };
}

/** Narrow windows have no room to give: there the drawer is as wide as the window. */
function createRule({ side, width }: Settings['appearance']): string {
  return `@media (min-width:${width * 2}px){html{margin-${side}:${width}px!important}}`;
}

function ruleIn(tabId: number, css: string) {
  return { target: { tabId }, css, origin: 'USER' } as const;
}
