// Products without a sign: `6/2(1+2)` is 9 from left to right, and 1 if such a product comes first. The library decides by
// what is in brackets; here one rule holds for all.
import type { MathJsInstance, MathNode, OperatorNode, SymbolNode } from 'mathjs';

export const IMPLICIT_RULES = ['left-to-right', 'product-first'] as const;
export type ImplicitRule = (typeof IMPLICIT_RULES)[number];

const isDivision = (node: MathNode | undefined): node is OperatorNode =>
  node?.type === 'OperatorNode' && (node as OperatorNode).fn === 'divide';

const isImplicit = (node: MathNode | undefined): node is OperatorNode =>
  node?.type === 'OperatorNode' && (node as OperatorNode).implicit;

/**
 * Returns the tree by one of the rules. A number and its unit belong together in both: `5 m / 2 s`, `1/2 cup`.
 * `isUnit` tells units from variables.
 */
export function byRule(
  math: MathJsInstance,
  node: MathNode,
  rule: ImplicitRule,
  isUnit: (name: string) => boolean,
): MathNode {
  const inner = node.map((child) => byRule(math, child, rule, isUnit));
  const measures = (part: MathNode | undefined) => part?.type === 'SymbolNode' && isUnit((part as SymbolNode).name);
  const divide = (left: MathNode, right: MathNode) => new math.OperatorNode('/', 'divide', [left, right]);
  const product = (left: MathNode, right: MathNode) => new math.OperatorNode('*', 'multiply', [left, right], true);
  if (rule === 'left-to-right') return isDivision(inner) ? fromLeft(inner) : inner;
  if (!isImplicit(inner)) return inner;
  const [left, right] = inner.args as [MathNode, MathNode];
  if (!isDivision(left) || measures(right)) return inner;
  const [dividend, divisor] = left.args as [MathNode, MathNode];
  return divide(dividend, product(divisor, right));

  function fromLeft(division: OperatorNode): MathNode {
    const [dividend, divisor] = division.args as [MathNode, MathNode];
    if (!isImplicit(divisor)) return division;
    const [first, last] = divisor.args as [MathNode, MathNode];
    if (measures(last)) return division;
    return product(fromLeft(divide(dividend, first) as unknown as OperatorNode), last);
  }
}
