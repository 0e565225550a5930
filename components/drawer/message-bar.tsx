import {
  ArrowUp,
  ChevronDown,
  MessageSquarePlus,
  MessagesSquare,
  Paperclip,
  Sparkles,
  Square,
} from 'lucide';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { ContextBar } from '#components/context/context-bar.tsx';
import { IconButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SkillIcon } from '#components/ui/skill-icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import { Attachments } from './attachments.tsx';
import { useDrawer } from './drawer-context.ts';
import { MessageBox } from './message-box.tsx';
import { SkillsPanel } from './skills-panel.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { VoiceButton, VoiceStatus } from './voice.tsx';
import './message-bar.css';

/** Everything that goes out with the next message, and the box to write it in. */
export function MessageBar({
  messageBox,
}: {
  readonly messageBox: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslation();
  const { model, panel } = useDrawer();
  const drop = useFileDrop(model.attachments);
  return (
    <div class={drop.over ? 'message-bar dropping' : 'message-bar'} {...drop.handlers}>
      {panel.value === 'skills' && model.skills && <SkillsPanel skills={model.skills} />}
      <ContextBar />
      {model.attachments && <Attachments attachments={model.attachments} />}
      {model.voice && <VoiceStatus voice={model.voice} />}
      <MessageBox elementRef={messageBox} />
      <div class="message-tools">
        <AttachButton />
        <SkillButton />
        {model.chats && (
          <IconButton
            label={t('message.chats')}
            shapes={MessagesSquare}
            popup="dialog"
            expanded={panel.value === 'chats'}
            onClick={() => {
              panel.value = panel.value === 'chats' ? null : 'chats';
            }}
          />
        )}
        <NewChatButton />
        {model.voice && <VoiceButton voice={model.voice} />}
        <span class="message-space" />
        <ModelButton />
        <SendButton />
      </div>
      {drop.over && <p class="drop-hint">{t('message.drop')}</p>}
    </div>
  );
}

function AttachButton() {
  const t = useTranslation();
  const { attachments } = useDrawer().model;
  const input = useRef<HTMLInputElement>(null);
  if (!attachments?.offered.value) return null;
  return (
    <>
      <IconButton
        label={t('message.attach')}
        shapes={Paperclip}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={attachments.accept}
        onChange={(event) => {
          const box = event.currentTarget;
          void attachments.add([...(box.files ?? [])]);
          box.value = '';
        }}
      />
    </>
  );
}

/** Not there when no skill is permitted; shows the chosen one (D5, D6). */
function SkillButton() {
  const t = useTranslation();
  const { model, panel } = useDrawer();
  const skills = model.skills;
  if (!skills || skills.available.value.length === 0) return null;
  const chosen = skills.available.value.find(({ id }) => id === skills.selectedId.value);
  const toggle = () => {
    panel.value = panel.value === 'skills' ? null : 'skills';
  };
  if (!chosen) {
    return (
      <IconButton
        label={t('message.skills')}
        shapes={Sparkles}
        popup="listbox"
        expanded={panel.value === 'skills'}
        onClick={toggle}
      />
    );
  }
  return (
    <button
      type="button"
      class="skill-button"
      aria-label={`${t('message.skills')}: ${chosen.name}`}
      aria-haspopup="listbox"
      aria-expanded={panel.value === 'skills'}
      title={chosen.name}
      onClick={toggle}
    >
      <SkillIcon icon={chosen.icon} size={14} />
      <span>{chosen.name}</span>
    </button>
  );
}

function NewChatButton() {
  const t = useTranslation();
  const { model, panel, focusMessage } = useDrawer();
  return (
    <IconButton
      label={t('message.new-chat')}
      shapes={MessageSquarePlus}
      onClick={() => {
        panel.value = null;
        void model.newChat();
        focusMessage();
      }}
    />
  );
}

function ModelButton() {
  const t = useTranslation();
  const { model, panel } = useDrawer();
  if (model.modelChoice?.value === false) return null;
  const chosen = model.models.value.find(({ id }) => id === model.modelId.value);
  const label = chosen?.label ?? t('message.no-model');
  return (
    <button
      type="button"
      class="model-button"
      aria-label={t('message.model', { label })}
      aria-haspopup="listbox"
      aria-expanded={panel.value === 'models'}
      title={chosen ? `${chosen.label} · ${chosen.backend.label}` : label}
      onClick={() => {
        panel.value = panel.value === 'models' ? null : 'models';
      }}
    >
      <span>{label}</span>
      <Icon shapes={ChevronDown} size={12} />
    </button>
  );
}

/** Send and Stop share one place, so that a finger finds either blindly. */
function SendButton() {
  const t = useTranslation();
  const { model, focusMessage } = useDrawer();
  if (model.running.value) {
    return (
      <IconButton
        label={t('message.stop')}
        shapes={Square}
        tone="primary stop"
        onClick={() => {
          void model.stop();
          focusMessage();
        }}
      />
    );
  }
  return (
    <IconButton
      label={t('message.send')}
      shapes={ArrowUp}
      tone="primary"
      onClick={() => {
        void model.send();
        focusMessage();
      }}
    />
  );
}
