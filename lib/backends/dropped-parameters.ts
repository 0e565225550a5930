/** PURE. A parameter that a model rejects is dropped and the request repeated once: the person asked a question, not for a 400. */
import type { BackendError } from './backend-error.ts';
import type { HttpRequest } from './http-request.ts';

/**
 * Takes out of a rejected request what the server complained about.
 *
 * @returns The request to repeat and what was dropped, or `null` when nothing that can go was the reason.
 */
export function dropRejected(
  request: HttpRequest,
  error: BackendError,
): { request: HttpRequest; dropped: readonly string[] } | null {
  const droppable = request.droppable ?? [];
  if (error.code !== 'bad-request' || !request.body || droppable.length === 0) return null;
  const said = `${error.detail} ${error.labels}`;
  const dropped = rejectedPaths(droppable, said);
  if (dropped.length === 0) return null;
  const body = dropped.reduce<Readonly<Record<string, unknown>>>(
    (rest, path) => withoutPath(rest, path.split('.')),
    request.body,
  );
  return { request: { ...request, body, droppable: [] }, dropped };
}

function rejectedPaths(droppable: readonly string[], said: string): readonly string[] {
  const named = droppable.filter((path) => {
    const words = [path, path.split('.')[0], path.split('.').at(-1)];
    return words.some((word) => word !== undefined && hasWord(said, word));
  });
  if (named.length > 0) return named;
  const isAboutParameters =
    /(?:unknown|unsupported|unrecognized|unexpected|extra|additional|invalid).{0,40}(?:param|field|argument|input|propert|key|option)/i;
  return isAboutParameters.test(said) ? droppable : [];
}

function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[^\w]/g, '\\$&');
  return new RegExp(`(?<![\\w])${escaped}(?![\\w])`, 'i').test(text);
}

function withoutPath(
  body: Readonly<Record<string, unknown>>,
  path: readonly string[],
): Readonly<Record<string, unknown>> {
  const [key = '', ...rest] = path;
  const { [key]: value, ...others } = body;
  if (rest.length === 0 || typeof value !== 'object' || value === null) return others;
  const inner = withoutPath({ ...value }, rest);
  return Object.keys(inner).length === 0 ? others : { ...others, [key]: inner };
}
