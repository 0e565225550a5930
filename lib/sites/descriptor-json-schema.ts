/** PURE. The published JSON Schema of the descriptor: what editors complete and check by. */
import { z } from 'zod';
import { DESCRIPTOR_VERSION, descriptorSchema } from './descriptor.ts';

export const DESCRIPTOR_SCHEMA_FILE = `schema/site-descriptor-${DESCRIPTOR_VERSION}.json`;

export function descriptorJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(descriptorSchema, { io: 'input', reused: 'inline' });
}
