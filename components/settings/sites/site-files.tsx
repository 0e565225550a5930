import { useRef } from 'preact/hooks';
import { Button } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';

/** Offers a text as a JSON file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

export function ImportButton({ onText }: { readonly onText: (text: string) => void }) {
  const t = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = input.current?.files?.[0];
    if (!file || !input.current) return;
    const text = await file.text();
    input.current.value = '';
    onText(text);
  };
  return (
    <>
      <input
        type="file"
        accept=".json,application/json"
        hidden
        ref={input}
        aria-label={t('sites.import')}
        onChange={() => void read()}
      />
      <Button onClick={() => input.current?.click()}>{t('sites.import')}</Button>
    </>
  );
}
