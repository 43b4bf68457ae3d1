// npm run bench: measures how long the page freezes, and how fast the palette and the terminal are. It never fails for being slow, only for
// a lost Enter (--enter).
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { enterSeries } from './enter.mjs';
import { withFloor } from './floor.mjs';
import { gridRows } from './grid.mjs';
import { tableOf } from './load-table.mjs';
import { growing, loads } from './loads.mjs';
import { growthTable, projectWith } from './many-tools.mjs';
import { frameScenarios } from './page.mjs';
import { pasteEverywhere } from './paste.mjs';
import { quantile } from './quantile.mjs';
import { keystrokes, lostKeys, NO_DISPLAY, pasteTask, wrongEnters } from './palette.mjs';
import { freshCli } from '../build-cli.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { installPackages } from '../setup/install.mjs';
import { bin, fatal, root, run } from '../run.mjs';
import { createServer, listen } from '../serve.mjs';
import { measure } from '../size.mjs';
import { appSources, isStale } from '../stale.mjs';

/**
 * @typedef {{ name: string, values: number[], unit: string, target: string, note?: string }} Row
 */

/** @param {Row[]} rows */
function print(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  process.stdout.write(`${' '.repeat(width)}     median        p95  target\n`);
  for (const { name, values, unit, target, note } of rows) {
    const [median, high] = [0.5, 0.95].map((share) => `${quantile(values, share).toFixed(1)} ${unit}`.padStart(11));
    process.stdout.write(`${name.padEnd(width)}${median}${high}  ${target}${note ? `  (${note})` : ''}\n`);
  }
}

/** 1,000 lines through the terminal, from the start of the process; milliseconds. @returns {Promise<number>} */
function batch() {
  const lines = Array.from({ length: 1000 }, (_, id) =>
    JSON.stringify({ id, tool: 'base64-string-converter', operation: 'encode', input: { text: `line ${id} 👍` } }),
  );
  const begin = performance.now();
  const child = spawn(process.execPath, ['scripts/cli.mjs', 'batch'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let answers = 0;
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => (answers += chunk.filter((byte) => byte === 10).length));
  child.stdin.end(`${lines.join('\n')}\n`);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && answers === lines.length) resolve(performance.now() - begin);
      else reject(new Error(`batch exited with code ${code} after ${answers} answers`));
    });
  });
}

/**
 * Measures the palette. Frames don't wait for a display here, so only the page is measured.
 * @param {{ executablePath: string, args: string[] }} chromium
 * @param {string} base
 * @returns {Promise<Row[]>}
 */
export async function paletteRows({ executablePath, args }, base) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: [...args, ...NO_DISPLAY] });
  try {
    /** @type {Row[]} */
    const rows = [];
    for (const { slower, opens, inserts } of [
      { slower: 1, opens: 'at most 50 ms', inserts: 'p95 at most 16 ms' },
      { slower: 4, opens: 'at most 100 ms', inserts: 'p95 at most 33 ms' },
    ]) {
      const { open, rows: painted, inserted, waited, work } = await keystrokes(browser, base, slower);
      const name = slower === 1 ? 'palette' : `palette, CPU ${slower}x slower`;
      rows.push({ name: `${name}: key to focus`, values: open, unit: 'ms', target: opens });
      rows.push({ name: `${name}: letter to rows in the DOM`, values: inserted, unit: 'ms', target: inserts });
      const busy = painted.map((time, at) => time - (waited[at] ?? 0));
      rows.push({ name: `${name}: letter to rows painted`, values: busy, unit: 'ms', target: '' });
      rows.push({ name: `${name}: letter to rows, including frame waits`, values: painted, unit: 'ms', target: '' });
      if (slower === 1)
        rows.push({ name: 'palette: processor time of a letter', values: work, unit: 'ms', target: '' });
    }
    const { typed, lost } = await lostKeys(browser, base);
    rows.push({ name: `palette: keys lost of ${typed}, 10 ms each`, values: [lost], unit: '  ', target: 'none' });
    const { turns, wrong } = await wrongEnters(browser, base);
    rows.push({ name: `palette: wrong rows of ${turns} quick Enters`, values: [wrong], unit: '  ', target: 'none' });
    const longest = await pasteTask(browser, base);
    rows.push({ name: 'palette: tasks over 50 ms, 1 MB pasted', values: [longest], unit: 'ms', target: 'none' });
    return rows;
  } finally {
    await browser.close();
  }
}

/** Builds the app if needed. */
async function built() {
  if (isStale(['dist/index.html', 'dist/sw.js'], appSources) && (await run(bin('vite'), ['build'])) !== 0)
    throw new Error('The build failed');
}

/**
 * Runs `work` with a browser and the URL of the build.
 * @param {(browser: import('@playwright/test').Browser, base: string, chromium: { executablePath: string, args: string[] }) => Promise<void>} work
 */
async function served(work) {
  const executablePath = await ensureChromium();
  await built();
  const server = await createServer({ dir: path.join(root, 'dist') });
  const base = `http://localhost:${await listen(server, 0)}`;
  const { chromium } = await import('@playwright/test');
  // Chromium has no sandbox for root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await work(browser, base, { executablePath, args });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Measures Enter in a number of turns for each series (or one); fails if any is lost, copies other text, or leaves something behind.
 * @param {number} turns
 * @param {string | undefined} only
 */
async function enters(turns, only) {
  await served(async (browser, base) => {
    for (const [name, series] of Object.entries(enterSeries)) {
      if (only !== undefined && only !== name) continue;
      const { lost, wrong, stuck, astray, waits, notes } = await series(browser, base, turns);
      const [median, high] = [0.5, 0.95].map((share) => quantile(waits, share).toFixed(0));
      process.stdout.write(
        `Enter, ${name}: ${turns} turns, ${lost} lost, ${wrong} wrong, ${stuck} left in the palette, ${astray} pastes that missed the page; copied after ${median} ms (p95 ${high})\n`,
      );
      if (lost + wrong + stuck + astray > 0) process.exitCode = 1;
      for (const note of notes) process.stdout.write(`  ${note.replaceAll('\n', ' / ')}\n`);
    }
  });
}

/** Files stored by the build's service worker: their number and compressed size in MB. */
function offlineCopy() {
  const dist = path.join(root, 'dist');
  const script = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  // English, for one: a copy has the files of one language.
  const listed = [...script.matchAll(/\{[^{}]*"?url"?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g)];
  const files = listed.filter(([entry]) => !/"?language"?:/.test(entry)).map(([, url = '']) => decodeURI(url));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}

/**
 * Measures page loads and first uses; compares with another collection and the floor if their URLs are given.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} base
 * @param {number} turns
 * @param {{ peer?: string, floor?: string }} [others]
 */
async function printLoads(browser, base, turns, { peer, floor } = {}) {
  const bases = [base, peer?.replace(/\/+$/, ''), floor];
  const values = await loads(browser, bases, turns);
  const { files, megabytes } = offlineCopy();
  values.set('offline copy: files', [[files]]);
  values.set('offline copy: MB, gzip', [[megabytes]]);
  values.set('scripts under 2 kB, gzip', [[measure().small.length]]);
  process.stdout.write(`${tableOf(values, floor !== undefined)}\n`);
}

/**
 * Measures what grows with the number of tools: compares the current build with one that has more tools, built in a separate folder; or
 * measures that one's palette.
 * @param {number} tools
 * @param {number} turns
 * @param {boolean} palette
 */
async function manyTools(tools, turns, palette) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'it-tools-many-'));
  try {
    projectWith(folder, tools);
    const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
    if ((await run(process.execPath, [vite, 'build'], { cwd: folder })) !== 0) throw new Error('The build failed');
    const dir = path.join(folder, 'dist');
    const server = await createServer({ dir });
    try {
      const many = `http://localhost:${await listen(server, 0)}`;
      await served(async (browser, base, chromium) => {
        if (palette) return print(await paletteRows(chromium, many));
        const values = new Map([
          ['entry, kB gzip', [[measure().total / 1000], [measure(dir, folder).total / 1000]]],
          ...(await loads(browser, [base, many], turns, growing)),
        ]);
        process.stdout.write(`${growthTable(values, tools)}\n`);
      });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A large paste in every tool, or in those that are named. @param {readonly string[]} wanted */
async function pastes(wanted) {
  const ids = readdirSync(path.join(root, 'tool-specs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:cases|recognize)\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .filter((id) => wanted.length === 0 || wanted.includes(id));
  await served((browser, base) =>
    pasteEverywhere(browser, base, ids, ({ id, longest, answered, said }) => {
      const when = answered === null ? 'no answer' : `${Math.round(answered)} ms`;
      process.stdout.write(`${id.padEnd(44)}${`${Math.round(longest)} ms`.padStart(8)}${when.padStart(11)}  ${said}\n`);
    }),
  );
}

/** @param {string} folder for the files that are measured */
async function bench(folder) {
  const hashed = path.join(folder, '20-megabytes.bin');
  writeFileSync(hashed, Buffer.alloc(20_000_000, 'hash me '));
  const json = path.join(folder, '5-megabytes.json');
  const item = { id: 17478252242305210114n.toString(), name: 'Zoë 👍', tags: ['a', 'b'], nested: { on: true, n: 1.5 } };
  writeFileSync(json, JSON.stringify(Array.from({ length: 55_000 }, (_, n) => ({ n, ...item }))));

  await freshCli();
  await served(async (browser, base, chromium) => {
    /** @type {Row[]} */
    const rows = [];
    for (const scenario of frameScenarios({ hashed, json })) {
      for (const cancel of [false, true]) {
        const name = `${cancel ? 'longest frame gap, canceled' : 'longest frame gap'}: ${scenario.name}`;
        process.stderr.write(`${name}\n`);
        rows.push({ name, unit: 'ms', target: 'under 50 ms', ...(await scenario.measure(browser, base, cancel)) });
      }
    }
    process.stderr.write('palette\n');
    rows.push(...(await paletteRows(chromium, base)));
    process.stderr.write('batch\n');
    const times = [];
    for (let turn = 0; turn < 5; turn++) times.push(await batch());
    rows.push({ name: 'batch: 1,000 lines from the start', values: times, unit: 'ms', target: 'under 3000 ms' });
    rows.push({
      name: 'entry: first paint, gzip',
      values: [measure().total / 1000],
      unit: 'kB',
      target: 'at most 91 kB',
    });
    print(rows);
    process.stdout.write('\n');
    await printLoads(browser, base, 3);
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      paste: { type: 'boolean' },
      enter: { type: 'boolean' },
      palette: { type: 'boolean' },
      loads: { type: 'boolean' },
      peer: { type: 'string' },
      floor: { type: 'boolean' },
      tools: { type: 'string' },
      turns: { type: 'string' },
      series: { type: 'string' },
      grid: { type: 'boolean' },
      papaparse: { type: 'string' },
      tabulator: { type: 'string' },
    },
  });
  const { turns, peer, tools } = values;
  await installPackages();
  if (values.paste) return pastes(positionals);
  if (values.enter) return enters(Number(turns ?? 1000), values.series);
  if (values.loads || values.floor || peer !== undefined) {
    const measured = (/** @type {string | undefined} */ floor) =>
      served((browser, base) => printLoads(browser, base, Number(turns ?? 5), { peer, floor }));
    return values.floor ? withFloor(measured) : measured(undefined);
  }
  if (tools !== undefined) return manyTools(Number(tools), Number(turns ?? 3), values.palette === true);
  if (values.grid) return served(async (browser, base) => print(await gridRows(browser, base, values)));
  if (values.palette) return served(async (_, base, chromium) => print(await paletteRows(chromium, base)));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'it-tools-bench-'));
  try {
    await bench(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await fatal(main());
