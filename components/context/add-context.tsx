import { Plus, Undo2 } from 'lucide';
import { useRef, useState } from 'preact/hooks';
import { IconButton } from '#components/ui/button.tsx';
import { Menu, type MenuItem } from '#components/ui/menu.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { ContextModel, ContextSourceKind } from '#lib/state/drawer-model.ts';
import { SOURCE_SHAPES } from './source-shapes.ts';

type Choosing = 'tabs' | 'earlier-chat';

/** The menu of what can be sent along; tabs and chats are chosen from a second list in its place. */
export function AddContext({ context }: { readonly context: ContextModel }) {
  const t = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  if (context.sources.value.length === 0) return null;

  const close = () => {
    setOpen(false);
    setChoosing(null);
  };
  const addSource = (source: ContextSourceKind) => {
    if (source === 'tabs' || source === 'earlier-chat') {
      setChoosing(source);
      void context.listChoices(source);
      return;
    }
    close();
    void context.add(source);
  };
  const sources: MenuItem[] = context.sources.value.map((source) => ({
    label: t(`context.source.${source}`),
    shapes: SOURCE_SHAPES[source],
    onChoose: () => addSource(source),
  }));
  return (
    <>
      <IconButton
        size="small"
        label={t('context.add')}
        shapes={Plus}
        popup="menu"
        expanded={open}
        elementRef={trigger}
        onClick={() => (open ? close() : setOpen(true))}
      />
      {open && !choosing && (
        <Menu label={t('context.add')} items={sources} trigger={trigger} onClose={close} stay />
      )}
      {open && choosing && (
        <ChoiceMenu
          context={context}
          source={choosing}
          trigger={trigger}
          onBack={() => setChoosing(null)}
          onClose={close}
        />
      )}
    </>
  );
}

interface ChoiceMenuProps {
  readonly context: ContextModel;
  readonly source: Choosing;
  readonly trigger: { readonly current: HTMLElement | null };
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function ChoiceMenu({ context, source, trigger, onBack, onClose }: ChoiceMenuProps) {
  const t = useTranslation();
  const items: MenuItem[] = [
    { label: t('context.back'), shapes: Undo2, onChoose: onBack },
    ...context.choices.value.map(({ id, label, detail }) => ({
      label,
      detail,
      onChoose: () => {
        onClose();
        void context.add(source, id);
      },
    })),
  ];
  const label = source === 'tabs' ? t('context.choose-tab') : t('context.choose-chat');
  return (
    <Menu
      label={label}
      items={items}
      trigger={trigger}
      onClose={onClose}
      stay
      emptyText={t('context.no-choices')}
    />
  );
}
