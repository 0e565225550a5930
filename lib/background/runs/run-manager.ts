/** All runs: at most one in a chat, owned here and not by any drawer. */
import type { ModelId } from '#lib/backends/model-id.ts';
import type { Failure } from '#lib/chat/failure.ts';
import { type SessionId, sessionIdSchema, type TurnId, turnIdSchema } from '#lib/chat/ids.ts';
import type { Session } from '#lib/chat/session.ts';
import { createTitle } from '#lib/chat/title.ts';
import type { Question, Turn } from '#lib/chat/turn.ts';
import type { SelectedSkill } from '#lib/context/producers/skill.ts';
import type { StoredRecord } from '#lib/context/record.ts';
import { chatDraftId, tabDraftId } from '#lib/db/draft-store.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { PendingSend } from '#lib/protocol/views.ts';
import type { ContextShelf } from '../context/context-shelf.ts';
import type { DescriptorSource } from '../descriptors.ts';
import type { Models } from '../models.ts';
import { isNeverHere } from '../never-here.ts';
import { type CaptureOutcome, capturePage } from '../page-capture.ts';
import type { Services } from '../services.ts';
import { prepareSkills } from '../skill-offers.ts';
import { requireAccess } from './backend-access.ts';
import { composeTurn } from './compose-turn.ts';
import { keepAwake } from './keep-awake.ts';
import { failureOf, type RunObserver, startRun } from './run.ts';
import { type ActiveRun, createRunRegistry } from './run-registry.ts';
import type { SentFile } from './sent-files.ts';

export interface SendRequest {
  readonly tabId: number | null;
  readonly question: Question;
  /** The turn that this question answers to; absent: the last one that is shown; `null`: none. */
  readonly parentId?: TurnId | null;
  /** The model that answers this time; absent: the chosen one. */
  readonly modelId?: ModelId;
  /** What the same question carried before: it goes along again. */
  readonly attached?: readonly StoredRecord[];
  /** The files of the question with their bytes. */
  readonly files?: readonly SentFile[];
  /** The skill that was chosen for it; what it says is looked up when it is sent. */
  readonly skillId?: string | null;
}

export interface RunManager {
  /**
   * Takes a question on its way. What becomes of it is told by events.
   *
   * @throws RequestFailed `empty-message`, `run-in-progress`
   */
  send(request: SendRequest): void;
  /** Stops the run of the chat that this tab shows. @returns Whether there was one. */
  stop(tabId: number | null): boolean;
  /** Ends the run of a chat that nobody is left to see. */
  interrupt(sessionId: SessionId): void;
  /** Ends the run of a tab that closed before its chat had begun. */
  abandon(tabId: number): void;
  /** The tab goes on to another chat: a run whose chat has not begun goes on without it. */
  detach(tabId: number | null): void;
  pending(tabId: number | null): PendingSend | null;
  /** A turn that streams, as far as it was shown. */
  streaming(sessionId: SessionId): Turn | null;
}

export interface RunManagerOptions {
  readonly services: Services;
  readonly models: Models;
  readonly descriptors: DescriptorSource;
  readonly shelf: ContextShelf;
  /** An answer ended while no drawer showed it. */
  readonly onUnseenAnswer: (tabId: number) => void;
}

export function createRunManager(options: RunManagerOptions): RunManager {
  const { services, models, descriptors, shelf, onUnseenAnswer } = options;
  const { peers, now } = services;
  const runs = createRunRegistry(peers);
  const findShown = (tabId: number | null) => runs.find(tabId, peers.shown(tabId));

  function show(one: ActiveRun, change: Partial<PendingSend>): void {
    const begun = {
      text: one.question.text,
      phase: 'capturing',
      startedAt: now(),
      retryAt: null,
    } as const;
    one.pending = { ...(one.pending ?? begun), ...change };
    runs.tell(one, { type: 'send-pending', pending: one.pending });
  }

  function refuse(one: ActiveRun, failure: Failure | null): void {
    one.pending = null;
    const { text } = one.question;
    runs.tell(
      one,
      failure ? { type: 'send-failed', failed: { text, failure } } : { type: 'send-stopped', text },
    );
  }

  async function execute(one: ActiveRun, request: SendRequest): Promise<void> {
    const { parentId, attached = [], files = [] } = request;
    const { chats, tabs, settings, drafts } = await services.stores;
    const [attachment, { modelId, instructions }, chat] = await Promise.all([
      one.tabId === null ? null : tabs.read(one.tabId),
      settings.read(),
      one.sessionId === null ? null : chats.open(one.sessionId),
    ]);
    await drafts.put({
      id: draftId(one.tabId, one.sessionId),
      text: one.question.text,
      updatedAt: now(),
    });
    const [model, { question, ...surroundings }] = await Promise.all([
      models.resolve(request.modelId ?? attachment?.modelId ?? modelId),
      lookAround(one, request.skillId ?? null),
    ]);
    await requireAccess(model);
    if (one.controller.signal.aborted) return refuse(one, null);
    const session = chat?.session ?? beginSession(question, surroundings.capture, now());
    const turns = chat?.turns ?? [];
    const composed = composeTurn({
      ...surroundings,
      turnId: turnIdSchema.parse(crypto.randomUUID()),
      sessionId: session.id,
      question,
      model,
      attached,
      files,
      instructions,
      history: parentId === undefined ? turns : upTo(turns, parentId),
      openedAt: attachment?.openedAt ?? null,
      now: now(),
    });
    show(one, { phase: 'sending' });
    const { controller } = one;
    one.run = startRun({
      composed,
      model,
      chats,
      beginning: chat ? null : session,
      session,
      controller,
      io: services.network.io,
      observer: createObserver(one),
      report: services.report,
    });
    await one.run.ended;
    // Not awaited: the chat is free for its next question.
    void chats.tidy().catch(services.report);
  }

  /** Reads what goes along with a question: the page, the context bar, the skill that was chosen. */
  async function lookAround(one: ActiveRun, skillId: string | null) {
    const [capture, { id: _, ...bar }] = await Promise.all([
      capturePage(one.tabId, descriptors, (url) => isNeverHere(services, url)),
      shelf.take(one.tabId, one.question.text),
    ]);
    one.carried = bar.items;
    const wanted = skillId ?? one.question.skill?.id ?? null;
    const { skill, catalog } = await prepareSkills(wanted, capture, services);
    const question = skill ? { ...one.question, skill: tagOf(skill) } : one.question;
    if (isEmpty(question)) throw new RequestFailed(createFailure('empty-message'));
    return { capture, bar, skill, skills: catalog, question };
  }

  function createObserver(one: ActiveRun): RunObserver {
    return {
      onWaiting: (retryInMs) =>
        show(one, { phase: 'waiting-to-retry', retryAt: now() + retryInMs }),
      onAccepted(turn, session) {
        const begunFrom = one.sessionId;
        one.pending = null;
        one.sessionId = session.id;
        if (!one.detached) peers.show(one.tabId, session.id);
        runs.tell(one, { type: 'turn-accepted', session, turn });
        settleIn(one, begunFrom, session.id).catch(services.report);
        if (!one.detached) shelf.settle(one.tabId, one.carried).catch(services.report);
      },
      onWords: ({ id }, words) => runs.tell(one, { type: 'reply-delta', turnId: id, ...words }),
      onEnded(turn, session) {
        runs.tell(one, { type: 'turn-ended', session, turn });
        if (one.tabId !== null && !peers.isWatched(session.id)) onUnseenAnswer(one.tabId);
      },
      onRefused: (failure) => refuse(one, failure),
      onStoreFailed(error) {
        services.report(error);
        runs.tell(one, { type: 'save-failed' });
      },
    };
  }

  /** The question is a turn now: its tab shows its chat, and its words are no draft any more. */
  async function settleIn(
    one: ActiveRun,
    begunFrom: SessionId | null,
    sessionId: SessionId,
  ): Promise<void> {
    const { drafts, tabs } = await services.stores;
    const id = draftId(one.tabId, begunFrom);
    const kept = await drafts.get(id);
    if (kept?.text === one.question.text) await drafts.remove(id);
    if (begunFrom === null && one.tabId !== null && !one.detached) {
      await tabs.update(one.tabId, { sessionId, openedAt: null });
    }
  }

  function end(one: ActiveRun | null): void {
    if (one?.run) one.run.interrupt();
    else one?.controller.abort();
  }

  return {
    send(request) {
      const { tabId, question } = request;
      if (isEmpty(question) && !request.skillId)
        throw new RequestFailed(createFailure('empty-message'));
      if (findShown(tabId)) throw new RequestFailed(createFailure('run-in-progress'));
      const one: ActiveRun = {
        id: crypto.randomUUID(),
        tabId,
        question,
        controller: new AbortController(),
        sessionId: peers.shown(tabId),
        detached: false,
        carried: [],
        pending: null,
        run: null,
      };
      runs.add(one);
      const release = keepAwake();
      show(one, {});
      void execute(one, request)
        .catch((error: unknown) => {
          const failure = failureOf(error);
          if (failure.code === 'internal') services.report(error);
          refuse(one, failure);
        })
        .finally(() => {
          runs.remove(one);
          release();
        });
    },
    stop(tabId) {
      const one = findShown(tabId);
      if (one?.run) one.run.stop();
      else one?.controller.abort();
      return one !== null;
    },
    interrupt: (sessionId) => end(runs.find(null, sessionId)),
    abandon: (tabId) => end(runs.find(tabId, null)),
    detach(tabId) {
      const one = runs.find(tabId, null);
      if (one) one.detached = true;
    },
    pending: (tabId) => findShown(tabId)?.pending ?? null,
    streaming: (sessionId) => runs.find(null, sessionId)?.run?.current() ?? null,
  };
}

/** Where the words of a chat, or of a tab whose chat has not begun, are kept until they are a turn. */
export function draftId(tabId: number | null, sessionId: SessionId | null): string {
  return sessionId === null ? tabDraftId(tabId ?? -1) : chatDraftId(sessionId);
}

function beginSession(question: Question, capture: CaptureOutcome, now: number): Session {
  const state = capture.status === 'seen' ? capture.page.appState : null;
  return {
    id: sessionIdSchema.parse(crypto.randomUUID()),
    title: createTitle(question),
    createdAt: now,
    updatedAt: now,
    pinned: false,
    leafId: null,
    site: capture.status === 'seen' ? (URL.parse(capture.url)?.origin ?? null) : null,
    project: state?.currentProject ?? null,
    task: state?.currentTask ?? null,
  };
}

/** The turns up to and with `parentId`. */
function upTo(turns: readonly Turn[], parentId: TurnId | null): readonly Turn[] {
  return turns.slice(0, turns.findIndex(({ id }) => id === parentId) + 1);
}

function tagOf({ id, name, icon }: SelectedSkill): NonNullable<Question['skill']> {
  return icon ? { id, name, icon } : { id, name };
}

/** A skill, or a file, stands for itself. */
function isEmpty({ text, skill, files }: Question): boolean {
  return text === '' && !skill && files.length === 0;
}
