/** What the options page shows of site descriptors and does with them. */
import type { ReadonlySignal } from '@preact/signals';
import type {
  SitesImported,
  SitesSnapshot,
  SiteTrial,
  SiteView,
} from '#lib/protocol/sites-contract.ts';

export type { SitesImported, SiteTrial, SiteView };

export interface ReadableTab {
  readonly id: number;
  readonly title: string;
  readonly url: string;
}

export interface SitesModel {
  /** `null` until the list is there. */
  readonly sites: ReadonlySignal<SitesSnapshot | null>;
  load(): Promise<void>;
  /** The text of one: as the person wrote it, or a built-in one as the start of one's own. */
  read(id: string): Promise<string>;
  /** Takes one descriptor or a file of many; each is kept or refused by itself. */
  take(text: string): Promise<SitesImported>;
  remove(id: string): Promise<void>;
  setEnabled(id: string, enabled: boolean): Promise<void>;
  /** All of the person's own, as one file. */
  exportOwn(): Promise<string>;
  listTabs(): Promise<readonly ReadableTab[]>;
  /** Describes a tab as it would be with this text kept, and keeps nothing. */
  tryOn(text: string, tabId: number): Promise<SiteTrial>;
}
