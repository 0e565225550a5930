/** The site descriptors in use. */
import type { KnownDescriptor } from '#lib/sites/descriptor.ts';

export interface DescriptorSource {
  /** The descriptors that may say something of this address. */
  forUrl(url: string): Promise<readonly KnownDescriptor[]>;
}

export function createDescriptorSource(): DescriptorSource {
  return { forUrl: async () => [] };
}
