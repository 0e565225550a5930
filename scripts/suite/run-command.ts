import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface CommandResult {
  readonly code: number;
  /** stdout and stderr as they came. */
  readonly output: string;
  readonly stdout: string;
}

/** Runs a package's command on this Node, in the root, and collects what it prints. */
export function runCommand(
  command: string,
  commandArguments: readonly string[],
): Promise<CommandResult> {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, commandArguments, {
    cwd: ROOT,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PATH: path },
  });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  return new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('close', (code) => settle({ code: code ?? 1, output, stdout }));
  });
}
