/** How much of a page goes along: a share of the window of the model that will read it. */
import type { Models } from '../models.ts';
import type { Services } from '../services.ts';

/** The rest is for the chat, the question and the answer. */
const SHARE = 0.4;
/** Where nobody knows the window. */
const USUAL_BUDGET = 12_000;
/** Beyond this the reader pays more than the text is worth, in a window of any size. */
const LARGEST_BUDGET = 60_000;

export async function pageBudget(
  tabId: number,
  { stores }: Pick<Services, 'stores'>,
  models: Models,
): Promise<number> {
  const { tabs, settings } = await stores;
  const [{ modelId }, current] = await Promise.all([tabs.read(tabId), settings.read()]);
  const model = await models.resolve(modelId ?? current.modelId).catch(() => null);
  const size = model?.info?.contextSize;
  return size ? Math.min(Math.floor(size * SHARE), LARGEST_BUDGET) : USUAL_BUDGET;
}
