/** What the options page and the welcome page show and do. Views take this; only `lib/state` writes the signals. */
import type { ReadonlySignal } from '@preact/signals';
import type { BackendId } from '#lib/backends/model-id.ts';
import type { OwnSkill } from '#lib/chat/skills/skill.ts';
import type {
  BackendInput,
  BackendView,
  DiagnosisView,
  LocalServerView,
} from '#lib/protocol/backends-contract.ts';
import type { Settings } from '#lib/settings/settings.ts';

export interface OptionsModel {
  readonly settings: ReadonlySignal<Settings>;
  changeSettings(change: Partial<Settings>): Promise<void>;
  readonly backends: BackendsModel;
  /** Parts that are not there yet, or not in this browser, are absent and not shown. */
  readonly skills?: OwnSkillsModel;
  readonly sites?: SitesModel;
  readonly access?: AccessModel;
  readonly data?: DataModel;
  readonly version: string;
}

/** One field that was not accepted, and why, in the person's language where there are words for it. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

export type BackendTest =
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly diagnosis: DiagnosisView }
  /** The person did not give access to the host, so nothing was sent. */
  | { readonly status: 'refused' };

export type LocalSearch =
  | { readonly status: 'idle' | 'running' | 'refused' }
  | { readonly status: 'done'; readonly found: readonly LocalServerView[] };

export interface BackendsModel {
  readonly items: ReadonlySignal<readonly BackendView[]>;
  /** By backend; what was tested since the page opened. */
  readonly tests: ReadonlySignal<ReadonlyMap<BackendId, BackendTest>>;
  /**
   * Keeps a backend. Host access is asked for in the same click, before anything is awaited; it is kept without it too.
   *
   * @returns The problems; empty when it is kept.
   */
  save(input: BackendInput): Promise<readonly FieldProblem[]>;
  remove(id: BackendId): Promise<void>;
  /** Asks for host access first, in the same click, then examines. */
  test(id: BackendId, model?: string): Promise<void>;
  readonly local?: ReadonlySignal<LocalSearch>;
  /** "Look for local servers": asks for loopback access once, in the same click; those that are new are kept as backends. */
  findLocal?(): Promise<void>;
}

export interface OwnSkillsModel {
  readonly items: ReadonlySignal<readonly OwnSkill[]>;
  /** Ids of built-in skills that are not offered. */
  readonly hidden: ReadonlySignal<readonly string[]>;
  setHidden(id: string, hidden: boolean): Promise<void>;
  /** @returns The problems; empty when it is kept. */
  save(skill: OwnSkill): Promise<readonly FieldProblem[]>;
  remove(id: string): Promise<void>;
  /** Moves a skill up (-1) or down (1) in the list. */
  move(id: string, by: -1 | 1): Promise<void>;
}

export interface SiteView {
  readonly id: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly pages: number;
  /** Required fields were missing on several pages in a row (G7). */
  readonly drifted: boolean;
  readonly enabled: boolean;
}

/** What is wrong with a descriptor, and the one thing to change (G5). */
export interface DescriptorFault {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  readonly remedy: string;
}

export interface TryResult {
  readonly url: string;
  /** The page of the descriptor that matched; `null` when none did. */
  readonly page: string | null;
  readonly fields: readonly { readonly name: string; readonly value: string | null }[];
  readonly items: readonly { readonly label: string; readonly value: string }[];
  readonly diagnostics: readonly string[];
}

export interface SitesModel {
  readonly builtIn: ReadonlySignal<readonly SiteView[]>;
  readonly own: ReadonlySignal<readonly SiteView[]>;
  /** The text of a descriptor to edit; a built-in one is the start of an own one. */
  read(id: string): Promise<string>;
  /** A descriptor to begin with. */
  readonly example: string;
  check(text: string): readonly DescriptorFault[];
  /** @returns The faults; empty when it is kept. */
  save(text: string): Promise<readonly DescriptorFault[]>;
  remove(id: string): Promise<void>;
  readonly tabs: ReadonlySignal<readonly { readonly id: number; readonly title: string }[]>;
  listTabs(): Promise<void>;
  tryOn(text: string, tabId: number): Promise<TryResult | { readonly problem: string }>;
  import(file: File): Promise<ImportReport>;
  /** Of one, or of all. */
  export(id?: string): Promise<void>;
}

export interface AccessModel {
  /** Sites with the browser's own grant, as match patterns such as `https://tracker.example/*`. */
  readonly granted: ReadonlySignal<readonly string[]>;
  /** Asks for the grant in the same click and makes the drawer come by itself there; `*` for all sites. */
  allow(site: string): Promise<FieldProblem | null>;
  revoke(pattern: string): Promise<void>;
  addNever(site: string): Promise<FieldProblem | null>;
  removeNever(site: string): Promise<void>;
}

export interface ImportReport {
  /** What was taken, by kind, with its number. */
  readonly taken: readonly { readonly kind: string; readonly count: number }[];
  /** What was refused, and why. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
}

export interface DataModel {
  readonly chatCount: ReadonlySignal<number | null>;
  exportEverything(): Promise<void>;
  exportSettings(): Promise<void>;
  import(file: File): Promise<ImportReport>;
  deleteAllChats(): Promise<void>;
}
