import type { MathJsInstance, MathNode, OperatorNode, SymbolNode } from 'mathjs';

/** Marks the end of a percentage; a name that doesn't occur in a sheet by chance. */
const MARK = '__percent__';
/** Keeps the library from reading the sign after a percentage as the sign of a divisor. */
const INSERTED = `*${MARK}`;

/** A line with marked percentages. */
export interface MarkedLine {
  text: string;
  /** Offset in the original line. */
  originalOffset(offset: number): number;
}

/**
 * `19% + 1` is a percentage and a sum, which the library would read as the remainder of 19 by +1. Only `7 % -3`, where
 * the spaces attach the sign to the number, is a remainder with a sign; before a number, a name or a bracket, `%` is
 * always a remainder.
 */
export function markPercentages(line: string): MarkedLine {
  const comment = line.indexOf('#');
  const code = comment < 0 ? line : line.slice(0, comment);
  const places: number[] = [];
  for (const { index } of code.matchAll(/%(?=\s*[+-])/g)) {
    const remainder = /\s$/.test(code.slice(0, index)) && /^%\s+[+-](?!\s)/.test(code.slice(index));
    if (!remainder) places.push(index + 1);
  }
  const parts = [0, ...places].map((start, i) => line.slice(start, places[i]));
  return {
    text: parts.join(INSERTED),
    originalOffset: (offset) =>
      places.reduce((at, place) => (at <= place ? at : Math.max(place, at - INSERTED.length)), offset),
  };
}

const isOperator = (node: MathNode): node is OperatorNode => node.type === 'OperatorNode';
const isMark = (node: MathNode | undefined): boolean =>
  node?.type === 'SymbolNode' && (node as SymbolNode).name === MARK;

/**
 * Returns the tree of a marked line without the marks: a percentage that is added or subtracted is relative to the
 * value before it.
 */
export function withoutMarks(math: MathJsInstance, node: MathNode): MathNode {
  const [, right] = isOperator(node) ? node.args : [];
  const marked = right !== undefined && isOperator(right) && isMark(right.args[1]);
  const inner = node.map((child) => withoutMarks(math, child));
  if (!isOperator(inner)) return inner;
  const [left, value] = inner.args;
  if (left && isMark(value)) return left;
  if (!marked || !left || !value || !['add', 'subtract'].includes(inner.fn) || !isPercentage(value)) return inner;
  return new math.OperatorNode(inner.op, inner.fn, [left, new math.OperatorNode('*', 'multiply', [left, value])]);
}

const isPercentage = (node: MathNode): boolean =>
  isOperator(node) && 'isPercentage' in node && node.isPercentage === true;
