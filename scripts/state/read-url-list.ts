import { z } from 'zod';
import { UsageError } from '../ask/ask-arguments.ts';

export interface ListedUrl {
  readonly url: string;
  readonly type?: string;
}

const listSchema = z.union([z.record(z.string(), z.array(z.string())), z.array(z.string())]);

/** Reads `{type: [address…]}`, a list of addresses, or one address a line. @throws UsageError */
export function readUrlList(text: string): ListedUrl[] {
  if (!/^\s*[{[]/.test(text)) {
    const lines = text.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '' && !line.startsWith('#')).map((url) => ({ url }));
  }
  const list = listSchema.safeParse(parseJson(text));
  if (!list.success) throw new UsageError('The file of addresses is not {type: [address…]}.');
  if (Array.isArray(list.data)) return list.data.map((url) => ({ url }));
  return Object.entries(list.data).flatMap(([type, urls]) => urls.map((url) => ({ url, type })));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
