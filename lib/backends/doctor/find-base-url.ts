/** PURE. The path that a base URL should have had: asked of the server itself, on its own origin only. */
import { type BackendConfig, backendConfigSchema } from '../backend-config.ts';
import type { BackendIo } from '../contract.ts';
import { openBackend } from '../open-backend.ts';

/** Where servers and gateways are known to have their API. */
const PATHS = ['/v1', '/api/v1', '/openai/v1', '/api/openai/v1', '/v1beta/openai', '/api/v3'];

/** @returns The first base URL under which models are listed; `null` when there is none. */
export async function findBaseUrl(backend: BackendConfig, io: BackendIo): Promise<string | null> {
  if (!('baseUrl' in backend.config)) return null;
  const { origin } = new URL(backend.config.baseUrl);
  const candidates = PATHS.map((path) => `${origin}${path}`).filter(
    (url) => 'baseUrl' in backend.config && url !== backend.config.baseUrl,
  );
  const works = await Promise.all(candidates.map((url) => listsModels(backend, url, io)));
  return candidates.find((_, index) => works[index]) ?? null;
}

async function listsModels(backend: BackendConfig, baseUrl: string, io: BackendIo) {
  const config = { ...backend.config, baseUrl };
  const candidate = backendConfigSchema.safeParse({ ...backend, config, customModels: [] });
  if (!candidate.success) return false;
  return openBackend(candidate.data)
    .listModels(io)
    .then(
      (models) => models.length > 0,
      () => false,
    );
}
