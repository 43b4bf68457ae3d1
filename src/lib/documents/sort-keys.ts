import { compareCodePoints } from './json/tokens.ts';
import type { DocNode } from './node.ts';

/**
 * Returns the document with the entries of every map sorted by the code points of their keys; equal keys keep their
 * order.
 */
export function sortKeys(node: DocNode): DocNode {
  if (node.kind === 'list') return { kind: 'list', items: node.items.map(sortKeys) };
  if (node.kind !== 'map') return node;
  const entries = node.entries.map(({ key, value }) => ({ key, value: sortKeys(value) }));
  return { kind: 'map', entries: entries.sort((a, b) => compareCodePoints(a.key, b.key)) };
}
