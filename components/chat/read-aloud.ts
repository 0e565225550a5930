import { useEffect, useState } from 'preact/hooks';

/** Reads a text out loud by the browser's own voices. `supported` is false where it has none. */
export function useReadAloud(text: () => string, locale: string) {
  const [reading, setReading] = useState(false);
  const supported = 'speechSynthesis' in globalThis;

  useEffect(() => {
    if (!reading) return undefined;
    return () => speechSynthesis.cancel();
  }, [reading]);

  const toggle = () => {
    if (reading) return setReading(false);
    const utterance = new SpeechSynthesisUtterance(text());
    utterance.lang = locale;
    utterance.onend = () => setReading(false);
    utterance.onerror = () => setReading(false);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    setReading(true);
  };
  return { supported, reading, toggle };
}
