/** Captures the page, or a part of it, as it stands. */
import { capturePage } from '#lib/reader/capture-page.ts';
import type { CapturedPage } from '#lib/reader/captured-page.ts';
import type { DomAccess } from '#lib/reader/dom-access.ts';
import type { SelectedPart } from '#lib/reader/selected-part.ts';
import { createLiveProbe } from './live-probe.ts';
import { runInSlices } from './run-in-slices.ts';

/** By this the drawer's host is known; it is no part of the page. */
const HOST_MARK = 'data-whereabouts';

export interface PartOfPage {
  readonly document: Document;
  readonly root: Element;
  readonly part?: SelectedPart;
}

export function readLivePage(access: DomAccess, wanted?: PartOfPage): Promise<CapturedPage> {
  const steps = capturePage(wanted?.document ?? document, {
    access,
    probeOf: (inner) => createLiveProbe(inner, access),
    url: location.href,
    isForeign: (element) => access.attributeOf(element, HOST_MARK) !== null,
    ...(wanted ? { root: wanted.root } : {}),
    ...(wanted?.part ? { part: wanted.part } : {}),
  });
  return runInSlices(steps);
}
