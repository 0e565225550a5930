/** An Ollama that checks Origins as the real one does: one that it does not know gets 403 and not a word. */
import { type BackendServer, type SeenRequest, startBackendServer } from './backend-server.ts';

export const OLLAMA_MODEL = 'small:1b';

export interface FakeOllama extends BackendServer {
  /** The questions that came, refused ones included. */
  questions(): readonly SeenRequest[];
}

export async function startFakeOllama({ port = 0 } = {}): Promise<FakeOllama> {
  const server = await startBackendServer({ port });
  server.play((response, request) => {
    const { origin } = request.headers;
    if (origin !== undefined && !isAllowed(origin, request)) {
      response.writeHead(403).end();
      return;
    }
    const path = new URL(request.url, 'http://ollama.invalid').pathname;
    response.writeHead(200, {
      'content-type': path === '/api/chat' ? 'application/x-ndjson' : 'application/json',
      ...(origin !== undefined && { 'access-control-allow-origin': origin }),
    });
    response.end(answerTo(path));
  });
  return { ...server, questions: () => server.seen.filter(({ url }) => url === '/api/chat') };
}

/** Pages of the same machine are let in by default; extensions are not. */
function isAllowed(origin: string, { headers }: SeenRequest): boolean {
  const { hostname, protocol } = new URL(origin);
  return protocol === 'http:' && hostname === headers.host?.split(':')[0];
}

function answerTo(path: string): string {
  if (path === '/api/tags') return JSON.stringify({ models: [{ name: OLLAMA_MODEL }] });
  if (path === '/api/show') {
    return JSON.stringify({
      capabilities: ['completion', 'vision'],
      model_info: { 'llama.context_length': 8_192 },
    });
  }
  const lines = [
    { message: { role: 'assistant', content: 'Hello from ' }, done: false },
    { message: { role: 'assistant', content: 'Ollama.' }, done: false },
    {
      message: { content: '' },
      done: true,
      done_reason: 'stop',
      prompt_eval_count: 9,
      eval_count: 4,
    },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
