/** PURE. Texts of one language, filled in. */
import type { Failure } from '#lib/chat/failure.ts';
import type { MessageKey, MessageValues, PlainMessageKey, PluralForms } from './catalogue.ts';
import { findLanguage } from './languages.ts';

export interface Translator {
  readonly locale: string;
  /** The text of a key. Values that the English text names are required; numbers are written in the language's way. */
  <Key extends PlainMessageKey>(key: Key): string;
  <Key extends MessageKey>(key: Key, values: MessageValues<Key>): string;
  /** The cause of a failure, in one sentence. */
  failureCause(failure: Failure): string;
  number(value: number): string;
  time(timestamp: number): string;
  dateTime(timestamp: number): string;
  bytes(size: number): string;
}

/**
 * Makes the translator of the language that fits best.
 *
 * @param wanted One BCP 47 tag or several, best first.
 */
export function createTranslator(wanted: string | readonly string[]): Translator {
  const language = findLanguage(typeof wanted === 'string' ? [wanted] : wanted);
  const { locale, messages, failureCauses } = language;
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  const write = (value: string | number) =>
    typeof value === 'number' ? numbers.format(value) : value;

  const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : write(value);
    });

  const translate = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}) => {
    const message: string | PluralForms = messages[key];
    if (typeof message === 'string') return fill(message, values);
    const rule = plurals.select(Number(values.count));
    return fill(message[rule] ?? message.other, values);
  };

  return Object.assign(translate, {
    locale,
    failureCause: ({ code, backend }: Failure) =>
      sentence(fill(failureCauses[code], { backend: backend || messages['failure.the-backend'] })),
    number: (value: number) => numbers.format(value),
    time: (timestamp: number) => times.format(timestamp),
    dateTime: (timestamp: number) => dates.format(timestamp),
    bytes: (size: number) => formatBytes(size, numbers),
  });
}

/** A sentence may begin with a name that is not written with a capital, or with a word that stands for it. */
function sentence(text: string): string {
  return text.startsWith('the ') ? `T${text.slice(1)}` : text;
}

const MEBIBYTE = 1_048_576;

function formatBytes(size: number, numbers: Intl.NumberFormat): string {
  if (size < 1_024) return `${numbers.format(size)} B`;
  if (size < MEBIBYTE) return `${numbers.format(Math.round(size / 1_024))} kB`;
  return `${numbers.format(Math.round((size / MEBIBYTE) * 10) / 10)} MB`;
}
