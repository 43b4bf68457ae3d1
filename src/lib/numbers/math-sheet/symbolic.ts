import type { ConstantNode, FunctionNode, MathNode, OperatorNode, ParenthesisNode, SymbolNode } from 'mathjs';
import { settled } from './call.ts';
import { SYMBOLIC } from './functions.ts';
import { checkLine } from './limits.ts';
import { MathProblem } from './problem.ts';
import { isProperties, isSheetFunction, type State } from './state.ts';

/** Maximum number of nodes and sums in an expression to rearrange; the work grows much faster than they do. */
const MAX_NODES = 100;
const MAX_SUMS = 14;
/** Maximum number of nodes for rationalize, which expands everything. */
const MAX_RATIONAL_NODES = 42;
/** Steps for the square of the nodes. */
const NODE_STEPS = 6;
/** Maximum number of terms that it may have to expand: those of all its sums multiplied with each other. */
const MAX_TERMS = 24;
/** Steps for the square of the terms. */
const TERM_STEPS = 400;
/** The largest number in an exponent or factorial that is computed as a fraction, with all digits. */
const MAX_EXPONENT = 100;

/** Functions that the library can quickly evaluate for any double on its own. */
const ELEMENTARY = new Set(
  `sin cos tan sec csc cot asin acos atan atan2 asec acsc acot sinh cosh tanh sech csch coth asinh acosh atanh asech
  acsch acoth exp expm1 log log2 log10 log1p sqrt cbrt nthRoot pow abs sign square cube add subtract multiply divide
  unaryMinus unaryPlus floor ceil round fix min max mod ln lg`.split(/\s+/),
);

type AnyFunction = (...args: unknown[]) => unknown;

const isConstant = (node: MathNode): node is ConstantNode => node.type === 'ConstantNode';

function count(root: MathNode, counts: (node: MathNode) => boolean): number {
  let count = 0;
  root.traverse((node) => {
    if (counts(node)) count += 1;
  });
  return count;
}

/** Whether an exponent contains a number so large that the power would have too many digits as a fraction. */
function hasLargePower(root: MathNode): boolean {
  const isLarge = (node: MathNode) =>
    (isConstant(node) && !(Math.abs(Number(node.value)) <= MAX_EXPONENT)) ||
    (node.type === 'OperatorNode' && ['multiply', 'pow'].includes((node as OperatorNode).fn));
  return (
    count(root, (node) => {
      const { fn, args } = node as unknown as { fn: unknown; args: readonly MathNode[] };
      const exponent = node.type === 'OperatorNode' && fn === 'pow' ? args[1] : undefined;
      return exponent !== undefined && count(exponent, isLarge) > 0;
    }) > 0
  );
}

const isSum = ({ type, fn }: { type: string; fn?: unknown }) =>
  type === 'OperatorNode' && (fn === 'add' || fn === 'subtract');

/** Returns the number of products after expanding all sums of an expression. */
function termsOf(node: MathNode): number {
  const { fn, args = [] } = node as unknown as { fn?: unknown; args?: readonly MathNode[] };
  const [left, right] = args;
  if (node.type === 'ParenthesisNode') return termsOf((node as ParenthesisNode).content);
  if (isSum(node)) {
    const operands = operandsOf(node);
    return operands.length * operands.reduce((product, operand) => product * termsOf(operand), 1);
  }
  if (fn === 'pow' && left && right && isConstant(right)) return termsOf(left) ** Math.abs(Number(right.value));
  return args.reduce((product, arg) => product * termsOf(arg), 1);
}

/** Returns the operands of nested sums. */
function operandsOf(node: MathNode): readonly MathNode[] {
  return isSum(node) ? (node as OperatorNode).args.flatMap(operandsOf) : [node];
}

/** Nodes that may be rearranged: for objects, assignments and so on, the library would read too much. */
const REARRANGED = new Set(
  `ConstantNode SymbolNode OperatorNode ParenthesisNode FunctionNode ArrayNode RelationalNode ConditionalNode`.split(
    ' ',
  ),
);

/** A derivative may be much longer than its source, and is then left unchanged. */
const isSmall = (root: MathNode) =>
  count(root, () => true) <= 2 * MAX_NODES && count(root, (node) => isSum(node)) <= MAX_SUMS;

/** Rejects an expression that would take the library long, and deducts the work on all others from the budget. */
function check(name: string, root: MathNode, state: State): void {
  const nodes = count(root, () => true);
  const rational = name === 'rationalize';
  const sums = count(root, (node) => isSum(node));
  if (nodes > (rational ? MAX_RATIONAL_NODES : MAX_NODES) || sums > MAX_SUMS) throw new MathProblem('too-large');
  state.budget.spend(nodes * nodes * NODE_STEPS);
  root.traverse((node) => {
    if (!REARRANGED.has(node.type)) throw new MathProblem('not-allowed');
    if (node.type === 'FunctionNode') {
      const { fn } = node as FunctionNode;
      const called = fn.type === 'SymbolNode' ? fn.name : '';
      if (name !== 'resolve' && !ELEMENTARY.has(called) && called in state.math)
        throw new MathProblem('cannot-compute', undefined, { name: called });
    }
    if (node.type !== 'OperatorNode') return;
    const { fn, args, op } = node as unknown as { fn: string; op: string; args: readonly MathNode[] };
    const isSmall = args[0] && isConstant(args[0]) && Number(args[0].value) <= MAX_EXPONENT;
    if (/^(?:bit|left|right)/.test(fn) || (fn === 'factorial' && args[0]?.type !== 'SymbolNode' && !isSmall))
      throw new MathProblem('cannot-compute', undefined, { name: op });
  });
  if (!rational) return;
  const terms = termsOf(root);
  if (terms > MAX_TERMS) throw new MathProblem('too-large');
  state.budget.spend(terms * terms * TERM_STEPS);
}

/** Returns an expression with doubles as numbers and with names of the library. */
function inLibraryWords(root: MathNode, name: string, state: State): MathNode {
  const { symbols } = state;
  return root.transform((node) => {
    const { value } = node as ConstantNode;
    if (isConstant(node) && typeof value === 'object' && value !== null) {
      const double = Number(String(value));
      if (state.math.bignumber(String(double)).toString() !== String(value)) state.doubles.add(name);
      return new symbols.ConstantNode(double);
    }
    return node;
  });
}

/** Parses text as an expression. */
export function parseExpression(text: string, state: State): MathNode {
  checkLine(text);
  state.budget.spend(text.length);
  try {
    return state.symbols.parse(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const char = 'char' in error && typeof error.char === 'number' ? error.char - 1 : text.length;
    const character = String.fromCodePoint(text.codePointAt(char) ?? 0);
    throw char >= text.length
      ? new MathProblem('ends-early')
      : new MathProblem('bad-expression', undefined, { found: character });
  }
}

/**
 * Returns the meaning of an argument: text and names of expressions are parsed, options are computed, everything else
 * is used as is.
 */
function expressionOf(node: MathNode, state: State, evaluate: (node: MathNode) => unknown): unknown {
  if (node.type === 'ParenthesisNode') return node;
  if (node.type === 'SymbolNode') {
    const assigned = state.scope.get((node as SymbolNode).name);
    if (assigned === undefined && ['true', 'false'].includes((node as SymbolNode).name)) return evaluate(node);
    if (typeof assigned === 'string') return parseExpression(assigned, state);
    if (isSheetFunction(assigned)) return 'body' in assigned ? assigned.body : node;
    return state.math.isNode(assigned) ? assigned : node;
  }
  if (isConstant(node) && typeof node.value === 'string') return parseExpression(node.value, state);
  if (node.type === 'ObjectNode' || (isConstant(node) && typeof node.value === 'boolean')) return evaluate(node);
  if (node.type !== 'FunctionNode' && node.type !== 'AccessorNode') return node;
  const { fn } = node as FunctionNode;
  const isOwn = node.type === 'AccessorNode' || (fn.type === 'SymbolNode' && SYMBOLIC.has(fn.name));
  if (!isOwn) return node;
  const value = evaluate(node);
  if (typeof value === 'string') return parseExpression(value, state);
  return state.math.isNode(value) ? value : node;
}

/** Rejects a result that contains a number too large for a double. */
function checkNumbers(value: unknown, { math }: State): unknown {
  if (math.isNode(value) && count(value, (node) => isConstant(node) && Math.abs(Number(node.value)) === Infinity) > 0)
    throw new MathProblem('too-large');
  return value;
}

/** Functions on expressions that rearrange or describe them. */
export function callSymbolic(
  name: string,
  operands: readonly MathNode[],
  state: State,
  evaluate: (node: MathNode) => unknown,
): unknown {
  return settled(name, () => checkNumbers(rearranged(name, operands, state, evaluate), state));
}

function rearranged(
  name: string,
  operands: readonly MathNode[],
  state: State,
  evaluate: (node: MathNode) => unknown,
): unknown {
  const { math, symbols } = state;
  const args = operands.map((node) => expressionOf(node, state, evaluate));
  const nodes = args.filter((arg) => math.isNode(arg)).map((arg) => inLibraryWords(arg, name, state));
  const [first, second] = nodes;
  const options = args.filter((arg) => isProperties(arg));
  const most = { derivative: 2, symbolicEqual: 2 }[name] ?? 1;
  if (!first || nodes.length !== most) throw new MathProblem('argument-count', undefined, { name });
  if (name === 'parse' || name === 'compile') return first;
  if (name === 'leafCount') return symbols.leafCount(first);
  for (const node of nodes) check(name, node, state);
  const fold = { exactFractions: !nodes.some((node) => hasLargePower(node)) };
  const call = (called: string, ...values: unknown[]) =>
    (symbols as unknown as Record<string, AnyFunction>)[called]?.(...values);
  const simple = (node: unknown) => call('simplify', node, {}, fold);
  switch (name) {
    case 'derivative': {
      if (second?.type !== 'SymbolNode') throw new MathProblem('wrong-arguments', undefined, { name });
      const derived = call(name, first, second, { simplify: false });
      if (options[0]?.simplify === false || !state.math.isNode(derived)) return derived;
      return isSmall(derived) ? simple(derived) : call('simplifyConstant', derived, fold);
    }
    case 'symbolicEqual':
      return call(name, first, second, { ...options[0], ...fold });
    case 'resolve':
      return call(name, first, new Map(Object.entries(options[0] ?? {})));
    case 'rationalize':
      return args.includes(true) ? call(name, first, {}, true) : call(name, first);
    case 'simplify':
      return call(name, first, options[0] ?? {}, { ...options[1], ...fold });
    default:
      return call(name, first, fold);
  }
}
