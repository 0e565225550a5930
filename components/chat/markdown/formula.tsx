import { useEffect, useRef } from 'preact/hooks';
import type { MathToken } from './extensions.ts';

/** A formula as MathML. Until it is complete its place is kept; where it cannot be read, its source is shown. */
export function Formula({ token }: { readonly token: MathToken }) {
  const element = useRef<HTMLSpanElement>(null);
  const { text, display, open } = token;

  useEffect(() => {
    if (open) return;
    let current = true;
    import('./formula-renderer.ts').then(({ renderFormula }) => {
      if (current && element.current) renderFormula(text, element.current, display);
    });
    return () => {
      current = false;
    };
  }, [text, display, open]);

  const className = display ? 'formula display' : 'formula';
  if (open) return <span class={`${className} open`} />;
  return (
    <span ref={element} key={text} class={className} tabIndex={display ? 0 : undefined}>
      {text}
    </span>
  );
}
