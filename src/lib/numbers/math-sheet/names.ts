import type { MathNode } from 'mathjs';

/** Returns names in the order of the text, with their offsets; quoted text and comments are skipped. */
function namesIn(line: string): { name: string; at: number }[] {
  const names: { name: string; at: number }[] = [];
  for (const match of line.matchAll(
    /"(?:[^"\\]|\\.)*"|#.*$|0[xbo][\da-f]+|\d+(?:\.\d*)?(?:e[+-]?\d+)?|([\p{L}_$][\p{L}\p{N}_$]*)/giu,
  )) {
    if (match[1] !== undefined) names.push({ name: match[1], at: match.index });
  }
  return names;
}

/**
 * Determines the positions of nodes, which the library doesn't keep. Names occur in the tree in the order of the text,
 * so each one is the next equal name in the text.
 */
export function placesOf(root: MathNode, line: string): Map<MathNode, number> {
  const places = new Map<MathNode, number>();
  const names = namesIn(line);
  let next = 0;
  const visit = (node: MathNode): number | undefined => {
    if (places.has(node)) return places.get(node); // `x + 10%` contains x twice
    let first: number | undefined;
    const name =
      'name' in node && typeof node.name === 'string' && node.type !== 'OperatorNode' ? node.name : undefined;
    if (name !== undefined && node.type !== 'IndexNode') {
      const index = names.findIndex((candidate, i) => i >= next && candidate.name === name);
      if (index >= 0) {
        next = node.type === 'SymbolNode' ? index + 1 : index;
        first = names[index]?.at;
      }
    }
    node.forEach((child) => {
      const at = visit(child);
      first ??= at;
    });
    if (first !== undefined) places.set(node, first);
    return first;
  };
  visit(root);
  return places;
}
