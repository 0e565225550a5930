/** PURE. What is stored of a backend, one shape per kind; keys are part of it, so it never leaves the background as it is. */
import { z } from 'zod';
import type { BackendKind } from './contract.ts';
import { BACKEND_KINDS } from './kinds.ts';
import { backendIdSchema } from './model-id.ts';
import { modelInfoSchema } from './model-info.ts';

type RegisteredKind = (typeof BACKEND_KINDS)[number];
export type BackendKindName = RegisteredKind['kind'];

const commonFields = {
  id: backendIdSchema,
  label: z.string().trim().min(1).max(100),
  /** Models that the person typed, beside those that the backend lists. */
  customModels: z.array(z.string().trim().min(1).max(400)).max(1_000).default([]),
  /** What the backend listed when it was last asked; a menu opens from this, not from the network. */
  listedModels: z.array(modelInfoSchema).max(10_000).catch([]).default([]),
};
type CommonFields = z.infer<z.ZodObject<typeof commonFields>>;

type ConfigOf<Kind> =
  Kind extends BackendKind<infer Config, infer Name>
    ? CommonFields & { kind: Name; config: Config }
    : never;

/** A backend as it is stored. */
export type BackendConfig = ConfigOf<RegisteredKind>;

function createKindSchema({ kind, configSchema }: RegisteredKind) {
  return z.object({ ...commonFields, kind: z.literal(kind), config: configSchema });
}

const [firstKind, ...otherKinds] = BACKEND_KINDS;

/** Reads a stored backend. The static type is told: a schema that is built from a list loses which config goes with which kind. */
export const backendConfigSchema: z.ZodType<BackendConfig> = z.discriminatedUnion('kind', [
  createKindSchema(firstKind),
  ...otherKinds.map(createKindSchema),
]) as unknown as z.ZodType<BackendConfig>;

/** The backend that is there before any other. */
export function createDemoBackend(): BackendConfig {
  return {
    id: backendIdSchema.parse('demo'),
    kind: 'demo',
    label: 'Demo',
    customModels: [],
    listedModels: [],
    config: {},
  };
}
