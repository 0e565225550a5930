/** What a source of context is: something that a person can put beside the page, read once when it is chosen. */
import type { ShelfItem } from '#lib/db/shelf-store.ts';
import type { ContextChoice, ContextSourceKind } from '#lib/protocol/views.ts';
import type { PageReading } from '../reading/page-reading.ts';
import type { Services } from '../services.ts';

export interface ContextServices extends Pick<Services, 'stores' | 'peers' | 'now'> {
  readonly pages: PageReading;
  /** How many tokens a page may take of the window of the model that this tab asks. */
  pageBudget(tabId: number): Promise<number>;
}

export interface SourceScope {
  readonly tabId: number | null;
  readonly services: ContextServices;
  /** What is asked, once it is: the parts of a page that are about it come first. */
  readonly asked?: Asked;
}

export interface Asked {
  readonly question: string;
  /** How the selection that goes along begins; empty when none does. */
  readonly selection: string;
  /** The ids of the page's sections that go along by themselves. */
  readonly elsewhere: readonly string[];
}

export interface ContextSource {
  readonly kind: ContextSourceKind;
  /** Whether it can be added here and now. */
  isOffered(scope: SourceScope): Promise<boolean>;
  /** What to choose from, for the sources that are more than one thing. */
  listChoices?(scope: SourceScope): Promise<readonly ContextChoice[]>;
  /** It is read once more when the message is sent, so that what goes out is what is so then. */
  readonly isLive?: true;
  /** @throws RequestFailed when it cannot be read: it is never silently empty. */
  read(scope: SourceScope, choiceId: string | null): Promise<ReadItem>;
}

/** What a source gives. An item with the same key takes the place of the earlier one. */
export type ReadItem = Omit<ShelfItem, 'source' | 'choiceId' | 'addedAt'>;
