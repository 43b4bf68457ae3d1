import type { Matrix } from 'mathjs';
import { bigIntOf, randomBelow, randomBigBelow } from '../../../base/random.ts';
import { fromDoubles, inDoubles } from './convert.ts';
import { MAX_ELEMENTS } from './limits.ts';
import { MathProblem } from './problem.ts';
import type { Machine } from './state.ts';

const wrong = (name: string) => new MathProblem('wrong-arguments', undefined, { name });

/** Returns a double from 0 up to 1 with 53 random bits. */
function share({ random }: Machine): number {
  return Number(bigIntOf(random(7)) >> 3n) / 2 ** 53;
}

/** The bounds of a random number: none, the upper one, or both. */
function boundsOf(name: string, values: readonly unknown[], usual: number): [number, number] {
  const numbers = values.map((value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(name);
    return value;
  });
  const [low, high] = numbers.length > 1 ? numbers : [0, numbers[0] ?? usual];
  if (numbers.length > 2 || low === undefined || high === undefined || high < low) throw wrong(name);
  return [low, high];
}

function whole(machine: Machine, low: number, high: number): number {
  const [first, count] = [Math.ceil(low), Math.ceil(high) - Math.ceil(low)];
  if (count < 1 || !Number.isSafeInteger(first) || !Number.isSafeInteger(first + count)) throw wrong('randomInt');
  return first + Number(randomBigBelow(BigInt(count), machine.random));
}

/** Returns nested lists of random values with the given dimensions. */
function matrixOf({ math, budget }: Machine, name: string, size: Matrix, draw: () => number): Matrix {
  const sizes = (size.toArray() as unknown[]).map(Number);
  const count = sizes.reduce((product, size) => product * size, 1);
  if (sizes.length === 0 || sizes.some((size) => !Number.isInteger(size) || size < 1)) throw wrong(name);
  if (count > MAX_ELEMENTS) throw new MathProblem('too-large');
  budget.spend(10 * count);
  const filled = ([length = 0, ...rest]: readonly number[]): unknown[] =>
    Array.from({ length }, () => (rest.length === 0 ? draw() : filled(rest)));
  return math.matrix(filled(sizes) as number[]);
}

function pick(machine: Machine, args: readonly unknown[]): unknown {
  const { math, budget } = machine;
  const [from, ...others] = args;
  if (!math.isMatrix(from)) throw wrong('pickRandom');
  const items = (math.flatten(from) as Matrix).toArray() as unknown[];
  const matrix = others.find((other) => math.isMatrix(other));
  const weights = matrix
    ? (math.flatten(matrix as Matrix).toArray() as unknown[]).map((weight) => Number(weight))
    : null;
  const count = others.find((other) => !math.isMatrix(other));
  const number = count === undefined ? 1 : Number(String(count));
  if (others.length > 2 || items.length === 0 || !Number.isInteger(number) || number < 0) throw wrong('pickRandom');
  if (weights && (weights.length !== items.length || weights.some((weight) => !(weight >= 0))))
    throw wrong('pickRandom');
  if (number > MAX_ELEMENTS) throw new MathProblem('too-large');
  budget.spend(number * (weights ? items.length : 10));
  const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? 0;
  if (weights && !(total > 0)) throw wrong('pickRandom');
  const pick = () => {
    if (!weights) return items[randomBelow(items.length, machine.random)];
    let left = share(machine) * total;
    const last = weights.findLastIndex((weight) => weight > 0);
    return items[weights.findIndex((weight, i) => i === last || (left -= weight) < 0)];
  };
  return count === undefined ? pick() : math.matrix(Array.from({ length: number }, pick) as number[]);
}

/**
 * Replaces the random functions of the library by a secure source. The lower bound is inclusive, the upper one
 * exclusive.
 */
export function drawLots(machine: Machine, name: string, args: readonly unknown[]): unknown {
  const { math, mode } = machine;
  if (name === 'pickRandom') return pick(machine, args);
  const [size, ...rest] = args.map((arg) => inDoubles(math, arg));
  const shaped = math.isMatrix(size);
  const limits = shaped ? rest : args.length === 0 ? [] : [size, ...rest];
  const [low, high] = boundsOf(name, limits, name === 'randomInt' && !shaped ? 2 : 1);
  const draw = () => (name === 'randomInt' ? whole(machine, low, high) : low + share(machine) * (high - low));
  const drawn = shaped ? matrixOf(machine, name, size, draw) : draw();
  return mode === 'double' ? drawn : fromDoubles(math, drawn, mode === 'exact');
}
