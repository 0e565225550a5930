import '#components/ui/tokens.css';
import '#components/ui/base.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Conversation } from '#components/chat/conversation.tsx';
import { ChatsPanel } from '#components/chats/chats-panel.tsx';
import { closeTopmostLayer } from '#components/ui/layers.ts';
import { TranslationContext } from '#components/ui/translation.tsx';
import type { TurnId } from '#lib/chat/ids.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import type { DrawerModel } from '#lib/state/drawer-model.ts';
import { DrawerContext, type DrawerScope, type Panel } from './drawer-context.ts';
import { HeaderBar } from './header-bar.tsx';
import { MessageBar } from './message-bar.tsx';
import { ModelsPanel } from './models-panel.tsx';
import { Notices } from './notices.tsx';
import './drawer.css';

interface DrawerProps {
  readonly model: DrawerModel;
  readonly t: Translator;
}

/** The whole drawer page, in whatever place it stands. */
export function Drawer({ model, t }: DrawerProps) {
  const panel = useSignal<Panel | null>(null);
  const editing = useSignal<TurnId | null>(null);
  const messageBox = useRef<HTMLTextAreaElement>(null);
  const scope = useMemo<DrawerScope>(
    () => ({ model, panel, editing, focusMessage: () => messageBox.current?.focus() }),
    [model, panel, editing],
  );
  useFocusRequests(scope);
  useEscape(model);
  return (
    <TranslationContext.Provider value={t}>
      <DrawerContext.Provider value={scope}>
        <main class="drawer" aria-label={t('app.name')} lang={t.locale}>
          <h1 class="visually-hidden">{t('app.name')}</h1>
          <HeaderBar />
          <Notices />
          <Conversation />
          <div class="drawer-foot">
            {panel.value === 'chats' && model.chats && <ChatsPanel chats={model.chats} />}
            {panel.value === 'models' && <ModelsPanel />}
            <MessageBar messageBox={messageBox} />
          </div>
        </main>
      </DrawerContext.Provider>
    </TranslationContext.Provider>
  );
}

/** The message box has the focus when the drawer opens, and whenever something outside asks for it. */
function useFocusRequests({ model, focusMessage }: DrawerScope): void {
  const requests = model.focusRequests?.value ?? 0;
  useEffect(focusMessage, [requests, focusMessage]);
  useEffect(() => {
    // A frame that gets the focus back from its page has forgotten where in it the focus was.
    const onFocus = () => {
      if (document.activeElement === document.body) focusMessage();
    };
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [focusMessage]);
}

/** Escape closes the topmost layer only; the overlay itself is the last one (D28). */
function useEscape(model: DrawerModel): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      if (!closeTopmostLayer() && model.place === 'overlay') void model.close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [model]);
}
