/** "Never on this site": the one place that says so, for every way in. */
import { isAddressListed } from '#lib/settings/site-lists.ts';
import type { Services } from './services.ts';

/** Whether the person wants nothing of this extension at an address. */
export async function isNeverHere(
  { stores }: Pick<Services, 'stores'>,
  address: string | undefined,
): Promise<boolean> {
  const { settings } = await stores;
  const { neverOn } = await settings.read();
  return isAddressListed(neverOn, address);
}
