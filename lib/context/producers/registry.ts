/** PURE. Every producer of context records by its kind. A new one is one file of that name and one line here. */
import type { ContextForm, ContextRecord, StoredRecord } from '../record.ts';
import { APP_STATE_KIND, createAppStateRecord } from './app-state.ts';
import { ATTACHMENT_KIND, createAttachmentRecord } from './attachment.ts';
import { ATTACHMENT_DROPPED_KIND, createAttachmentDroppedRecord } from './attachment-dropped.ts';
import { CONTEXT_TRIMMED_KIND, createContextTrimmedRecord } from './context-trimmed.ts';
import { createEnvironmentRecord, ENVIRONMENT_KIND } from './environment.ts';
import { createHandoverRecord, HANDOVER_KIND } from './handover.ts';
import { createPageContentRecord, PAGE_CONTENT_KIND } from './page-content.ts';
import { createPageItemsRecord, PAGE_ITEMS_KIND } from './page-items.ts';
import { createPageOutlineRecord, PAGE_OUTLINE_KIND } from './page-outline.ts';
import { createSelectionRecord, SELECTION_KIND } from './selection.ts';
import { createSessionReferenceRecord, SESSION_REFERENCE_KIND } from './session-reference.ts';
import { createSiteInstructionsRecord, SITE_INSTRUCTIONS_KIND } from './site-instructions.ts';
import { createSkillRecord, SKILL_KIND } from './skill.ts';
import { createSkillCatalogRecord, SKILL_CATALOG_KIND } from './skill-catalog.ts';
import { createStoppedRecord, STOPPED_KIND } from './stopped.ts';
import { createTabCatalogRecord, TAB_CATALOG_KIND } from './tab-catalog.ts';
import { createUserInstructionsRecord, USER_INSTRUCTIONS_KIND } from './user-instructions.ts';

export interface ContextProducer {
  readonly form: ContextForm;
  /** Makes a record of its facts; `null` when there is nothing (new) to tell. */
  readonly create: (...facts: never[]) => ContextRecord | null;
  /** Of the person's choosing: it goes along again when the same question is asked again. Others are said anew, as far as they are new. */
  readonly attached?: true;
}

export const CONTEXT_PRODUCERS = {
  [APP_STATE_KIND]: { form: 'snapshot', create: createAppStateRecord },
  [ENVIRONMENT_KIND]: { form: 'snapshot', create: createEnvironmentRecord },
  [PAGE_ITEMS_KIND]: { form: 'snapshot', create: createPageItemsRecord },
  [USER_INSTRUCTIONS_KIND]: { form: 'instructions', create: createUserInstructionsRecord },
  [SITE_INSTRUCTIONS_KIND]: { form: 'instructions', create: createSiteInstructionsRecord },
  [SKILL_KIND]: { form: 'instructions', create: createSkillRecord },
  [SKILL_CATALOG_KIND]: { form: 'catalog', create: createSkillCatalogRecord },
  [STOPPED_KIND]: { form: 'notice', create: createStoppedRecord },
  [CONTEXT_TRIMMED_KIND]: { form: 'notice', create: createContextTrimmedRecord },
  [ATTACHMENT_KIND]: { form: 'snapshot', create: createAttachmentRecord },
  [ATTACHMENT_DROPPED_KIND]: { form: 'notice', create: createAttachmentDroppedRecord },
  [PAGE_CONTENT_KIND]: { form: 'snapshot', create: createPageContentRecord, attached: true },
  [SELECTION_KIND]: { form: 'snapshot', create: createSelectionRecord, attached: true },
  [PAGE_OUTLINE_KIND]: { form: 'catalog', create: createPageOutlineRecord, attached: true },
  [TAB_CATALOG_KIND]: { form: 'catalog', create: createTabCatalogRecord, attached: true },
  [HANDOVER_KIND]: { form: 'relay', create: createHandoverRecord, attached: true },
  [SESSION_REFERENCE_KIND]: {
    form: 'recall',
    create: createSessionReferenceRecord,
    attached: true,
  },
} as const satisfies Readonly<Record<string, ContextProducer>>;

/** Whether the person attached this record. One whose producer is not known here is theirs too. */
export function isAttached({ source }: StoredRecord): boolean {
  const producers: Readonly<Record<string, ContextProducer>> = CONTEXT_PRODUCERS;
  const kind = String(source.kind);
  return !Object.hasOwn(producers, kind) || producers[kind]?.attached === true;
}
