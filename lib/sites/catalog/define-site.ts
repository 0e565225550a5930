/** PURE. A built-in site: its descriptor, and beside each page the samples that prove it. Samples are not shipped. */
import type { SiteDescriptor, SitePage } from '../descriptor.ts';

/** The state that a sample must give: every field that is not named must be empty, the path that without query and hash. */
export interface ExpectedState {
  readonly path?: string;
  readonly name: string;
  readonly description?: string;
  readonly project?: string;
  readonly task?: string;
}

export interface PageSample {
  readonly url: string;
  readonly title?: string;
  /** Meta tags, for software that is known by them. */
  readonly meta?: Readonly<Record<string, string>>;
  readonly state: ExpectedState;
}

/** A real page as it was captured, by its file's path under the captured pages. */
export interface CapturedPage {
  readonly page: string;
  readonly url: string;
  readonly state: ExpectedState;
}

export interface PageSamples {
  readonly matches: readonly PageSample[];
  /** An address that looks alike and is not this page. */
  readonly not: string;
  /** Only a page with one of these may use selectors. */
  readonly captured?: readonly CapturedPage[];
}

export interface BuiltInSite {
  readonly descriptor: SiteDescriptor;
  /** By the id of the page. */
  readonly samples: Readonly<Record<string, PageSamples>>;
}

type SitePageWithSamples = SitePage & { readonly samples: PageSamples };
type SiteWithSamples = Omit<SiteDescriptor, 'version' | 'pages'> & {
  readonly pages: readonly SitePageWithSamples[];
};

/** Declares a built-in site. */
export function defineSite({ pages, ...site }: SiteWithSamples): BuiltInSite {
  return {
    descriptor: { version: 1, ...site, pages: pages.map(({ samples: _, ...page }) => page) },
    samples: Object.fromEntries(pages.map(({ id, samples }) => [id, samples])),
  };
}

/** Declares a part of the pages of a site that has many. */
export function definePages(pages: readonly SitePageWithSamples[]): readonly SitePageWithSamples[] {
  return pages;
}
