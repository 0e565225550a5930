/** What the options page asks about backends: to keep them, to list their models, to examine them, to find local ones. */
import { z } from 'zod';
import { REMEDY_CODES, VERDICT_CODES } from '#lib/backends/doctor/verdicts.ts';
import { backendIdSchema } from '#lib/backends/model-id.ts';
import { modelInfoSchema } from '#lib/backends/model-info.ts';
import type { Contract } from './rpc.ts';

const nothing = z.object({});

/** A backend as the options page sees it: everything but its keys. */
export const backendViewSchema = z.object({
  id: backendIdSchema,
  kind: z.string(),
  label: z.string(),
  origins: z.array(z.string()),
  customModels: z.array(z.string()),
  /** Every model that it offers: those that it listed last, and the custom ones. */
  models: z.array(modelInfoSchema),
  /** Without secrets; what is missing is kept as it is when it is saved. */
  config: z.record(z.string(), z.unknown()),
  /** Which of the config's secrets are set. */
  secretsSet: z.array(z.string()),
});
export type BackendView = z.infer<typeof backendViewSchema>;

/** What a person filled in. Checked by the kind's own schema; a secret that is left out stays what it was. */
export const backendInputSchema = z.object({
  id: backendIdSchema.nullable(),
  kind: z.string(),
  label: z.string(),
  customModels: z.array(z.string()),
  config: z.record(z.string(), z.unknown()),
});
export type BackendInput = z.infer<typeof backendInputSchema>;

/** One field that was not accepted, and why. */
export const inputProblemSchema = z.object({ field: z.string(), problem: z.string() });

/** What the doctor found. */
export const diagnosisViewSchema = z.object({
  verdict: z.enum(VERDICT_CODES),
  /** What the server or the browser itself said; shown below the cause. */
  detail: z.string(),
  remedy: z
    .object({
      code: z.enum(REMEDY_CODES),
      url: z.string().optional(),
      command: z.string().optional(),
      models: z.array(z.string()),
    })
    .nullable(),
  model: z.string().nullable(),
  models: z.array(modelInfoSchema),
  /** The first words of the answer, as proof. */
  token: z.string(),
  passed: z.array(z.enum(['models', 'token', 'stop'])),
  /** The cause could be told more exactly with this permission, which the person may give. */
  wouldKnowMoreWith: z.literal('webRequest').nullable(),
});
export type DiagnosisView = z.infer<typeof diagnosisViewSchema>;

/** A server on this computer that answered. */
export const localServerViewSchema = z.object({
  label: z.string(),
  baseUrl: z.string(),
  state: z.enum(['ready', 'needs-key', 'refuses-origin']),
});
export type LocalServerView = z.infer<typeof localServerViewSchema>;

export const backendsContract = {
  'backend-save': {
    request: backendInputSchema,
    reply: z.discriminatedUnion('saved', [
      z.object({ saved: z.literal(true), backend: backendViewSchema }),
      z.object({ saved: z.literal(false), problems: z.array(inputProblemSchema) }),
    ]),
  },
  'backend-remove': { request: z.object({ id: backendIdSchema }), reply: nothing },
  'backend-models': {
    request: z.object({ id: backendIdSchema }),
    reply: z.object({ models: z.array(z.string()) }),
  },
  /** Examines a backend; takes as long as its server does. `model` absent: the first that it lists. */
  'backend-test': {
    request: z.object({ id: backendIdSchema, model: z.string().optional() }),
    reply: diagnosisViewSchema,
  },
  /** Looks for local servers and takes up those that are new. `access` false: ask for `http://127.0.0.1/*` first, inside the click. */
  'local-servers-find': {
    request: nothing,
    reply: z.object({ access: z.boolean(), servers: z.array(localServerViewSchema) }),
  },
} as const satisfies Contract;
