/** What the background does when a drawer asks for it. */
import { api } from '#lib/browser/api.ts';
import type { SessionId } from '#lib/chat/ids.ts';
import { ownSkillSchema } from '#lib/chat/skills/skill.ts';
import { questionSchema } from '#lib/chat/turn.ts';
import { attachedRecords } from '#lib/chat/turn-records.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { blockSite } from './block-site.ts';
import { createChatHandlers } from './chat-handlers.ts';
import { readChatSnapshot } from './chat-snapshot.ts';
import { createContextHandlers } from './context/context-handlers.ts';
import type { ContextShelf } from './context/context-shelf.ts';
import { createHandoverItem } from './context/handover-item.ts';
import type { DescriptorSource } from './descriptors.ts';
import type { DrawerHandlers } from './drawer-hub.ts';
import { findLocalServers } from './local-servers.ts';
import type { Models } from './models.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import { viewPage } from './page-views.ts';
import type { PageReading } from './reading/page-reading.ts';
import { draftId, type RunManager } from './runs/run-manager.ts';
import { describeFiles } from './runs/sent-files.ts';
import type { Services } from './services.ts';

export interface DrawerHandlerOptions {
  readonly services: Services;
  readonly runs: RunManager;
  readonly models: Models;
  readonly descriptors: DescriptorSource;
  readonly entry: OverlayEntry;
  readonly shelf: ContextShelf;
  readonly pages: PageReading;
}

export function createDrawerHandlers(options: DrawerHandlerOptions): DrawerHandlers {
  const { services, runs, models, descriptors, entry, shelf, pages } = options;
  const { peers } = services;

  /** Turns the tab to another chat, or to a new one. */
  async function showChat(tabId: number | null, sessionId: SessionId | null) {
    // Before anything is awaited: what is sent next belongs to this chat already.
    runs.detach(tabId);
    peers.show(tabId, sessionId);
    const { tabs } = await services.stores;
    const openedAt = sessionId === null ? null : services.now();
    if (tabId !== null) await tabs.update(tabId, { sessionId, openedAt });
    await shelf.clear(tabId);
    return refreshChat(tabId);
  }

  async function refreshChat(tabId: number | null) {
    const chat = await readChatSnapshot(tabId, services, runs);
    peers.toTab(tabId, { type: 'chat-replaced', chat });
    return chat;
  }

  return {
    ...createChatHandlers({ services, runs, showChat, refreshChat }),
    ...createContextHandlers(shelf, pages),
    'page-refresh': (_request, { tabId }) => viewPage(tabId, services, descriptors),
    async 'draft-save'({ text }, { tabId }) {
      const { drafts } = await services.stores;
      const id = draftId(tabId, peers.shown(tabId));
      if (text === '') await drafts.remove(id);
      else await drafts.put({ id, text, updatedAt: services.now() });
      return {};
    },
    async 'turn-send'({ text, skillId, files }, { tabId }) {
      const question = questionSchema.parse({ text: text.trim(), files: describeFiles(files) });
      runs.send({ tabId, question, files, skillId });
      return {};
    },
    async 'turn-retry'({ turnId }, { tabId }) {
      const { chats } = await services.stores;
      const sessionId = peers.shown(tabId);
      const turns = sessionId === null ? [] : (await chats.open(sessionId)).turns;
      const turn = turnId === null ? turns.at(-1) : turns.find(({ id }) => id === turnId);
      if (!turn) throw new RequestFailed(createFailure('turn-gone'));
      const { question, parentId } = turn;
      runs.send({ tabId, question, parentId, attached: attachedRecords(turn) });
      return {};
    },
    async 'run-stop'({ turnId }, { tabId }) {
      const found = runs.stop(tabId);
      if (!found) console.warn(`Whereabouts: a stop found no run ${turnId ?? 'before its turn'}.`);
      return { found };
    },
    'chat-reload': (_request, { tabId }) => readChatSnapshot(tabId, services, runs),
    async 'session-open'({ sessionId }, { tabId }) {
      const { chats } = await services.stores;
      if (!(await chats.get(sessionId))) throw new RequestFailed(createFailure('session-gone'));
      return showChat(tabId, sessionId);
    },
    async 'answer-hand-over'({ turnId }, { tabId }) {
      const item = await createHandoverItem(turnId, services);
      const chat = await showChat(tabId, null);
      await shelf.put(tabId, item);
      return chat;
    },
    'session-new': (_request, { tabId }) => showChat(tabId, null),
    async 'models-refresh'() {
      const io = { ...services.network.io, signal: new AbortController().signal };
      await findLocalServers(services, io);
      await models.refreshAll();
      return {};
    },
    async 'model-choose'({ modelId }, { tabId }) {
      const { settings, tabs } = await services.stores;
      await settings.update((current) => ({ ...current, modelId }));
      if (tabId !== null) await tabs.update(tabId, { modelId });
      peers.toTab(tabId, { type: 'models-changed', models: [...(await models.list())], modelId });
      return {};
    },
    async 'site-block'(_request, { tabId }) {
      const tab = tabId === null ? null : await api.tabs.get(tabId).catch(() => null);
      if (tab) await blockSite(tab, entry, services);
      return {};
    },
    async 'skill-save'({ name, text }, { tabId }) {
      const { skills } = await services.stores;
      await skills.put(ownSkillSchema.parse({ id: `own-${crypto.randomUUID()}`, name, text }));
      const page = await viewPage(tabId, services, descriptors);
      peers.toTab(tabId, { type: 'page-changed', page });
      return {};
    },
    async 'settings-open'({ section }) {
      await api.tabs.create({ url: api.runtime.getURL(`/options.html#${section}`) });
      return {};
    },
    async 'drawer-close'(_request, { tabId, place }) {
      if (place !== 'overlay' || tabId === null) return {};
      // Before the page hears of it: it may be gone by then, and the next one is not to bring the drawer back.
      const { tabs } = await services.stores;
      await tabs.update(tabId, { open: false });
      await entry.close(tabId);
      return {};
    },
  };
}
