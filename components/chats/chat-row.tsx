import { Ellipsis, FileDown, MessagesSquare, Pencil, Pin, PinOff, Trash2 } from 'lucide';
import { useRef, useState } from 'preact/hooks';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Button, IconButton } from '#components/ui/button.tsx';
import { Menu, type MenuItem } from '#components/ui/menu.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { ChatsModel, ChatView } from '#lib/state/drawer-model.ts';
import { saveChat } from './save-chat.ts';

interface ChatRowProps {
  readonly chat: ChatView;
  readonly chats: ChatsModel;
}

type RowState = 'plain' | 'menu' | 'renaming' | 'deleting';

export function ChatRow({ chat, chats }: ChatRowProps) {
  const t = useTranslation();
  const { model, panel, focusMessage } = useDrawer();
  const [state, setState] = useState<RowState>('plain');
  const trigger = useRef<HTMLButtonElement>(null);
  const title = chat.title || t('chats.untitled');
  const back = () => {
    setState('plain');
    trigger.current?.focus();
  };
  if (state === 'renaming') return <RenameChat chat={chat} chats={chats} onDone={back} />;
  if (state === 'deleting') {
    return <DeleteChat chat={chat} chats={chats} title={title} onCancel={back} />;
  }
  const current = model.session.value?.id === chat.id;
  return (
    <li class="chat-row">
      <button
        type="button"
        class="chat-open"
        aria-current={current || undefined}
        aria-label={title}
        title={title}
        onClick={() => {
          panel.value = null;
          void model.openChat(chat.id);
          focusMessage();
        }}
      >
        <span class="option-name">{title}</span>
        <span class="option-detail">
          {[chat.project ?? hostOf(chat.site), t.dateTime(chat.updatedAt)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {chat.excerpt && (
          <span class="chat-excerpt">
            …{chat.excerpt.before}
            <mark>{chat.excerpt.match}</mark>
            {chat.excerpt.after}…
          </span>
        )}
      </button>
      <IconButton
        label={t('chats.more', { title })}
        shapes={Ellipsis}
        popup="menu"
        expanded={state === 'menu'}
        elementRef={trigger}
        onClick={() => setState(state === 'menu' ? 'plain' : 'menu')}
      />
      {state === 'menu' && (
        <Menu
          label={t('chats.more', { title })}
          trigger={trigger}
          onClose={() => setState('plain')}
          items={rowActions({ chat, chats, t, setState })}
        />
      )}
    </li>
  );
}

interface RowActionsOptions extends ChatRowProps {
  readonly t: ReturnType<typeof useTranslation>;
  readonly setState: (state: RowState) => void;
}

function rowActions({ chat, chats, t, setState }: RowActionsOptions): MenuItem[] {
  const { attach, read } = chats;
  return [
    {
      label: chat.pinned ? t('chats.unpin') : t('chats.pin'),
      shapes: chat.pinned ? PinOff : Pin,
      onChoose: () => void chats.setPinned(chat.id, !chat.pinned),
    },
    { label: t('chats.rename'), shapes: Pencil, onChoose: () => setState('renaming') },
    ...(attach
      ? [
          {
            label: t('chats.attach'),
            shapes: MessagesSquare,
            onChoose: () => void attach(chat.id),
          },
        ]
      : []),
    ...(read
      ? [
          {
            label: t('chats.export'),
            shapes: FileDown,
            onChoose: () => void read(chat.id).then((kept) => kept && saveChat(kept, t)),
          },
        ]
      : []),
    {
      label: t('chats.delete'),
      shapes: Trash2,
      danger: true,
      onChoose: () => setState('deleting'),
    },
  ];
}

function RenameChat({ chat, chats, onDone }: ChatRowProps & { readonly onDone: () => void }) {
  const t = useTranslation();
  const [title, setTitle] = useState(chat.title);
  return (
    <li class="chat-row">
      <form
        class="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
          if (title.trim() && title.trim() !== chat.title) void chats.rename(chat.id, title.trim());
        }}
      >
        <input
          ref={(box) => box?.focus()}
          class="text-field"
          aria-label={t('chats.rename-box')}
          maxLength={200}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            onDone();
          }}
        />
        <Button type="submit" tone="primary">
          {t('chats.rename')}
        </Button>
      </form>
    </li>
  );
}

interface DeleteChatProps extends ChatRowProps {
  readonly title: string;
  readonly onCancel: () => void;
}

/** The second confirmation; the focus is on the harmless button. */
function DeleteChat({ chat, chats, title, onCancel }: DeleteChatProps) {
  const t = useTranslation();
  return (
    <li class="chat-row confirm">
      <p>{t('chats.delete-question', { title })}</p>
      <div class="choices">
        <Button tone="danger" onClick={() => void chats.delete(chat.id)}>
          {t('chats.delete-confirm')}
        </Button>
        <Button onClick={onCancel}>{t('chats.cancel')}</Button>
      </div>
    </li>
  );
}

function hostOf(site: string | null): string {
  return site === null ? '' : (URL.parse(site)?.host ?? site);
}
