/** What the form of a backend holds, and what becomes of it: a backend to keep, or what has to be mended first. */
import { type BackendConfig, backendConfigSchema } from '#lib/backends/backend-config.ts';
import type { BackendId } from '#lib/backends/model-id.ts';
import { openBackend } from '#lib/backends/open-backend.ts';
import { type BackendPreset, baseUrlBlanks } from '#lib/backends/presets.ts';
import type { BackendInput, BackendView } from '#lib/protocol/backends-contract.ts';

export interface BackendDraft {
  /** `null` until it is kept. */
  readonly id: BackendId | null;
  readonly kind: string;
  readonly label: string;
  readonly baseUrl: string;
  /** `null`: what is kept stays. */
  readonly apiKey: string | null;
  /** One name a line. */
  readonly models: string;
  /** `Name: value`, one a line; `null`: what is kept stays. */
  readonly headers: string | null;
  /** A JSON object, or nothing. */
  readonly extraBody: string;
  readonly proxyPath: string;
  /** The rest of the config, which has no field of its own. */
  readonly rest: Readonly<Record<string, unknown>>;
}

export type DraftField =
  | 'kind'
  | 'label'
  | 'baseUrl'
  | 'apiKey'
  | 'models'
  | 'headers'
  | 'extraBody'
  | 'proxyPath';

export const FIELD_PROBLEMS = [
  'empty',
  'not-an-address',
  'not-http',
  'has-credentials',
  'has-blanks',
  'not-a-header',
  'not-json',
  'invalid',
] as const;
export type FieldProblemCode = (typeof FIELD_PROBLEMS)[number];

/** One field that was not accepted, and why. */
export interface FieldProblem {
  readonly field: DraftField;
  readonly code: FieldProblemCode;
  /** What the problem is about: the blank, the line. */
  readonly detail: string;
}

export type DraftReading =
  | {
      readonly ok: true;
      readonly input: BackendInput;
      /** Where it would be reached. */
      readonly origins: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

export const EMPTY_DRAFT: BackendDraft = {
  id: null,
  kind: 'openai-compatible',
  label: '',
  baseUrl: '',
  apiKey: '',
  models: '',
  headers: '',
  extraBody: '',
  proxyPath: '',
  rest: {},
};

/** A draft of a service that is known by name. */
export function draftOfPreset({ id, kind, label, baseUrl, config = {} }: BackendPreset) {
  const { extraBody, ...rest } = config;
  return {
    ...EMPTY_DRAFT,
    kind,
    label,
    baseUrl,
    extraBody: writeBody(extraBody),
    rest: { ...rest, preset: id },
  } satisfies BackendDraft;
}

/** A draft of what is kept; secrets do not come out, so their fields begin as "stays". */
export function draftOfBackend(backend: BackendView): BackendDraft {
  const { baseUrl, proxyPath, extraBody, ...rest } = backend.config;
  return {
    id: backend.id,
    kind: backend.kind,
    label: backend.label,
    baseUrl: String(baseUrl ?? ''),
    apiKey: backend.secretsSet.includes('apiKey') ? null : '',
    models: backend.customModels.join('\n'),
    headers: backend.secretsSet.includes('headers') ? null : '',
    extraBody: writeBody(extraBody),
    proxyPath: String(proxyPath ?? ''),
    rest,
  };
}

function writeBody(body: unknown): string {
  return body instanceof Object && Object.keys(body).length > 0
    ? JSON.stringify(body, null, 2)
    : '';
}

/** Reads a draft as its kind does. Nothing is sent anywhere. */
export function readDraft(draft: BackendDraft): DraftReading {
  const headers = readHeaders(draft.headers ?? '');
  const extraBody = readBody(draft.extraBody);
  const [blank] = baseUrlBlanks(draft.baseUrl);
  const problems: FieldProblem[] = [
    ...(draft.label.trim() === '' ? [problem('label', 'empty')] : []),
    ...(blank === undefined ? [] : [problem('baseUrl', 'has-blanks', blank)]),
    ...(typeof headers === 'string' ? [problem('headers', 'not-a-header', headers)] : []),
    ...(extraBody === null ? [problem('extraBody', 'not-json')] : []),
  ];
  if (typeof headers === 'string' || extraBody === null) return { ok: false, problems };
  const input: BackendInput = {
    id: draft.id,
    kind: draft.kind,
    label: draft.label.trim(),
    customModels: readLines(draft.models),
    config: {
      ...draft.rest,
      baseUrl: draft.baseUrl,
      proxyPath: draft.proxyPath,
      extraBody,
      ...(draft.apiKey !== null && { apiKey: draft.apiKey }),
      ...(draft.headers !== null && { headers }),
    },
  };
  const read = backendConfigSchema.safeParse({ ...input, id: draft.id ?? 'new' });
  if (read.success && problems.length === 0) {
    return { ok: true, input, origins: openBackend(read.data).origins };
  }
  const more = read.success ? [] : readProblems(read.error.issues);
  const fields = new Set(problems.map(({ field }) => field));
  return { ok: false, problems: [...problems, ...more.filter(({ field }) => !fields.has(field))] };
}

/** The base URL as it will be used; `null` while it is none. */
export function normalizedBaseUrl(draft: BackendDraft): string | null {
  const { kind, baseUrl } = draft;
  if (baseUrl.trim() === '' || baseUrlBlanks(baseUrl).length > 0) return null;
  const read = backendConfigSchema.safeParse({ id: 'new', label: '-', kind, config: { baseUrl } });
  return read.success ? baseUrlOf(read.data) : null;
}

function baseUrlOf({ config }: BackendConfig): string | null {
  return 'baseUrl' in config ? config.baseUrl : null;
}

/** What the schema says about a draft, by the form's fields. */
export function readProblems(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldProblem[] {
  return issues.map(({ path, message }) => problem(fieldOf(path), codeOf(message)));
}

function problem(field: DraftField, code: FieldProblemCode, detail = ''): FieldProblem {
  return { field, code, detail };
}

function fieldOf(path: readonly PropertyKey[]): DraftField {
  const [first, second] = path;
  const name = first === 'config' ? second : first === 'customModels' ? 'models' : first;
  const fields: readonly string[] = [
    'kind',
    'label',
    'apiKey',
    'models',
    'headers',
    'extraBody',
    'proxyPath',
  ];
  return fields.includes(String(name)) ? (name as DraftField) : 'baseUrl';
}

function codeOf(message: string): FieldProblemCode {
  return FIELD_PROBLEMS.find((code) => code === message) ?? 'invalid';
}

function readLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

const HEADER_NAME = /^[!#$%&'*+.^`|~\w-]+$/;

/** @returns The headers, or the line that is none. */
function readHeaders(text: string): Record<string, string> | string {
  const headers: Record<string, string> = {};
  for (const line of readLines(text)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim();
    if (!HEADER_NAME.test(name)) return line;
    headers[name] = line.slice(colon + 1).trim();
  }
  return headers;
}

/** @returns The object; `null` when the text is none. */
function readBody(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}
