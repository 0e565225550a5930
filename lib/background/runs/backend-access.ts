/** Whether the browser lets us talk to a backend. Asked before each request: grants can be taken back at any time. */
import { hasHostAccess } from '#lib/browser/host-access.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { ResolvedModel } from '../models.ts';

/** @throws RequestFailed `access-missing` */
export async function requireAccess({ open, backend }: ResolvedModel): Promise<void> {
  if (open.origins.length === 0 || (await hasHostAccess(open.origins))) return;
  throw new RequestFailed(createFailure('access-missing', '', backend.label));
}
