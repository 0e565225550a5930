import type { OutgoingHttpHeaders } from 'node:http';
import { type LoopbackServer, listenOnLoopback } from './loopback-server.ts';

export interface ServedPage {
  readonly body: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly status?: number;
}

export interface PageServer extends LoopbackServer {
  /** Puts a page at this path, or replaces it: HTML in short, or with status and headers of its own. */
  serve(pathname: string, page: string | ServedPage): void;
}

/** Serves pages that a test makes up. */
export async function startPageServer(
  pages: Readonly<Record<string, string | ServedPage>> = {},
): Promise<PageServer> {
  const served = new Map(Object.entries(pages));
  const server = await listenOnLoopback((request, response) => {
    const page = served.get(new URL(request.url ?? '/', 'http://page.invalid').pathname);
    if (page === undefined) return void response.writeHead(404).end();
    const { body, headers, status } = typeof page === 'string' ? { body: page } : page;
    response.writeHead(status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  });
  return { ...server, serve: (pathname, page) => void served.set(pathname, page) };
}
