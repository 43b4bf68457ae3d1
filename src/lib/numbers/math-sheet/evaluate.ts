import type {
  AccessorNode,
  ArrayNode,
  AssignmentNode,
  BlockNode,
  ConditionalNode,
  ConstantNode,
  FunctionAssignmentNode,
  FunctionNode,
  IndexNode,
  MathNode,
  ObjectNode,
  OperatorNode,
  ParenthesisNode,
  RangeNode,
  RelationalNode,
  SymbolNode,
} from 'mathjs';
import { callFunction, settled } from './call.ts';
import { fromDoubles, inDecimals } from './convert.ts';
import { valueOfElement, withElement } from './elements.ts';
import { CONSTANTS, FUNCTIONS, OWN, SYMBOLIC } from './functions.ts';
import { checkRange, MAX_CALLS } from './limits.ts';
import { MathProblem } from './problem.ts';
import { isProperties, isSheetFunction, type SheetFunction, type State } from './state.ts';
import { callSymbolic } from './symbolic.ts';

/**
 * Evaluates a tree. This is done here and not by the library, so that every step is counted, only listed functions are
 * called, only own properties of objects are read, and mistakes have a position.
 */
export function evaluate(node: MathNode, state: State): unknown {
  state.budget.spend(1);
  try {
    return valueOf(node, state);
  } catch (error) {
    // The innermost position takes precedence; inside a function from another line there is none.
    if (error instanceof MathProblem && error.offset === undefined && state.places.has(node))
      throw new MathProblem(error.code, state.places.get(node), error.params);
    throw error;
  }
}

function valueOf(node: MathNode, state: State): unknown {
  const { math, scope } = state;
  switch (node.type) {
    case 'ConstantNode':
      return valueOfConstant((node as ConstantNode).value, state);
    case 'ParenthesisNode':
      return evaluate((node as ParenthesisNode).content, state);
    case 'SymbolNode':
      return valueOfName((node as SymbolNode).name, state);
    case 'OperatorNode': {
      const { fn, op, args } = node as unknown as OperatorNode & { fn: string; op: string; args: MathNode[] };
      return callFunction(
        state,
        fn,
        args.map((arg) => evaluate(arg, state)),
        op,
      );
    }
    case 'FunctionNode':
      return valueOfCall(node as FunctionNode, state);
    case 'AssignmentNode': {
      const { object, index, value } = node as AssignmentNode & { index: IndexNode | null };
      if (object.type !== 'SymbolNode') throw new MathProblem('not-allowed');
      const { name } = object as SymbolNode;
      const result = evaluate(value, state);
      scope.set(name, index ? withElement(valueOfName(name, state), index, result, state, evaluate) : result);
      return result;
    }
    case 'FunctionAssignmentNode': {
      const { name, params, expr } = node as FunctionAssignmentNode;
      const defined: SheetFunction = { params, body: expr };
      scope.set(name, defined);
      return defined;
    }
    case 'ConditionalNode': {
      const { condition, trueExpr, falseExpr } = node as ConditionalNode;
      return evaluate(isTrue(evaluate(condition, state)) ? trueExpr : falseExpr, state);
    }
    case 'RelationalNode': {
      const { params, conditionals } = node as RelationalNode;
      const values = params.map((param) => evaluate(param, state));
      return conditionals.every((name, i) => callFunction(state, name, [values[i], values[i + 1]]) === true);
    }
    case 'ArrayNode': {
      const items = (node as ArrayNode).items.map((item) => evaluate(item, state));
      state.budget.spend(items.length);
      return settled('[', () =>
        math.matrix(items.map((item) => (math.isMatrix(item) ? item.toArray() : item)) as number[]),
      );
    }
    case 'RangeNode':
      return valueOfRange(node as RangeNode, state);
    case 'AccessorNode':
      return valueOfElement(node as AccessorNode, state, evaluate);
    case 'ObjectNode':
      return Object.fromEntries(
        Object.entries((node as ObjectNode).properties).map(([name, value]) => {
          if (name === '__proto__') throw new MathProblem('not-allowed');
          return [name, evaluate(value, state)];
        }),
      );
    case 'BlockNode': {
      const values = (node as BlockNode).blocks.map((block) => evaluate(block.node, state));
      return values.at(-1);
    }
    default:
      throw new MathProblem('not-allowed');
  }
}

function isTrue(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Number(value.valueOf()) !== 0 : Boolean(value);
}

/** Converts a number that the library has parsed as a double to a number of the sheet. */
function valueOfConstant(value: unknown, { math, mode }: State): unknown {
  return mode === 'double' ? value : fromDoubles(math, value, mode === 'exact');
}

function valueOfName(name: string, { math, mode, scope }: State): unknown {
  const assigned = scope.get(name);
  if (assigned !== undefined) return assigned;
  const spelled = { π: 'pi', τ: 'tau', φ: 'phi' }[name] ?? name;
  if (CONSTANTS.has(spelled)) {
    const value: unknown = settled(name, () => (math as unknown as Record<string, unknown>)[spelled]);
    if (mode !== 'exact') return value;
    // Along with fractions, the library keeps π and other constants, and measures, as doubles.
    if (math.isUnit(value) && typeof value.value === 'number')
      return Object.assign(value.clone(), { value: math.bignumber(String(value.value)) });
    return typeof value === 'number' ? highPrecision(spelled, value, math) : value;
  }
  if (math.Unit.isValuelessUnit(name)) return settled(name, () => new math.Unit(null as never, name));
  if (FUNCTIONS.has(name)) return { native: name };
  throw new MathProblem('unknown-name', undefined, { name });
}

function highPrecision(name: string, value: number, math: State['math']): unknown {
  const big = (text: string) => math.bignumber(text);
  const exact: Readonly<Record<string, () => unknown>> = {
    pi: () => math.acos(big('-1')),
    tau: () => math.multiply(math.acos(big('-1')), 2),
    e: () => math.exp(big('1')),
    phi: () => math.divide(math.add(math.sqrt(big('5')), 1), 2),
    LN2: () => math.log(big('2')),
    LN10: () => math.log(big('10')),
    LOG2E: () => math.divide(1, math.log(big('2'))),
    LOG10E: () => math.divide(1, math.log(big('10'))),
    SQRT2: () => math.sqrt(big('2')),
    SQRT1_2: () => math.sqrt(big('0.5')),
  };
  return (exact[{ PI: 'pi', E: 'e' }[name] ?? name] ?? (() => big(String(value))))();
}

/** Functions that interpret an expression with one unknown as a function: `filter(a, x > 2)`. */
const INLINE = new Set(['filter', 'map', 'forEach']);

/** Returns an expression with an unknown as a function of it; null for everything else. */
function inlineFunction(node: MathNode, state: State): SheetFunction | null {
  if (['SymbolNode', 'FunctionAssignmentNode', 'AccessorNode'].includes(node.type)) return null;
  let unknown: string | undefined;
  node.traverse((inner, path) => {
    const { name } = inner as SymbolNode;
    if (inner.type === 'SymbolNode' && path !== 'fn' && !isKnown(name, state)) unknown ??= name;
  });
  return unknown === undefined ? null : { params: [unknown], body: node };
}

const isKnown = (name: string, { scope, math }: State): boolean =>
  scope.has(name) || CONSTANTS.has(name) || FUNCTIONS.has(name) || math.Unit.isValuelessUnit(name);

function valueOfCall(node: FunctionNode, state: State): unknown {
  const { fn, args } = node;
  if ((fn as MathNode).type === 'AccessorNode') return valueOfMethod(fn as unknown as AccessorNode, args, state);
  if (fn.type !== 'SymbolNode') throw new MathProblem('not-allowed');
  const { name } = fn;
  const assigned = state.scope.get(name);
  const inner = (arg: MathNode) => evaluate(arg, state);
  if (assigned === undefined && SYMBOLIC.has(name)) return callSymbolic(name, args, state, inner);
  const values = args.map(
    (arg, i) =>
      (assigned === undefined && INLINE.has(name) && i > 0 && i === args.length - 1
        ? inlineFunction(arg, state)
        : null) ?? inner(arg),
  );
  if (assigned !== undefined) {
    if (!isSheetFunction(assigned)) throw new MathProblem('unknown-function', undefined, { name });
    return applyFunction(assigned, values, state, name);
  }
  if (name === 'evaluate') return evaluateText(values, state);
  return callFunction(
    state,
    name,
    values.map((value) => (isSheetFunction(value) ? callbackOf(value, state, name === 'solveODE') : value)),
  );
}

/** Calls a function of the sheet, or a listed one, given as a value. */
function applyFunction(called: SheetFunction, values: readonly unknown[], state: State, name: string): unknown {
  if ('native' in called) return callFunction(state, called.native, values);
  if (values.length !== called.params.length) throw new MathProblem('argument-count', undefined, { name });
  const scope = new Map(state.scope);
  called.params.forEach((param, i) => scope.set(param, values[i]));
  return evaluateIn(called.body, scope, state);
}

/** Evaluates a tree from another line with other names. */
function evaluateIn(body: MathNode, scope: State['scope'], state: State): unknown {
  if (state.depth >= MAX_CALLS) throw new MathProblem('too-nested');
  state.budget.spend(state.scope.size);
  return evaluate(body, { ...state, scope, places: new Map(), depth: state.depth + 1 });
}

/** Wraps calls made by the library. */
const CALLBACK_STEPS = 10;

/** A function of the sheet as called by the library: with the elements, then their 0-based positions. */
function callbackOf(called: SheetFunction, state: State, isSlow: boolean): (...args: unknown[]) => unknown {
  const { math } = state;
  const place = (index: unknown) =>
    Array.isArray(index) && index.every((position) => typeof position === 'number')
      ? math.matrix(index.map((position) => Number(position) + 1))
      : index;
  return (...args) => {
    state.budget.spend(isSlow ? 20 * CALLBACK_STEPS : CALLBACK_STEPS);
    const first = args.findIndex((arg) => Array.isArray(arg) || math.isMatrix(arg));
    const elements = first < 1 ? args.slice(0, 1) : args.slice(0, first);
    const isComparing = args.length === 2 && first < 0;
    if ('native' in called) {
      const drawn = OWN.has(called.native) && called.native !== 'pickRandom';
      return callFunction(state, called.native, drawn ? [] : isComparing ? args : elements);
    }
    const values = args.map((arg) => fromDoubles(math, place(arg), state.mode === 'exact'));
    return applyFunction(called, values.slice(0, called.params.length), state, '');
  };
}

/** Evaluates text as a line of the sheet; a list as several lines. */
function evaluateText([text, variables, ...others]: readonly unknown[], state: State): unknown {
  const { math } = state;
  if (others.length > 0) throw new MathProblem('argument-count', undefined, { name: 'evaluate' });
  const scope = isProperties(variables) ? new Map(Object.entries(variables)) : state.scope;
  if (math.isMatrix(text)) {
    const values = (text.toArray() as unknown[]).map((line) => evaluateText([line], { ...state, scope }));
    return math.matrix(values as number[]);
  }
  if (typeof text !== 'string') throw new MathProblem('wrong-arguments', undefined, { name: 'evaluate' });
  return evaluateIn(state.read(text), scope, state);
}

/** The methods of an expression: `parse("x^2").evaluate({x: 3})`. */
function valueOfMethod({ object, index }: AccessorNode, args: readonly MathNode[], state: State): unknown {
  const target = evaluate(object as MathNode, state);
  const [dimension] = index.dimensions as ConstantNode[];
  const name: unknown = index.dotNotation ? dimension?.value : undefined;
  if (!state.math.isNode(target)) throw new MathProblem('not-allowed');
  const [variables] = args.map((arg) => evaluate(arg, state));
  if (name === 'evaluate')
    return evaluateIn(target, new Map(isProperties(variables) ? Object.entries(variables) : []), state);
  if (name === 'compile') return target;
  if (name === 'toString') return target.toString();
  if (name === 'toTex') return target.toTex();
  throw new MathProblem('not-allowed');
}

function numberOf(node: MathNode, state: State): number {
  return Number(String(inDecimals(state.math, evaluate(node, state))));
}

function valueOfRange({ start, end, step }: RangeNode, state: State): unknown {
  const stride = step ? numberOf(step, state) : 1;
  checkRange(numberOf(start, state), numberOf(end, state), stride);
  state.budget.spend(Math.abs((numberOf(end, state) - numberOf(start, state)) / stride));
  const bounds = [start, end, ...(step ? [step] : [])].map((bound) => evaluate(bound, state));
  return settled(':', () => (state.math.range as unknown as (...args: unknown[]) => unknown)(...bounds, true));
}
