import type { Token, Tokens } from 'marked';
import { type ComponentChildren, createElement } from 'preact';
import type { Block } from './block-stream.ts';
import { CodeBlock } from './code-block.tsx';
import type { FootnoteToken, MathToken } from './extensions.ts';
import { Formula } from './formula.tsx';
import { Inline } from './inline.tsx';
import { BlockQuotation } from './quotation.tsx';

/** Draws one block. Everything becomes elements and text; no markup of an answer is ever parsed as HTML. */
export function drawBlock({ token, rank, open }: Block): ComponentChildren {
  switch (token.type) {
    case 'heading':
      return createElement(
        `h${rank}`,
        { class: `heading-${token.depth}` },
        <Inline tokens={token.tokens} />,
      );
    case 'code':
      return (
        <CodeBlock code={token.text} language={languageOf(token as Tokens.Code)} open={open} />
      );
    case 'blockquote':
      return (
        <blockquote>
          {drawNested(token.tokens, open)}
          {!open && <BlockQuotation words={token.text} />}
        </blockquote>
      );
    case 'list':
      return <List token={token as Tokens.List} open={open} />;
    case 'table':
      return <Table token={token as Tokens.Table} />;
    case 'hr':
      return <hr />;
    case 'math':
      return <Formula token={token as MathToken} />;
    case 'footnote':
      return (
        <p class="footnote">
          <sup>{(token as FootnoteToken).label}</sup> <Inline tokens={token.tokens} />
        </p>
      );
    case 'paragraph':
    case 'text':
      return (
        <p>
          <Inline tokens={token.tokens ?? [token]} />
        </p>
      );
    case 'plain':
    case 'html':
      return <p class="plain">{token.text.trimEnd()}</p>;
    default:
      return <p>{token.raw}</p>;
  }
}

function drawNested(tokens: readonly Token[] | undefined, open: boolean): ComponentChildren {
  return tokens
    ?.filter(({ type }) => type !== 'space' && type !== 'def')
    .map((token) => drawBlock({ token, rank: token.type === 'heading' ? 6 : 0, open }));
}

/** The first word after the fence; the rest is for other programs. */
function languageOf({ lang }: Tokens.Code): string {
  return /^[\w+#.-]{1,40}/.exec(lang ?? '')?.[0].toLowerCase() ?? '';
}

function List({ token, open }: { readonly token: Tokens.List; readonly open: boolean }) {
  const items = token.items.map((item) => (
    <li class={item.task ? 'task' : undefined}>
      {item.task && !item.tokens.some(hasCheckbox) && (item.checked ? '☑ ' : '☐ ')}
      {drawItem(item, open)}
    </li>
  ));
  if (!token.ordered) return <ul>{items}</ul>;
  return <ol start={token.start === '' ? undefined : token.start}>{items}</ol>;
}

function hasCheckbox(token: Token): boolean {
  const nested = 'tokens' in token ? token.tokens : undefined;
  return token.type === 'checkbox' || Boolean(nested?.some(({ type }) => type === 'checkbox'));
}

/** In a tight list the text of an item is no paragraph. */
function drawItem(item: Tokens.ListItem, open: boolean): ComponentChildren {
  return item.tokens.map((token) => {
    const inline = token.type === 'text' || token.type === 'checkbox';
    return inline && !item.loose ? (
      <Inline tokens={'tokens' in token && token.tokens ? token.tokens : [token]} />
    ) : (
      drawNested([token], open)
    );
  });
}

function Table({ token }: { readonly token: Tokens.Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>{token.header.map((cell) => drawCell('th', cell))}</tr>
        </thead>
        <tbody>
          {token.rows.map((row) => (
            <tr>{row.map((cell) => drawCell('td', cell))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawCell(tag: 'th' | 'td', { tokens, align }: Tokens.TableCell): ComponentChildren {
  return createElement(tag, { class: align ?? undefined }, <Inline tokens={tokens} />);
}
