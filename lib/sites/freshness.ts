/**
 * PURE. Whether the page's meta tags and JSON-LD speak of what is on screen. Apps that change the address without loading a
 * document often leave the tags of the first view behind; the live title and URL outrank them.
 */
import type { PageFacts } from './page-facts.ts';

export function hasFreshMeta(facts: PageFacts): boolean {
  const declared = [facts.meta['og:url'], facts.canonical].flatMap((address) =>
    pathOn(facts.url, address),
  );
  const live = pathOn(facts.url, facts.url)[0];
  if (live !== undefined && declared.includes(live)) return true;
  const titles = [facts.meta['og:title'], facts.meta['twitter:title']].filter((title) => !!title);
  if (titles.some((title) => sameSubject(title ?? '', facts.title))) return true;
  const loaded = pathOn(facts.url, facts.loadedFrom)[0];
  if (loaded !== undefined && loaded !== live) return false;
  return declared.length === 0 || titles.length === 0 || facts.title === '';
}

/** The path of an address on the same host, without a slash at its end; addresses elsewhere prove nothing. */
function pathOn(base: string, address: string | null | undefined): string[] {
  const here = URL.parse(base);
  const url = address ? URL.parse(address, base) : null;
  if (!here || !url || bareHost(url) !== bareHost(here)) return [];
  return [url.pathname.replace(/\/+$/, '')];
}

function bareHost(url: URL): string {
  return url.host.replace(/^(?:www|m|mobile)\./, '');
}

function sameSubject(declared: string, live: string): boolean {
  const [one, other] = [declared, live].map((text) =>
    text.toLowerCase().replace(/\s+/g, ' ').trim(),
  );
  return !!one && !!other && (one.includes(other) || other.includes(one));
}
