import { describe, expect, test } from 'vitest';
import { REMEDY_CODES, VERDICT_CODES } from '#lib/backends/doctor/verdicts.ts';
import { findDoctorWords, verdictText } from './doctor-words.ts';
import { LANGUAGES } from './languages.ts';
import { createTranslator } from './translator.ts';

describe.each(LANGUAGES)('$locale', ({ locale }) => {
  const words = findDoctorWords([locale]);

  test('B2 each verdict is one sentence that names the backend, and each remedy has its words', () => {
    const t = createTranslator(locale);
    for (const verdict of VERDICT_CODES) {
      const text = verdictText(verdict, 'My server', t);
      expect(text, verdict).toMatch(/[.。]$/);
      expect(text, verdict).not.toMatch(/[{}]/);
    }
    expect(Object.keys(words.remedies).toSorted()).toEqual([...REMEDY_CODES].toSorted());
  });

  test('D22 the doctor speaks this language and no other', () => {
    const others = LANGUAGES.filter((language) => language.locale !== locale);
    for (const other of others) expect(words).not.toBe(findDoctorWords([other.locale]));
  });
});
