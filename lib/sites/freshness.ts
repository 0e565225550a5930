/**
 * PURE. Whether the page's meta tags and JSON-LD speak of what is on screen. Apps that change the address without loading a
 * document often leave the tags of the first view behind; the live title and URL outrank them.
 */
import type { PageFacts } from './page-facts.ts';

export function hasFreshMeta(facts: PageFacts): boolean {
  const declared = [facts.meta['og:url'], facts.canonical].flatMap((address) =>
    placeOn(facts.url, address),
  );
  const [live] = placeOn(facts.url, facts.url);
  if (live !== undefined && declared.includes(live)) return true;
  const titles = [facts.meta['og:title'], facts.meta['twitter:title']].filter((title) => !!title);
  if (titles.some((title) => sameSubject(title ?? '', facts.title))) return true;
  const [loaded] = placeOn(facts.url, facts.loadedFrom);
  if (loaded !== undefined && loaded !== live) return speaksOfTitle(facts);
  return declared.length === 0 || titles.length === 0 || facts.title === '';
}

/** Where an address of the same host leads: its path, and a hash that is a route. Addresses elsewhere prove nothing. */
function placeOn(base: string, address: string | null | undefined): string[] {
  const here = URL.parse(base);
  const url = address ? URL.parse(address, base) : null;
  if (!here || !url || bareHost(url) !== bareHost(here)) return [];
  return [url.pathname.replace(/\/+$/, '') + (/^#!?\//.test(url.hash) ? url.hash : '')];
}

function bareHost(url: URL): string {
  return url.host.replace(/^(?:www|m|mobile)\./, '');
}

function sameSubject(declared: string, live: string): boolean {
  const [one, other] = [normalize(declared), normalize(live)];
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

/** After the address changed without a load, only a description that names what the title names is of this view. */
function speaksOfTitle({ title, meta }: PageFacts): boolean {
  const [subject = ''] = normalize(title).split(/ [-–—|·•:/] /);
  return (
    subject.length > 2 &&
    normalize(meta.description ?? meta['og:description'] ?? '').includes(subject)
  );
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
