import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** The sources of both builds. */
const common = ['src', 'tool-specs', 'workers', 'locales', 'package.json', 'package-lock.json'];
export const appSources = [...common, 'public', 'index.html', 'vite.config.ts'];
export const cliSources = common;

/**
 * Newest modification in a file or a tree, ms since the epoch; 0 if it doesn't exist. Folders count, so deleted files are noticed.
 * Files that the type checker writes next to the sources don't count.
 * @param {string} file
 * @returns {number}
 */
function newest(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat || file.endsWith('.tsbuildinfo')) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(file).reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), stat.mtimeMs);
}

/**
 * Whether an output is missing or older than a source. Paths are relative to `base`; missing sources are skipped.
 * @param {string[]} outputs
 * @param {string[]} sources
 * @param {string} [base]
 * @returns {boolean}
 */
export function isStale(outputs, sources, base = root) {
  const built = Math.min(...outputs.map((file) => newest(path.join(base, file))));
  return built === 0 || sources.some((file) => newest(path.join(base, file)) > built);
}
