/** PURE. What one message injects, in the order in which it stands on the wire: the selected skill last but one, the header last. */
import type { AppState } from '#lib/app-state/app-state.ts';
import { diffAppState } from '#lib/app-state/diff.ts';
import { createAppStateRecord } from '#lib/context/producers/app-state.ts';
import {
  ATTACHMENT_DROPPED_KIND,
  createAttachmentDroppedRecord,
} from '#lib/context/producers/attachment-dropped.ts';
import {
  CONTEXT_TRIMMED_KIND,
  createContextTrimmedRecord,
  type Trimmed,
} from '#lib/context/producers/context-trimmed.ts';
import {
  createEnvironmentRecord,
  ENVIRONMENT_KIND,
  type Environment,
} from '#lib/context/producers/environment.ts';
import { createPageItemsRecord, PAGE_ITEMS_KIND } from '#lib/context/producers/page-items.ts';
import { isAttached } from '#lib/context/producers/registry.ts';
import {
  createSiteInstructionsRecord,
  SITE_INSTRUCTIONS_KIND,
  type SiteInstructions,
} from '#lib/context/producers/site-instructions.ts';
import { createSkillRecord, type SelectedSkill } from '#lib/context/producers/skill.ts';
import {
  createSkillCatalogRecord,
  SKILL_CATALOG_KIND,
} from '#lib/context/producers/skill-catalog.ts';
import { createStoppedRecord } from '#lib/context/producers/stopped.ts';
import {
  createUserInstructionsRecord,
  USER_INSTRUCTIONS_KIND,
} from '#lib/context/producers/user-instructions.ts';
import type { CatalogEntry, StoredRecord } from '#lib/context/record.ts';
import { foldKnownState } from './known-state.ts';
import type { Turn } from './turn.ts';

/** What a page offers beside its state. */
export interface PageItem {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly icon?: string;
}

/** One thing beside the page that the person put into the context bar. Of equal keys the later one counts. */
export interface ContextItem extends PageItem {
  readonly record: StoredRecord;
}

/** What is said anew with each message, as far as it is new. */
export interface TurnContext {
  /** The page at the moment of asking; `null` when it could not be seen or was taken off. */
  readonly appState: AppState | null;
  readonly environment: Environment | null;
  readonly userInstructions: string;
  /** Of the page's descriptor; `null` with {@link appState}. */
  readonly siteInstructions: SiteInstructions | null;
  /** The skills that the model is told of; `null` where nobody knows which page it is. */
  readonly skills: readonly CatalogEntry[] | null;
  readonly skill: SelectedSkill | null;
  /** Of the page, as far as the person left them in the context bar; `null` with {@link appState}. */
  readonly pageItems: readonly PageItem[] | null;
  readonly items: readonly ContextItem[];
}

export interface WireBefore {
  /** The turns that the request will contain, oldest first. */
  readonly turns: readonly Turn[];
  /** See {@link foldKnownState}. */
  readonly openedAt: number | null;
  readonly trimmed: Trimmed;
  /** The names of attachments that cannot go out (again). */
  readonly droppedAttachments: readonly string[];
}

/** The records of the next turn: only what the turns on the wire do not say already. */
export function buildTurnRecords(context: TurnContext, before: WireBefore): StoredRecord[] {
  const { turns } = before;
  const last = (kind: string) => findLastRecord(turns, kind);
  const known = foldKnownState(turns, before.openedAt);
  const records = [
    createContextTrimmedRecord(before.trimmed, last(CONTEXT_TRIMMED_KIND)),
    createAttachmentDroppedRecord(before.droppedAttachments, last(ATTACHMENT_DROPPED_KIND)),
    describeBrokenOff(turns.at(-1)),
    context.environment && createEnvironmentRecord(context.environment, last(ENVIRONMENT_KIND)),
    createUserInstructionsRecord(context.userInstructions, last(USER_INSTRUCTIONS_KIND)),
    context.siteInstructions &&
      createSiteInstructionsRecord(context.siteInstructions, last(SITE_INSTRUCTIONS_KIND)),
    context.skills && createSkillCatalogRecord(context.skills, last(SKILL_CATALOG_KIND)),
    context.pageItems && createPageItemsRecord(context.pageItems, last(PAGE_ITEMS_KIND)),
    ...newItems(context.items, turns),
    context.skill && createSkillRecord(context.skill),
    context.appState && createAppStateRecord(diffAppState(known, context.appState)),
  ];
  return records.filter((record) => record !== null);
}

/** Of equal keys only the last item, at the place of the first. */
export function uniqueItems(items: readonly ContextItem[]): ContextItem[] {
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

/** What the person attached to a question: it goes along again when the question is asked again. */
export function attachedRecords({ records }: Pick<Turn, 'records'>): readonly StoredRecord[] {
  return records.filter((record) => isAttached(record));
}

function findLastRecord(turns: readonly Turn[], kind: string): StoredRecord | null {
  const said = turns.findLast(({ records }) => records.some(({ source }) => source.kind === kind));
  return said?.records.findLast(({ source }) => source.kind === kind) ?? null;
}

/**
 * The records of the items, without what the last turn that spoke of the same kind has said already: facts are sent again only
 * when they changed.
 */
export function newItems(items: readonly ContextItem[], turns: readonly Turn[]): StoredRecord[] {
  return uniqueItems(items)
    .map(({ record }) => record)
    .filter(({ id, source: { kind } }) => {
      const said = turns.findLast(({ records }) =>
        records.some(({ source }) => source.kind === kind),
      );
      return !said?.records.some((record) => record.id === id);
    });
}

function describeBrokenOff(turn: Turn | undefined): StoredRecord | null {
  if (!turn || turn.status === 'done' || turn.status === 'streaming') return null;
  return createStoppedRecord(turn.status, turn.answer.text.trim() !== '');
}
