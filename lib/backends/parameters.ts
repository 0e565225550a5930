/** PURE. The options of a model that people set by name, and what each kind calls them on the wire. */
import type { BackendRequest } from './contract.ts';

/** Renames the parameters that were set; those that were not stay away. */
export function wireParameters(
  parameters: BackendRequest['parameters'],
  names: Readonly<Record<string, string>>,
): Record<string, string | number | boolean> {
  const set = Object.entries(parameters ?? {});
  return Object.fromEntries(set.map(([name, value]) => [names[name] ?? name, value]));
}
