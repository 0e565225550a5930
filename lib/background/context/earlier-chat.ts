/** An earlier chat, attached to this one: its last messages as they were shown. */
import { sessionIdSchema } from '#lib/chat/ids.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { renderQuestionText } from '#lib/chat/wire.ts';
import {
  createSessionReferenceRecord,
  type EarlierChat,
} from '#lib/context/producers/session-reference.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { ContextSource, SourceScope } from './context-source.ts';

/** How many chats are offered; older ones are attached from the list of chats. */
const MAX_CHOICES = 30;

export const earlierChat: ContextSource = {
  kind: 'earlier-chat',
  async isOffered(scope) {
    return (await listOthers(scope)).length > 0;
  },
  async listChoices(scope) {
    const sessions = await listOthers(scope);
    return sessions.map(({ id, title, site }) => ({ id, label: title, detail: site ?? '' }));
  },
  async read({ services }, choiceId) {
    const { chats } = await services.stores;
    const id = sessionIdSchema.safeParse(choiceId);
    const session = id.success ? await chats.get(id.data) : null;
    if (!session) throw new RequestFailed(createFailure('session-gone'));
    const { turns } = await chats.open(session.id);
    const record = createSessionReferenceRecord({
      title: session.title,
      messages: turns.flatMap((turn) => messagesOf(turn)),
    });
    return { key: `chat:${session.id}`, label: 'Earlier chat', detail: session.title, record };
  },
};

async function listOthers({ tabId, services }: SourceScope) {
  const { chats } = await services.stores;
  const { items } = await chats.list({ limit: MAX_CHOICES + 1 });
  const shown = services.peers.shown(tabId);
  return items.filter(({ id }) => id !== shown).slice(0, MAX_CHOICES);
}

function messagesOf({ question, answer }: Turn): EarlierChat['messages'] {
  return [
    { role: 'user', text: renderQuestionText(question) },
    { role: 'assistant', text: answer.text },
  ];
}
