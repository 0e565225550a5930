/**
 * Writes the example database of the current version, which every later version must still open: `npm run freeze:database`.
 * Run once when a version is released; an example that is there already stays as it is.
 */
import 'fake-indexeddb/auto';
import { writeFile } from 'node:fs/promises';
import type { Turn } from '#lib/chat/turn.ts';
import type { ChatStore } from '#lib/db/chat-store.ts';
import { WhereaboutsDatabase } from '#lib/db/database.ts';
import { createDexieChatStore } from '#lib/db/dexie-chat-store.ts';
import { createDexieSettingsStore } from '#lib/db/settings-store.ts';
import { answered, exampleSession, exampleTurn } from '../tests/support/chat-examples.ts';
import { type FrozenDatabase, freezeText, frozenFile } from '../tests/support/frozen-database.ts';

const STARTED = 1_796_000_000_000;
const PAGE = 'https://tracker.example/acme/web/issues/12';

const db = new WhereaboutsDatabase('freeze');
await db.open();
await fillChats();
await fillTheRest();
const file = frozenFile(db.verno);
try {
  await writeFile(file, freezeText({ version: db.verno, ...(await readTables()) }), { flag: 'wx' });
  console.log(`Wrote ${file.pathname}`);
} catch (error) {
  console.error(
    `${file.pathname} was not written: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}

/** A chat of two branches, one of which failed, and a chat that was cut off in mid-answer. */
async function fillChats(): Promise<void> {
  const chats = createDexieChatStore(db);
  const first = firstTurn();
  const about = { site: 'https://tracker.example', project: 'acme/web', task: '12' };
  const { createdAt } = first;
  const title = first.question.text;
  await chats.appendTurn(first, exampleSession('chat-1', { title, createdAt, ...about }));
  await chats.finishTurn(answerFirst(first));
  const older = branchOf(first, 'turn-2', 'Since when?');
  await chats.appendTurn(older);
  await chats.finishTurn(answered(older, 'Since Monday.'));
  const newer = branchOf(first, 'turn-3', 'Since which release?');
  await chats.appendTurn(newer);
  await chats.finishTurn({
    ...newer,
    status: 'failed',
    answer: { ...newer.answer, text: 'Since 4.' },
    failure: { code: 'stream-broken', detail: '', backend: 'My server' },
  });
  await chats.pin(first.sessionId, true);
  await chats.tidy();
  await cutOffInAnswer(chats);
}

async function cutOffInAnswer(chats: ChatStore): Promise<void> {
  const createdAt = STARTED + 4_000;
  const question = { text: '登录失败是为什么？', files: [] };
  const turn = exampleTurn('turn-4', 'chat-2', { createdAt, question });
  await chats.appendTurn(turn, exampleSession('chat-2', { title: '登录失败', createdAt }));
  for (const text of ['The session ', 'cookie is'])
    await chats.appendJournal(turn.id, { text, reasoning: '', replaces: false });
}

function firstTurn(): Turn {
  return exampleTurn('turn-1', 'chat-1', {
    createdAt: STARTED + 1_000,
    question: {
      text: 'Why does login fail?',
      files: [{ name: 'log.txt', type: 'text/plain', size: 12 }],
    },
    appState: {
      path: PAGE,
      pageName: 'Issue',
      pageDescription: 'Issue 12',
      currentProject: 'acme/web',
      currentTask: '12',
    },
    records: [
      {
        id: 'record-1',
        content: `<new_app_ui_context>\nPath: ${PAGE}\nPage Name: Issue\n</new_app_ui_context>`,
        source: {
          kind: 'app-state',
          form: 'snapshot',
          update: true,
          sections: [
            { name: 'Path', text: PAGE },
            { name: 'Page Name', text: 'Issue' },
          ],
        },
      },
    ],
  });
}

function answerFirst(turn: Turn): Turn {
  const done = answered(turn, 'Because the cookie has expired.');
  const card = { title: 'Cookie', fields: [{ label: 'Age', value: '31 days' }], tags: ['auth'] };
  const usage = { inputTokens: 40, outputTokens: 9 };
  return { ...done, answer: { ...done.answer, reasoning: 'Let me see.', cards: [card], usage } };
}

function branchOf(parent: Turn, id: 'turn-2' | 'turn-3', text: string): Turn {
  return exampleTurn(id, parent.sessionId, {
    createdAt: STARTED + (id === 'turn-2' ? 2_000 : 3_000),
    parentId: parent.id,
    question: { text, files: [] },
  });
}

async function fillTheRest(): Promise<void> {
  const server = {
    id: 'server',
    label: 'My server',
    kind: 'openai-compatible',
    customModels: [],
    config: { baseUrl: 'https://models.example/v1', apiKey: 'k' },
  };
  const draft = { id: 'chat:chat-1', text: 'And then', updatedAt: STARTED + 5_000 };
  const tab = { id: 'tab:7', sessionId: 'chat-1', openedAt: null, open: true, modelId: null };
  await db.backends.put(server);
  await db.drafts.put(draft);
  await db.tabs.put(tab);
  await createDexieSettingsStore(db).update((settings) => ({
    ...settings,
    demo: false,
    neverOn: ['bank.example'],
  }));
}

async function readTables() {
  const schema: Record<string, string> = {};
  const rows: FrozenDatabase['rows'] = {};
  for (const table of db.tables) {
    const { primKey, indexes } = table.schema;
    schema[table.name] = [primKey, ...indexes].map(({ src }) => src).join(', ');
    rows[table.name] = await table.toArray();
  }
  return { schema, rows };
}
