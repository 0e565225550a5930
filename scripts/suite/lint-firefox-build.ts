import { z } from 'zod';
import type { Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

/** The warnings that stay, by code, each with the reason why nothing is to be mended. */
const ALLOWED_WARNINGS: Readonly<Record<string, string>> = {};

const finding = z.object({ code: z.string(), message: z.string(), file: z.string().optional() });
const lintReportSchema = z.object({ errors: z.array(finding), warnings: z.array(finding) });

/** Mozilla's own linter over the Firefox build: no error, and no other warning than the allowed ones. */
export async function lintFirefoxBuild(): Promise<Outcome> {
  const { stdout, output } = await runCommand('web-ext', [
    'lint',
    '--source-dir=.output/firefox-mv3',
    '--output=json',
    '--no-config-discovery',
  ]);
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(output);
  const { errors, warnings } = lintReportSchema.parse(JSON.parse(stdout.slice(start)));
  const seen = new Set(warnings.map(({ code }) => code));
  const problems = [
    ...[...errors, ...warnings.filter(({ code }) => !(code in ALLOWED_WARNINGS))].map(
      ({ code, message, file }) => `${code} in ${file ?? 'the package'}: ${message}`,
    ),
    ...Object.keys(ALLOWED_WARNINGS)
      .filter((code) => !seen.has(code))
      .map((code) => `${code} is allowed but no longer occurs: take it off the list`),
  ];
  return {
    passed: problems.length > 0 ? 0 : 1,
    failed: problems.length,
    skipped: 0,
    detail: problems.join('\n'),
  };
}
