/** PURE. What the doctor says in each language, apart from the other texts: only the page that examines backends loads it. */

import { type BackendErrorCode, backendErrorCodeSchema } from '#lib/backends/backend-error.ts';
import type { VerdictCode } from '#lib/backends/doctor/verdicts.ts';
import type { DoctorWords } from './doctor-catalogue.ts';
import { doctorWordsEn } from './doctor-words.en.ts';
import { doctorWordsZhCN } from './doctor-words.zh-CN.ts';
import { findLanguage } from './languages.ts';
import type { Translator } from './translator.ts';

const WORDS: Readonly<Record<string, DoctorWords>> = {
  en: doctorWordsEn,
  'zh-CN': doctorWordsZhCN,
};

export function findDoctorWords(wanted: readonly string[]): DoctorWords {
  return WORDS[findLanguage(wanted).locale] ?? doctorWordsEn;
}

/** The verdict in one sentence. */
export function verdictText(verdict: VerdictCode, backend: string, t: Translator): string {
  const failure = backendErrorCodeSchema.safeParse(verdict);
  if (failure.success) return t.failureCause({ code: failure.data, backend, detail: '' });
  const { verdicts } = findDoctorWords([t.locale]);
  return verdicts[verdict as Exclude<VerdictCode, BackendErrorCode>].replace('{backend}', backend);
}
