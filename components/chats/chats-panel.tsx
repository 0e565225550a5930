import { Search } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useLayer } from '#components/ui/layers.ts';
import { useTranslation } from '#components/ui/translation.tsx';
import type { ChatsModel } from '#lib/state/drawer-model.ts';
import { ChatRow } from './chat-row.tsx';
import { groupChats } from './group-chats.ts';
import './chats-panel.css';

/** Earlier chats: pinned first, then by day (D18). */
export function ChatsPanel({ chats }: { readonly chats: ChatsModel }) {
  const t = useTranslation();
  const { panel, focusMessage } = useDrawer();
  const searchBox = useRef<HTMLInputElement>(null);
  const element = useLayer(() => {
    panel.value = null;
    focusMessage();
  });
  useEffect(() => {
    searchBox.current?.focus();
    chats.query.value = '';
    void chats.load();
  }, [chats]);
  const items = chats.items.value;
  const problem = chats.problem.value;
  const query = chats.query.value;
  return (
    <div ref={element} class="panel" role="dialog" aria-label={t('chats.title')}>
      <div class="panel-search">
        <Icon shapes={Search} size={14} />
        <input
          ref={searchBox}
          type="search"
          aria-label={t('chats.search')}
          placeholder={t('chats.search')}
          value={query}
          onInput={(event) => {
            chats.query.value = event.currentTarget.value;
          }}
        />
      </div>
      {problem && (
        <p class="chats-problem" role="alert">
          {t(`chats.problem.${problem}`)}
        </p>
      )}
      <div class="panel-list">
        {chats.status.value === 'loading' && items.length === 0 && (
          <p class="panel-empty">{t('chats.loading')}</p>
        )}
        {chats.status.value === 'ready' && items.length === 0 && !problem && (
          <p class="panel-empty">{query ? t('chats.none-found') : t('chats.none')}</p>
        )}
        {groupChats(items, Date.now()).map(({ name, chats: group }) => (
          <section key={name} aria-label={t(`chats.${name}`)}>
            <p class="panel-group" aria-hidden="true">
              {t(`chats.${name}`)}
            </p>
            <ul>
              {group.map((chat) => (
                <ChatRow key={chat.id} chat={chat} chats={chats} />
              ))}
            </ul>
          </section>
        ))}
        {chats.hasMore?.value && (
          <Button onClick={() => void chats.loadMore?.()}>{t('chats.load-more')}</Button>
        )}
      </div>
    </div>
  );
}
