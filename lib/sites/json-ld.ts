/** PURE. Reads values out of the page's JSON-LD: untrusted text, so anything that is not as expected is simply not there. */
type Entity = Readonly<Record<string, unknown>>;

const MAX_ENTITIES = 500;

/** All objects at the top of the blocks and in their `@graph`s. */
export function readJsonLd(blocks: readonly string[]): Entity[] {
  const entities: Entity[] = [];
  for (const block of blocks) {
    const queue: unknown[] = [parseJson(block)];
    for (
      let item = queue.shift();
      item !== undefined && entities.length < MAX_ENTITIES;
      item = queue.shift()
    ) {
      if (Array.isArray(item)) queue.push(...item.slice(0, MAX_ENTITIES));
      else if (isEntity(item)) {
        entities.push(item);
        if (Array.isArray(item['@graph'])) queue.push(...item['@graph'].slice(0, MAX_ENTITIES));
      }
    }
  }
  return entities;
}

/**
 * Finds a value by a path that starts with a type: `Product.offers.price`; `*` stands for any type. Of a list its first entry counts.
 */
export function findInJsonLd(entities: readonly Entity[], path: string): string | null {
  const [type = '', ...keys] = path.split('.');
  for (const entity of entities) {
    const value = hasType(entity, type) ? follow(entity, keys) : null;
    if (value !== null) return value;
  }
  return null;
}

function hasType(entity: Entity, type: string): boolean {
  const declared = entity['@type'];
  return type === '*' || declared === type || (Array.isArray(declared) && declared.includes(type));
}

function follow(entity: Entity, keys: readonly string[]): string | null {
  let value: unknown = entity;
  for (const key of keys) {
    value = first(value);
    if (!isEntity(value) || !Object.hasOwn(value, key)) return null;
    value = value[key];
  }
  value = first(value);
  if (isEntity(value)) value = first(value.name ?? value['@value']);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
