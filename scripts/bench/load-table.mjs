// The table of npm run bench -- --loads: measured values, those of another collection and of the floor, and the targets.

import { quantile } from './quantile.mjs';

/**
 * The target of each figure: at most a number, or at most a share of the other collection's value.
 * @type {Readonly<Record<string, { most?: number, share?: number }>>}
 */
export const WANTED = {
  'home: requests': {},
  'home: transferred, kB': { most: 170 },
  'home: of that scripts, kB': { most: 130 },
  'home: DOM nodes': { most: 1500 },
  'home: first paint, ms': { most: 200 },
  'home: largest paint, ms': { share: 0.35 },
  'home: usable (last long task), ms': {},
  'home: blocked, ms': { share: 0.1 },
  'home, slow: first paint, ms': { share: 0.2 },
  'home, slow: largest paint, ms': { share: 0.35 },
  'home, slow: usable (last long task), ms': { share: 0.4 },
  'home, slow: blocked, ms': { share: 0.2 },
  'tool page: requests': { most: 12 },
  'tool page: transferred, kB': { most: 220 },
  'tool page: first output, ms': { share: 0.4 },
  'tool page, slow: first output, ms': { share: 0.4 },
  'home to tool: first click, ms': { most: 60 },
  'home to tool: second click, ms': { most: 30 },
  'home to tool: first click after pointing, ms': {},
  'search: hotkey to focus, first, ms': { most: 11 },
  'search: hotkey to focus, again, ms': { most: 4 },
  'search: key to rows, p50, ms': { most: 16 },
  'search: key to rows, p95, ms': { most: 24 },
  'search, CPU 4x slower: key to rows, p50, ms': { most: 40 },
  'search, CPU 4x slower: key to rows, p95, ms': { most: 56 },
  'offline copy: files': { most: 400 },
  'offline copy: MB, gzip': { most: 6 },
  'scripts under 2 kB, gzip': { most: 60 },
};

/** @param {readonly number[]} values those that could be measured count */
const median = (values) =>
  quantile(
    values.filter((value) => !Number.isNaN(value)),
    0.5,
  );

/** @param {number} value */
const digits = (value) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

/** Below a table with a floor. */
const FLOOR = 'floor: the smallest app with the same packages (scripts/bench/floor); only ours is held to the targets';

/**
 * One line of the table: ours, theirs, the ratio, the floor, the target, and whether ours meets it.
 * @param {string} name
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs empty without another collection
 * @param {readonly number[]} [least] those of the floor
 */
export function lineOf(name, ours, theirs, least = []) {
  const [own, other] = [median(ours), median(theirs)];
  const { most, share } = WANTED[name] ?? {};
  const bound = most ?? (share === undefined || Number.isNaN(other) ? Number.NaN : share * other);
  const words = most !== undefined ? `at most ${most}` : share !== undefined ? `at most ${share} of theirs` : '';
  const verdict = Number.isNaN(bound) ? '' : own <= bound ? 'met' : 'NOT MET';
  const ratio = (own / other).toFixed(2);
  return { name, own: digits(own), other: digits(other), ratio, floor: digits(median(least)), wanted: words, verdict };
}

/**
 * The whole table as text.
 * @param {ReadonlyMap<string, readonly (readonly number[])[]>} values of each figure: ours, theirs, those of the floor
 * @param {boolean} [hasFloor]
 */
export function tableOf(values, hasFloor = false) {
  const lines = [...values].map(([name, [ours = [], theirs = [], floor]]) => lineOf(name, ours, theirs, floor));
  const width = Math.max(...lines.map(({ name }) => name.length));
  const least = (/** @type {string} */ text) => (hasFloor ? text.padStart(8) : '');
  const rows = lines.map(
    ({ name, own, other, ratio, floor, wanted, verdict }) =>
      `${name.padEnd(width)}${own.padStart(8)}${other.padStart(8)}${(ratio === 'NaN' ? '' : ratio).padStart(8)}${least(floor)}  ${wanted.padEnd(25)}${verdict}`,
  );
  const head = `${' '.repeat(width)}    ours  theirs   ratio${least('floor')}  wanted`;
  return [head, ...rows, ...(hasFloor ? [FLOOR] : [])].map((row) => row.trimEnd()).join('\n');
}
