/** What the options page and the welcome page show and do. Views take this; only `lib/state` writes the signals. */
import type { ReadonlySignal } from '@preact/signals';
import type { BackendId } from '#lib/backends/model-id.ts';
import type { Failure } from '#lib/chat/failure.ts';
import type { OwnSkill } from '#lib/chat/skills/skill.ts';
import type {
  BackendView,
  DiagnosisView,
  LocalServerView,
} from '#lib/protocol/backends-contract.ts';
import type { ImportOutcome } from '#lib/protocol/data-contract.ts';
import type { Settings } from '#lib/settings/settings.ts';
import type { BackendDraft, FieldProblem } from './backend-draft.ts';
import type { SitesModel } from './sites-model.ts';

export interface SettingsModel {
  readonly settings: ReadonlySignal<Settings>;
  changeSettings(change: Partial<Settings>): Promise<void>;
}

export interface OptionsModel extends SettingsModel {
  /** False until the background has told what is so. */
  readonly ready: ReadonlySignal<boolean>;
  readonly backends: BackendsModel;
  readonly sites: SitesModel;
  readonly skills: OwnSkillsModel;
  readonly access: AccessModel;
  readonly data: DataModel;
  /** How wide a drawer may be, in CSS pixels. */
  readonly drawerWidths: { readonly min: number; readonly max: number };
  /** The keys that open the drawer, as the browser writes them; empty when there are none. */
  readonly shortcut: ReadonlySignal<string>;
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

/** What the form of a skill holds. */
export interface SkillDraft {
  /** `null` until it is kept. */
  readonly id: string | null;
  readonly name: string;
  readonly icon: string;
  readonly description: string;
  readonly text: string;
  /** Host names; empty: everywhere. */
  readonly sites: string;
}

export interface OwnSkillsModel {
  /** In the person's order. */
  readonly items: ReadonlySignal<readonly OwnSkill[]>;
  /** Whether a built-in skill is not offered. */
  setHidden(id: string, hidden: boolean): Promise<void>;
  /** @returns What is wrong; `null` when it is kept. */
  save(draft: SkillDraft): Promise<{
    readonly field: 'name' | 'icon' | 'text' | 'sites';
    readonly detail: string;
  } | null>;
  remove(id: string): Promise<void>;
  /** Moves a skill up (-1) or down (1) in the list. */
  move(id: string, by: -1 | 1): Promise<void>;
}

export type SiteProblem = 'not-a-site' | 'refused';

export interface AccessModel {
  /** Those of the wanted sites, and `*`, that the browser grants. */
  readonly granted: ReadonlySignal<ReadonlySet<string>>;
  /** Asks for the grant inside the click, then has the drawer at hand there; `*` is every site. */
  allow(site: string): Promise<SiteProblem | null>;
  disallow(site: string): Promise<void>;
  addNever(site: string): Promise<SiteProblem | null>;
  removeNever(site: string): Promise<void>;
}

export interface DataModel {
  /** The parts of a file, in order. Keys are in it only when they are asked for. */
  exportFile(what: {
    readonly withChats: boolean;
    readonly withKeys: boolean;
  }): Promise<readonly string[]>;
  importFile(text: string): Promise<ImportOutcome>;
  deleteAllChats(): Promise<void>;
}
