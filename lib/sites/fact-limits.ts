/** PURE. How much of a page is carried from it: shared by the page's side, which cuts, and the background's schema, which checks. */
export const FACT_LIMITS = {
  /** One text. Longer than a state's value may be, so that a cut one is seen to be cut. */
  text: 1_100,
  url: 4_096,
  meta: 60,
  /** Elements that are looked at before the page's side gives up on a list. */
  elements: 500,
  jsonLd: 10,
  /** One JSON-LD block or page hint. A longer one is left out: half a JSON text is none. */
  block: 32_000,
  lookups: 120,
  selectors: 8,
} as const;
