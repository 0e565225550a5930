/** One run from the question to the stored turn: drives the run machine and does what it says, in order. */

import { BackendError } from '#lib/backends/backend-error.ts';
import type { BackendIo } from '#lib/backends/contract.ts';
import type { Failure } from '#lib/chat/failure.ts';
import { createJournalBatcher, type JournalBatcher } from '#lib/chat/journal-batcher.ts';
import {
  createRun,
  type RunEffect,
  type RunEvent,
  type RunState,
  reduceRun,
} from '#lib/chat/run-machine.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';
import type { ChatStore } from '#lib/db/chat-store.ts';
import { StoreError } from '#lib/db/store-error.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { ResolvedModel } from '../models.ts';
import type { ComposedTurn } from './compose-turn.ts';

/** Whom a run tells of itself. */
export interface RunObserver {
  readonly onWaiting: (retryInMs: number) => void;
  readonly onAccepted: (turn: Turn, session: Session) => void;
  /** Words, and where in the answer's text or reasoning they begin. */
  readonly onWords: (
    turn: Turn,
    words: { channel: 'text' | 'reasoning'; at: number; delta: string },
  ) => void;
  readonly onEnded: (turn: Turn, session: Session) => void;
  /** It never was a turn; without a failure because it was stopped. */
  readonly onRefused: (failure: Failure | null) => void;
  readonly onStoreFailed: (error: unknown) => void;
}

export interface RunOptions {
  readonly composed: ComposedTurn;
  readonly model: ResolvedModel;
  readonly chats: ChatStore;
  /** The session that this turn begins; `null` when it goes on with one. */
  readonly beginning: Session | null;
  readonly session: Session;
  readonly controller: AbortController;
  readonly io: Omit<BackendIo, 'signal'>;
  readonly observer: RunObserver;
  readonly report: (error: unknown) => void;
}

export interface Run {
  /** Resolves when everything is stored and told. */
  readonly ended: Promise<void>;
  /** The turn as far as it was shown, which is never ahead of the journal; `null` before it is one. */
  current(): Turn | null;
  stop(): void;
  interrupt(): void;
}

export function startRun(options: RunOptions): Run {
  const { composed, chats, controller, observer } = options;
  let state: RunState = createRun(composed.turn);
  let session = options.session;
  let shown = { text: 0, reasoning: 0 };
  let work: Promise<void> = Promise.resolve();

  const journal: JournalBatcher = createJournalBatcher({
    write: (entry) => chats.appendJournal(composed.turn.id, entry),
    forward({ text, reasoning, replaces }) {
      // A replaced text cannot be joined; the turn's end brings it whole.
      if (replaces) return;
      for (const [channel, delta] of [
        ['text', text],
        ['reasoning', reasoning],
      ] as const) {
        if (delta === '') continue;
        observer.onWords(composed.turn, { channel, at: shown[channel], delta });
        shown = { ...shown, [channel]: shown[channel] + delta.length };
      }
    },
    onWriteFailed: observer.onStoreFailed,
    schedule(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });

  function dispatch(event: RunEvent): void {
    const step = reduceRun(state, event);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.type === 'abort') controller.abort();
      else work = work.then(() => perform(effect));
    }
  }

  let begun = false;

  /** What could not be kept at its beginning is kept whole at its end, where that goes. */
  async function keep(turn: Turn): Promise<void> {
    try {
      if (begun) await chats.finishTurn(turn);
      else session = await chats.appendTurn(turn, options.beginning ?? undefined);
      begun = true;
    } catch (error) {
      observer.onStoreFailed(error);
    }
  }

  async function perform(effect: Exclude<RunEffect, { type: 'abort' }>): Promise<void> {
    switch (effect.type) {
      case 'wait':
        observer.onWaiting(effect.part.retryInMs);
        return;
      case 'begin':
        await keep(effect.turn);
        observer.onAccepted(effect.turn, session);
        return;
      case 'words':
        journal.push(effect.entry);
        return;
      case 'finish':
        await journal.drain();
        await keep(effect.turn);
        observer.onEnded(effect.turn, session);
        return;
      case 'refuse':
        observer.onRefused(effect.failure);
    }
  }

  async function stream(): Promise<void> {
    const { open, backend } = options.model;
    try {
      const io: BackendIo = { ...options.io, signal: controller.signal };
      for await (const part of open.stream(composed.request, io)) dispatch(part);
      // A stream that ends without saying how is one that broke.
      dispatch({ type: 'fail', failure: createFailure('stream-broken', '', backend.label) });
    } catch (error) {
      const failure = failureOf(error, backend.label);
      if (failure.code === 'internal') options.report(error);
      dispatch({ type: 'fail', failure });
    }
    await work;
  }

  return {
    ended: stream(),
    current() {
      if (state.phase !== 'streaming' && state.phase !== 'ended') return null;
      const { turn } = state;
      const text = turn.answer.text.slice(0, shown.text);
      const reasoning = turn.answer.reasoning.slice(0, shown.reasoning);
      return { ...turn, status: 'streaming', answer: { ...turn.answer, text, reasoning } };
    },
    stop: () => dispatch({ type: 'stop' }),
    interrupt: () => dispatch({ type: 'interrupt' }),
  };
}

/** What the person is told about whatever ended a run. */
export function failureOf(error: unknown, backendLabel?: string): Failure {
  if (error instanceof BackendError) return createFailure(error.code, error.detail, backendLabel);
  if (error instanceof RequestFailed) return error.failure;
  if (error instanceof StoreError) return createFailure(error.code);
  return createFailure('internal');
}
