import { useEffect, useRef } from 'preact/hooks';
import { useTranslation } from '#components/ui/translation.tsx';
import { createDescriptorView } from './descriptor-view.ts';
import './descriptor-editor.css';

interface DescriptorEditorProps {
  /** What is edited at first; another text begins anew. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The text of a descriptor, with what is wrong in it marked at its place. */
export function DescriptorEditor({ text, onChange }: DescriptorEditorProps) {
  const t = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const changed = useRef(onChange);
  changed.current = onChange;
  const label = t('sites.descriptor');
  useEffect(() => {
    if (!place.current) return;
    const view = createDescriptorView({
      parent: place.current,
      text,
      label,
      onChange: (now) => changed.current(now),
    });
    view.focus();
    return () => view.destroy();
  }, [text, label]);
  return <div class="descriptor-editor" ref={place} />;
}
