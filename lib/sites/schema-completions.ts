/** PURE. What may stand at a place of a descriptor, by its JSON Schema: for the editor's completion. */
import type { JsonPath } from './json-text.ts';

export interface SchemaCompletion {
  readonly label: string;
  readonly info: string;
  /** What to begin the value with. */
  readonly kind: 'string' | 'object' | 'array' | 'other';
}

type Schema = Readonly<Record<string, unknown>>;

/** The keys that an object at this path may have. */
export function keyCompletions(schema: unknown, path: JsonPath): SchemaCompletion[] {
  const found = new Map<string, SchemaCompletion>();
  for (const one of schemasAt(schema, path)) {
    for (const [label, value] of Object.entries(asSchema(one.properties))) {
      if (label === '$schema' || found.has(label)) continue;
      found.set(label, { label, info: infoOf(asSchema(value)), kind: kindOf(asSchema(value)) });
    }
  }
  return [...found.values()];
}

/** The values that may stand at this path, where there are only so many. */
export function valueCompletions(schema: unknown, path: JsonPath): SchemaCompletion[] {
  return schemasAt(schema, path).flatMap((one) => {
    const values = Array.isArray(one.enum) ? one.enum : 'const' in one ? [one.const] : [];
    const all = one.type === 'boolean' ? [true, false] : values;
    return all.map((value) => ({
      label: JSON.stringify(value),
      info: infoOf(one),
      kind: 'other' as const,
    }));
  });
}

function schemasAt(schema: unknown, path: JsonPath): Schema[] {
  let current = alternatives(asSchema(schema));
  for (const step of path) {
    current = current
      .flatMap((one) => {
        if (typeof step === 'number') return [asSchema(one.items)];
        const properties = asSchema(one.properties);
        if (Object.hasOwn(properties, step)) return [asSchema(properties[step])];
        return [asSchema(one.additionalProperties)];
      })
      .flatMap(alternatives);
  }
  return current;
}

function alternatives(schema: Schema): Schema[] {
  const branches = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  return [schema, ...branches.map(asSchema).flatMap(alternatives)];
}

function kindOf(schema: Schema): SchemaCompletion['kind'] {
  const types = alternatives(schema).map(({ type }) => type);
  for (const kind of ['string', 'object', 'array'] as const) if (types.includes(kind)) return kind;
  return 'other';
}

function infoOf(schema: Schema): string {
  const said = alternatives(schema).map(({ description }) => description);
  return said.find((description) => typeof description === 'string') ?? '';
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}
