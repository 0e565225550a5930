/** PURE. Reads descriptors that somebody wrote: one, or a file of many. A bad one is refused by itself, with its place and remedy. */
import { evaluate, type ValueNode } from '@humanwhocodes/momoa';
import { DESCRIPTOR_VERSION, descriptorSchema, type SiteDescriptor } from './descriptor.ts';
import { ruleFaults } from './descriptor-rules.ts';
import { fault } from './fault.ts';
import {
  checkJson,
  childOf,
  type LocatedFault,
  locate,
  locateKey,
  parseJsonText,
  renderPath,
} from './json-text.ts';
import { schemaFaults } from './schema-faults.ts';

/** The longest text that is read, in characters; of one descriptor a tenth of it. */
export const MAX_FILE_LENGTH = 2_000_000;
const MAX_DESCRIPTOR_LENGTH = MAX_FILE_LENGTH / 10;

export interface RefusedDescriptor {
  /** Its id or name, where it can be read. */
  readonly id: string | null;
  readonly faults: readonly LocatedFault[];
}

export interface ReadDescriptors {
  readonly accepted: readonly SiteDescriptor[];
  readonly refused: readonly RefusedDescriptor[];
}

/** Reads a descriptor, or `{ "descriptors": […] }`. */
export function readDescriptors(text: string): ReadDescriptors {
  if (text.length > MAX_FILE_LENGTH) {
    return refuse(null, [
      atStart(`the file has ${text.length} characters`, `Use at most ${MAX_FILE_LENGTH}.`),
    ]);
  }
  const parsed = parseJsonText(text);
  if ('fault' in parsed) return refuse(null, [parsed.fault]);
  const list = childOf(parsed.root, 'descriptors');
  if (list?.type !== 'Array') return readOne(parsed.root);
  const outside = parsed.root.type === 'Object' ? withoutList(parsed.root) : parsed.root;
  const faults = checkJson(outside);
  if (faults.length > 0) return refuse(null, faults);
  const results = list.elements.map(({ value }) => readOne(value));
  return {
    accepted: results.flatMap(({ accepted }) => accepted),
    refused: results.flatMap(({ refused }) => refused),
  };
}

function readOne(node: ValueNode): ReadDescriptors {
  const idNode = childOf(node, 'id');
  const id = idNode?.type === 'String' ? idNode.value.slice(0, 64) : null;
  const length = node.loc.end.offset - node.loc.start.offset;
  if (length > MAX_DESCRIPTOR_LENGTH) {
    const place = { ...node.loc.start, path: '' };
    const found = fault(
      `the descriptor has ${length} characters`,
      `Use at most ${MAX_DESCRIPTOR_LENGTH}.`,
    );
    return refuse(id, [{ ...found, ...place }]);
  }
  const faults = checkJson(node);
  if (faults.length > 0) return refuse(id, faults);
  const newer = checkVersion(node);
  if (newer) return refuse(id, [newer]);
  const read = descriptorSchema.safeParse(evaluate(node as never), { reportInput: true });
  if (!read.success) {
    const found = schemaFaults(read.error.issues).map(({ path, key, ...rest }) => ({
      ...rest,
      ...(key === undefined ? locate(node, path) : locateKey(node, path, key)),
      path: renderPath(key === undefined ? path : [...path, key]),
    }));
    return refuse(id, found);
  }
  const rules = ruleFaults(read.data).map(({ path, ...rest }) => ({
    ...rest,
    ...locate(node, path),
    path: renderPath(path),
  }));
  return rules.length > 0 ? refuse(id, rules) : { accepted: [read.data], refused: [] };
}

/** A newer file is not half understood: it is refused as a whole, with that one reason. */
function checkVersion(node: ValueNode): LocatedFault | null {
  const version = childOf(node, 'version');
  if (version?.type !== 'Number' || version.value <= DESCRIPTOR_VERSION) return null;
  const reason = `this is version ${version.value}; this Whereabouts reads version ${DESCRIPTOR_VERSION}`;
  return {
    ...fault(reason, 'Update Whereabouts, or ask for a file of this version.'),
    ...locate(node, ['version']),
    path: 'version',
  };
}

function withoutList(root: Extract<ValueNode, { type: 'Object' }>): ValueNode {
  const members = root.members.filter(({ value }) => value !== childOf(root, 'descriptors'));
  return { ...root, members };
}

function atStart(reason: string, remedy: string): LocatedFault {
  return { ...fault(reason, remedy), line: 1, column: 1, offset: 0, path: '' };
}

function refuse(id: string | null, faults: readonly LocatedFault[]): ReadDescriptors {
  return {
    accepted: [],
    refused: [{ id, faults: faults.toSorted((a, b) => a.offset - b.offset) }],
  };
}
