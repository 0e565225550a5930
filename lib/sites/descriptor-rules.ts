/** PURE. What a schema cannot say: ids and paths that clash, fields that nobody defines. */
import { pageSources } from './capture-plan.ts';
import type { SiteDescriptor, SitePage } from './descriptor.ts';
import { type Fault, fault } from './fault.ts';
import type { JsonPath } from './json-text.ts';
import { GENERAL_FIELDS } from './page-fields.ts';
import { pathFields } from './path-pattern.ts';
import { templateFields } from './template.ts';

export interface RuleFault extends Fault {
  readonly path: JsonPath;
}

export function ruleFaults(descriptor: SiteDescriptor): RuleFault[] {
  const faults: RuleFault[] = [];
  if (!descriptor.hosts?.length && !descriptor.recognizedBy) {
    faults.push({
      ...fault(
        'the descriptor says of no site that it is this one',
        'Add "hosts", or "recognizedBy".',
      ),
      path: ['hosts'],
    });
  }
  return [...faults, ...clashes(descriptor), ...descriptor.pages.flatMap(pageFaults)];
}

function clashes({ pages }: SiteDescriptor): RuleFault[] {
  const ids = new Map<string, number>();
  const places = new Map<string, string>();
  return pages.flatMap((page, index) => {
    const faults: RuleFault[] = [];
    if (ids.has(page.id)) {
      const path = ['pages', index, 'id'];
      faults.push({ ...fault(`the page "${page.id}" stands twice`, 'Give it another id.'), path });
    }
    ids.set(page.id, index);
    for (const pattern of [page.path].flat()) {
      const place = JSON.stringify([pattern, page.where, page.query, page.hash]);
      const other = places.get(place);
      const path = ['pages', index, 'path'];
      if (other !== undefined) {
        const reason = `the page "${other}" has the same path under the same conditions`;
        faults.push({ ...fault(reason, 'Change the path or add a condition.'), path });
      }
      places.set(place, page.id);
    }
    return faults;
  });
}

function pageFaults(page: SitePage, index: number): RuleFault[] {
  const defined = definedFields(page);
  const at = (...path: (string | number)[]) => ['pages', index, ...path];
  const unknown = (fields: readonly string[], path: JsonPath) =>
    fields
      .filter((field) => !defined.has(field))
      .map((field) => ({
        ...fault(
          `nothing defines the field "${field}"`,
          `Define it in "fields", or use one of ${[...defined].join(', ')}.`,
        ),
        path,
      }));
  const templates = [
    [page.name, at('name')],
    [page.description, at('description')],
    [page.project, at('project')],
    [page.task, at('task')],
    ...(page.context ?? []).map(
      ({ value }, item) => [value, at('context', item, 'value')] as const,
    ),
  ] as const;
  return [
    ...templates.flatMap(([text, path]) => (text ? unknown(templateFields(text), path) : [])),
    ...pageSources(page).flatMap((source) =>
      'template' in source ? unknown(templateFields(source.template), at('fields')) : [],
    ),
    ...unknown(page.required ?? [], at('required')),
    ...Object.keys(page.where ?? {}).flatMap((field) => unknown([field], at('where', field))),
  ];
}

/** All fields that a template of the page may use. */
export function definedFields(page: SitePage): Set<string> {
  const ofPaths = [page.path].flat().flatMap(pathFields);
  const ofHash = page.hash === undefined ? [] : pathFields(page.hash);
  return new Set([...GENERAL_FIELDS, ...ofPaths, ...ofHash, ...Object.keys(page.fields ?? {})]);
}
