/**
 * PURE. Servers that people run on their own machine, as data: where they listen, how they are told apart, how they are started,
 * and the setting that lets an extension in, exactly as it is typed on each operating system.
 */

import { isLocalHost } from '../local-host.ts';

export type OperatingSystem = 'mac' | 'windows' | 'linux';

export interface LocalServer {
  readonly id: string;
  readonly label: string;
  readonly kind: 'ollama' | 'openai-compatible';
  readonly port: number;
  /** A path that answers without a key when this server listens, and what only its answer says. */
  readonly probe: { readonly path: string; readonly says?: RegExp };
  readonly start: string | Readonly<Record<OperatingSystem, string>>;
  readonly allowOrigin: string | Readonly<Record<OperatingSystem, string>>;
}

/** Asked in this order when one port could be several; the ones with a telling answer come first. */
export const LOCAL_SERVERS: readonly LocalServer[] = [
  {
    id: 'ollama',
    label: 'Ollama',
    kind: 'ollama',
    port: 11_434,
    probe: { path: '/api/tags', says: /"models"/ },
    start: { mac: 'open -a Ollama', windows: 'ollama app', linux: 'systemctl start ollama' },
    // The variable has to reach the service, not the shell: https://docs.ollama.com/faq
    allowOrigin: {
      mac: 'launchctl setenv OLLAMA_ORIGINS "chrome-extension://*,moz-extension://*" && osascript -e \'quit app "Ollama"\' && open -a Ollama',
      windows: 'setx OLLAMA_ORIGINS "chrome-extension://*,moz-extension://*"',
      linux:
        'sudo mkdir -p /etc/systemd/system/ollama.service.d && printf \'[Service]\\nEnvironment="OLLAMA_ORIGINS=chrome-extension://*,moz-extension://*"\\n\' | sudo tee /etc/systemd/system/ollama.service.d/origins.conf && sudo systemctl daemon-reload && sudo systemctl restart ollama',
    },
  },
  {
    id: 'lm-studio',
    label: 'LM Studio',
    kind: 'openai-compatible',
    port: 1_234,
    probe: { path: '/v1/models' },
    start: 'lms server start',
    allowOrigin: 'lms server start --cors',
  },
  {
    id: 'llama.cpp',
    label: 'llama.cpp',
    kind: 'openai-compatible',
    port: 8_080,
    probe: { path: '/v1/models' },
    start: 'llama-server -m MODEL.gguf',
    allowOrigin: 'llama-server -m MODEL.gguf',
  },
  {
    id: 'vllm',
    label: 'vLLM',
    kind: 'openai-compatible',
    port: 8_000,
    probe: { path: '/v1/models' },
    start: 'vllm serve MODEL',
    allowOrigin: 'vllm serve MODEL --allowed-origins \'["*"]\'',
  },
  {
    id: 'jan',
    label: 'Jan',
    kind: 'openai-compatible',
    port: 1_337,
    probe: { path: '/v1/models' },
    start: 'jan serve',
    allowOrigin: 'jan serve',
  },
];

/** The server that a local address most likely is, by its port. */
export function guessLocalServer(baseUrl: string): LocalServer | null {
  const url = URL.parse(baseUrl);
  if (!url || !isLocalHost(url.hostname)) return null;
  return LOCAL_SERVERS.find(({ port }) => String(port) === url.port) ?? null;
}

/** What has to be typed on this operating system. */
export function commandFor(
  command: string | Readonly<Record<OperatingSystem, string>>,
  os: OperatingSystem,
): string {
  return typeof command === 'string' ? command : command[os];
}
