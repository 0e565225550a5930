import temml from 'temml';

/** Writes a formula into an element as MathML; what Temml cannot read stays the text that is there. */
export function renderFormula(source: string, element: HTMLElement, display: boolean): void {
  const target = document.createElement('span');
  try {
    temml.render(source, target, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      maxExpand: 200,
    });
  } catch {
    return;
  }
  element.replaceChildren(...target.childNodes);
}
