// npm run bench -- --tools 400: compares the app with a build that has that many tools, made in a temporary folder. The additional tools
// are copies of ours with different names.

import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { WANTED } from './load-table.mjs';
import { quantile } from './quantile.mjs';

/** Files that a build reads. */
const SOURCES = [
  'src',
  'tool-specs',
  'workers',
  'scripts',
  'locales',
  'public',
  'tests',
  'index.html',
  'package.json',
  'vite.config.ts',
];

/** @param {string} name */
const isConfig = (name) => /^tsconfig.*\.json$/.test(name);

/** How much each figure may grow with 400 tools, as a factor, if it exceeds its target for our own. @type {Readonly<Record<string, number>>} */
export const MAY_GROW = {
  'entry, kB gzip': 1.05,
  'home: transferred, kB': 1.25,
  'home: DOM nodes': 1.25,
  'home: first paint, ms': 1.25,
  'home: largest paint, ms': 1.25,
  'search: key to rows, p50, ms': 1.25,
  'search: key to rows, p95, ms': 1.25,
};

/**
 * The spec of a copy, without aliases, former URLs and recognized formats, which belong to the original.
 * @param {string} id
 */
const specOfCopy = (id) => `import tool from './${id}.ts';
const copy = ([name, op]) => [name, { ...op, aliases: {}, detect: [], targets: {} }];
export default { ...tool, redirectFrom: [], operations: Object.fromEntries(Object.entries(tool.operations).map(copy)) };
`;

/** Links the files of a folder, which is as good as a copy and takes no room; copies them where the disk can't. @param {string} from @param {string} to */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache' || entry.name.startsWith('.vite')) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** The tools that can be copied: views have code outside of their specs. @param {string} dir */
function toolsIn(dir) {
  return readdirSync(path.join(dir, 'tool-specs'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.(?:cases|recognize)\.ts$/.test(file))
    .map((file) => ({ id: path.posix.basename(file, '.ts'), file }));
}

/**
 * Copies the project to a folder and duplicates tools until there are enough.
 * @param {string} folder
 * @param {number} wanted
 */
export function projectWith(folder, wanted) {
  for (const name of [...SOURCES, ...readdirSync(root).filter(isConfig)])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const all = toolsIn(folder);
  const copied = all.filter(({ id }) => !existsSync(path.join(folder, 'src/views', id)));
  const languages = readdirSync(path.join(folder, 'locales'));
  for (let made = 0; all.length + made < wanted; made += 1) {
    const tool = copied[made % copied.length];
    if (!tool) throw new Error('No tool to copy');
    const copy = 2 + Math.floor(made / copied.length);
    writeFileSync(path.join(folder, 'tool-specs', tool.file.replace(/\.ts$/, `-${copy}.ts`)), specOfCopy(tool.id));
    for (const language of languages) {
      const texts = path.join(folder, 'locales', language, 'tools', `${tool.id}.json`);
      if (!existsSync(texts)) continue;
      const toolTexts = JSON.parse(readFileSync(texts, 'utf8'));
      const own = { ...toolTexts, title: `${toolTexts.title} ${copy}` };
      writeFileSync(texts.replace(/\.json$/, `-${copy}.json`), JSON.stringify(own));
    }
  }
}

/** @param {readonly number[]} values */
const median = (values) => quantile(values, 0.5);

/**
 * The table: current value, value with many tools, the factor, and its maximum.
 * @param {ReadonlyMap<string, readonly (readonly number[])[]>} values of each figure: as it is, with many tools
 * @param {number} wanted
 */
export function growthTable(values, wanted) {
  const width = Math.max(...[...values.keys()].map((name) => name.length));
  const lines = [...values].map(([name, [now = [], many = []]]) => {
    const [before, after] = [median(now), median(many)];
    const most = MAY_GROW[name];
    // Within the target for any number of tools, growth is no problem.
    const target = WANTED[name]?.most;
    const isMet = most !== undefined && after <= Math.max(before * most, target ?? 0);
    const words = `at most ${most}${target === undefined ? '' : `, or ${target}`}`;
    const verdict = most === undefined ? '' : `${words.padEnd(22)}${isMet ? 'met' : 'NOT MET'}`;
    const columns = [before.toFixed(1), after.toFixed(1), (after / before).toFixed(2)].map((text) => text.padStart(10));
    return `${name.padEnd(width)}${columns.join('')}  ${verdict}`.trimEnd();
  });
  return [`${' '.repeat(width)}       now${`${wanted} tools`.padStart(10)}    factor`, ...lines].join('\n');
}
