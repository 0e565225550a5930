/** The editor itself: CodeMirror with the descriptor's own checks and the completion of its published schema. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  HighlightStyle,
  indentUnit,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language';
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { descriptorJsonSchema } from '#lib/sites/descriptor-json-schema.ts';
import { readDescriptors } from '#lib/sites/read-descriptors.ts';
import {
  keyCompletions,
  type SchemaCompletion,
  valueCompletions,
} from '#lib/sites/schema-completions.ts';
import { cursorPlace } from './cursor-place.ts';

const schema = descriptorJsonSchema();

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-title)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
]);

interface DescriptorViewOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
}

export function createDescriptorView({
  parent,
  text,
  label,
  onChange,
}: DescriptorViewOptions): EditorView {
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      foldGutter(),
      history(),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      indentUnit.of('  '),
      json(),
      syntaxHighlighting(colours),
      autocompletion({ override: [complete], icons: false }),
      linter(findFaults),
      lintGutter(),
      // Tab leaves the editor: the keyboard is never caught.
      keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
  return new EditorView({ state, parent });
}

function findFaults({ state }: EditorView): Diagnostic[] {
  const { refused } = readDescriptors(state.doc.toString());
  return refused.flatMap(({ faults }) =>
    faults.map(({ line, column, reason, remedy }) => {
      const place = state.doc.line(Math.min(line, state.doc.lines));
      const from = Math.min(place.from + column - 1, place.to);
      return { from, to: place.to, severity: 'error', message: `${reason}. ${remedy}` };
    }),
  );
}

function complete(context: CompletionContext): CompletionResult | null {
  const place = cursorPlace(syntaxTree(context.state), context.state.doc.toString(), context.pos);
  if (!place || (place.from === context.pos && !context.explicit)) return null;
  const found =
    place.kind === 'key'
      ? keyCompletions(schema, place.path)
      : valueCompletions(schema, place.path);
  const options = found
    .filter(({ label }) => !place.taken.includes(label))
    .map((one) => toOption(one, place.kind, place.hasValue));
  return options.length > 0 ? { from: place.from, to: place.to, options, filter: true } : null;
}

const BEGINNINGS = { string: '""', object: '{}', array: '[]', other: '' } as const;

function toOption(
  { label, info, kind }: SchemaCompletion,
  at: 'key' | 'value',
  hasValue: boolean,
): Completion {
  const shown = at === 'key' ? JSON.stringify(label) : label;
  return {
    label: shown,
    displayLabel: label,
    ...(info !== '' && { info }),
    apply: at === 'key' && !hasValue ? `${shown}: ${BEGINNINGS[kind]}` : shown,
  };
}
