/** What a hostile page can put into a value: any UTF-16, with everything that has a meaning in a frame made frequent. */
import fc from 'fast-check';
import { type AppState, createAppState } from '#lib/app-state/app-state.ts';

const MEANINGFUL = [
  ...'<>&"\'=/:; #',
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  '\uD83D',
  '\uDE00',
  '\uFEFF',
  '…',
  '(none)',
  '&#x28;none)',
  '&amp;',
  '&lt;',
  '&#xA;',
  '&quot;',
  '<new_app_ui_context>',
  '</new_app_ui_context>',
  'Path: ',
  'Current Task: ',
  '<context kind="skill" form="instructions">',
  '</context>',
  '<section name="Date">',
  '</section>',
];

/** Any text, surrogate halves and controls included. */
export function anyText({ maxLength = 60 }: { maxLength?: number } = {}): fc.Arbitrary<string> {
  const unit = fc.oneof(
    fc.constantFrom(...MEANINGFUL),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  );
  return fc.string({ unit, maxLength });
}

/** A state in which any field may be empty; few values, so that equal ones meet often. */
export const anyAppState: fc.Arbitrary<AppState> = fc
  .record({
    path: anyValue(),
    pageName: anyValue(),
    pageDescription: anyValue(),
    currentProject: anyValue(),
    currentTask: anyValue(),
  })
  .map((fields) => createAppState(fields));

function anyValue(): fc.Arbitrary<string | null> {
  return fc.oneof(fc.constantFrom(null, '', 'a', 'b', '(none)'), anyText({ maxLength: 12 }));
}
