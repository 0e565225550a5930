/** The drawer's model over the line to the background. */
import { batch, computed, signal } from '@preact/signals';
import type { ModelId } from '#lib/backends/model-id.ts';
import { isExtensionAlive } from '#lib/browser/extension-alive.ts';
import type { Session } from '#lib/chat/session.ts';
import type { DrawerEvent, Greeting } from '#lib/protocol/drawer-contract.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { ChatSnapshot, DrawerSnapshot, FailedSend } from '#lib/protocol/views.ts';
import { createDraft } from './draft.ts';
import { createDrawerClient, type DrawerClient } from './drawer-client.ts';
import type { Connection, DrawerModel, ModelView, PageView, PendingSend } from './drawer-model.ts';
import { createTurnViews } from './turn-views.ts';

export interface DrawerModelOptions {
  readonly greeting: Greeting;
}

export function createDrawerModel(options: DrawerModelOptions): DrawerModel {
  const connection = signal<Connection>('connecting');
  const page = signal<PageView>({ status: 'unknown' });
  const session = signal<Session | null>(null);
  const pending = signal<PendingSend | null>(null);
  const failedSend = signal<FailedSend | null>(null);
  const models = signal<readonly ModelView[]>([]);
  const modelId = signal<ModelId | null>(null);
  const focusRequests = signal(0);
  const views = createTurnViews();
  const streaming = computed(() => views.list.value.at(-1)?.turn.value.status === 'streaming');
  const running = computed(() => pending.value !== null || streaming.value);

  const draft = createDraft((text) => client.call('draft-save', { text }));

  const client: DrawerClient = createDrawerClient({
    greeting: options.greeting,
    onSnapshot: showSnapshot,
    onEvent: (event) => batch(() => handleEvent(event)),
    onDisconnect,
  });

  function showSnapshot(snapshot: DrawerSnapshot): void {
    batch(() => {
      connection.value = 'open';
      page.value = snapshot.page;
      models.value = snapshot.models;
      modelId.value = snapshot.modelId;
      showChat(snapshot);
    });
  }

  function showChat(chat: ChatSnapshot): void {
    if (session.value?.id !== chat.session?.id) failedSend.value = null;
    session.value = chat.session;
    views.replace(chat.turns);
    pending.value = chat.pending;
    if (chat.failedSend) failedSend.value = chat.failedSend;
    draft.adopt(chat.pending ? '' : chat.draft);
  }

  function handleEvent(event: DrawerEvent): void {
    switch (event.type) {
      case 'page-changed':
        page.value = event.page;
        return;
      case 'models-changed':
        models.value = event.models;
        modelId.value = event.modelId;
        return;
      case 'send-pending':
        pending.value = event.pending;
        return;
      case 'send-failed':
        pending.value = null;
        failedSend.value = event.failed;
        return;
      case 'send-stopped':
        pending.value = null;
        draft.restore(event.text);
        return;
      case 'turn-accepted':
        pending.value = null;
        failedSend.value = null;
        session.value = event.session;
        views.append(event.turn);
        return;
      case 'reply-delta':
        if (views.join(event.turnId, event.channel, event.at, event.delta) === 'gap') void reload();
        return;
      case 'turn-ended':
        if (session.value?.id === event.session.id) session.value = event.session;
        views.finish(event.turn);
        return;
      case 'chat-replaced':
        showChat(event.chat);
        return;
      case 'drawer-focus':
        focusRequests.value += 1;
    }
  }

  function onDisconnect(): void {
    if (!isExtensionAlive()) {
      connection.value = 'extension-updated';
      return;
    }
    // An idle background goes to sleep, and the line with it: that is no loss. One that dies in the middle of a run is.
    const lostRun = running.value;
    connection.value = lostRun ? 'lost' : 'open';
    if (lostRun) void reload();
  }

  async function reload(): Promise<void> {
    try {
      if (client.connected) showChat(await client.call('chat-reload', {}));
      else await client.connect();
    } catch (error) {
      if (!isExtensionAlive()) connection.value = 'extension-updated';
      else failedSend.value = { text: '', failure: failureOf(error) };
    }
  }

  /** Sends a question; whatever keeps it from going out is shown, and the words stay in the box. */
  async function sendText(text: string): Promise<void> {
    failedSend.value = null;
    if (running.value) {
      failedSend.value = { text: '', failure: createFailure('run-in-progress') };
      return;
    }
    pending.value = { text, phase: 'capturing', startedAt: Date.now(), retryAt: null };
    try {
      await client.call('turn-send', { text });
    } catch (error) {
      pending.value = null;
      failedSend.value = { text, failure: failureOf(error) };
    }
  }

  client.connect().catch((error: unknown) => {
    failedSend.value = { text: '', failure: failureOf(error) };
  });

  return {
    place: options.greeting.place,
    connection,
    page,
    session,
    turns: views.list,
    pending,
    failedSend,
    models,
    modelId,
    draft: draft.text,
    running,
    focusRequests,
    async send() {
      const text = draft.text.value.trim();
      if (text === '') {
        failedSend.value = { text: '', failure: createFailure('empty-message') };
        return;
      }
      if (!running.value) draft.clearShown();
      await sendText(text);
    },
    async stop() {
      await client.call('run-stop', {});
    },
    async retry(turnId) {
      if (running.value) return;
      const failed = failedSend.value;
      if (failed && turnId === undefined) {
        if (failed.text !== '') await sendText(failed.text);
        else failedSend.value = null;
        return;
      }
      failedSend.value = null;
      try {
        await client.call('turn-retry', { turnId: turnId ?? null });
      } catch (error) {
        failedSend.value = { text: '', failure: failureOf(error) };
      }
    },
    dismissFailure() {
      const failed = failedSend.value;
      failedSend.value = null;
      if (failed) draft.restore(failed.text);
    },
    async newChat() {
      showChat(await client.call('session-new', {}));
    },
    async openChat(sessionId) {
      showChat(await client.call('session-open', { sessionId }));
    },
    async chooseModel(id) {
      modelId.value = id;
      await client.call('model-choose', { modelId: id });
    },
    async openSettings(section) {
      await client.call('settings-open', { section });
    },
    async close() {
      await draft.flush();
      await client.call('drawer-close', {});
    },
  };
}

function failureOf(error: unknown) {
  return error instanceof RequestFailed ? error.failure : createFailure('internal');
}
