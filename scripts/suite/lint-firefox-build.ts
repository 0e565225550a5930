import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Outcome } from './outcome.ts';
import { ROOT, runCommand } from './run-command.ts';

interface AllowedWarning {
  readonly code: string;
  /** What stands in the built code where the linter points to. */
  readonly near: RegExp;
  readonly why: string;
}

const ALLOWED_WARNINGS: readonly AllowedWarning[] = [
  {
    code: 'DANGEROUS_EVAL',
    near: /jitless.*Function\(``\)/,
    why: 'zod asks whether it may compile schemas; the extension’s CSP says no, and it interprets them.',
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    near: /__html.*\.innerHTML=\w+\.__html/,
    why: 'Preact’s dangerouslySetInnerHTML; the linter of our sources refuses its use.',
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    near: /unescaped HTML.*\.innerHTML=\w+\.value/,
    why: 'highlight.js can paint elements; we use its tree only, and never call this.',
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    near: /decodeHTMLEntities.*\.innerHTML=/,
    why: 'Defuddle decodes entities in a textarea, which is inert, in the reading room, which shows nothing.',
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    near: /parseHTML=function.*\.innerHTML=\w+,\w+\.content/,
    why: 'Defuddle parses into a template, which is inert, in the reading room, which shows nothing.',
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    near: /\.innerHTML=\w+,\w+\.content\)return.*createElement\(`div`\);\w+\.innerHTML=/,
    why: 'Defuddle’s way for browsers without templates; every browser that we support has them.',
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    near: /_setupFakeWorkerGlobal.*import\(this\.workerSrc\)/,
    why: 'PDF.js loads its worker’s code, which is a file of this package.',
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    near: /WasmImage.*await\(?import\(/,
    why: 'PDF.js loads an image decoder that we do not ship, and does without it.',
  },
];

const BUILD = '.output/firefox-mv3';
const findingSchema = z.object({
  code: z.string(),
  message: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
});
type Finding = z.infer<typeof findingSchema>;
const reportSchema = z.object({
  errors: z.array(findingSchema),
  warnings: z.array(findingSchema),
});

/** Mozilla's own linter over the Firefox build: no error, and exactly the allowed warnings. */
export async function lintFirefoxBuild(): Promise<Outcome> {
  const { stdout, output } = await runCommand('web-ext', [
    'lint',
    `--source-dir=${BUILD}`,
    '--output=json',
    '--no-config-discovery',
  ]);
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(output);
  const { errors, warnings } = reportSchema.parse(JSON.parse(stdout.slice(start)));
  const judged = await Promise.all(
    warnings.map(async (warning) => ({ warning, allowed: await allowanceOf(warning) })),
  );
  const problems = [
    ...errors.map(describeFinding),
    ...judged.flatMap(({ warning, allowed }) => (allowed ? [] : [describeFinding(warning)])),
    ...ALLOWED_WARNINGS.filter((entry) => judged.every(({ allowed }) => allowed !== entry)).map(
      ({ code }) => `${code} is on the list of allowed warnings but no longer occurs`,
    ),
  ];
  const passed = problems.length > 0 ? 0 : 1;
  return { passed, failed: problems.length, skipped: 0, detail: problems.join('\n') };
}

async function allowanceOf(warning: Finding): Promise<AllowedWarning | undefined> {
  const near = await textNear(warning);
  return ALLOWED_WARNINGS.find((entry) => entry.code === warning.code && entry.near.test(near));
}

async function textNear({ file, line, column }: Finding): Promise<string> {
  if (file === undefined || line === undefined || column === undefined) return '';
  const lines = (await readFile(join(ROOT, BUILD, file), 'utf8')).split('\n');
  return (lines[line - 1] ?? '').slice(Math.max(0, column - 120), column + 60);
}

function describeFinding({ code, message, file, line, column }: Finding): string {
  const place = [file ?? 'the package', line, column].filter((part) => part !== undefined);
  return `${code} at ${place.join(':')}: ${message}`;
}
