import { Check, Copy } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { IconButton } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { useCopy } from '#components/ui/use-copy.ts';
import type { HighlightTree } from './highlighter.ts';
import './code-block.css';

/** Longer code is shown without colours: nobody waits for them. */
const LONGEST_HIGHLIGHTED = 60_000;

interface CodeBlockProps {
  readonly code: string;
  readonly language: string;
  readonly open: boolean;
}

export function CodeBlock({ code, language, open }: CodeBlockProps) {
  const t = useTranslation();
  const { copied, copy } = useCopy();
  const tree = useHighlight(code, language, open);
  return (
    <figure class="code-block">
      <figcaption>
        <span class="code-language">{language || t('turn.code')}</span>
        <IconButton
          size="small"
          label={copied ? t('turn.copied') : t('turn.copy-code')}
          shapes={copied ? Check : Copy}
          onClick={() => copy({ text: code })}
        />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{tree ? tree.children.map(drawNode) : code}</code>
      </pre>
    </figure>
  );
}

function useHighlight(code: string, language: string, open: boolean): HighlightTree | null {
  const [result, setResult] = useState<{ code: string; tree: HighlightTree | null } | null>(null);
  useEffect(() => {
    if (open || language === '' || code.length > LONGEST_HIGHLIGHTED) return;
    let current = true;
    import('./highlighter.ts').then(({ highlight }) => {
      if (current) setResult({ code, tree: highlight(code, language) });
    });
    return () => {
      current = false;
    };
  }, [code, language, open]);
  return result?.code === code ? result.tree : null;
}

type HighlightNode = HighlightTree['children'][number];

function drawNode(node: HighlightNode): ComponentChildren {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const names = node.properties.className;
  return (
    <span class={Array.isArray(names) ? names.join(' ') : undefined}>
      {node.children.map(drawNode)}
    </span>
  );
}
