/** The drawer's model over the line to the background. */
import { batch, computed } from '@preact/signals';
import { isExtensionAlive } from '#lib/browser/extension-alive.ts';
import { siblingsOf } from '#lib/chat/branches.ts';
import type { Failure } from '#lib/chat/failure.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import type { Greeting } from '#lib/protocol/drawer-contract.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { createContextModel } from './context-model.ts';
import { createChatsModel } from './create-chats-model.ts';
import { createDraft } from './draft.ts';
import { createDrawerClient, type DrawerClient } from './drawer-client.ts';
import type { BranchesModel, DrawerModel } from './drawer-model.ts';
import {
  applyEvent,
  createDrawerState,
  type DrawerState,
  showChat,
  showSnapshot,
} from './drawer-state.ts';

/** Connects at once, and again whenever there is something to say or a run to follow. */
export function createDrawerModel(greeting: Greeting, translator: () => Translator): DrawerModel {
  const draft = createDraft((text) => client.call('draft-save', { text }));
  const state = createDrawerState(
    draft,
    async (bytes) => (await client.call('pdf-read', { bytes })).text,
  );
  const client = createDrawerClient({
    greeting,
    onSnapshot: (snapshot) => showSnapshot(state, snapshot),
    onEvent(event) {
      if (batch(() => applyEvent(state, event)) === 'words-missing') void reload(state, client);
      if (event.type === 'turn-accepted' || event.type === 'chat-replaced') {
        void refreshPage(state, client);
      }
    },
    onDisconnect() {
      if (!isExtensionAlive()) {
        state.connection.value = 'extension-updated';
      } else if (state.running.value) {
        // An idle background that goes to sleep takes the line with it, which is no loss. In the middle of a run it is one.
        state.connection.value = 'lost';
        void reload(state, client);
      }
    },
  });
  void reload(state, client);
  // The page, or the extension, may go at any moment, and the drawer with it.
  for (const leaving of ['pagehide', 'blur']) addEventListener(leaving, () => void draft.flush());

  return {
    place: greeting.place,
    connection: state.connection,
    page: state.page,
    session: state.session,
    turns: state.views.list,
    pending: state.pending,
    failedSend: state.failedSend,
    models: state.models,
    modelId: state.modelId,
    draft: draft.text,
    running: state.running,
    focusRequests: state.focusRequests,
    historyKept: state.historyKept,
    theme: computed(() => state.preferences.value.theme),
    language: computed(() => state.preferences.value.language),
    modelChoice: computed(() => !state.preferences.value.hidden.model),
    attachments: state.attachments,
    chats: createChatsModel(client, state),
    branches: createBranches(state, client),
    skills: {
      ...state.skills,
      async saveAsSkill(name, text) {
        await showFailure(state, async () => {
          await client.call('skill-save', { name, text });
        });
      },
    },
    context: createContextModel({
      client,
      context: state.context,
      page: state.page,
      attachments: state.attachments,
      attempt: (work) => showFailure(state, work),
    }),
    ...createConversationActions(state, client, translator),
    async blockSite() {
      await showFailure(state, async () => {
        await client.call('site-block', {});
      });
    },
    async openSettings(section) {
      await client.call('settings-open', { section });
    },
    async showQuote(quote) {
      const shown = await client.call('quote-show', { quote }).catch(() => null);
      return shown?.found ?? false;
    },
    async close() {
      await draft.flush();
      await client.call('drawer-close', {});
    },
  };
}

/** What of the page is news depends on what the model has read by now. */
async function refreshPage(state: DrawerState, client: DrawerClient): Promise<void> {
  const page = await client.call('page-refresh', {}).catch(() => null);
  if (page) state.page.value = page;
}

/** Reads the chat again; a line that is lost is made anew, which does the same. */
async function reload(state: DrawerState, client: DrawerClient): Promise<void> {
  await showFailure(state, async () => {
    if (client.connected) showChat(state, await client.call('chat-reload', {}));
    else await client.connect();
  });
}

/** Does what was asked; whatever keeps it from being done is one bubble. @returns Whether it was done. */
async function showFailure(
  state: DrawerState,
  work: () => Promise<void>,
  text = '',
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    batch(() => {
      if (!isExtensionAlive()) state.connection.value = 'extension-updated';
      state.failedSend.value = { text, failure: failureOf(error) };
    });
    return false;
  }
}

function failureOf(error: unknown): Failure {
  return error instanceof RequestFailed ? error.failure : createFailure('internal');
}

function createBranches(state: DrawerState, client: DrawerClient): BranchesModel {
  return {
    siblings: (turnId) => siblingsOf(state.links.value, turnId).map(({ id }) => id),
    async show(turnId) {
      await showFailure(state, async () =>
        showChat(state, await client.call('branch-show', { turnId })),
      );
    },
  };
}

function createConversationActions(
  state: DrawerState,
  client: DrawerClient,
  translator: () => Translator,
) {
  const { attachments, draft, failedSend, running, pending, modelId, skills } = state;
  const refuse = (code: Failure['code']) => {
    failedSend.value = { text: '', failure: createFailure(code) };
  };

  /** Sends words that stand in no box any more: they come back into one, or stay in the bubble. */
  async function sendText(text: string): Promise<void> {
    batch(() => {
      failedSend.value = null;
      pending.value = { text, phase: 'capturing', startedAt: Date.now(), retryAt: null };
    });
    const files = attachments.take();
    const work = async () => {
      await client.call('turn-send', { text, skillId: skills.selectedId.value, files });
    };
    if (await showFailure(state, work, text)) return;
    pending.value = null;
    attachments.putBack();
  }

  const actions: Pick<
    DrawerModel,
    | 'send'
    | 'stop'
    | 'retry'
    | 'dismissFailure'
    | 'newChat'
    | 'handOver'
    | 'openChat'
    | 'chooseModel'
    | 'refreshModels'
    | 'editQuestion'
    | 'regenerate'
    | 'continueAnswer'
  > = {
    async send() {
      const text = draft.text.value.trim();
      const isEmpty = text === '' && attachments.files.value.length === 0;
      if (isEmpty && skills.selectedId.value === null) return refuse('empty-message');
      if (running.value) return refuse('run-in-progress');
      draft.clearShown();
      await sendText(text);
    },
    async stop() {
      await showFailure(state, async () => {
        const turn = state.views.list.value.at(-1)?.turn.value;
        const turnId = turn?.status === 'streaming' ? turn.id : null;
        const { found } = await client.call('run-stop', { turnId });
        // What is shown as running is not: show what is so.
        if (!found) await reload(state, client);
      });
    },
    async retry(turnId) {
      if (running.value) return;
      const failed = failedSend.value;
      failedSend.value = null;
      if (failed && turnId === undefined) {
        const hasQuestion = failed.text !== '' || skills.selectedId.value !== null;
        if (hasQuestion || attachments.files.value.length > 0) await sendText(failed.text);
        return;
      }
      await showFailure(state, async () => {
        await client.call('turn-retry', { turnId: turnId ?? null });
      });
    },
    dismissFailure() {
      const failed = failedSend.value;
      failedSend.value = null;
      if (failed) draft.restore(failed.text);
    },
    async newChat() {
      await showFailure(state, async () => showChat(state, await client.call('session-new', {})));
    },
    async handOver(turnId) {
      await showFailure(state, async () =>
        showChat(state, await client.call('answer-hand-over', { turnId })),
      );
    },
    async openChat(sessionId) {
      await showFailure(state, async () =>
        showChat(state, await client.call('session-open', { sessionId })),
      );
    },
    async editQuestion(turnId, text) {
      if (running.value) return refuse('run-in-progress');
      await showFailure(state, async () => {
        await client.call('question-edit', { turnId, text });
      });
    },
    async regenerate(turnId, other) {
      if (running.value) return;
      await showFailure(state, async () => {
        await client.call('answer-regenerate', { turnId, modelId: other ?? null });
      });
    },
    async continueAnswer() {
      if (!running.value) await sendText(translator()('turn.continue'));
    },
    async refreshModels() {
      // What does not answer keeps its old list; there is nothing to say about it here.
      await client.call('models-refresh', {}).catch(() => undefined);
    },
    async chooseModel(id) {
      modelId.value = id;
      await showFailure(state, async () => {
        await client.call('model-choose', { modelId: id });
      });
    },
  };
  return actions;
}
