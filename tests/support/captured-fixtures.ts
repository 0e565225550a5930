/** The captured pages beside the project. They are not part of it: where they are absent, their tests say so and are skipped. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../../shared/fixtures/pages');

export const FIXTURES_ABSENT = existsSync(FOLDER)
  ? null
  : 'The captured pages (../shared/fixtures/pages) are not here.';

export interface CapturedFixture {
  readonly name: string;
  readonly html: string;
  /** The article's HTML, where another library made it. */
  readonly golden: string | null;
}

/** The pages of Readability's set, whose golden texts Defuddle has no part in. */
export function readabilityFixtures(): CapturedFixture[] {
  const folder = resolve(FOLDER, 'readability');
  return readdirSync(folder)
    .filter((name) => existsSync(resolve(folder, name, 'source.html')))
    .map((name) => ({
      name,
      html: readFileSync(resolve(folder, name, 'source.html'), 'utf8'),
      golden: readFileSync(resolve(folder, name, 'expected.html'), 'utf8'),
    }));
}

/** The pages of Defuddle's set. */
export function defuddleFixtures(): CapturedFixture[] {
  const folder = resolve(FOLDER, 'defuddle');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      name,
      html: readFileSync(resolve(folder, name), 'utf8'),
      golden: null,
    }));
}
