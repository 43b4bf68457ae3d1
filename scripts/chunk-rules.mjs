// Rules for the chunks of a build, checked with its report (src/build/chunks/report.ts) and files.

/** @typedef {{ file: string, imports: string[], modules: string[] }} Chunk */

/** Smaller files (in compressed bytes) need a reason. */
const LEAST = 2000;

/**
 * Reasons for small files, matched by a module in them or by their name.
 * @type {readonly { reason: string, module?: RegExp, file?: RegExp }[]}
 */
const reasons = [
  { reason: 'several files as an archive, which few results are', module: /^src\/ui\/outputs\/file\/zip-files\.ts$/ },
  { reason: 'a tool, which is one file', module: /^tool-specs\// },
  { reason: 'what page and worker both begin with', module: /^vite\/preload-helper\.js$|^rolldown\/runtime\.js$/ },
  { reason: 'the first result, long before its form', module: /^src\/app\/early\/early\.ts$/ },
  { reason: 'many values in a worker, which a single one must not load', module: /^workers\/many\.ts$/ },
  { reason: 'steps that are looked for in a worker, which a single one must not load', module: /^workers\/way\.ts$/ },
  { reason: 'steps that are looked for once a text seems encoded', module: /^src\/calls\/way\.ts$/ },
  { reason: 'values that options take from elsewhere, in few chains', module: /^src\/core\/steps\/sources\.ts$/ },
  { reason: 'a language of the code editor, of which a text has one', module: /\/legacy-modes\/mode\// },
  { reason: 'a kind of password hash, which few passwords need', module: /^src\/lib\/crypto\/password-hash\// },
  { reason: 'the records of a country, of which English has all', module: /\/@faker-js\/faker\/dist\/locale\// },
  { reason: 'the entry of a worker', file: /\/(?:transform|snippets)\.worker-/ },
  { reason: 'files and texts from outside, which few visits have', module: /^src\/app\/launch\/open-items\.ts$/ },
  { reason: 'the page about the product, with the reader of Markdown', module: /^src\/app\/pages\/about-page\.tsx$/ },
  { reason: 'the frame for HTML, which loads where there is HTML', module: /^src\/ui\/safe-html\/fill-frame\.ts$/ },
];

/** Scripts built separately: they share no chunks, so they must not contain packages. */
const APART = /^(?:assets\/snippets\.worker-[^/]+|sw)\.js$/;

/**
 * Small scripts with the reason for each; no reason means it should be in another chunk.
 * @param {readonly Chunk[]} chunks
 * @param {readonly { file: string, size: number }[]} scripts
 */
export function smallScripts(chunks, scripts) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  return scripts
    .filter(({ file, size }) => file.startsWith('assets/') && size < LEAST)
    .map(({ file, size }) => {
      const modules = byFile.get(file)?.modules ?? [];
      const reason = reasons.find(
        (candidate) => candidate.file?.test(file) || modules.some((module) => candidate.module?.test(module) === true),
      );
      return { file, size, reason: reason?.reason };
    });
}

/**
 * Problems with the chunks, one per line: small ones without a reason, modules in two chunks, packages in separate builds.
 * @param {readonly Chunk[]} chunks
 * @param {readonly { file: string, size: number }[]} scripts
 * @returns {string[]}
 */
export function chunkComplaints(chunks, scripts) {
  const homes = new Map();
  for (const { file, modules } of chunks)
    for (const module of modules) homes.set(module, [...(homes.get(module) ?? []), file]);
  const reported = new Set(chunks.map(({ file }) => file));
  return [
    ...smallScripts(chunks, scripts)
      .filter(({ reason }) => reason === undefined)
      .map(({ file, size }) => `${file} has ${size} bytes: say in scripts/chunk-rules.mjs why it is a file of its own`),
    ...[...homes]
      .filter(([, files]) => files.length > 1)
      .map(([module, files]) => `${module} is in ${files.join(' and ')}`),
    ...scripts
      .filter(({ file }) => !reported.has(file) && !APART.test(file))
      .map(({ file }) => `${file} is of another build, which shares nothing with the page`),
  ];
}
