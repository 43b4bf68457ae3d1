import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the terminal command like `npm run -s tool --`, after a rebuild if a source is newer. */
export function tool(
  words: readonly string[],
  input?: string | Uint8Array,
  cwd: string = process.cwd(),
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.resolve('scripts/cli.mjs'), ...words], {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    const parts = { stdout: '', stderr: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (parts.stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (parts.stderr += text));
    child.on('error', reject).on('close', (code) => resolve({ code, ...parts }));
    child.stdin?.end(input);
  });
}

/** The values of what it printed, one JSON document per line. */
export const lines = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
