import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createTranslator, type Translator } from '#lib/i18n/translator.ts';

export const TranslationContext = createContext<Translator>(createTranslator('en'));

/** The texts in the language that the person reads. */
export function useTranslation(): Translator {
  return useContext(TranslationContext);
}
