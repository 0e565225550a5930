/** PURE. Texts of one language, filled in. */
import type { Failure } from '#lib/chat/failure.ts';
import type { CatalogueOf, PluralForms, Texts } from './catalogue.ts';
import type { en } from './en.ts';
import { findLanguage } from './languages.ts';

export interface Translator extends Texts<typeof en> {
  readonly locale: string;
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
  const numbers = new Intl.NumberFormat(locale);
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  return Object.assign(createTexts<typeof en>(locale, messages), {
    locale,
    failureCause: ({ code, backend }: Failure) =>
      sentence(
        failureCauses[code].replaceAll(
          '{backend}',
          () => backend || messages['failure.the-backend'],
        ),
      ),
    number: (value: number) => numbers.format(value),
    time: (timestamp: number) => times.format(timestamp),
    dateTime: (timestamp: number) => dates.format(timestamp),
    bytes: (size: number) => formatBytes(size, numbers),
  });
}

/** Makes the texts of one catalogue. */
export function createTexts<S extends Readonly<Record<string, string | PluralForms>>>(
  locale: string,
  messages: CatalogueOf<S>,
): Texts<S> {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  return (key: keyof S, values: Readonly<Record<string, string | number>> = {}) => {
    const message: string | PluralForms = messages[key];
    if (typeof message === 'string') return fill(message, values);
    const rule = plurals.select(Number(values.count));
    return fill(message[rule] ?? message.other, values);
  };
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
