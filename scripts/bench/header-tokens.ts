import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  APP_STATE_FIELDS,
  type AppState,
  appStateSchema,
  createAppState,
} from '#lib/app-state/app-state.ts';
import { type AppStateChange, diffAppState } from '#lib/app-state/diff.ts';
import { renderHeader } from '#lib/app-state/header.ts';
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import type { BuiltInSite, PageSample } from '#lib/sites/catalog/define-site.ts';
import { github } from '#lib/sites/catalog/github.ts';
import { BUILT_IN_SITES } from '#lib/sites/catalog/sites.ts';
import { describeCapturedPages } from '../browsing/describe-captured-pages.ts';
import type { Bench, Figure } from './bench.ts';

const STEPS = 40;
const RECORDING = new URL('../../tests/fixtures/browses/sample-site.json', import.meta.url);
const recordingSchema = z.object({ states: z.array(appStateSchema).length(STEPS) });

/** Per number of questions asked on each page: the most that the headers may take of sending all fields each time, in percent. */
const LIMITS = [
  [1, 100],
  [2, 100],
  [5, 25],
] as const;

export const headerTokens: Bench = {
  title: 'K27 tokens of the headers',
  method:
    'Browses of 40 pages: one recorded on the sample site (scripts/record-browse.ts), the first 40 sample pages of the GitHub descriptor in their order, the first 40 captured pages where they are beside the project, and one page of each of 40 sites in turn, where nothing stays the same. On each page 1, 2 or 5 questions. The tokens (as the receipt estimates them) of the headers that go out, in percent of those of a header with all five fields in front of each question, what a page does not have as (none): it says the same.',
  async run() {
    return [
      ...measure('sample site', readRecording()),
      ...measure('GitHub', samplesOf(github).slice(0, STEPS)),
      ...measure('captured pages', capturedStates().slice(0, STEPS)),
      ...measure(
        '40 sites',
        BUILT_IN_SITES.flatMap((site) => samplesOf(site).slice(0, 1)).slice(0, STEPS),
      ),
    ];
  },
};

function readRecording(): AppState[] {
  return recordingSchema.parse(JSON.parse(readFileSync(RECORDING, 'utf8'))).states;
}

function capturedStates(): AppState[] {
  return (describeCapturedPages() ?? []).map(({ description }) => description.appState);
}

function samplesOf({ samples }: BuiltInSite): AppState[] {
  return Object.values(samples).flatMap(({ matches }) => matches.map((sample) => toState(sample)));
}

function toState({ url, state }: PageSample): AppState {
  const { origin, pathname } = new URL(url);
  return createAppState({
    path: state.path ?? origin + pathname,
    pageName: state.name,
    pageDescription: state.description ?? null,
    currentProject: state.project ?? null,
    currentTask: state.task ?? null,
  });
}

function measure(browse: string, pages: readonly AppState[]): Figure[] {
  if (pages.length === 0) return [];
  return LIMITS.map(([questions, atMost]) => {
    const asked = pages.flatMap((page) => Array<AppState>(questions).fill(page));
    const told = asked.map((page, index) =>
      countTokens(diffAppState(asked[index - 1] ?? null, page)),
    );
    const whole = asked.map((page) => countTokens(allFields(page)));
    return {
      what: `${browse}, ${questions} a page`,
      value: (100 * sum(told)) / sum(whole),
      unit: '%',
      atMost,
    };
  });
}

/** What a header would tell that could not rely on earlier ones. */
function allFields(page: AppState): AppStateChange[] {
  return APP_STATE_FIELDS.map(({ field }) => ({ field, value: page[field] }));
}

function countTokens(changes: readonly AppStateChange[]): number {
  return estimateTokens(renderHeader(changes) ?? '');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
