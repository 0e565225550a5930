import type { Token, Tokens } from 'marked';
import type { ComponentChildren } from 'preact';
import type { FootnoteToken, MathToken } from './extensions.ts';
import { Formula } from './formula.tsx';
import { Quotation } from './quotation.tsx';
import type { QuotationToken } from './quotation-extension.ts';
import { RemoteImage } from './remote-image.tsx';
import { safeLink, shownTarget } from './safe-url.ts';

/** What stands within a line. Raw HTML is text; what is not known is shown as it was written. */
export function Inline({ tokens }: { readonly tokens: readonly Token[] | undefined }) {
  return <>{tokens?.map(drawInline)}</>;
}

function drawInline(token: Token): ComponentChildren {
  switch (token.type) {
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : decodeEntities(token.text);
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'link':
      return <Link token={token as Tokens.Link} />;
    case 'image':
      return <RemoteImage source={token.href} description={decodeEntities(token.text)} />;
    case 'math':
      return <Formula token={token as MathToken} />;
    case 'footnote-reference':
      return <sup>{(token as FootnoteToken).label}</sup>;
    case 'quotation':
      return <QuotationInLine token={token as QuotationToken} />;
    case 'html':
      return /^<br\s*\/?>$/i.test(token.text) ? <br /> : token.text;
    default:
      return token.raw;
  }
}

function QuotationInLine({ token }: { readonly token: QuotationToken }) {
  return (
    <Quotation words={token.text}>
      {token.open}
      <Inline tokens={token.tokens} />
      {token.close}
    </Quotation>
  );
}

function Link({ token }: { readonly token: Tokens.Link }) {
  const url = safeLink(decodeEntities(token.href));
  if (!url) return <Inline tokens={token.tokens} />;
  const target = shownTarget(url);
  const saysWhere = token.text.includes(target);
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      referrerpolicy="no-referrer"
      title={url.href}
      data-target={saysWhere ? undefined : target}
    >
      <Inline tokens={token.tokens} />
    </a>
  );
}

/** Entities are characters in Markdown; an inert document knows them all. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/gi, (entity) => {
    const decoded = new DOMParser().parseFromString(entity, 'text/html').documentElement
      .textContent;
    return decoded ?? entity;
  });
}
