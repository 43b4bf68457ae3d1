import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../run.mjs';

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | undefined} packages by path
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    // Missing, or incomplete after an interrupted install: both mean "install".
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return undefined;
    throw error;
  }
}

/**
 * Whether node_modules contains what package-lock.json requires. npm records what it installed in node_modules/.package-lock.json, so contents
 * are compared instead of times, which a git checkout changes.
 * @param {string} [base] project folder
 * @returns {boolean}
 */
export function isInstalled(base = root) {
  const wanted = readLock(path.join(base, 'package-lock.json'));
  const present = readLock(path.join(base, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([folder, { version, integrity, optional, devOptional }]) => {
    if (folder === '') return true;
    const entry = present[folder];
    // Optional packages are for other platforms.
    return entry ? entry.version === version && entry.integrity === integrity : (optional ?? devOptional ?? false);
  });
}

/**
 * Installs the packages in package-lock.json if needed; rejects if npm fails.
 * @param {{ quiet?: boolean }} [options] quiet: nothing on standard output
 */
export async function installPackages({ quiet = false } = {}) {
  if (isInstalled()) return;
  if (!quiet) process.stdout.write('Installing packages (npm ci)\n');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { quiet });
  if (code !== 0) throw new Error("Couldn't install the packages (npm ci failed)");
}
