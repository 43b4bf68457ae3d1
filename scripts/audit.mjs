// npm run audit: reports known vulnerabilities of the locked packages and fails on high and critical ones. npm test only
// reports them: today's advisory must not break yesterday's commit, and a registry may not respond.
import { execFile } from 'node:child_process';
import { root } from './run.mjs';

/** Severities that fail the audit. */
const GRAVE = ['high', 'critical'];

/**
 * @typedef {{ vulnerabilities?: Record<string, { severity: string }>, message?: string }} Report
 */

/**
 * Summarizes the output of `npm audit --json` in a line and says whether it's grave.
 * @param {string} output
 * @returns {{ text: string, grave: boolean }}
 */
export function verdictOf(output) {
  /** @type {Report} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    report = { message: 'no response' };
  }
  const { vulnerabilities, message = 'no response' } = report;
  if (!vulnerabilities) return { text: `not checked: the registry returned no advisories (${message})`, grave: false };
  const reported = Object.entries(vulnerabilities).map(([name, { severity }]) => ({ name, severity }));
  const names = reported.map(({ name, severity }) => `${name} (${severity})`).join(', ');
  return {
    text: reported.length === 0 ? 'no known vulnerabilities' : `known vulnerabilities: ${names}`,
    grave: reported.some(({ severity }) => GRAVE.includes(severity)),
  };
}

/**
 * Asks the registry once, for a few seconds.
 * @returns {Promise<{ text: string, grave: boolean }>}
 */
export function audit() {
  const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=8000'];
  return new Promise((resolve) => {
    // npm exits with 1 both for vulnerabilities and for no response; its output tells them apart.
    execFile('npm', args, { cwd: root, timeout: 30_000, shell: process.platform === 'win32' }, (_, stdout) =>
      resolve(verdictOf(stdout)),
    );
  });
}

if (process.argv[1] === import.meta.filename) {
  const { text, grave } = await audit();
  process.stdout.write(`${text}\n`);
  process.exitCode = grave ? 1 : 0;
}
