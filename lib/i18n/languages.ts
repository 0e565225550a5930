/** PURE. The one list of languages: a new one is its texts and a line here. */
import type { FailureCauses, MessageCatalogue } from './catalogue.ts';
import { en } from './en.ts';
import { failureCausesEn } from './failure-causes.en.ts';
import { failureCausesZhCN } from './failure-causes.zh-CN.ts';
import { zhCN } from './zh-CN.ts';

export interface Language {
  /** BCP 47. */
  readonly locale: string;
  /** The language's name for itself. */
  readonly name: string;
  readonly messages: MessageCatalogue;
  readonly failureCauses: FailureCauses;
}

const ENGLISH: Language = {
  locale: 'en',
  name: 'English',
  messages: en,
  failureCauses: failureCausesEn,
};

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { locale: 'zh-CN', name: '简体中文', messages: zhCN, failureCauses: failureCausesZhCN },
];

/**
 * The language to speak for what a person or a browser asks for, best first.
 *
 * @param wanted BCP 47 tags, such as `zh-Hans-CN` or `en-GB`.
 */
export function findLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const exact = LANGUAGES.find(({ locale }) => locale.toLowerCase() === tag.toLowerCase());
    const related = LANGUAGES.find(({ locale }) => locale.toLowerCase().split('-')[0] === base);
    if (exact ?? related) return exact ?? related ?? ENGLISH;
  }
  return ENGLISH;
}
