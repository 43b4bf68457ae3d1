// Cognitive complexity (G. Ann Campbell, 2018): every branch and loop counts one, and one more for each that it is in.
import { parseSync } from 'vite';
import type { Source } from './references.ts';

export const MAX_COMPLEXITY = 35;

type Node = Record<string, unknown> & { type: string; start: number; end: number };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const LOOP = /^(?:For(?:In|Of)?|While|DoWhile)Statement$/;
const HOOK = /^use[A-Z]/;

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat(2).filter(isNode)));

interface Unit {
  name: string;
  node: Node;
}

/** The functions that are read on their own: declared, assigned, methods, and what a hook is called with. */
function unitsIn(node: Node): Unit[] {
  const as = (name: unknown, value: unknown) =>
    isNode(value) && FUNCTION.test(value.type)
      ? [{ name: String((name as Node | null)?.name ?? ''), node: value }]
      : [];
  if (node.type === 'FunctionDeclaration') return as(node.id, node);
  if (node.type === 'VariableDeclarator') return as(node.id, node.init);
  if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type)) return as(node.key, node.value);
  if (node.type !== 'CallExpression' || !HOOK.test(String((node.callee as Node).name))) return [];
  return (node.arguments as Node[]).flatMap((argument) => as(node.callee, argument));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The complexity of a node at a depth of nesting, without that of functions that are read on their own. */
function complexityOf(node: Node, depth: number, units: ReadonlySet<Node>, isElse = false): number {
  const of = (value: unknown, nested: number, asElse = false) =>
    isNode(value) && !units.has(value) ? complexityOf(value, nested, units, asElse) : 0;
  const all = (nested: number) => sum(childrenOf(node).map((child) => of(child, nested)));
  switch (node.type) {
    case 'IfStatement': {
      const { test, consequent, alternate } = node;
      const own = (isElse ? 1 : 1 + depth) + of(test, depth) + of(consequent, depth + 1);
      if (!isNode(alternate)) return own;
      return own + (alternate.type === 'IfStatement' ? of(alternate, depth, true) : 1 + of(alternate, depth + 1));
    }
    case 'ConditionalExpression':
      return 1 + depth + of(node.test, depth) + of(node.consequent, depth + 1) + of(node.alternate, depth + 1);
    case 'LogicalExpression': {
      // A sequence of the same operator is read as one; `??` is a value in place of none.
      const isContinued = isNode(node.left) && node.left.type === node.type && node.left.operator === node.operator;
      return (node.operator === '??' || isContinued ? 0 : 1) + all(depth);
    }
    default: {
      const isBranch = LOOP.test(node.type) || node.type === 'SwitchStatement' || node.type === 'CatchClause';
      return (isBranch ? 1 + depth : 0) + all(isBranch || FUNCTION.test(node.type) ? depth + 1 : depth);
    }
  }
}

/** Collects the units in a tree, of which most nodes are none. */
function collect(value: unknown, units: Unit[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, units);
    return;
  }
  if (isNode(value)) units.push(...unitsIn(value));
  for (const key in value) collect((value as Node)[key], units);
}

const BRANCH = /\b(?:if|for|while|switch|catch)\b|\?|&&|\|\|/g;
/** What a branch counts at most, on average: hardly any is that deep. */
const DEEP = 3;

const measured = new WeakMap<Source, string[]>();

/** Functions that are hard to follow, `file: name (complexity)`. */
export function complexFunctions(source: Source, most = MAX_COMPLEXITY): string[] {
  const before = measured.get(source);
  if (before) return before;
  const { path, text } = source;
  /** Whether there are enough branches at all. */
  const mayExceed = (code: string) => (code.match(BRANCH) ?? []).length * DEEP > most;
  const units: Unit[] = [];
  if (mayExceed(text)) collect(parseSync(path, text).program, units);
  const nodes = new Set(units.map(({ node }) => node));
  const complex = units
    .filter(({ node }) => mayExceed(text.slice(node.start, node.end)))
    .map(({ name, node }) => ({
      name,
      complexity: sum(childrenOf(node).map((child) => complexityOf(child, 0, nodes))),
    }))
    .filter(({ complexity }) => complexity > most)
    .map(({ name, complexity }) => `${path}: ${name} (${complexity})`);
  measured.set(source, complex);
  return complex;
}
