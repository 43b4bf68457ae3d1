// npm run size: the scripts that the first paint of the home page needs, against the budget.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fatal, root } from './run.mjs';

const BUDGET = 130_000;

/** What must not be loaded before the first paint, by the modules of a chunk. @type {Readonly<Record<string, RegExp>>} */
const forbidden = {
  zod: /node_modules\/zod\//,
  CodeMirror: /node_modules\/@(codemirror|lezer)\//,
  kbar: /node_modules\/kbar\//,
  'fuse.js': /node_modules\/fuse\.js\//,
  'a tool': /^(tool-specs|src\/views)\//,
  'a transform': /^src\/(core\/(fields|run|spec)|executor\/browser|lib)\b/,
};

/** Loaded on demand, and yet awaited before the first paint. */
const awaited = ['src/app/home/home-page.tsx'];

/**
 * @typedef {{ file: string, imports: string[], modules: string[] }} Chunk
 */

/**
 * The chunks that the first paint needs: scripts of the page, what is awaited, and all that they import.
 * @param {readonly Chunk[]} chunks
 * @param {string} html
 * @returns {Chunk[]}
 */
export function firstPaint(chunks, html) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const scripts = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(?:\.?\/)?([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const homes = awaited.map((module) => {
    const chunk = chunks.find(({ modules }) => modules.includes(module));
    if (!chunk) throw new Error(`No chunk holds ${module}: the size cannot be known`);
    return chunk.file;
  });
  const needed = new Set([...scripts, ...homes]);
  // A set goes on to what is added while it is walked.
  for (const file of needed) for (const next of byFile.get(file)?.imports ?? []) needed.add(next);
  return [...needed].map((file) => byFile.get(file) ?? { file, imports: [], modules: [] });
}

/**
 * What stands in these chunks and must not, a line each.
 * @param {readonly Chunk[]} chunks
 * @returns {string[]}
 */
export function intruders(chunks) {
  return chunks.flatMap(({ file, modules }) =>
    Object.entries(forbidden).flatMap(([name, pattern]) => {
      const found = modules.find((module) => pattern.test(module));
      return found === undefined ? [] : [`${file} holds ${name} (${found})`];
    }),
  );
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Measures a build. Sizes are of gzip at its usual level, in bytes.
 * @param {string} [dir]
 * @returns {{ chunks: { file: string, size: number }[], total: number, intruders: string[] }}
 */
export function measure(dir = path.join(root, 'dist')) {
  /** @type {Chunk[]} */
  const report = JSON.parse(readFileSync(path.join(root, 'node_modules/.cache/it-tools/chunks.json'), 'utf8'));
  const needed = firstPaint(report, readFileSync(path.join(dir, 'index.html'), 'utf8'));
  const chunks = needed
    .map(({ file }) => ({ file, size: gzipSync(readFileSync(path.join(dir, file))).length }))
    .sort((a, b) => b.size - a.size);
  return { chunks, total: chunks.reduce((sum, { size }) => sum + size, 0), intruders: intruders(needed) };
}

async function check() {
  const { chunks, total, intruders: found } = measure();
  const width = Math.max(...chunks.map(({ file }) => file.length));
  for (const { file, size } of chunks) process.stdout.write(`${file.padEnd(width)}  ${kilobytes(size).padStart(9)}\n`);
  const all = 'JavaScript of the first paint, gzip';
  process.stdout.write(`${all.padEnd(width)}  ${kilobytes(total).padStart(9)} of ${kilobytes(BUDGET)}\n`);
  const complaints = total > BUDGET ? [`The budget is exceeded by ${kilobytes(total - BUDGET)}`, ...found] : found;
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

if (process.argv[1] === import.meta.filename) await fatal(check());
