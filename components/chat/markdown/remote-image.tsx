import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { useTranslation } from '#components/ui/translation.tsx';
import { safeImage } from './safe-url.ts';

/** Fetches an image after the person asked for it; `null` when it cannot be had. Absent: it opens in a tab of its own. */
export const ImageLoaderContext = createContext<((url: string) => Promise<string | null>) | null>(
  null,
);

interface RemoteImageProps {
  readonly source: string;
  readonly description: string;
}

/** Whoever serves an image learns that it was looked at: so it is a button until it is clicked. */
export function RemoteImage({ source, description }: RemoteImageProps) {
  const t = useTranslation();
  const loadImage = useContext(ImageLoaderContext);
  const [loaded, setLoaded] = useState<string | null>(null);
  const url = safeImage(source);

  if (!url) return <span class="blocked-image">{description || t('turn.image-invalid')}</span>;
  if (loaded) return <img class="loaded-image" src={loaded} alt={description} />;
  const label = t('turn.image-blocked', { host: url.host });
  const text = description ? `${description} · ${label}` : label;
  if (!loadImage) {
    return (
      <a
        class="blocked-image"
        href={url.href}
        target="_blank"
        rel="noopener noreferrer"
        title={url.href}
      >
        {text}
      </a>
    );
  }
  return (
    <button
      type="button"
      class="blocked-image"
      title={url.href}
      onClick={async () => setLoaded(await loadImage(url.href))}
    >
      {text}
    </button>
  );
}
