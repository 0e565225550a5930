/** PURE. What the schema found, in words for the person who writes the file: a reason and the one thing to change. */
import type { z } from 'zod';
import { type Fault, fault } from './fault.ts';
import type { JsonPath } from './json-text.ts';

type Issue = z.core.$ZodIssue;

export interface SchemaFault extends Fault {
  readonly path: JsonPath;
  /** The key that it is about, where the path leads to what holds it. */
  readonly key?: string;
}

const SOURCES = 'title, select, meta, jsonLd, query, host, template';

export function schemaFaults(issues: readonly Issue[]): SchemaFault[] {
  return issues.flatMap((issue) => explain(issue, []));
}

function explain(issue: Issue, above: JsonPath): SchemaFault[] {
  const path = [...above, ...issue.path.filter((step) => typeof step !== 'symbol')];
  switch (issue.code) {
    case 'invalid_union':
      return explainUnion(issue, path);
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        ...fault(`"${key}" is not known here`, 'Remove it or mend its spelling.'),
        path,
        key,
      }));
    case 'invalid_key':
      return issue.issues.flatMap((inner) => explain(inner, path));
    case 'custom':
      return [{ ...fault(issue.message, remedyOf(issue)), path }];
    default:
      return [{ ...explainValue(issue), path }];
  }
}

function remedyOf(issue: { params?: Record<string, unknown> | undefined }): string {
  const remedy = issue.params?.remedy;
  return typeof remedy === 'string' ? remedy : 'Change this value.';
}

function explainValue(issue: Issue): Fault {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? fault('something is missing here', `Add ${nameOf(issue.expected)}.`)
        : fault(`${nameOf(issue.expected)} is expected here`, `Write ${nameOf(issue.expected)}.`);
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value)).join(', ');
      return fault(
        'this value is not known',
        `Write ${issue.values.length > 1 ? 'one of ' : ''}${values}.`,
      );
    }
    case 'too_big':
      return fault('this is too long', `Use at most ${issue.maximum}.`);
    case 'too_small':
      return fault('this is too short', `Use at least ${issue.minimum}.`);
    default:
      return fault(issue.message, 'Change this value.');
  }
}

function nameOf(expected: string): string {
  const names: Record<string, string> = {
    string: 'a text',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    number: 'a number',
    boolean: 'true or false',
  };
  return names[expected] ?? expected;
}

/** Of the alternatives the one that was meant: the one that fits best. */
function explainUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: JsonPath,
): SchemaFault[] {
  const alternatives = issue.errors.map((issues) =>
    issues.flatMap((inner) => explain(inner, path)),
  );
  const best =
    alternatives.toSorted((left, right) => badness(left, path) - badness(right, path))[0] ?? [];
  const strange = best.filter(
    ({ key, path: at }) => key !== undefined && at.length === path.length,
  );
  const isSource = issue.errors.length > 5;
  if (isSource && strange.length > 0 && best.length > strange.length) {
    return [{ ...fault('this is no source of a field', `Use one of ${SOURCES}.`), path }];
  }
  return best;
}

/** Unknown keys and wrong kinds of value say that another alternative was meant. */
function badness(faults: readonly SchemaFault[], path: JsonPath): number {
  const wrongKind = faults.some(
    (one) => one.path.length === path.length && / is expected here$/.test(one.reason),
  );
  const strange = faults.filter((one) => one.key !== undefined).length;
  return faults.length + strange * 10 + (wrongKind ? 100 : 0);
}
