import type { MathJsInstance, MathNode } from 'mathjs';
import type { MathMode } from './engine.ts';
import type { Budget } from './limits.ts';

/** A function that the sheet defines, or the name of a listed one (`map(a, sqrt)`). */
export type SheetFunction = { params: readonly string[]; body: MathNode } | { native: string };

export type Scope = Map<string, unknown>;

/** What a call of a function needs. */
export interface Machine {
  math: MathJsInstance;
  /** The library with doubles, which rearranges expressions and does what needs doubles throughout. */
  symbols: MathJsInstance;
  mode: MathMode;
  degrees: boolean;
  budget: Budget;
  /** Secure random bytes. */
  random: (byteCount: number) => Uint8Array;
  /** Listed functions whose value has only the digits of doubles although more were asked for. */
  doubles: Set<string>;
  /** Units that the sheet has made, which the library forgets after it. */
  units: Set<string>;
}

/** What the evaluation of a tree needs. */
export interface State extends Machine {
  scope: Scope;
  places: Map<MathNode, number>;
  /** How many calls of functions of the sheet are open. */
  depth: number;
  /** Reads text as a line of the sheet. */
  read: (text: string) => MathNode;
}

export function isSheetFunction(value: unknown): value is SheetFunction {
  return typeof value === 'object' && value !== null && (('params' in value && 'body' in value) || 'native' in value);
}

/** An object of the sheet, `{a: 1}`, or one that the library returns. */
export type Properties = Record<string, unknown>;

export function isProperties(value: unknown): value is Properties {
  if (typeof value !== 'object' || value === null || isSheetFunction(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
