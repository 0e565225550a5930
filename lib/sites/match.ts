/** PURE. Which pages of which descriptors a URL belongs to, the best one first. */
import type { FieldCondition, KnownDescriptor, SitePage } from './descriptor.ts';
import { hostSpecificity } from './host-pattern.ts';
import { type Captures, matchPath, pathSpecificity } from './path-pattern.ts';

export interface PageMatch {
  readonly known: KnownDescriptor;
  readonly page: SitePage;
  /** What the path and the hash captured. */
  readonly captures: Captures;
  readonly rank: Rank;
}

/** Compared from the first to the last. */
interface Rank {
  /** 0 for software that is recognised by the page, and not known by its host. */
  readonly named: number;
  readonly path: string;
  readonly conditions: number;
  readonly host: number;
}

/** The pages that a URL matches. Which of the software recognised by the page it is, only the page's facts can tell. */
export function matchPages(address: string, descriptors: readonly KnownDescriptor[]): PageMatch[] {
  const url = parseWebUrl(address);
  if (!url) return [];
  const matches = descriptors.flatMap((known) => {
    const named = bestHost(known.descriptor.hosts, url);
    if (named === 0 && !known.descriptor.recognizedBy) return [];
    return known.descriptor.pages.flatMap((page) => {
      const host = page.hosts ? bestHost(page.hosts, url) : named;
      return page.hosts && host === 0 ? [] : matchPage(known, page, url, { named, host });
    });
  });
  return matches.sort(compareMatches);
}

function bestHost(patterns: readonly string[] | undefined, url: URL): number {
  return Math.max(0, ...(patterns ?? []).map((pattern) => hostSpecificity(pattern, url.host)));
}

/** Sorts the better match first: the more specific page, then the person's, then the newer. */
function compareMatches(left: PageMatch, right: PageMatch): number {
  return (
    compareRanks(left.rank, right.rank) ||
    Number(right.known.origin === 'person') - Number(left.known.origin === 'person') ||
    right.known.updatedAt - left.known.updatedAt
  );
}

/** Whether only whose or how old it is tells two matches apart. */
export function isTie(left: PageMatch, right: PageMatch): boolean {
  return compareRanks(left.rank, right.rank) === 0;
}

function compareRanks(left: Rank, right: Rank): number {
  return (
    right.named - left.named ||
    compareText(right.path, left.path) ||
    right.conditions - left.conditions ||
    right.host - left.host
  );
}

function compareText(left: string, right: string): number {
  return left === right ? 0 : left > right ? 1 : -1;
}

function matchPage(
  known: KnownDescriptor,
  page: SitePage,
  url: URL,
  hosts: { named: number; host: number },
): PageMatch[] {
  const hash = matchHash(page, url);
  if (!hash || !hasQuery(page, url)) return [];
  const where = page.where ?? {};
  const constrained = new Set(Object.keys(where));
  const conditions = [
    ...Object.keys(where),
    ...Object.keys(page.query ?? {}),
    ...(page.hosts ? [0] : []),
  ].length;
  return [page.path].flat().flatMap((pattern) => {
    const path = matchPath(pattern, url.pathname);
    if (!path) return [];
    const captures = { ...hash, ...path };
    if (!Object.entries(where).every(([name, rule]) => holds(rule, captures[name]))) return [];
    const rank = {
      named: hosts.named > 0 ? 1 : 0,
      path: pageSpecificity(pattern, page.hash, constrained),
      conditions,
      host: hosts.host,
    };
    return [{ known, page, captures, rank }];
  });
}

/** A hash comes after the path, and any hash is more than none. */
function pageSpecificity(path: string, hash: string | undefined, constrained: Set<string>): string {
  const ofPath = pathSpecificity(path, constrained);
  return hash === undefined ? ofPath : `${ofPath}/${pathSpecificity(hash, constrained)}`;
}

function matchHash(page: SitePage, url: URL): Captures | null {
  return page.hash === undefined ? {} : matchPath(page.hash, url.hash.replace(/^#!?|\?.*$/g, ''));
}

function hasQuery(page: SitePage, url: URL): boolean {
  return Object.entries(page.query ?? {}).every(([key, wanted]) => {
    const value = url.searchParams.get(key);
    return wanted === '*' ? value !== null && value !== '' : value === wanted;
  });
}

/** Conditions on a field that this pattern of the page does not have hold: they speak of its other patterns. */
function holds(rule: FieldCondition, value: string | undefined): boolean {
  if (value === undefined) return true;
  if (rule.is === 'digits' && !/^\d+$/.test(value)) return false;
  if (rule.is === 'hex' && !/^[0-9a-f]+$/i.test(value)) return false;
  if (rule.oneOf && !rule.oneOf.includes(value)) return false;
  if (rule.noneOf?.includes(value)) return false;
  return value.startsWith(rule.startsWith ?? '') && value.endsWith(rule.endsWith ?? '');
}

/** Only web pages have descriptors. */
function parseWebUrl(address: string): URL | null {
  const url = URL.parse(address);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}
