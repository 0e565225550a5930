/** PURE. Makes the record of instructions: what was set, replaced or removed, with the text of each change in its frame. */
import { createRecord } from './create-record.ts';
import { digestText } from './digest.ts';
import { type FramePart, renderFrame } from './frame.ts';
import type { ContextRecord, InstructionChange, InstructionsSource, NonEmpty } from './record.ts';

export type InstructionStep =
  | {
      readonly action: 'set' | 'replace';
      readonly scope: string;
      readonly path: string;
      readonly text: string;
    }
  | { readonly action: 'remove'; readonly scope: string; readonly path: string };

export interface InstructionsFacts {
  readonly kind: string;
  readonly label: string;
  readonly steps: NonEmpty<InstructionStep>;
  /** The steps change instructions that the model has read before. */
  readonly update?: boolean;
}

export function createInstructionsRecord({
  kind,
  label,
  steps: [first, ...rest],
  update = false,
}: InstructionsFacts): ContextRecord<InstructionsSource> {
  const content = renderFrame({
    attributes: { kind, form: 'instructions' },
    parts: [first, ...rest].map((step) => toPart(step)),
  });
  return createRecord(content, {
    kind,
    label,
    form: 'instructions',
    ...(update ? { update } : {}),
    changes: [toChange(first), ...rest.map((step) => toChange(step))],
  });
}

function toPart(step: InstructionStep): FramePart {
  return {
    tag: step.action,
    attributes: { scope: step.scope.toWellFormed(), path: step.path.toWellFormed() },
    text: step.action === 'remove' ? '' : step.text.toWellFormed(),
  };
}

function toChange(step: InstructionStep): InstructionChange {
  const place = {
    action: step.action,
    scope: step.scope.toWellFormed(),
    path: step.path.toWellFormed(),
  };
  return step.action === 'remove'
    ? place
    : { ...place, digest: digestText(step.text.toWellFormed()) };
}
