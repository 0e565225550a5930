/** One contract for every place where chats are kept. */
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { describe, expect, test } from 'vitest';
import type { ChatStore } from '#lib/db/chat-store.ts';
import { WhereaboutsDatabase } from '#lib/db/database.ts';
import { createDexieChatStore } from '#lib/db/dexie-chat-store.ts';
import { createMemoryChatStore } from '#lib/db/memory-chat-store.ts';
import {
  answered,
  exampleSession,
  exampleTurn,
  sessionId,
  turnId,
} from '../support/chat-examples.ts';

Dexie.debug = false;
let databases = 0;

describe.each<{ name: string; create: () => ChatStore }>([
  {
    name: 'database',
    create: () => createDexieChatStore(new WhereaboutsDatabase(`contract-${databases++}`)),
  },
  { name: 'memory', create: createMemoryChatStore },
])('chat store: $name', ({ create }) => {
  const words = (text: string) => ({ text, reasoning: '', replaces: false });
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

  async function storeWith(...names: string[]): Promise<ChatStore> {
    const store = create();
    for (const [index, name] of names.entries()) {
      const turn = exampleTurn(`${name}-1`, name, { createdAt: 2_000 + index });
      await store.appendTurn(turn, exampleSession(name));
    }
    return store;
  }

  test('a chat begins with its first accepted turn and ends in it', async () => {
    const store = await storeWith('a');
    const chat = await store.open(sessionId('a'));
    expect(chat.session).toMatchObject({ leafId: 'a-1', updatedAt: 2_000 });
    expect(chat.turns).toEqual([exampleTurn('a-1', 'a')]);
    expect(await store.get(sessionId('a'))).toEqual(chat.session);
    expect(await store.getTurn(turnId('a-1'))).toEqual(chat.turns[0]);
  });

  test('D30 a chat that is unknown or deleted is gone, whatever is asked of it', async () => {
    const store = await storeWith('a');
    await store.delete(sessionId('a'));
    for (const id of ['a', 'never']) {
      const gone = { code: 'session-gone' };
      await expect(store.open(sessionId(id))).rejects.toMatchObject(gone);
      await expect(store.rename(sessionId(id), 'x')).rejects.toMatchObject(gone);
      await expect(store.pin(sessionId(id), true)).rejects.toMatchObject(gone);
      await expect(store.appendTurn(exampleTurn('t', id))).rejects.toMatchObject(gone);
      await expect(store.showBranch(sessionId(id), turnId('t'))).rejects.toMatchObject(gone);
      expect(await store.get(sessionId(id))).toBeNull();
    }
    expect(await store.getTurn(turnId('a-1'))).toBeNull();
    expect(await store.getTurn(turnId('t'))).toBeNull();
  });

  test('D18 pinned chats come first, then the most recently used, page by page', async () => {
    const store = await storeWith('a', 'b', 'c', 'd', 'e');
    await store.pin(sessionId('b'), true);
    const first = await store.list({ limit: 2 });
    expect(ids(first.items)).toEqual(['b', 'e']);
    const second = await store.list({ limit: 2, after: first.next ?? undefined });
    expect(ids(second.items)).toEqual(['d', 'c']);
    const third = await store.list({ limit: 2, after: second.next ?? undefined });
    expect(ids(third.items)).toEqual(['a']);
    expect(third.next).toBeNull();
    await store.pin(sessionId('b'), false);
    expect(ids((await store.list({ limit: 9 })).items)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  test('a page shows the same chats when chats were used meanwhile', async () => {
    const store = await storeWith('a', 'b', 'c');
    const first = await store.list({ limit: 1 });
    await store.appendTurn(exampleTurn('a-2', 'a', { createdAt: 9_000, parentId: turnId('a-1') }));
    const rest = await store.list({ limit: 9, after: first.next ?? undefined });
    expect(ids(rest.items)).toEqual(['b']);
  });

  test('chats used at the same moment are each listed once', async () => {
    const store = create();
    for (const name of ['a', 'b', 'c'])
      await store.appendTurn(exampleTurn(name, name), exampleSession(name));
    const first = await store.list({ limit: 2 });
    const rest = await store.list({ limit: 2, after: first.next ?? undefined });
    expect(ids([...first.items, ...rest.items]).sort()).toEqual(['a', 'b', 'c']);
  });

  test('renaming and pinning leave the place among the recent ones', async () => {
    const store = await storeWith('a', 'b');
    await store.rename(sessionId('a'), 'Login fails');
    const { items } = await store.list({ limit: 9 });
    expect(items.map(({ title }) => title)).toEqual(['Chat b', 'Login fails']);
  });

  test('a turn that ended is written whole and its journal is forgotten', async () => {
    const store = await storeWith('a');
    await store.appendJournal(turnId('a-1'), words('Half'));
    expect(await store.finishTurn(answered(exampleTurn('a-1', 'a'), 'Whole.'))).toBe(true);
    expect(await store.recoverOrphans()).toEqual([]);
    const { turns } = await store.open(sessionId('a'));
    expect(turns[0]).toMatchObject({ status: 'done', answer: { text: 'Whole.' } });
  });

  test('R4 a turn of a deleted chat does not come back when its run ends', async () => {
    const store = await storeWith('a');
    await store.delete(sessionId('a'));
    await store.appendJournal(turnId('a-1'), words('late'));
    expect(await store.finishTurn(answered(exampleTurn('a-1', 'a'), 'late'))).toBe(false);
    expect(await store.getTurn(turnId('a-1'))).toBeNull();
    expect((await store.list({ limit: 9 })).items).toEqual([]);
  });

  test('R13 a turn whose background died keeps every word of its journal, in order', async () => {
    const store = await storeWith('a', 'b');
    const id = turnId('a-1');
    await store.appendJournal(id, { text: '', reasoning: 'Hm. ', replaces: false });
    await store.appendJournal(id, words('The log'));
    await store.appendJournal(turnId('b-1'), words('other'));
    await store.appendJournal(id, words('in fails'));
    const recovered = await store.recoverOrphans();
    expect(ids(recovered).sort()).toEqual(['a-1', 'b-1']);
    const turn = await store.getTurn(id);
    expect(turn).toMatchObject({
      status: 'interrupted',
      failure: { code: 'interrupted' },
      answer: { text: 'The login fails', reasoning: 'Hm. ', cards: [] },
    });
    expect(await store.recoverOrphans()).toEqual([]);
  });

  test('R6 a closing text in the journal stands for all before it', async () => {
    const store = await storeWith('a');
    await store.appendJournal(turnId('a-1'), words('Helo'));
    await store.appendJournal(turnId('a-1'), { text: 'Hello', reasoning: '', replaces: true });
    await store.appendJournal(turnId('a-1'), words('!'));
    expect((await store.recoverOrphans())[0]?.answer.text).toBe('Hello!');
  });

  test('an edit keeps the branch that it left, and either can be shown', async () => {
    const store = await storeWith('a');
    const at = (time: number, parent: string | null) => ({
      createdAt: time,
      parentId: parent === null ? null : turnId(parent),
    });
    await store.appendTurn(exampleTurn('a-2', 'a', at(3_000, 'a-1')));
    await store.appendTurn(exampleTurn('a-2-edited', 'a', at(4_000, 'a-1')));
    const edited = await store.open(sessionId('a'));
    expect(ids(edited.turns)).toEqual(['a-1', 'a-2-edited']);
    expect(ids(edited.links).sort()).toEqual(['a-1', 'a-2', 'a-2-edited']);
    await store.showBranch(sessionId('a'), turnId('a-2'));
    expect(ids((await store.open(sessionId('a'))).turns)).toEqual(['a-1', 'a-2']);
    await expect(store.showBranch(sessionId('a'), turnId('elsewhere'))).rejects.toMatchObject({
      code: 'turn-gone',
    });
  });

  test('chats about the same project or task are found, those of another site are not', async () => {
    const store = create();
    const about = (site: string, project: string | null, task: string | null) => ({
      site,
      project,
      task,
    });
    const begin = (name: string, subject: ReturnType<typeof about>) =>
      store.appendTurn(exampleTurn(name, name), exampleSession(name, subject));
    await begin('issue', about('https://a.example', 'acme/web', '12'));
    await begin('project', about('https://a.example', 'acme/web', null));
    await begin('other-task', about('https://a.example', 'acme/api', '12'));
    await begin('other-site', about('https://b.example', 'acme/web', '12'));
    const found = await store.listAbout(about('https://a.example', 'acme/web', '12'), 9);
    expect(ids(found).sort()).toEqual(['issue', 'project']);
    expect(await store.listAbout(about('https://a.example', null, null), 9)).toEqual([]);
    expect(await store.listAbout(about('https://a.example', 'acme/web', null), 1)).toHaveLength(1);
  });

  const SAID: Record<string, string> = {
    login: 'Der Anmeldevorgang (login) schlägt fehl.',
    chinese: '登录失败，请检查密码。',
    japanese: 'データベースの接続が切れました',
    thai: 'เข้าสู่ระบบไม่ได้',
    russian: 'Ошибка базы данных',
    code: 'Use `getUserMedia()` from navigator.mediaDevices',
    korean: '데이터베이스에서 오류가 났습니다',
    arabic: 'فشل تسجيل الدخول',
    emoji: 'Ship it 🚀🎉 now',
  };

  async function storeOfManyScripts(): Promise<ChatStore> {
    const store = await storeWith(...Object.keys(SAID));
    for (const [name, text] of Object.entries(SAID))
      await store.finishTurn(answered(exampleTurn(`${name}-1`, name), text));
    return store;
  }

  async function hits(store: ChatStore, query: string): Promise<string[]> {
    const { items } = await store.search({ query, limit: 50 });
    return items.map(({ session }) => session.id);
  }

  test.each([
    ['LOGIN', ['login']],
    ['melde', ['login']],
    ['schlagt', ['login']],
    ['(login)', ['login']],
    ['登录', ['chinese']],
    ['密', ['chinese']],
    ['失败 密码', ['chinese']],
    ['录检', []],
    ['ベース', ['japanese']],
    ['ระบบ', ['thai']],
    ['данн', ['russian']],
    ['usermedia navigator', ['code']],
    ['getUserMedia()', ['code']],
    ['베이스', ['korean']],
    ['تسجيل', ['arabic']],
    ['🎉', ['emoji']],
    ['Chat korean', ['korean']],
    ['question code', ['code']],
    ['nowhere', []],
    ['', []],
  ])('D18 a search for %s finds %j', async (query, expected) => {
    expect(await hits(await storeOfManyScripts(), query)).toEqual(expected);
  });

  test('D18 a search follows what is said, renamed and deleted', async () => {
    const store = await storeOfManyScripts();
    expect(await hits(store, 'korean')).toEqual(['korean']);
    await store.rename(sessionId('korean'), 'Seoul');
    expect(await hits(store, 'korean')).toEqual(['korean']);
    expect(await hits(store, 'chat korean')).toEqual([]);
    expect(await hits(store, 'seoul')).toEqual(['korean']);
    expect(await hits(store, '오류')).toEqual(['korean']);
    await store.delete(sessionId('korean'));
    expect(await hits(store, '오류')).toEqual([]);
    const later = { parentId: turnId('thai-1'), createdAt: 9_000 };
    await store.appendTurn(exampleTurn('thai-2', 'thai', later));
    expect(await hits(store, 'question')).toEqual([
      'thai',
      ...Object.keys(SAID)
        .filter((name) => name !== 'korean' && name !== 'thai')
        .reverse(),
    ]);
  });

  test('D18 hits come page by page, in the order of the list', async () => {
    const store = await storeWith('a', 'b', 'c', 'd');
    await store.pin(sessionId('b'), true);
    const first = await store.search({ query: 'question', limit: 3 });
    expect(first.items.map(({ session }) => session.id)).toEqual(['b', 'd', 'c']);
    const after = first.next ?? undefined;
    const rest = await store.search({ query: 'question', limit: 3, after });
    expect(rest.items.map(({ session }) => session.id)).toEqual(['a']);
    expect(rest.next).toBeNull();
  });

  test('deleting all leaves nothing', async () => {
    const store = await storeWith('a', 'b');
    await store.appendJournal(turnId('a-1'), words('x'));
    await store.deleteAll();
    expect((await store.list({ limit: 9 })).items).toEqual([]);
    expect(await store.getTurn(turnId('a-1'))).toBeNull();
    expect(await store.recoverOrphans()).toEqual([]);
  });

  test('what is handed out is not changed by what is kept later', async () => {
    const store = await storeWith('a');
    const before = await store.open(sessionId('a'));
    await store.rename(sessionId('a'), 'New');
    expect(before.session.title).toBe('Chat a');
  });
});
