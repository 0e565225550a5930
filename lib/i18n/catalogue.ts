/** PURE. What a language has to provide. */
import type { FailureCode } from '#lib/chat/failure.ts';
import type { en } from './en.ts';

/** A text that depends on a number, by the plural categories of `Intl.PluralRules`; `other` is what every language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

export type MessageKey = keyof typeof en;

/** All texts of a language: the same keys as English, plural where English is plural. */
export type MessageCatalogue = {
  readonly [Key in MessageKey]: (typeof en)[Key] extends string ? string : PluralForms;
};

/** The cause of each failure in one sentence. `{backend}` is its name, or a word for it. */
export type FailureCauses = Readonly<Record<FailureCode, string>>;

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

type TextOf<Key extends MessageKey> = (typeof en)[Key] extends { readonly other: infer Other }
  ? Other
  : (typeof en)[Key];

type NumberOf<Key extends MessageKey> = (typeof en)[Key] extends string
  ? unknown
  : { readonly count: number };

/** What a message needs to be complete; derived from the English text. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in PlaceholdersOf<TextOf<Key> & string>]: string | number;
} & NumberOf<Key>;

/** Keys whose text stands by itself, without values. */
export type PlainMessageKey = {
  [Key in MessageKey]: PlaceholdersOf<TextOf<Key> & string> extends never ? Key : never;
}[MessageKey];
