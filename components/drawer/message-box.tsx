import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTranslation } from '#components/ui/translation.tsx';
import { isComposing, useCompositionEnd } from './composition.ts';
import { useDrawer } from './drawer-context.ts';
import { SlashPanel } from './slash-panel.tsx';
import { useSlash } from './use-slash.ts';

interface MessageBoxProps {
  readonly elementRef: RefObject<HTMLTextAreaElement | null>;
}

/** Where the question is written. Enter sends, Shift+Enter breaks the line, a slash at the start opens the skills (D9, D10). */
export function MessageBox({ elementRef }: MessageBoxProps) {
  const t = useTranslation();
  const { model, editing } = useDrawer();
  const slash = useSlash();
  const composition = useCompositionEnd();
  const draft = model.draft.value;
  useAutoGrow(elementRef, draft);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || composition.justEnded(event)) return;
    if (slash.onKeyDown(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      if (!model.running.value) void model.send();
    } else if (event.key === 'ArrowUp' && draft === '') {
      const last = model.turns.value.at(-1)?.turn.value;
      if (!last || !model.editQuestion || model.running.value) return;
      event.preventDefault();
      editing.value = last.id;
    }
  };

  return (
    <>
      {slash.open && <SlashPanel slash={slash} />}
      <textarea
        ref={elementRef}
        class="message-box"
        rows={1}
        aria-label={t('message.box')}
        aria-controls={slash.open ? slash.listbox.id : undefined}
        aria-activedescendant={slash.open ? slash.listbox.activeId : undefined}
        placeholder={usePlaceholder()}
        value={draft}
        onInput={(event) => {
          model.draft.value = event.currentTarget.value;
        }}
        onKeyDown={onKeyDown}
        onCompositionEnd={composition.onCompositionEnd}
        onPaste={(event) => {
          const files = [...(event.clipboardData?.files ?? [])];
          if (files.length === 0 || !model.attachments?.offered.value) return;
          event.preventDefault();
          void model.attachments.add(files);
        }}
      />
    </>
  );
}

function usePlaceholder(): string {
  const t = useTranslation();
  const { model } = useDrawer();
  if (model.skills?.selectedId.value) return t('message.placeholder-skill');
  return model.page.value.status === 'unseen'
    ? t('message.placeholder-unseen')
    : t('message.placeholder');
}

/** Grows with its text where the browser cannot do so by itself. */
function useAutoGrow(element: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const grown = useRef('');
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || grown.current === text || CSS?.supports?.('field-sizing', 'content')) return;
    grown.current = text;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }, [element, text]);
}
