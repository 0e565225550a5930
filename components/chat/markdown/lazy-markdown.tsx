import { signal } from '@preact/signals';
import type { Markdown, MarkdownProps } from './markdown.tsx';

const loaded = signal<typeof Markdown | null>(null);
// A drawer that opens has no answer to show yet: reading Markdown is fetched beside the first paint, not before it.
void import('./markdown.tsx').then((module) => {
  loaded.value = module.Markdown;
});

export function LazyMarkdown(props: MarkdownProps) {
  const View = loaded.value;
  return View && <View {...props} />;
}
