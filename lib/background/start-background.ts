/** Puts the background together. Every listener is added at once: a worker that wakes hears only what it listened to from the start. */
import { api } from '#lib/browser/api.ts';
import { isOwnPage } from '#lib/browser/sender.ts';
import { DRAWER_PORT, DRAWER_WAKE, PRIVATE_DRAWER_PORT } from '#lib/protocol/drawer-contract.ts';
import { OPTIONS_PORT } from '#lib/protocol/options-contract.ts';
import { READING_ROOM_PAGE, READING_ROOM_PORT } from '#lib/protocol/reading-room.ts';
import { showBadge } from './badge.ts';
import { createDescriptorSource } from './descriptors.ts';
import { createOptionsHub } from './options-hub.ts';
import { answerPage } from './page-requests.ts';
import { createRealms } from './private-realm.ts';
import { createPushedPages } from './push-page.ts';
import { createPageReading } from './reading/page-reading.ts';
import { createReadingRoom } from './reading/reading-room.ts';
import { createRealm } from './realm.ts';
import { createPrivateServices, createServices } from './services.ts';
import { createSiteAccess } from './site-access.ts';
import { watchTabs } from './watch-tabs.ts';

export function startBackground(): void {
  const services = createServices();
  const descriptors = createDescriptorSource(services.stores.then((stores) => stores.descriptors));
  const room = createReadingRoom();
  const pages = createPageReading(room, descriptors);
  const onUnseenAnswer = (tabId: number) =>
    void showBadge(tabId, 'answer-ready').catch(services.report);
  const realms = createRealms(
    createRealm({ services, descriptors, pages, onUnseenAnswer }),
    // What pages of private windows look like is remembered nowhere.
    () =>
      createRealm({
        services: createPrivateServices(services),
        descriptors: { ...descriptors, noteVisit: async () => false },
        pages,
        onUnseenAnswer,
      }),
  );
  const { models, runs, entry } = realms.ordinary;
  const pushed = createPushedPages(services);
  const access = createSiteAccess(services, entry);

  const serveOptions = createOptionsHub({ services, models, descriptors, runs, access });
  api.runtime.onConnect.addListener((port) => {
    const isPrivate = port.sender?.tab?.incognito ?? port.name === PRIVATE_DRAWER_PORT;
    if (port.name === DRAWER_PORT || port.name === PRIVATE_DRAWER_PORT) {
      realms.of(isPrivate).serveDrawer(port);
    } else if (port.name === OPTIONS_PORT) serveOptions(port);
    else if (port.name === READING_ROOM_PORT && isOwnPage(port.sender, READING_ROOM_PAGE)) {
      room.serve(port);
    } else port.disconnect();
  });
  api.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    const realm = realms.of(sender.tab?.incognito);
    const answer = answerPage(message, sender, {
      services: realm.services,
      pushed,
      onPageChanged: async (tabId) =>
        realm.services.peers.isConnected(tabId) ? realm.refreshPage(tabId) : wakeDrawers(),
    });
    void answer?.then(respond);
    return answer !== undefined;
  });
  watchTabs(realms);
}

/** A drawer that has lost its line connects again and reads what is so now; where none is open, nobody listens. */
async function wakeDrawers(): Promise<void> {
  await api.runtime.sendMessage(DRAWER_WAKE).catch(() => undefined);
}
