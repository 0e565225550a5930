/** PURE. The addresses behind the numbered references of a text: only of those that stand in it. */
export function withLinks(text: string, links: readonly string[]): string {
  const used = new Set(Array.from(text.matchAll(/\[(\d+)\]/g), ([, place]) => Number(place)));
  const lines = links.flatMap((address, index) =>
    used.has(index + 1) ? [`[${index + 1}]: ${address}`] : [],
  );
  return lines.length === 0 ? text : `${text}\n\n${lines.join('\n')}`;
}
