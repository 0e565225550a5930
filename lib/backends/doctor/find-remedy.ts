/** PURE. From a fault to the one step that mends it here, on this operating system. */
import type { BackendConfig } from '../backend-config.ts';
import type { BackendIo, ModelInfo } from '../contract.ts';
import { openBackend } from '../open-backend.ts';
import type { FaultReport } from './fault.ts';
import { findBaseUrl } from './find-base-url.ts';
import { commandFor, guessLocalServer, type OperatingSystem } from './local-servers.ts';
import { REMEDY_OF_FAULT, type Remedy } from './verdicts.ts';

const MOST_NAMES = 20;

interface Patient {
  readonly backend: BackendConfig;
  readonly os: OperatingSystem;
  readonly canLiftOrigin?: boolean;
  /** The models that it listed. */
  readonly models: readonly ModelInfo[];
}

/** Finds the one step that mends a fault, and what it needs. */
export async function findRemedy(
  { code, detail }: FaultReport,
  { backend, os, canLiftOrigin, models }: Patient,
  io: BackendIo,
): Promise<Remedy> {
  const remedy = REMEDY_OF_FAULT[code];
  const origin = openBackend(backend).origins[0] ?? '';
  const server = guessLocalServer(origin);
  switch (remedy) {
    case 'start-server':
      if (!server) return { code: 'check-address', url: origin };
      return { code: remedy, command: commandFor(server.start, os) };
    case 'allow-origin':
      if (canLiftOrigin) return { code: 'lift-origin' };
      return { code: remedy, ...(server && { command: commandFor(server.allowOrigin, os) }) };
    case 'correct-base-url': {
      const baseUrl = await findBaseUrl(backend, io);
      return baseUrl ? { code: 'use-base-url', url: baseUrl } : { code: remedy };
    }
    case 'choose-model':
      return { code: remedy, models: models.slice(0, MOST_NAMES).map(({ name }) => name) };
    case 'use-final-address':
      // Browsers do not tell where a redirect that is not followed would have led.
      return { code: remedy, ...(URL.canParse(detail) && { url: detail }) };
    case 'trust-certificate':
    case 'check-address':
    case 'sign-in':
      return { code: remedy, url: origin };
    default:
      return { code: remedy };
  }
}
