import { BACKEND_KINDS } from '#lib/backends/kinds.ts';
import type { SettingsTexts } from '#lib/i18n/settings-catalogue.ts';

/** Kinds that a person can add; the demo is there by itself. */
export const KINDS = BACKEND_KINDS.map(({ kind }) => kind).filter((kind) => kind !== 'demo');

/** What a kind is called. */
export function kindText(kind: string, text: SettingsTexts): string {
  const known = KINDS.find((name) => name === kind);
  return known ? text(`kind.${known}`) : kind;
}
