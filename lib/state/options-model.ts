/** What the options page and the welcome page show and do. Views take this; only `lib/state` writes the signals. */
import type { ReadonlySignal } from '@preact/signals';
import type { BackendId } from '#lib/backends/model-id.ts';
import type { Failure } from '#lib/chat/failure.ts';
import type {
  BackendView,
  DiagnosisView,
  LocalServerView,
} from '#lib/protocol/backends-contract.ts';
import type { Settings } from '#lib/settings/settings.ts';
import type { BackendDraft, FieldProblem } from './backend-draft.ts';
import type { SitesModel } from './sites-model.ts';

export interface OptionsModel {
  /** False until the background has told what is so. */
  readonly ready: ReadonlySignal<boolean>;
  readonly settings: ReadonlySignal<Settings>;
  changeSettings(change: Partial<Settings>): Promise<void>;
  readonly backends: BackendsModel;
  readonly sites: SitesModel;
  readonly version: string;
}

export type BackendTest =
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly diagnosis: DiagnosisView }
  /** The person did not give access to the host, so nothing was sent. */
  | { readonly status: 'refused' }
  /** It could not be examined at all. */
  | { readonly status: 'failed'; readonly failure: Failure };

export type ModelList =
  | { readonly status: 'running' | 'listed' }
  | { readonly status: 'failed'; readonly failure: Failure };

export type LocalSearch =
  | { readonly status: 'idle' | 'running' | 'refused' | 'failed' }
  | { readonly status: 'done'; readonly servers: readonly LocalServerView[] };

/**
 * Each method that needs host access asks for it inside the click that called it, before anything is awaited.
 */
export interface BackendsModel {
  readonly items: ReadonlySignal<readonly BackendView[]>;
  /** By backend; what was tested since the page opened. */
  readonly tests: ReadonlySignal<ReadonlyMap<BackendId, BackendTest>>;
  /** By backend; what asking for its models came to since the page opened. */
  readonly lists: ReadonlySignal<ReadonlyMap<BackendId, ModelList>>;
  /**
   * Keeps a backend, without access too, and asks it for its models.
   *
   * @returns The problems; empty when it is kept.
   */
  save(draft: BackendDraft): Promise<readonly FieldProblem[]>;
  remove(id: BackendId): Promise<void>;
  /** Asks it for its models. */
  refresh(id: BackendId): Promise<void>;
  /** @param model Absent: the first that it lists. */
  test(id: BackendId, model?: string): Promise<void>;
  /** The remedy `use-base-url`: takes the address that works, and tests it. */
  useBaseUrl(id: BackendId, baseUrl: string): Promise<void>;
  /** The remedy `lift-origin`: our own requests to that one host go out without the extension's origin. */
  liftOrigin(id: BackendId): Promise<void>;
  /** Asks to be told why requests fail, and tests again. */
  explainNetwork(id: BackendId): Promise<void>;
  readonly local: ReadonlySignal<LocalSearch>;
  /** "Look for local servers". */
  findLocal(): Promise<void>;
}
