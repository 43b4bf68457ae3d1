// Dice notation: what it means, rolls and exact distributions.
import { Problem } from '../../base/problem.ts';
import { type RandomBytes, randomBelow } from '../../base/random.ts';

/** Dice of one kind; `keep` are those that count, the highest or the lowest. */
export interface Dice {
  kind: 'dice';
  sign: 1 | -1;
  count: number;
  faces: readonly number[];
  keep: { highest: boolean; count: number } | null;
  explodes: boolean;
  /** Faces up to this are rolled once more. */
  reroll: number | null;
  /** What it is called in the result: `4d6kh3`. */
  text: string;
}

export interface Bonus {
  kind: 'number';
  sign: 1 | -1;
  value: number;
  text: string;
}

export type Term = Dice | Bonus;

export const DICE_PROBLEMS = ['not-dice', 'too-many-dice', 'no-faces', 'keeps-too-many', 'explodes-forever'] as const;
const MAX_DICE = 1000;
const MAX_FACES = 1_000_000;

const TERM =
  /^\s*([+\-−–]?)\s*(?:(\d{0,6})d(\d{1,7}|%|f)((?:!|kh?\d{1,4}|kl\d{1,4}|dh\d{1,4}|dl?\d{1,4}|r\d{1,4}|adv|dis)*)|(\d{1,9}))/i;

/** Words for rolling a twenty-sided die twice. */
const spelledOut = (text: string) =>
  text
    .replace(/\badv(?:antage)?\b/gi, '2d20kh1')
    .replace(/\bdis(?:adv(?:antage)?)?\b/gi, '2d20kl1')
    .replace(/[дкД](?=\d)/g, 'd');

/** Reads `2d6+3`, `4d6kh3`, `d20`, `3d6!`, `4dF`, `d%`, `advantage+5`. Throws `Problem`. */
export function readDice(text: string): Term[] {
  const source = spelledOut(text.normalize('NFKC'));
  const terms: Term[] = [];
  let at = 0;
  while (source.slice(at).trim() !== '') {
    const match = TERM.exec(source.slice(at));
    if (!match || (terms.length > 0 && match[1] === ''))
      throw new Problem('not-dice', source === text ? at : undefined);
    const [whole, signed = '', count = '', faces, options = '', number] = match;
    const sign = /[-−–]/.test(signed) ? -1 : 1;
    if (number !== undefined) terms.push({ kind: 'number', sign, value: Number(number), text: number });
    else terms.push(dice(sign, count === '' ? 1 : Number(count), faces!, options.toLowerCase()));
    at += whole.length;
  }
  if (terms.length === 0) throw new Problem('not-dice', 0);
  const total = terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);
  if (total > MAX_DICE) throw new Problem('too-many-dice', undefined, { limit: MAX_DICE });
  return terms;
}

function dice(sign: 1 | -1, count: number, size: string, options: string): Dice {
  const faces =
    size.toLowerCase() === 'f'
      ? [-1, 0, 1]
      : size === '%'
        ? range(100)
        : Number(size) <= MAX_FACES
          ? range(Number(size))
          : [];
  if (faces.length === 0 || count === 0) throw new Problem('no-faces', undefined, { limit: MAX_FACES });
  if (count > MAX_DICE) throw new Problem('too-many-dice', undefined, { limit: MAX_DICE });
  const [, how = '', kept = ''] = /(kh?|kl|dh|dl?)(\d+)/.exec(options) ?? [];
  const amount = Number(kept);
  if (how !== '' && (amount > count || (how.startsWith('k') && amount === 0)))
    throw new Problem('keeps-too-many', undefined, { dice: count });
  const keep =
    how === ''
      ? null
      : {
          highest: how === 'k' || how === 'kh' || how === 'd' || how === 'dl',
          count: how.startsWith('k') ? amount : count - amount,
        };
  const explodes = options.includes('!');
  if (explodes && faces.length === 1) throw new Problem('explodes-forever');
  const again = /r(\d+)/.exec(options)?.[1];
  return {
    kind: 'dice',
    sign,
    count,
    faces,
    keep,
    explodes,
    reroll: again === undefined ? null : Number(again),
    text: `${count}d${size}${options}`,
  };
}

const range = (size: number) => Array.from({ length: size }, (_, i) => i + 1);

export interface Rolled {
  text: string;
  /** All dice of the term; dropped ones don't count. */
  values: { value: number; isDropped: boolean }[];
  sum: number;
}

/** A die explodes at most this often: 1 in 10^18 does more. */
const MAX_EXPLOSIONS = 60;

export function rollDice(terms: readonly Term[], random: RandomBytes): { rolls: Rolled[]; total: number } {
  const rolls = terms.map((term): Rolled => {
    if (term.kind === 'number') return { text: term.text, values: [], sum: term.sign * term.value };
    const { faces } = term;
    const draw = () => faces[randomBelow(faces.length, random)]!;
    const single = () => {
      let value = draw();
      if (term.reroll !== null && value <= term.reroll) value = draw();
      let sum = value;
      for (let i = 0; term.explodes && value === faces.at(-1) && i < MAX_EXPLOSIONS; i++) sum += value = draw();
      return sum;
    };
    const values = Array.from({ length: term.count }, single);
    const kept = new Set(keptPlaces(values, term.keep));
    const sum = values.reduce((all, value, i) => all + (kept.has(i) ? value : 0), 0);
    return {
      text: term.text,
      values: values.map((value, i) => ({ value, isDropped: !kept.has(i) })),
      sum: term.sign * sum,
    };
  });
  return { rolls, total: rolls.reduce((sum, each) => sum + each.sum, 0) };
}

function keptPlaces(values: readonly number[], keep: Dice['keep']): number[] {
  const places = values.map((_, i) => i);
  if (!keep) return places;
  return places
    .toSorted((a, b) => (keep.highest ? values[b]! - values[a]! : values[a]! - values[b]!))
    .slice(0, keep.count);
}

/** Probabilities of sums, from the lowest. */
export interface Distribution {
  low: number;
  shares: Float64Array;
}

/** What a distribution may cost in additions. */
const MAX_WORK = 20_000_000;

function convolved(a: Distribution, b: Distribution): Distribution {
  const shares = new Float64Array(a.shares.length + b.shares.length - 1);
  a.shares.forEach((share, i) => {
    if (share === 0) return;
    b.shares.forEach((other, k) => (shares[i + k] = shares[i + k]! + share * other));
  });
  return { low: a.low + b.low, shares };
}

function repeated(single: Distribution, count: number): Distribution {
  let all: Distribution = { low: 0, shares: Float64Array.of(1) };
  let power = single;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) all = convolved(all, power);
    if (left > 1) power = convolved(power, power);
  }
  return all;
}

/** One die, with what it is rolled again for. */
function ofOne({ faces, reroll }: Dice): Distribution {
  const size = faces.length;
  const again = reroll === null ? 0 : faces.filter((face) => face <= reroll).length;
  const shares = Float64Array.from(
    faces,
    (face) => (reroll !== null && face <= reroll ? 0 : 1 / size) + again / size / size,
  );
  return { low: faces[0]!, shares };
}

/**
 * The sum of the kept dice: faces are taken from the end that is kept, and of each it is chosen how many dice show it.
 */
function ofKept(term: Dice, keep: NonNullable<Dice['keep']>): Distribution | null {
  const single = ofOne(term);
  const order = keep.highest ? [...single.shares.keys()].toReversed() : [...single.shares.keys()];
  const span = keep.count * (single.shares.length - 1) + 1;
  if (order.length * (term.count + 1) ** 2 * span > MAX_WORK) return null;
  // states[dice used] = shares by sum of the kept ones (counted from the lowest face)
  let states = Array.from({ length: term.count + 1 }, () => new Float64Array(span));
  states[0]![0] = 1;
  for (const face of order) {
    const next = Array.from({ length: term.count + 1 }, () => new Float64Array(span));
    for (let used = 0; used <= term.count; used++) {
      states[used]!.forEach((share, sum) => {
        if (share === 0) return;
        let ways = share;
        for (let more = 0; used + more <= term.count; more++) {
          const counted = Math.min(used + more, keep.count) - Math.min(used, keep.count);
          const at = sum + counted * face;
          next[used + more]![at] = next[used + more]![at]! + ways;
          ways *= (single.shares[face]! * (term.count - used - more)) / (more + 1);
        }
      });
    }
    states = next;
  }
  return { low: keep.count * single.low, shares: states[term.count]! };
}

/** The exact distribution of the total; null if it would take too long, or dice explode. */
export function distributionOf(terms: readonly Term[]): Distribution | null {
  let total: Distribution = { low: 0, shares: Float64Array.of(1) };
  for (const term of terms) {
    if (term.kind === 'number') {
      total = { low: total.low + term.sign * term.value, shares: total.shares };
      continue;
    }
    if (term.explodes) return null;
    const width = term.faces.length * term.count;
    if ((term.count > 1 && width * width > MAX_WORK) || width * total.shares.length > MAX_WORK) return null;
    const own = term.keep ? ofKept(term, term.keep) : repeated(ofOne(term), term.count);
    if (!own) return null;
    const signed = term.sign === 1 ? own : { low: -(own.low + own.shares.length - 1), shares: own.shares.toReversed() };
    total = convolved(total, signed);
  }
  return total;
}

/** The least and the largest total, which is null if dice explode. */
export function boundsOf(terms: readonly Term[]): { low: number; high: number | null } {
  let [low, high] = [0, 0];
  let isEndless = false;
  for (const term of terms) {
    if (term.kind === 'number') [low, high] = [low + term.sign * term.value, high + term.sign * term.value];
    else {
      const counted = term.keep?.count ?? term.count;
      const ends = [term.faces[0]! * counted, term.faces.at(-1)! * counted].map((end) => end * term.sign);
      [low, high] = [low + Math.min(...ends), high + Math.max(...ends)];
      isEndless ||= term.explodes;
    }
  }
  return { low, high: isEndless ? null : high };
}

/** Mean and standard deviation. */
export function momentsOf({ low, shares }: Distribution): { mean: number; deviation: number } {
  const mean = shares.reduce((sum, share, i) => sum + share * (low + i), 0);
  const variance = shares.reduce((sum, share, i) => sum + share * (low + i - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(variance) };
}

/** The mean, also of dice that explode: each has a chance of 1 in n to go on. */
export function meanOf(terms: readonly Term[]): number | null {
  const exact = distributionOf(terms);
  if (exact) return momentsOf(exact).mean;
  let mean = 0;
  for (const term of terms) {
    if (term.kind === 'number') mean += term.sign * term.value;
    else if (term.keep || (term.explodes && term.reroll !== null)) return null;
    else {
      const size = term.faces.length;
      const average = momentsOf(ofOne(term)).mean;
      mean += term.sign * term.count * (term.explodes ? (average * size) / (size - 1) : average);
    }
  }
  return mean;
}
