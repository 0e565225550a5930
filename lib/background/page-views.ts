/** What a drawer's context bar says of its page: the state of now, and which fields the next message would tell. */
import { diffAppState } from '#lib/app-state/diff.ts';
import { foldKnownState } from '#lib/chat/known-state.ts';
import type { Turn } from '#lib/chat/turn.ts';
import type { PageView } from '#lib/protocol/views.ts';
import type { PageDescription } from '#lib/sites/describe-page.ts';
import { siteGuidance } from '#lib/sites/guidance.ts';
import type { DescriptorSource } from './descriptors.ts';
import { isNeverHere } from './never-here.ts';
import { capturePage } from './page-capture.ts';
import { SITE_INSTRUCTIONS_KEY } from './runs/compose-turn.ts';
import type { Services } from './services.ts';
import { listSkills } from './skill-offers.ts';

/** Captures the page of a tab and compares it with what the model has read in the chat that the tab shows. */
export async function viewPage(
  tabId: number | null,
  services: Services,
  descriptors: DescriptorSource,
): Promise<PageView> {
  const [capture, known] = await Promise.all([
    capturePage(tabId, descriptors, (url) => isNeverHere(services, url)),
    readKnown(tabId, services),
  ]);
  const skills = (await listSkills(capture, services)).map(({ id, name, description, icon }) => ({
    id,
    name,
    description,
    icon,
  }));
  if (capture.status === 'unseen') return { ...capture, skills };
  const state = capture.page.appState;
  const changed = diffAppState(known, state).map(({ field }) => field);
  const offers = [
    ...capture.page.contextItems.map(({ key, label, value }) => ({ key, label, value })),
    ...offeredInstructions(capture.page),
  ];
  const { title, drifted } = capture;
  const suggestions = [...siteGuidance(capture.page.match).suggestions];
  return { status: 'seen', title, state, changed, offers, drifted, suggestions, skills };
}

/** Instructions stand in the context bar like everything else that goes along, so that they can be taken off. */
function offeredInstructions({ match }: PageDescription) {
  const { site, instructions } = siteGuidance(match);
  return instructions === ''
    ? []
    : [{ key: SITE_INSTRUCTIONS_KEY, label: `Instructions: ${site}`, value: instructions }];
}

async function readKnown(tabId: number | null, services: Services) {
  const { chats, tabs } = await services.stores;
  const sessionId = services.peers.shown(tabId);
  if (sessionId === null) return null;
  const openedAt = tabId === null ? null : (await tabs.read(tabId)).openedAt;
  const turns: readonly Turn[] = await chats.open(sessionId).then(
    (chat) => chat.turns,
    () => [],
  );
  return foldKnownState(turns, openedAt);
}
