// npm run fuzz: thousands of inputs for every operation, in processes that may hang or run out of memory. Prints figures;
// ends with 1 if anything failed in a way that no tool may. `npm run fuzz -- --inputs 20 json regex` narrows it down.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './setup/install.mjs';
import { bin, fatal, run } from './run.mjs';

/**
 * @typedef {{ name: string, index: number, ms: number, memory: number, size: number, code: string, polluted: boolean }} Told
 * @typedef {{ name: string, index: number, size?: number, ms?: number, why: string }} Finding
 */

/** Milliseconds that a run may take, and after which its process is ended. */
const SLOW_MS = 8000;
const HUNG_MS = 30_000;

/** What the heap of a run may grow to, in megabytes; V8 ends the process beyond it. */
const HEAP_MB = 500;

/** What no input may end in; failures that a tool declares are answers. */
const FAULTS = new Set(['internal', 'unknown-operation', 'unknown-field', 'worker-died']);

/** A process that runs inputs one at a time. @param {string} file */
function startChild(file) {
  const child = fork(file, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  /** @type {Promise<string[]>} */
  const names = new Promise((resolve) =>
    child.once('message', (/** @type {{ names: string[] }} */ told) => resolve(told.names)),
  );
  const gone = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(signal === 'SIGABRT' || code === 134 ? 'out of memory' : 'crashed')),
  );
  return {
    names,
    /** @param {string} name @param {number} index @returns {Promise<Told | string>} */
    async run(name, index) {
      await Promise.race([names, gone]);
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let timer;
      const told = new Promise((resolve) => child.once('message', resolve));
      const late = new Promise((resolve) => (timer = setTimeout(() => resolve('hung'), HUNG_MS)));
      if (child.connected) child.send({ name, index });
      const first = await Promise.race([told, gone, late]);
      clearTimeout(timer);
      return first;
    },
    end() {
      child.removeAllListeners();
      child.kill('SIGKILL');
    },
  };
}

/**
 * Runs the inputs of some operations, one after the other.
 * @param {string} file
 * @param {string[]} names shared with other processes, which take from it too
 * @param {number} inputs
 * @param {{ runs: number, codes: Map<string, number>, findings: Finding[], slowest: Told[] }} sum
 */
async function work(file, names, inputs, sum) {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    let child = startChild(file);
    for (let index = 0; index < inputs; index++) {
      const told = await child.run(name, index);
      sum.runs++;
      if (typeof told === 'string') {
        sum.findings.push({ name, index, why: told });
        child.end();
        child = startChild(file);
        continue;
      }
      sum.codes.set(told.code, (sum.codes.get(told.code) ?? 0) + 1);
      if (FAULTS.has(told.code)) sum.findings.push({ ...told, why: told.code });
      else if (told.polluted) sum.findings.push({ ...told, why: 'changes Object.prototype' });
      else if (told.ms > SLOW_MS) sum.findings.push({ ...told, why: 'slow' });
      sum.slowest = [...sum.slowest, told].toSorted((a, b) => b.ms - a.ms).slice(0, 20);
    }
    child.end();
    for (const found of sum.findings.filter((one) => one.name === name))
      process.stderr.write(`${found.why} ${line(found)}\n`);
    process.stderr.write(`${name} (${names.length} left)\n`);
  }
}

/** @param {Finding | Told} one */
const line = ({ name, index, size = 0, ms = 0 }) =>
  `${name} #${index}`.padEnd(44) + `${Math.round(size / 1000)} kB`.padStart(10) + `${Math.round(ms)} ms`.padStart(10);

/** @param {string} folder for the bundle @param {number} inputs @param {string[]} wanted @param {number} processes */
async function fuzz(folder, inputs, wanted, processes) {
  const args = [
    'build',
    '--ssr',
    'tests/specs/fuzz/child.ts',
    '-c',
    'tests/specs/fuzz/vite.config.ts',
    '--outDir',
    folder,
  ];
  if ((await run(bin('vite'), args, { quiet: true })) !== 0) throw new Error('The inputs could not be built');
  const file = path.join(folder, 'child.js');
  const first = startChild(file);
  const names = (await first.names).filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  first.end();
  const operations = names.length;
  /** @type {Parameters<typeof work>[3]} */
  const sum = { runs: 0, codes: new Map(), findings: [], slowest: [] };
  const begin = performance.now();
  await Promise.all(Array.from({ length: processes }, () => work(file, names, inputs, sum)));
  const seconds = Math.round((performance.now() - begin) / 1000);
  const count = (/** @type {(one: Finding) => boolean} */ is) => sum.findings.filter(is).length;
  const write = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
  write(`${sum.runs} inputs, ${operations} operations, ${seconds} s`);
  write(`internal failures: ${count(({ why }) => FAULTS.has(why))}`);
  write(`over ${SLOW_MS / 1000} s: ${count(({ why }) => why === 'slow' || why === 'hung')}`);
  write(`over ${HEAP_MB} MB: ${count(({ why }) => why === 'out of memory')}`);
  write(`crashed: ${count(({ why }) => why === 'crashed')}`);
  write(`prototypes changed: ${count(({ why }) => why.startsWith('changes'))}`);
  for (const found of sum.findings) write(`  ${found.why.padEnd(14)} ${line(found)}`);
  write('slowest:');
  for (const told of sum.slowest) write(`  ${line(told)}  ${told.code}`);
  if (sum.findings.length > 0) process.exitCode = 1;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { inputs: { type: 'string', default: '300' }, processes: { type: 'string', default: '2' } },
  });
  await installPackages();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'it-tools-fuzz-'));
  try {
    await fuzz(folder, Number(values.inputs), positionals, Number(values.processes));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await fatal(main());
