import { Check, Copy, File as FileShape, Image as ImageShape, Pencil } from 'lucide';
import { useState } from 'preact/hooks';
import { Receipt } from '#components/context/receipt.tsx';
import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Button, IconButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { useCopy } from '#components/ui/use-copy.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { BranchSwitcher } from './branch-switcher.tsx';
import { SkillTag } from './skill-tag.tsx';

/** What the person said, as they typed it, and below it what the model read of it. */
export function Question({ turn }: { readonly turn: Turn }) {
  const t = useTranslation();
  const { editing } = useDrawer();
  const { text, skill, files } = turn.question;
  return (
    <article class="message question" aria-label={t('turn.you')}>
      {editing.value === turn.id ? (
        <EditQuestion
          turn={turn}
          onClose={() => {
            editing.value = null;
          }}
        />
      ) : (
        <div class="bubble">
          {skill && <SkillTag {...skill} />}
          {text && <p class="question-text">{text}</p>}
          {files.length > 0 && <FileNames files={files} />}
        </div>
      )}
      <Receipt
        turn={turn}
        actions={
          <QuestionActions
            turn={turn}
            onEdit={() => {
              editing.value = turn.id;
            }}
          />
        }
      />
    </article>
  );
}

/** The text of a question that is on its way, or that was never accepted. */
export function UnsentQuestion({ text }: { readonly text: string }) {
  const t = useTranslation();
  return (
    <article class="message question" aria-label={t('turn.you')}>
      <div class="bubble">
        <p class="question-text">{text}</p>
      </div>
    </article>
  );
}

function FileNames({ files }: { readonly files: Turn['question']['files'] }) {
  const t = useTranslation();
  return (
    <ul class="file-names" aria-label={t('turn.files')}>
      {files.map(({ name, type }) => (
        <li>
          <Icon shapes={type.startsWith('image/') ? ImageShape : FileShape} size={12} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function QuestionActions({ turn, onEdit }: { readonly turn: Turn; readonly onEdit: () => void }) {
  const t = useTranslation();
  const { model } = useDrawer();
  const { copied, copy } = useCopy();
  return (
    <span class="actions">
      <IconButton
        size="small"
        label={copied ? t('turn.copied') : t('turn.copy')}
        shapes={copied ? Check : Copy}
        onClick={() => copy({ text: turn.question.text })}
      />
      {model.editQuestion && (
        <IconButton
          size="small"
          label={t('turn.edit')}
          shapes={Pencil}
          disabled={model.running.value}
          onClick={onEdit}
        />
      )}
      <BranchSwitcher turnId={turn.id} />
    </span>
  );
}

function EditQuestion({ turn, onClose }: { readonly turn: Turn; readonly onClose: () => void }) {
  const t = useTranslation();
  const { model, focusMessage } = useDrawer();
  const [text, setText] = useState(turn.question.text);
  const close = () => {
    onClose();
    focusMessage();
  };
  const save = () => {
    if (text.trim() === '') return;
    close();
    void model.editQuestion?.(turn.id, text.trim());
  };
  return (
    <form
      class="edit-question"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <textarea
        ref={(box) => box?.focus()}
        aria-label={t('turn.edit-box')}
        value={text}
        rows={Math.min(8, text.split('\n').length + 1)}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.isComposing) return;
          event.stopPropagation();
          close();
        }}
      />
      <Button onClick={close}>{t('turn.edit-cancel')}</Button>
      <Button type="submit" tone="primary" disabled={text.trim() === ''}>
        {t('turn.edit-save')}
      </Button>
    </form>
  );
}
