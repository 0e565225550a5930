import type { Page } from '@playwright/test';
import type { Drawer } from '../../tests/support/drawer.ts';
import { type ContextChoice, UsageError } from './ask-arguments.ts';

const MENU_ITEMS = {
  'page-text': 'Page text',
  outline: 'Outline',
  selection: 'Selection',
} as const;

/** Adds to the next question what is sent along with it, through the drawer's own menu. @throws UsageError */
export async function addContext(
  page: Page,
  { view, button }: Drawer,
  choices: readonly ContextChoice[],
): Promise<void> {
  for (const choice of choices) {
    if (choice.source === 'selection') await select(page, choice.text);
    await button('Add context').click();
    const name = MENU_ITEMS[choice.source];
    const item = view.getByRole('menuitem', { name });
    await view.getByRole('menuitem').first().waitFor();
    if ((await item.count()) === 0)
      throw new UsageError(`The drawer does not offer "${name}" here.`);
    await item.click();
  }
}

async function select(page: Page, text: string): Promise<void> {
  const found = await page.evaluate((wanted) => {
    getSelection()?.removeAllRanges();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return true;
    }
    return false;
  }, text);
  if (!found)
    throw new UsageError(`The text to select does not stand in one piece on ${page.url()}.`);
}
