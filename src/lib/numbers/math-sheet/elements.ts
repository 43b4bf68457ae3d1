import type { AccessorNode, IndexNode, MathNode, Matrix } from 'mathjs';
import { settled } from './call.ts';
import { inDecimals } from './convert.ts';
import { MAX_ELEMENTS } from './limits.ts';
import { MathProblem } from './problem.ts';
import { isProperties, type Properties, type State } from './state.ts';

type Evaluate = (node: MathNode, state: State) => unknown;

/** The name after a dot or in brackets. */
function propertyName(index: IndexNode, state: State, evaluate: Evaluate): string {
  const [dimension, ...others] = index.dimensions as MathNode[];
  const name = dimension && others.length === 0 ? evaluate(dimension, state) : undefined;
  if (typeof name !== 'string') throw new MathProblem('not-allowed');
  return name;
}

/** Returns an own property of an object; nothing else can be read, and missing ones are undefined. */
function valueOfProperty(object: Properties, name: string): unknown {
  return Object.hasOwn(object, name) && typeof object[name] !== 'function' ? object[name] : undefined;
}

/** Returns a copy of the object with one property changed. */
function withProperty(object: Properties, name: string, value: unknown): Properties {
  if (name === '__proto__') throw new MathProblem('not-allowed');
  return { ...object, [name]: value };
}

/**
 * Returns 0-based positions in a matrix or text; in a sheet they are 1-based as in mathematics, or a list of booleans.
 */
function placesOf(index: IndexNode, size: readonly number[], state: State, evaluate: Evaluate, grows = false) {
  if (index.dimensions.length !== size.length) throw new MathProblem('dimensions-differ');
  return (index.dimensions as MathNode[]).map((dimension, i) => {
    const length = size[i] ?? 0;
    const inner = { ...state, scope: new Map(state.scope).set('end', length) };
    const value = evaluate(dimension, inner);
    const several = state.math.isMatrix(value);
    const indices = (several ? value.toArray() : [value]) as unknown[];
    const marked = indices.length === length && indices.every((index) => typeof index === 'boolean');
    const places = marked
      ? indices.flatMap((index, place) => (index ? [place] : []))
      : indices.map((index) => Number(String(inDecimals(state.math, index))) - 1);
    const end = grows ? MAX_ELEMENTS : length;
    if (places.some((place) => !Number.isInteger(place) || place < 0 || place >= end))
      throw new MathProblem('index-outside');
    return several ? places : (places[0] ?? 0);
  });
}

/** Returns part of a matrix or text, or a property of an object. */
export function valueOfElement({ object, index }: AccessorNode, state: State, evaluate: Evaluate): unknown {
  const { math } = state;
  const target = evaluate(object as MathNode, state);
  if (isProperties(target)) return valueOfProperty(target, propertyName(index, state, evaluate));
  const isText = typeof target === 'string';
  if ((!math.isMatrix(target) && !isText) || index.dotNotation) throw new MathProblem('not-allowed');
  const places = placesOf(index, isText ? [target.length] : target.size(), state, evaluate);
  return settled('[]', () => math.subset(target as Matrix, math.index(...(places as number[]))) as unknown);
}

/** Returns a copy of a matrix with other elements, or of an object with another property. */
export function withElement(
  target: unknown,
  index: IndexNode,
  value: unknown,
  state: State,
  evaluate: Evaluate,
): unknown {
  const { math } = state;
  if (isProperties(target)) return withProperty(target, propertyName(index, state, evaluate), value);
  if (!math.isMatrix(target) || index.dotNotation) throw new MathProblem('not-allowed');
  const [length = 0, ...more] = target.size();
  // An empty matrix gets as many dimensions as there are indexes.
  const size = length === 0 && more.length === 0 ? index.dimensions.map(() => 0) : [length, ...more];
  const places = placesOf(index, size, state, evaluate, true);
  const elements = places.reduce<number>((product, place, i) => {
    const last = Math.max(...(Array.isArray(place) ? place : [place]), 0);
    return product * Math.max(last + 1, size[i] ?? 0);
  }, 1);
  if (elements > MAX_ELEMENTS) throw new MathProblem('too-large');
  state.budget.spend(elements);
  return settled('[]', () => math.subset(target, math.index(...(places as number[])), value as number) as unknown);
}
