import type { MathJsInstance, MathNode } from 'mathjs';
import type { MathMode } from './engine.ts';
import type { Budget } from './limits.ts';

/** A function defined in the sheet, or the name of a listed one (`map(a, sqrt)`). */
export type SheetFunction = { params: readonly string[]; body: MathNode } | { native: string };

export type Scope = Map<string, unknown>;

/** The environment of a function call. */
export interface Machine {
  math: MathJsInstance;
  /** The library with doubles, which rearranges expressions and computes what needs doubles throughout. */
  symbols: MathJsInstance;
  mode: MathMode;
  degrees: boolean;
  budget: Budget;
  /** Secure random bytes. */
  random: (byteCount: number) => Uint8Array;
  /** Listed functions whose value only has the precision of doubles although more was requested. */
  doubles: Set<string>;
  /** Units defined by the sheet, which are deleted from the library afterwards. */
  units: Set<string>;
}

/** The environment for evaluating a tree. */
export interface State extends Machine {
  scope: Scope;
  places: Map<MathNode, number>;
  /** Number of active calls of functions of the sheet. */
  depth: number;
  /** Evaluates text as a line of the sheet. */
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
