/** The drawer as a person finds it: by role and name only. */
import type { Frame, Locator, Page } from '@playwright/test';

export interface Drawer {
  /** The drawer page: a frame in the overlay, or a page of its own. */
  readonly view: Frame | Page;
  readonly box: Locator;
  readonly send: Locator;
  readonly stop: Locator;
  readonly questions: Locator;
  readonly answers: Locator;
  readonly failure: Locator;
  button(name: string): Locator;
  /** Types a question and sends it, without waiting for anything. */
  ask(text: string): Promise<void>;
  /** Asks and waits until the answer is complete, or until a failure shows. */
  askAndSettle(text: string, timeout?: number): Promise<void>;
  /** What the model read in the latest turn, or in the turn with this number, counted from 0. */
  openReceipt(turn?: number): Promise<Locator>;
}

export function createDrawer(view: Frame | Page): Drawer {
  const log = view.getByRole('log', { name: 'Conversation' });
  const button = (name: string) => view.getByRole('button', { name, exact: true });
  const box = view.getByRole('textbox', { name: 'Message' });
  const answers = log.getByRole('article', { name: 'Assistant' });
  const ask = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };
  return {
    view,
    box,
    send: button('Send'),
    stop: button('Stop'),
    questions: log.getByRole('article', { name: 'You' }),
    answers,
    failure: view.getByRole('alert'),
    button,
    ask,
    askAndSettle: async (text, timeout = 30_000) => {
      const next = answers.nth(await answers.count());
      await ask(text);
      await next.or(view.getByRole('alert')).first().waitFor({ timeout });
      await button('Send').waitFor({ timeout });
    },
    openReceipt: async (turn) => {
      const receipts = view.getByRole('button', { name: 'What the model read' });
      const receipt = turn === undefined ? receipts.last() : receipts.nth(turn);
      if ((await receipt.getAttribute('aria-expanded')) !== 'true') await receipt.click();
      const id = await receipt.getAttribute('aria-controls');
      return view.locator(`[id="${id}"]`);
    },
  };
}
