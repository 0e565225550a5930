import { saveFile } from '#components/ui/save-file.ts';
import { chatToMarkdown } from '#lib/chat/chat-markdown.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';
import type { Translator } from '#lib/i18n/translator.ts';

const LONGEST_NAME = 80;

/** Offers a chat as a Markdown file, in the person's language where the words are not the chat's own. */
export function saveChat(
  { session, turns }: { readonly session: Session; readonly turns: readonly Turn[] },
  t: Translator,
): void {
  const words = {
    you: t('turn.you'),
    assistant: t('turn.assistant'),
    attached: t('attachment.list'),
    endings: {
      streaming: t('turn.streaming'),
      stopped: t('turn.stopped'),
      failed: t('turn.failed'),
      interrupted: t('turn.interrupted'),
    },
  };
  const text = chatToMarkdown(session, turns, words, (time) => t.dateTime(time));
  const name = `${fileName(session.title) || t('chats.untitled')}.md`;
  saveFile({ name, type: 'text/markdown', parts: [text] });
}

/** No system takes these in the name of a file. */
function fileName(title: string): string {
  return title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
}
