import { spawn } from 'node:child_process';
import path from 'node:path';

/** The project's folder, regardless of the current one. */
export const root = path.join(import.meta.dirname, '..');

const windows = process.platform === 'win32';

/**
 * Runs a command in the project's folder and resolves with its exit code (1 if it was killed or couldn't be started).
 * Standard input is closed. A signal that ends this process ends the command too.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, cwd?: string }} [options] quiet: print its output only if it fails, on standard error
 * @returns {Promise<number>}
 */
export function run(command, args = [], { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: windows, // npm and the tools of node_modules/.bin are .cmd files there
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));

    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      child.kill(signal);
      process.exitCode = 1;
    };
    for (const signal of signals) process.on(signal, forward);
    /** @param {number} code */
    const finish = (code) => {
      for (const signal of signals) process.off(signal, forward);
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Path of an installed package's command.
 * @param {string} name
 * @returns {string}
 */
export const bin = (name) => path.join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);

/**
 * Waits for a command's work. If it fails, prints the reason (something a person can act on, not a defect) and exits with code 1.
 * @param {Promise<unknown>} work
 */
export async function fatal(work) {
  try {
    await work;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
