import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { BUILT_IN_SKILLS } from './built-in-skills.ts';
import { fillSkillText, offerSkills } from './offer-skills.ts';
import { ownSkillSchema } from './skill.ts';

const own = (name: string, hosts: string[] = []) =>
  ownSkillSchema.parse({ id: `own-${name.toLowerCase()}`, name, text: 'Do it.', hosts });
const NOT_SKILLS = ['built-in-skills.ts', 'offer-skills.ts', 'skill.ts'];

test('each skill is one file and stands in the list', () => {
  const files = readdirSync('lib/chat/skills').filter(
    (name) => !name.includes('.test.') && !NOT_SKILLS.includes(name),
  );
  expect(BUILT_IN_SKILLS).toHaveLength(files.length);
  expect(new Set(BUILT_IN_SKILLS.map(({ id }) => id)).size).toBe(files.length);
});

test('D22 each built-in skill is named in every language', () => {
  for (const { names } of BUILT_IN_SKILLS) {
    expect(Object.keys(names).sort()).toEqual(LANGUAGES.map(({ locale }) => locale).sort());
  }
});

test('D5 a skill is offered on its sites only, those below included', () => {
  const skills = [own('Here', ['tracker.example']), own('Everywhere')];
  const names = (host: string | null) =>
    offerSkills({ locale: 'en', host, own: skills })
      .map(({ name }) => name)
      .filter((name) => name === 'Here' || name === 'Everywhere');
  expect(names('tracker.example')).toEqual(['Here', 'Everywhere']);
  expect(names('eu.tracker.example')).toEqual(['Here', 'Everywhere']);
  expect(names('nottracker.example')).toEqual(['Everywhere']);
  expect(names(null)).toEqual(['Everywhere']);
});

test('an own skill of the same name stands in for the built-in one, a hidden one is gone', () => {
  const offered = offerSkills({
    locale: 'en',
    host: null,
    own: [own('Summarize')],
    hidden: ['compare'],
  });
  expect(offered.filter(({ name }) => name === 'Summarize').map(({ id }) => id)).toEqual([
    'own-summarize',
  ]);
  expect(offered.some(({ id }) => id === 'compare')).toBe(false);
});

test('variables are filled in, other braces stay as they are', () => {
  expect(fillSkillText('Into {language} by {date}: {"a": {x}}', { language: 'German' })).toBe(
    'Into German by unknown: {"a": {x}}',
  );
});
