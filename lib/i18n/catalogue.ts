/** PURE. What a language has to provide. */
import type { FailureCode } from '#lib/chat/failure.ts';
import type { en } from './en.ts';

/** A text that depends on a number, by the plural categories of `Intl.PluralRules`; `other` is what every language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** What a catalogue of texts looks like in the language that gives the others their shape. */
type Source = Readonly<Record<string, string | PluralForms>>;

/** The same texts in another language: the same keys, plural where the first is plural. */
export type CatalogueOf<S extends Source> = {
  readonly [Key in keyof S]: S[Key] extends string ? string : PluralForms;
};

/** All texts of a language that every page of the extension speaks. */
export type MessageCatalogue = CatalogueOf<typeof en>;

/** The cause of each failure in one sentence. `{backend}` is its name, or a word for it. */
export type FailureCauses = Readonly<Record<FailureCode, string>>;

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

type TextOf<S extends Source, Key extends keyof S> = S[Key] extends { readonly other: infer Other }
  ? Other
  : S[Key];

type NumberOf<S extends Source, Key extends keyof S> = S[Key] extends string
  ? unknown
  : { readonly count: number };

/** What a text needs to be complete; derived from the first language. */
export type ValuesOf<S extends Source, Key extends keyof S> = {
  readonly [Name in PlaceholdersOf<TextOf<S, Key> & string>]: string | number;
} & NumberOf<S, Key>;

/** Keys whose text stands by itself, without values. */
export type PlainKeyOf<S extends Source> = {
  [Key in keyof S]: PlaceholdersOf<TextOf<S, Key> & string> extends never ? Key : never;
}[keyof S];

/** Gives the text of a key. Values that the first language's text names are required; numbers are written in the language's way. */
export interface Texts<S extends Source> {
  <Key extends PlainKeyOf<S>>(key: Key): string;
  <Key extends keyof S>(key: Key, values: ValuesOf<S, Key>): string;
}
