import type { ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { drawBlock } from './block.tsx';
import { type Block, BlockStream } from './block-stream.ts';
import { useFrameSignal } from './use-frame-signal.ts';
import './markdown.css';

export interface MarkdownProps {
  readonly text: ReadonlySignal<string>;
  readonly growing: boolean;
}

/** An answer while it is written and afterwards. Finished blocks are drawn once; only the last one changes. */
export function Markdown({ text, growing }: MarkdownProps) {
  const stream = useMemo(() => new BlockStream(), []);
  const drawn = useMemo(() => new WeakMap<Block, VNode>(), []);
  const source = useFrameSignal(text, growing);
  stream.update(source, growing);
  return (
    <div class="markdown">{stream.blocks.map((block, index) => draw(block, index, drawn))}</div>
  );
}

/** The same element object for a finished block lets Preact skip it. */
function draw(block: Block, index: number, drawn: WeakMap<Block, VNode>): VNode {
  const earlier = drawn.get(block);
  if (earlier) return earlier;
  const element = <BlockView key={index} block={block} />;
  if (!block.open) drawn.set(block, element);
  return element;
}

function BlockView({ block }: { readonly block: Block }) {
  return <>{drawBlock(block)}</>;
}
