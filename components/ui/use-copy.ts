import { useEffect, useState } from 'preact/hooks';

const SHOWN_FOR_MS = 1_600;

export interface CopyContent {
  readonly text: string;
  /** The same with its formatting. */
  readonly html?: string;
}

/**
 * Puts text on the clipboard by a copy command: the asynchronous clipboard is closed to frames on insecure pages and by some pages'
 * policies, the command works everywhere.
 *
 * @returns Whether the browser took it.
 */
export function copyToClipboard({ text, html }: CopyContent): boolean {
  let taken = false;
  const fill = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData.setData('text/plain', text);
    if (html !== undefined) event.clipboardData.setData('text/html', html);
    taken = true;
  };
  document.addEventListener('copy', fill, { capture: true, once: true });
  const done = document.execCommand('copy');
  document.removeEventListener('copy', fill, { capture: true });
  return done && taken;
}

/** Copies, and tells for a moment that it did. */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: (content: CopyContent) => setCopied(copyToClipboard(content)) };
}
