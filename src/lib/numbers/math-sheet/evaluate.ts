import type {
  AccessorNode,
  ArrayNode,
  AssignmentNode,
  BlockNode,
  ConditionalNode,
  ConstantNode,
  FunctionAssignmentNode,
  FunctionNode,
  MathNode,
  Matrix,
  OperatorNode,
  ParenthesisNode,
  RangeNode,
  RelationalNode,
  SymbolNode,
} from 'mathjs';
import { callFunction, inDecimals, type Machine, settled } from './call.ts';
import { CONSTANTS } from './engine.ts';
import { checkRange, MAX_CALLS } from './limits.ts';
import { MathProblem } from './problem.ts';

/** A function that the sheet defines. */
export interface SheetFunction {
  params: readonly string[];
  body: MathNode;
}

export type Scope = Map<string, unknown>;

interface State extends Machine {
  scope: Scope;
  places: Map<MathNode, number>;
  depth: number;
}

export function isSheetFunction(value: unknown): value is SheetFunction {
  return typeof value === 'object' && value !== null && 'params' in value && 'body' in value;
}

/**
 * The value of a tree. It is walked here and not by the library, so that every step is counted, only listed functions are
 * called, no property of an object is read, and a mistake is known by its place.
 */
export function evaluate(node: MathNode, state: State): unknown {
  state.budget.spend(1);
  try {
    return valueOf(node, state);
  } catch (error) {
    // The innermost place wins; inside a function of another line there is none.
    if (error instanceof MathProblem && error.offset === undefined && state.places.has(node))
      throw new MathProblem(error.code, state.places.get(node), error.params);
    throw error;
  }
}

function valueOf(node: MathNode, state: State): unknown {
  const { math, scope } = state;
  switch (node.type) {
    case 'ConstantNode':
      return (node as ConstantNode).value;
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
      const { object, index, value } = node as AssignmentNode & { index: unknown };
      if (index !== null || object.type !== 'SymbolNode') throw new MathProblem('not-allowed');
      const result = evaluate(value, state);
      scope.set((object as SymbolNode).name, result);
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
      return valueOfElement(node as AccessorNode, state);
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

function valueOfName(name: string, { math, mode, scope }: State): unknown {
  const known = scope.get(name);
  if (known !== undefined) return known;
  const spelled = { π: 'pi', τ: 'tau', φ: 'phi' }[name] ?? name;
  if (CONSTANTS.has(spelled)) {
    const value: unknown = settled(name, () => (math as unknown as Record<string, unknown>)[spelled]);
    if (mode !== 'exact') return value;
    // The library keeps π and the like as doubles beside fractions, and measures too.
    if (math.isUnit(value) && typeof value.value === 'number')
      return Object.assign(value.clone(), { value: math.bignumber(String(value.value)) });
    return typeof value === 'number' ? highPrecision(spelled, value, math) : value;
  }
  if (math.Unit.isValuelessUnit(name)) return settled(name, () => new math.Unit(null as never, name));
  throw new MathProblem('unknown-name', undefined, { name });
}

function highPrecision(name: string, value: number, math: State['math']): unknown {
  const big = (text: string) => math.bignumber(text);
  if (name === 'pi') return math.acos(big('-1'));
  if (name === 'tau') return math.multiply(math.acos(big('-1')), 2);
  if (name === 'e') return math.exp(big('1'));
  if (name === 'phi') return math.divide(math.add(math.sqrt(big('5')), 1), 2);
  return big(String(value));
}

function valueOfCall({ fn, args }: FunctionNode, state: State): unknown {
  if (fn.type !== 'SymbolNode') throw new MathProblem('not-allowed');
  const { name } = fn;
  const known = state.scope.get(name);
  const values = args.map((arg) => evaluate(arg, state));
  if (known === undefined) return callFunction(state, name, values);
  if (!isSheetFunction(known)) throw new MathProblem('unknown-function', undefined, { name });
  if (values.length !== known.params.length) throw new MathProblem('argument-count', undefined, { name });
  if (state.depth >= MAX_CALLS) throw new MathProblem('too-nested');
  const scope = new Map(state.scope);
  state.budget.spend(state.scope.size);
  known.params.forEach((param, i) => scope.set(param, values[i]));
  return evaluate(known.body, { ...state, scope, places: new Map(), depth: state.depth + 1 });
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

/** Elements of a matrix, counted from 1 as in mathematics. */
function valueOfElement({ object, index }: AccessorNode, state: State): unknown {
  const { math } = state;
  const target = evaluate(object, state);
  if (!math.isMatrix(target) || index.dotNotation) throw new MathProblem('not-allowed');
  const size = target.size();
  const dimensions = index.dimensions.map((dimension, i) => {
    const inner = { ...state, scope: new Map(state.scope).set('end', size[i] ?? 0) };
    const value = evaluate(dimension as MathNode, inner);
    const places = math.isMatrix(value) ? (value.toArray() as unknown[]) : [value];
    const numbers = places.map((place) => Number(String(inDecimals(math, place))) - 1);
    if (numbers.some((place) => !Number.isInteger(place) || place < 0 || place >= (size[i] ?? 0)))
      throw new MathProblem('index-outside');
    return math.isMatrix(value) ? numbers : (numbers[0] ?? 0);
  });
  if (dimensions.length !== size.length) throw new MathProblem('dimensions-differ');
  return settled('[]', () => math.subset(target as Matrix, math.index(...(dimensions as number[]))) as unknown);
}
