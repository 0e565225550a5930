import { useEffect, useRef } from 'preact/hooks';
import { useTranslation } from '#components/ui/translation.tsx';
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
    const parent = place.current;
    const onChange = (now: string) => changed.current(now);
    // The editor is as large as the rest of the page, and few come here to write.
    const view = import('./descriptor-view.ts').then(({ createDescriptorView }) => {
      const made = createDescriptorView({ parent, text, label, onChange });
      made.focus();
      return made;
    });
    return () => void view.then((made) => made.destroy());
  }, [text, label]);
  return <div class="descriptor-editor" ref={place} />;
}
