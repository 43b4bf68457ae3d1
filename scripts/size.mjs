// npm run size: compares the scripts for the home page's first paint, and those of the palette, with their budgets.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunkComplaints, smallScripts } from './chunk-rules.mjs';
import { fatal, root } from './run.mjs';

/** What it was with 90 tools. */
const BUDGET = 92_400;

/** Node's gzip chooses its hash function by the processor, so that the same bytes differ a little in size. */
const TOLERANCE = 1.005;

/** Maximum number of scripts under 2 kB. */
const MOST_SMALL = 60;

/**
 * Budgets for code that loads later; the module identifies the chunk.
 * @type {readonly { name: string, module: RegExp, budget: number }[]}
 */
const later = [
  { name: "the palette's list", module: /^src\/palette\/view\/panel\.tsx$/, budget: 44_900 },
  { name: 'kbar and related modules', module: /node_modules\/kbar\//, budget: 9_500 },
];

/** The parts of kbar we use: actions with children, commands, undo and redo, key sequences. */
const kbarParts = ['action/ActionInterface', 'action/ActionImpl', 'action/Command', 'action/HistoryImpl', 'tinykeys'];
/** Unused parts that importing its index would add. */
const kbarView =
  /node_modules\/(kbar\/lib\/(index|InternalEvents|KBar|use)|@radix-ui\/|@tanstack\/(react-)?virtual|fast-equals\/)/;

/** Modules that must not load before the first paint. @type {Readonly<Record<string, RegExp>>} */
const forbidden = {
  zod: /node_modules\/zod\//,
  i18next: /node_modules\/(react-)?i18next\//,
  'the router': /node_modules\/@tanstack\//,
  CodeMirror: /node_modules\/@(codemirror|lezer)\//,
  kbar: /node_modules\/kbar\//,
  'fuse.js': /node_modules\/fuse\.js\//,
  'a tool': /^(tool-specs|src\/views)\//,
  'a transform': /^src\/(core\/(fields|run|spec)|executor\/browser|lib)\b/,
};

/** What a tool's page must not load before it is used or shows it. @type {Readonly<Record<string, RegExp>>} */
const onDemand = {
  CodeMirror: forbidden.CodeMirror ?? /./,
  'the reader of Markdown': /node_modules\/markdown-it\//,
  'the cleaner of HTML': /node_modules\/dompurify\//,
  'the router': forbidden['the router'] ?? /./,
  'the palette': /^src\/palette\/view\/panel\.tsx$/,
};

/** Loaded on demand, but awaited before the first paint. */
const awaited = ['src/app/home/home-page.tsx'];

/**
 * @typedef {{ file: string, imports: string[], modules: string[] }} Chunk
 */

/**
 * The chunks that the first paint needs: the page's scripts, awaited modules, and everything they import.
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
    if (!chunk) throw new Error(`No chunk contains ${module}, so its size is unknown`);
    return chunk.file;
  });
  const needed = new Set([...scripts, ...homes]);
  // Iterating a set includes items added meanwhile.
  for (const file of needed) for (const next of byFile.get(file)?.imports ?? []) needed.add(next);
  return [...needed].map((file) => byFile.get(file) ?? { file, imports: [], modules: [] });
}

/**
 * The chunks that every tool page needs besides its own.
 * @param {readonly Chunk[]} chunks
 * @returns {Chunk[]}
 */
export function formChunks(chunks) {
  const page = chunks.find(({ modules }) => modules.includes('src/app/tool/tool-page.tsx'));
  if (!page) throw new Error('No chunk contains the tool page');
  const needed = new Set([page.file]);
  for (const file of needed)
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) needed.add(next);
  return chunks.filter(({ file }) => needed.has(file));
}

/**
 * Modules that don't belong in the form's chunks, one per line.
 * @param {readonly Chunk[]} chunks
 */
export const formIntruders = (chunks) => intruders(formChunks(chunks), onDemand);

/**
 * Modules that don't belong in these chunks, one per line.
 * @param {readonly Chunk[]} chunks
 * @param {Readonly<Record<string, RegExp>>} [rules]
 * @returns {string[]}
 */
export function intruders(chunks, rules = forbidden) {
  return chunks.flatMap(({ file, modules }) =>
    Object.entries(rules).flatMap(([name, pattern]) => {
      const intruder = modules.find((module) => pattern.test(module));
      return intruder === undefined ? [] : [`${file} contains ${name} (${intruder})`];
    }),
  );
}

/**
 * Problems with kbar in a build, one per line: every required part must be there, and none of its UI.
 * @param {readonly Chunk[]} chunks
 * @returns {string[]}
 */
export function kbarComplaints(chunks) {
  const modules = chunks.flatMap((chunk) => chunk.modules);
  const missing = kbarParts.filter(
    (part) => !modules.some((module) => module.endsWith(`node_modules/kbar/lib/${part}.js`)),
  );
  return [
    ...missing.map((part) => `kbar's ${part} is missing from the build`),
    ...modules.filter((module) => kbarView.test(module)).map((module) => `${module} is in the build because of kbar`),
  ];
}

/**
 * The sizes of code that loads later.
 * @param {readonly Chunk[]} chunks
 * @param {(file: string) => number} sizeOf
 */
export function laterSizes(chunks, sizeOf) {
  return later.map(({ name, module, budget }) => {
    const files = chunks.filter(({ modules }) => modules.some((path) => module.test(path))).map(({ file }) => file);
    if (files.length === 0) throw new Error(`No chunk contains ${name}, so its size is unknown`);
    return { name, budget, size: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Measures a build. Sizes are in bytes, with gzip at its default level.
 * @param {string} [dir]
 * @param {string} [project] the project that it was built from
 * @returns {{
 *   chunks: { file: string, size: number }[],
 *   total: number,
 *   later: { name: string, size: number, budget: number }[],
 *   intruders: string[],
 *   small: { file: string, size: number, reason?: string }[],
 *   scripts: number,
 * }}
 */
export function measure(dir = path.join(root, 'dist'), project = root) {
  /** @type {Chunk[]} */
  const report = JSON.parse(readFileSync(path.join(project, 'node_modules/.cache/it-tools/chunks.json'), 'utf8'));
  const needed = firstPaint(report, readFileSync(path.join(dir, 'index.html'), 'utf8'));
  /** @param {string} file */
  const sizeOf = (file) => gzipSync(readFileSync(path.join(dir, file))).length;
  const scripts = ['', 'assets/'].flatMap((folder) =>
    readdirSync(path.join(dir, folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ file: folder + name, size: sizeOf(folder + name) })),
  );
  const chunks = needed.map(({ file }) => ({ file, size: sizeOf(file) })).sort((a, b) => b.size - a.size);
  return {
    chunks,
    total: chunks.reduce((sum, { size }) => sum + size, 0),
    later: laterSizes(report, sizeOf),
    intruders: [
      ...intruders(needed),
      ...formIntruders(report),
      ...kbarComplaints(report),
      ...chunkComplaints(report, scripts),
    ],
    small: smallScripts(report, scripts),
    scripts: scripts.length,
  };
}

async function check() {
  const { chunks, total, later: loadedLater, intruders: misplaced, small, scripts } = measure();
  const width = Math.max(...chunks.map(({ file }) => file.length));
  for (const { file, size } of chunks) process.stdout.write(`${file.padEnd(width)}  ${kilobytes(size).padStart(9)}\n`);
  const all = 'JavaScript for the first paint (gzip)';
  process.stdout.write(`${all.padEnd(width)}  ${kilobytes(total).padStart(9)} of ${kilobytes(BUDGET)}\n`);
  for (const { name, size, budget } of loadedLater)
    process.stdout.write(`${name.padEnd(width)}  ${kilobytes(size).padStart(9)} of ${kilobytes(budget)}\n`);
  process.stdout.write(`${scripts} scripts, ${small.length} under 2 kB\n`);
  const sums = [{ name: 'The first paint', size: total, budget: BUDGET }, ...loadedLater];
  const exceeded = sums.flatMap(({ name, size, budget }) =>
    size > budget * TOLERANCE ? [`${name} exceeds its budget by ${size - budget} bytes`] : [],
  );
  if (small.length > MOST_SMALL) exceeded.push(`${small.length} scripts are under 2 kB (maximum ${MOST_SMALL})`);
  const complaints = [...exceeded, ...misplaced];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

if (process.argv[1] === import.meta.filename) await fatal(check());
