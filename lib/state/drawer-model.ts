/** What the drawer shows and what a person can do in it. Components take this (or parts of it); only `lib/state` writes the signals. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { AppState, AppStateField } from '#lib/app-state/app-state.ts';
import type { ModelId } from '#lib/backends/model-id.ts';
import type { Failure } from '#lib/chat/failure.ts';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';
import type {
  ContextChoice,
  ContextItemView,
  ContextSourceKind,
  Place,
  SettingsSection,
  SkillView,
} from '#lib/protocol/views.ts';

export type {
  ContextChoice,
  ContextItemView,
  ContextSourceKind,
  Place,
  SettingsSection,
  SkillView,
};

/** What can be known of the page that this drawer speaks for. */
export type PageView =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'seen';
      readonly title: string;
      /** The skills that are permitted there. */
      readonly skills?: readonly SkillView[];
      readonly state: AppState;
      /** The fields that the next message would tell. */
      readonly changed: readonly AppStateField[];
      /** What it offers beside its state: an assignee, a branch. */
      readonly offers: readonly {
        readonly key: string;
        readonly label: string;
        readonly value: string;
      }[];
      /** What its descriptor requires was missing on several pages in a row. */
      readonly drifted?: boolean;
      /** Questions that its descriptor suggests to begin with. */
      readonly suggestions?: readonly string[];
    }
  | {
      readonly status: 'unseen';
      readonly title: string;
      readonly reason: PageUnseenReason;
      readonly skills?: readonly SkillView[];
    };

export type PageUnseenReason =
  | 'no-access'
  | 'never-here'
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

  /** Parts that a place, a browser or a setting does without: what is absent, or whose `offered` is false, is not shown. */
  readonly skills?: SkillsModel;
  readonly context?: ContextModel;
  readonly attachments?: AttachmentsModel;
  readonly chats?: ChatsModel;
  readonly branches?: BranchesModel;
  readonly voice?: VoiceModel;
  /** False where a fixed backend makes the choice idle (D31). Shown when absent. */
  readonly modelChoice?: ReadonlySignal<boolean>;
  /** False where chats cannot be kept beyond the window (D21). Kept when absent. */
  readonly historyKept?: ReadonlySignal<boolean>;
  readonly theme?: ReadonlySignal<'system' | 'light' | 'dark'>;
  readonly language?: ReadonlySignal<'system' | 'en' | 'zh-CN'>;
  /** Grows when something outside asks for the message box: the shortcut, the icon, the context menu. */
  readonly focusRequests?: ReadonlySignal<number>;

  send(): Promise<void>;
  stop(): Promise<void>;
  retry(turnId?: TurnId): Promise<void>;
  dismissFailure(): void;
  newChat(): Promise<void>;
  openChat(sessionId: SessionId): Promise<void>;
  chooseModel(id: ModelId): Promise<void>;
  openSettings(section: SettingsSection): Promise<void>;
  close(): Promise<void>;

  /** Asks an edited question in place of the old one; its answers stay as a sibling branch. */
  editQuestion?(turnId: TurnId, text: string): Promise<void>;
  /** Answers the last question once more, with another model when one is given. */
  regenerate?(turnId: TurnId, modelId?: ModelId): Promise<void>;
  /** Goes on after an answer that hit the model's length limit (D32). */
  continueAnswer?(turnId: TurnId): Promise<void>;
  /** Starts a new chat that is handed this answer. */
  handOver?(turnId: TurnId): Promise<void>;
  /** Lets the person give access to the page that this drawer speaks for. */
  grantPageAccess?(): Promise<void>;
  /** Marks a passage in the page and scrolls to it (W7). @returns Whether it stands there now. */
  showQuote?(quote: string): Promise<boolean>;
  /** "Never on this site" (D33). */
  blockSite?(): Promise<void>;
  /** Looks for models once more; called when the model menu opens (B3). */
  refreshModels?(): Promise<void>;
}

export interface SkillsModel {
  /** The skills that are permitted on this page, in order. Empty: no skill button (D5). */
  readonly available: ReadonlySignal<readonly SkillView[]>;
  readonly selectedId: ReadonlySignal<string | null>;
  choose(id: string | null): void;
  /** Keeps the given text as a skill of the person's own. */
  saveAsSkill?(name: string, text: string): Promise<void>;
}

export interface ContextModel {
  /** The page's own item can be taken off too. */
  readonly pageIncluded: ReadonlySignal<boolean>;
  setPageIncluded(included: boolean): void;
  readonly items: ReadonlySignal<readonly ContextItem[]>;
  /** What can be added here and now; others are not in the menu. */
  readonly sources: ReadonlySignal<readonly ContextSourceKind[]>;
  /** Open tabs and earlier chats to choose from, filled after `listChoices`. */
  readonly choices: ReadonlySignal<readonly ContextChoice[]>;
  listChoices(source: 'tabs' | 'earlier-chat'): Promise<void>;
  add(source: ContextSourceKind, choiceId?: string): Promise<void>;
  remove(key: string): void;
}

export interface AttachmentView {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** A `blob:` or `data:` URL of an image; `null` for other files. */
  readonly thumbnail: string | null;
  readonly tokens: number;
}

/** An item of the context bar; pictures show themselves. */
export type ContextItem = ContextItemView & { readonly thumbnail?: string | null };

/** Why a file was not taken: it names the file and the limit (D11). */
export type AttachmentProblem =
  | { readonly code: 'type'; readonly name: string }
  | { readonly code: 'size'; readonly name: string; readonly limitBytes: number }
  | { readonly code: 'count'; readonly name: string; readonly limit: number }
  | { readonly code: 'unreadable'; readonly name: string };

export interface AttachmentsModel {
  readonly offered: ReadonlySignal<boolean>;
  /** For the file dialog: `image/png,text/plain,.md` … */
  readonly accept: string;
  readonly files: ReadonlySignal<readonly AttachmentView[]>;
  readonly problems: ReadonlySignal<readonly AttachmentProblem[]>;
  add(files: readonly File[]): Promise<void>;
  remove(id: string): void;
  dismissProblems(): void;
}

export interface ChatView {
  readonly id: SessionId;
  readonly title: string;
  readonly updatedAt: number;
  readonly pinned: boolean;
  /** Where it began: the page's origin, and the project it was about. */
  readonly site: string | null;
  readonly project: string | null;
  /** The words that a search found, with those around them; `null` when it found the title. */
  readonly excerpt?: ChatExcerpt | null;
}

export interface ChatExcerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

export type ChatsProblem = 'list' | 'open' | 'save' | 'rename' | 'pin' | 'delete';

export interface ChatsModel {
  readonly status: ReadonlySignal<'idle' | 'loading' | 'ready'>;
  /** Pinned first, then the most recent; filtered by the query. */
  readonly items: ReadonlySignal<readonly ChatView[]>;
  readonly query: Signal<string>;
  readonly problem: ReadonlySignal<ChatsProblem | null>;
  /** Reads the list; called when the panel opens and after a failed change. */
  load(): Promise<void>;
  rename(id: SessionId, title: string): Promise<void>;
  setPinned(id: SessionId, pinned: boolean): Promise<void>;
  delete(id: SessionId): Promise<void>;
  /** The chat as it is shown; `null` when it cannot be read, which is told as a problem. */
  read?(id: SessionId): Promise<{ session: Session; turns: readonly Turn[] } | null>;
  /** Whether the list goes on behind `items`, and what reads on. */
  readonly hasMore?: ReadonlySignal<boolean>;
  loadMore?(): Promise<void>;
  /** Chats about the same project or task as the page, offered in an empty drawer; none of them is entered unasked. */
  readonly related?: ReadonlySignal<readonly ChatView[]>;
  attach?(id: SessionId): Promise<void>;
}

/** What edits and regenerations left beside the turns that are shown. */
export interface BranchesModel {
  /** The turns that stand in the same place as this one, itself included, oldest first. */
  siblings(turnId: TurnId): readonly TurnId[];
  /** Shows the conversation that goes on from this turn. */
  show(turnId: TurnId): Promise<void>;
}

export type VoiceState =
  | { readonly status: 'idle' }
  /** The browser's recogniser sends the sound to its maker: say so before the first use (D25). */
  | { readonly status: 'asking-consent' }
  | { readonly status: 'starting' }
  | { readonly status: 'recording'; readonly startedAt: number }
  | { readonly status: 'transcribing' }
  | { readonly status: 'failed'; readonly reason: VoiceProblem };

export type VoiceProblem = 'refused' | 'silence' | 'unsupported' | 'failed';

export interface VoiceModel {
  readonly offered: ReadonlySignal<boolean>;
  readonly state: ReadonlySignal<VoiceState>;
  start(): Promise<void>;
  /** Ends the recording; what was understood goes into the draft. */
  stop(): Promise<void>;
  /** Answers `asking-consent`. */
  consent(given: boolean): Promise<void>;
  dismiss(): void;
}
