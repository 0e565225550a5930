/**
 * PURE. An inert tree as Markdown: the text as a person reads it, with headings, lists, tables, code and formulas. Links become
 * numbered references, so that a sentence is not buried under addresses; images become their alternative texts.
 */
import { MathMLToLaTeX } from 'mathml-to-latex';
import TurndownService from 'turndown';
import { addTableRules } from './markdown-table.ts';

export interface Markdown {
  readonly text: string;
  /** The address of reference `[n]` is at index n − 1. */
  readonly links: readonly string[];
}

export function renderMarkdown(root: HTMLElement): Markdown {
  const links: string[] = [];
  const service = createService(links);
  const text = service.turndown(root).replace(/[ \t]+$/gm, (end) => (end === '  ' ? end : ''));
  return { text: text.replace(/\n{3,}/g, '\n\n').trim(), links };
}

function createService(links: string[]): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  });
  service.escape = escapeMarkdown;
  service.addRule('link', {
    filter: 'a',
    replacement: (text, node) => renderLink(text, node, links),
  });
  service.addRule('image', { filter: 'img', replacement: (_, node) => renderImage(node) });
  service.addRule('formula', { filter: isFormula, replacement: (_, node) => renderFormula(node) });
  service.addRule('code-block', { filter: 'pre', replacement: (_, node) => renderCode(node) });
  service.addRule('strikethrough', {
    filter: ['del', 's'],
    replacement: (text) => (text.trim() ? `~~${text}~~` : text),
  });
  service.addRule('mark', { filter: ['mark'], replacement: (text) => text });
  service.addRule('list-item', { filter: 'li', replacement: renderListItem });
  addTableRules(service);
  return service;
}

/** Only what would change the shape of the text: a model reads `snake_case` and `1. May` well enough as they are. */
function escapeMarkdown(text: string): string {
  return text.replace(/^(#{1,6} |```|~~~|>)/gm, '\\$1').replace(/^(-{3,}|={3,})$/gm, '\\$1');
}

function renderLink(text: string, node: HTMLElement, links: string[]): string {
  const address = node.getAttribute('href') ?? '';
  const label = text.trim();
  const isWithinPage = address === '' || address.startsWith('#');
  if (label === '' || isWithinPage) return text;
  if (/\n/.test(label)) return `${text}\n\n[${referenceTo(address, links)}]\n\n`;
  const [lead = ''] = /^\s*/.exec(text) ?? [];
  const [trail = ''] = /\s*$/.exec(text) ?? [];
  return `${lead}[${label}][${referenceTo(address, links)}]${trail}`;
}

function referenceTo(address: string, links: string[]): number {
  const known = links.indexOf(address);
  return known >= 0 ? known + 1 : links.push(address);
}

function renderImage(node: HTMLElement): string {
  const alternative = (node.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  return alternative === '' ? '' : `![${alternative}]`;
}

function renderListItem(text: string, node: HTMLElement): string {
  const parent = node.parentElement;
  const isOrdered = parent?.nodeName.toLowerCase() === 'ol';
  const start = Number(parent?.getAttribute('start') ?? 1) || 1;
  const place = parent ? Array.from(parent.children).indexOf(node) : 0;
  const marker = isOrdered ? `${start + place}. ` : '- ';
  const content = text.replace(/^\n+|\n+$/g, '').replace(/\n/g, `\n${' '.repeat(marker.length)}`);
  return `${marker}${content}${node.nextSibling ? '\n' : ''}`;
}

function isFormula(node: HTMLElement): boolean {
  return node.nodeName.toLowerCase() === 'math';
}

function renderFormula(node: HTMLElement): string {
  const latex = (node.getAttribute('data-latex') || latexOfMathMl(node)).trim();
  if (latex === '') return '';
  return node.getAttribute('display') === 'block' ? `\n\n$$\n${latex}\n$$\n\n` : `$${latex}$`;
}

function latexOfMathMl(node: HTMLElement): string {
  const text = (node.textContent ?? '').replace(/\s+/g, ' ');
  if (node.childElementCount === 0) return text;
  try {
    return MathMLToLaTeX.convert(node.outerHTML);
  } catch {
    // Whatever a page calls MathML: what stands in it can still be read.
    return text;
  }
}

function renderCode(node: HTMLElement): string {
  const code = node.querySelector('code') ?? node;
  const text = (node.textContent ?? '').replace(/^\n|\s+$/g, '');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fence}${languageOf(code)}\n${text}\n${fence}\n\n`;
}

function languageOf(code: Element): string {
  const named = code.getAttribute('data-lang') ?? code.getAttribute('data-language');
  const classes = code.getAttribute('class') ?? '';
  return named ?? /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1] ?? '';
}
