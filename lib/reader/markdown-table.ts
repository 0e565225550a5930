/** PURE. Tables: data as Markdown tables; tables that only lay out a page as plain text, cell by cell. */
import type TurndownService from 'turndown';

const MAX_COLUMNS = 60;
const NOT_IN_A_CELL = 'table, pre, h1, h2, h3, h4, blockquote, ul ul, li + li + li + li + li + li';

export function addTableRules(service: TurndownService): void {
  const layouts = new WeakMap<Element, boolean>();

  function isLayout(node: Element): boolean {
    const table = node.closest('table');
    if (!table) return true;
    const known = layouts.get(table) ?? judgeLayout(table);
    layouts.set(table, known);
    return known;
  }

  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (text, node) => (isLayout(node) ? renderLayoutCell(text) : renderCell(text, node)),
  });
  service.addRule('row', {
    filter: 'tr',
    replacement: (text, node) => {
      if (isLayout(node)) return `\n${text.trim()}\n`;
      return `\n|${text}${isFirstRow(node) ? divider(node) : ''}`;
    },
  });
  service.addRule('row-group', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (text) => text,
  });
  service.addRule('caption', { filter: 'caption', replacement: () => '' });
  service.addRule('table', {
    filter: 'table',
    replacement: (text, node) => renderTable(text, node, isLayout(node)),
  });
}

function judgeLayout(table: Element): boolean {
  const rows = Array.from(table.querySelectorAll('tr'));
  const columns = Math.max(0, ...rows.map(columnsOf));
  if (rows.length < 2 || columns < 2 || columns > MAX_COLUMNS) return true;
  return table.querySelector(NOT_IN_A_CELL) !== null;
}

function columnsOf(row: Element): number {
  return Array.from(row.children).reduce((sum, cell) => sum + spanOf(cell), 0);
}

function spanOf(cell: Element): number {
  return Math.max(1, Math.min(Number(cell.getAttribute('colspan')) || 1, MAX_COLUMNS));
}

function isFirstRow(row: Element): boolean {
  return row.closest('table')?.querySelector('tr') === row;
}

function divider(row: Element): string {
  return `\n|${' --- |'.repeat(columnsOf(row))}`;
}

function renderCell(text: string, cell: Element): string {
  const line = text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');
  return ` ${line} |${'  |'.repeat(spanOf(cell) - 1)}`;
}

function renderLayoutCell(text: string): string {
  return text.trim().includes('\n') ? `\n\n${text.trim()}\n\n` : ` ${text.trim()} `;
}

function renderTable(text: string, table: Element, isLayout: boolean): string {
  const caption = table.querySelector('caption')?.textContent?.trim() ?? '';
  const rows = isLayout ? text : text.replace(/\n{2,}/g, '\n').trim();
  return `\n\n${caption ? `${caption}\n\n` : ''}${rows}\n\n`;
}
