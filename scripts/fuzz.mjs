// npm run fuzz: runs every operation on thousands of inputs, in processes that may hang or run out of memory. Prints statistics;
// exits with 1 if anything failed in a way that no tool may. `npm run fuzz -- --inputs 20 json regex` narrows it down;
// `--seconds 100` stops after that time, and the same command continues from there.
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './setup/install.mjs';
import { bin, fatal, run } from './run.mjs';

/**
 * @typedef {{ name: string, index: number, ms: number, memory: number, size: number, code: string, polluted: boolean }} Told
 * @typedef {{ name: string, index: number, size?: number, ms?: number, why: string }} Finding
 * @typedef {{ runs: number, seconds: number, codes: Record<string, number>, findings: Finding[], slowest: Told[], memory: number }} Sum what came of one operation
 * @typedef {{ file: string, inputs: number, seed: string, sums: Record<string, Sum>, until: number, save: () => void }} Plan
 */

/** CPU milliseconds after which a run is slow, and after which its process is killed. */
const SLOW_MS = 8000;
const HUNG_MS = 60_000;

/** Maximum memory of a run in megabytes; V8 ends a process whose heap grows beyond it. */
const MEMORY_MB = 500;
/** A process that used this much is replaced, so that the next run's memory is its own. */
const USED_MB = 200;
const MEGABYTE = 2 ** 20;

/** Failures that no input may cause; failures declared by a tool count as answers, and so does a result too large to make. */
const FAULTS = new Set(['internal', 'unknown-operation', 'unknown-field']);

/** Number of slowest runs to keep per operation. */
const SLOWEST = 3;

/**
 * CPU milliseconds used by a process, which on a busy machine are more accurate than the clock; clock milliseconds if the system
 * doesn't report them. @param {number | undefined} pid
 */
function processorTime(pid) {
  try {
    // After the name, which can contain spaces, fields 12 and 13 count hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}

/** Ends when a process has worked too long since now. @param {number | undefined} pid @param {AbortSignal} over */
async function hangs(pid, over) {
  const begin = processorTime(pid);
  while (!over.aborted && processorTime(pid) - begin < HUNG_MS)
    await new Promise((resolve) => setTimeout(resolve, 1000).unref());
  return 'hung';
}

/** A process that runs inputs one at a time. @param {string} file */
function startChild(file) {
  const child = fork(file, [], {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
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
    /** @param {string} name @param {number} index @param {string} seed @returns {Promise<Told | string>} */
    async run(name, index, seed) {
      await Promise.race([names, gone]);
      const over = new AbortController();
      const told = new Promise((resolve) => child.once('message', resolve));
      if (child.connected) child.send({ name, index, seed });
      const first = await Promise.race([told, gone, hangs(child.pid, over.signal)]);
      over.abort();
      return first;
    },
    end() {
      child.removeAllListeners();
      child.kill('SIGKILL');
    },
  };
}

/** @param {Told} told */
function whyNot({ code, polluted, ms, memory }) {
  if (FAULTS.has(code)) return code;
  if (polluted) return 'changes Object.prototype';
  if (ms > SLOW_MS) return 'slow';
  return memory > MEMORY_MB * MEGABYTE ? 'memory' : '';
}

/**
 * Runs the inputs of one operation in a process, starting a new one after each failure that ends it.
 * @param {string} name @param {Plan} plan @param {ReturnType<typeof startChild>} child
 * @returns {Promise<{ sum: Sum, child: ReturnType<typeof startChild> }>}
 */
async function workOn(name, { file, inputs, seed }, child) {
  /** @type {Sum} */
  const sum = { runs: 0, seconds: 0, codes: {}, findings: [], slowest: [], memory: 0 };
  for (let index = 0; index < inputs; index++) {
    const told = await child.run(name, index, seed);
    sum.runs++;
    const why = typeof told === 'string' ? told : whyNot(told);
    if (why) sum.findings.push(typeof told === 'string' ? { name, index, why } : { ...told, why });
    if (typeof told === 'string' || told.memory > USED_MB * MEGABYTE) {
      child.end();
      child = startChild(file);
    }
    if (typeof told === 'string') continue;
    sum.codes[told.code] = (sum.codes[told.code] ?? 0) + 1;
    sum.seconds += told.ms / 1000;
    sum.memory = Math.max(sum.memory, told.memory);
    sum.slowest = [...sum.slowest, told].toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  }
  return { sum, child };
}

/** @param {string[]} names shared with other processes, which take from it too @param {Plan} plan */
async function work(names, plan) {
  let child = startChild(plan.file);
  while (Date.now() < plan.until) {
    const name = names.shift();
    if (name === undefined) break;
    const done = await workOn(name, plan, child);
    const { sum } = done;
    child = done.child;
    plan.sums[name] = sum;
    plan.save();
    for (const finding of sum.findings) process.stderr.write(`${finding.why} ${line(finding)}\n`);
    process.stderr.write(`${name} (${names.length} left)\n`);
  }
  child.end();
}

/** @param {Finding | Told} one */
const line = ({ name, index, size = 0, ms = 0 }) =>
  `${name} #${index}`.padEnd(44) + `${Math.round(size / 1000)} kB`.padStart(10) + `${Math.round(ms)} ms`.padStart(10);

/** @param {Record<string, Sum>} all @param {string} seed */
function print(all, seed) {
  const sums = Object.values(all);
  const findings = sums.flatMap((sum) => sum.findings);
  const total = (/** @type {(sum: Sum) => number} */ of) => sums.reduce((before, sum) => before + of(sum), 0);
  const count = (/** @type {(one: Finding) => boolean} */ is) => findings.filter(is).length;
  const write = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
  const memory = sums.reduce((most, sum) => Math.max(most, sum.memory), 0);
  write(
    `${total(({ runs }) => runs)} inputs, ${sums.length} operations, ${Math.round(total(({ seconds }) => seconds))} s${seed && `, seed ${seed}`}`,
  );
  write(`answers: ${total(({ codes }) => codes['ok'] ?? 0)}, peak memory: ${Math.round(memory / MEGABYTE)} MB`);
  write(`internal failures: ${count(({ why }) => FAULTS.has(why))}`);
  write(`over ${SLOW_MS / 1000} s: ${count(({ why }) => why === 'slow' || why === 'hung')}`);
  write(`over ${MEMORY_MB} MB: ${count(({ why }) => why === 'out of memory' || why === 'memory')}`);
  write(`crashed: ${count(({ why }) => why === 'crashed')}`);
  write(`modified prototypes: ${count(({ why }) => why.startsWith('changes'))}`);
  for (const finding of findings) write(`  ${finding.why.padEnd(14)} ${line(finding)}`);
  write('slowest:');
  const slowest = sums.flatMap((sum) => sum.slowest).toSorted((a, b) => b.ms - a.ms);
  for (const told of slowest.slice(0, 20)) write(`  ${line(told)}  ${told.code}`);
  if (findings.length > 0) process.exitCode = 1;
}

/**
 * @param {string} folder for the bundle and, with a time, for what was found so far
 * @param {{ inputs: number, processes: number, seconds: number, seed: string, wanted: string[] }} options
 * @returns {Promise<boolean>} whether all operations have had their turn
 */
async function fuzz(folder, { inputs, processes, seconds, seed, wanted }) {
  const file = path.join(folder, 'child.js');
  const config = ['-c', 'tests/specs/fuzz/vite.config.ts', '--outDir', folder];
  const args = ['build', '--ssr', 'tests/specs/fuzz/child.ts', ...config];
  if (!existsSync(file) && (await run(bin('vite'), args, { quiet: true })) !== 0)
    throw new Error("Couldn't build the inputs");
  const kept = path.join(folder, `sums-${inputs}-${seed}.json`);
  /** @type {Record<string, Sum>} */
  const sums = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const first = startChild(file);
  const names = (await first.names).filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  first.end();
  const left = names.filter((name) => !sums[name]);
  const until = seconds > 0 ? Date.now() + seconds * 1000 : Infinity;
  /** @type {Plan} */
  const plan = { file, inputs, seed, sums, until, save: () => writeFileSync(kept, JSON.stringify(sums)) };
  await Promise.all(Array.from({ length: processes }, () => work(left, plan)));
  print(
    Object.fromEntries(names.filter((name) => sums[name]).map((name) => [name, /** @type {Sum} */ (sums[name])])),
    seed,
  );
  if (left.length > 0) process.stdout.write(`${left.length} operations left. Run the same command again to continue\n`);
  return left.length === 0;
}

async function main() {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: {
      inputs: { type: 'string', default: '300' },
      processes: { type: 'string', default: '2' },
      seconds: { type: 'string', default: '0' },
      seed: { type: 'string', default: '' },
    },
  });
  await installPackages();
  const [inputs, processes, seconds] = [values.inputs, values.processes, values.seconds].map(Number);
  if (!inputs || !processes || seconds === undefined || Number.isNaN(seconds))
    throw new Error('--inputs, --processes and --seconds must be numbers');
  const folder =
    seconds > 0 ? path.join(os.tmpdir(), 'it-tools-fuzz') : mkdtempSync(path.join(os.tmpdir(), 'it-tools-fuzz-'));
  let over = seconds === 0;
  try {
    over = (await fuzz(folder, { inputs, processes, seconds, seed: values.seed, wanted })) || over;
  } finally {
    if (over) rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await fatal(main());
