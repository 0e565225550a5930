/** An answer on its way to another chat. */
import type { TurnId } from '#lib/chat/ids.ts';
import { createHandoverRecord } from '#lib/context/producers/handover.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { ContextServices, ReadItem } from './context-source.ts';

/** @throws RequestFailed `turn-gone` when the answer is not there (any more) */
export async function createHandoverItem(
  turnId: TurnId,
  services: Pick<ContextServices, 'stores'>,
): Promise<ReadItem> {
  const { chats } = await services.stores;
  const turn = await chats.getTurn(turnId);
  if (!turn || turn.answer.text.trim() === '') throw new RequestFailed(createFailure('turn-gone'));
  const title = (await chats.get(turn.sessionId))?.title ?? '';
  const record = createHandoverRecord({
    senderSessionId: turn.sessionId,
    senderTitle: title,
    text: turn.answer.text,
  });
  return { key: `answer:${turnId}`, label: 'Handed over', detail: title, record };
}
