/** Everything that is kept: out as a file, in from a file, gone. */
import { IMPORT_PART_LENGTH } from '#lib/protocol/data-contract.ts';
import type { ListCursor } from '#lib/protocol/views.ts';
import type { OptionsClient } from './options-client.ts';
import type { DataModel } from './options-model.ts';

export function createDataModel({ call }: OptionsClient): DataModel {
  async function exportChats(): Promise<string[]> {
    const chats: string[] = [];
    let after: ListCursor | null = null;
    do {
      const part: { chats: string[]; next: ListCursor | null } = await call('export-chats', {
        after,
      });
      chats.push(...part.chats);
      after = part.next;
    } while (after);
    return chats;
  }

  return {
    async exportFile({ withChats, withKeys }) {
      const { text } = await call('export-head', { withChats, withKeys });
      if (!withChats) return [text];
      const chats = await exportChats();
      const { text: tail } = await call('export-tail', {});
      return [text, ...chats.flatMap((chat, index) => [index > 0 ? ',\n' : '\n', chat]), tail];
    },
    async importFile(text) {
      for (let at = 0; at === 0 || at < text.length; at += IMPORT_PART_LENGTH) {
        const part = text.slice(at, at + IMPORT_PART_LENGTH);
        await call('import-part', { text: part, first: at === 0 });
      }
      return call('import-finish', {});
    },
    async deleteAllChats() {
      await call('chats-delete-all', {});
    },
  };
}
