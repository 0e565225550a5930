/** What the drawer shows and what a person can do in it. Components take this (or parts of it); only `lib/state` writes the signals. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { AppState, AppStateField } from '#lib/app-state/app-state.ts';
import type { ModelId } from '#lib/backends/model-id.ts';
import type { Failure } from '#lib/chat/failure.ts';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';

/** Where this drawer page stands. */
export type Place = 'overlay' | 'panel' | 'tab';

/** What can be known of the page that this drawer speaks for. */
export type PageView =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'seen';
      readonly title: string;
      readonly state: AppState;
      /** The fields that the next message would tell. */
      readonly changed: readonly AppStateField[];
    }
  | { readonly status: 'unseen'; readonly title: string; readonly reason: PageUnseenReason };

export type PageUnseenReason =
  | 'no-access'
  | 'not-a-web-page'
  | 'extension-updated'
  | 'no-tab'
  | 'failed';

export interface ModelView {
  readonly id: ModelId;
  readonly label: string;
  readonly backend: { readonly id: string; readonly label: string };
  readonly images: boolean;
  readonly reasoning: boolean;
  readonly contextSize: number | null;
}

/** A question on its way that no backend has accepted yet. */
export interface PendingSend {
  readonly text: string;
  readonly phase: 'capturing' | 'sending' | 'waiting-to-retry';
  readonly startedAt: number;
  readonly retryAt: number | null;
}

/** A turn as it is shown. While it streams, the text grows in `text` and `reasoning`; afterwards they stand still. */
export interface TurnView {
  readonly turn: ReadonlySignal<Turn>;
  readonly text: ReadonlySignal<string>;
  readonly reasoning: ReadonlySignal<string>;
}

export type Connection = 'connecting' | 'open' | 'lost' | 'extension-updated';

export interface DrawerModel {
  readonly place: Place;
  readonly connection: ReadonlySignal<Connection>;
  readonly page: ReadonlySignal<PageView>;
  readonly session: ReadonlySignal<Session | null>;
  readonly turns: ReadonlySignal<readonly TurnView[]>;
  readonly pending: ReadonlySignal<PendingSend | null>;
  /** A send that was never accepted: its question and why. */
  readonly failedSend: ReadonlySignal<{ readonly text: string; readonly failure: Failure } | null>;
  readonly models: ReadonlySignal<readonly ModelView[]>;
  readonly modelId: ReadonlySignal<ModelId | null>;
  readonly draft: Signal<string>;
  readonly running: ReadonlySignal<boolean>;

  send(): Promise<void>;
  stop(): Promise<void>;
  retry(turnId?: TurnId): Promise<void>;
  dismissFailure(): void;
  newChat(): Promise<void>;
  openChat(sessionId: SessionId): Promise<void>;
  chooseModel(id: ModelId): Promise<void>;
  openSettings(
    section: 'backends' | 'skills' | 'sites' | 'access' | 'appearance' | 'data' | 'about',
  ): Promise<void>;
  close(): Promise<void>;
}
