/** PURE. The six forms. A new one is one file and one line here. */
import type { ContextForm } from '../record.ts';
import { catalogForm } from './catalog.ts';
import type { FormReader } from './form.ts';
import { instructionsForm } from './instructions.ts';
import { noticeForm } from './notice.ts';
import { recallForm } from './recall.ts';
import { relayForm } from './relay.ts';
import { snapshotForm } from './snapshot.ts';

export const CONTEXT_FORMS: { readonly [Form in ContextForm]: FormReader<Form> } = {
  snapshot: snapshotForm,
  instructions: instructionsForm,
  catalog: catalogForm,
  notice: noticeForm,
  relay: relayForm,
  recall: recallForm,
};
