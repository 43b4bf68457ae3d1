// Reads the elements that strings contain: extensions, public keys, signatures.
import { type BerNode, readBer } from './read.ts';
import { deviationsIn } from './strict.ts';
import { isKnownType } from './value.ts';

const WRONG = new Set(['bad-size', 'bad-characters', 'bad-time']);

/** Whether nothing in an element is impossible, so that bytes at random are hardly taken for one. */
function isSound(node: BerNode): boolean {
  if (!isKnownType(node) || (node.tagClass === 'universal' && node.number === 0 && !node.contents.byteOffset))
    return false;
  if (node.children) return node.children.every(isSound);
  return !deviationsIn(node).some((deviation) => WRONG.has(deviation));
}

const startsWithOid = (node: BerNode | undefined) =>
  node?.children?.[0]?.tagClass === 'universal' && node.children[0].number === 6;

/** Whether what stands in front says that the string has an element in it: the name of an extension, or an algorithm. */
const announces = (before: BerNode | undefined) =>
  before?.tagClass === 'universal' && ([1, 6].includes(before.number) || startsWithOid(before));

/**
 * The elements in a string, or null. A point of an elliptic curve starts like an octet string, so in a bit string only a
 * sequence or a set counts, and elsewhere a single value only where it is announced.
 */
function elementsIn(node: BerNode, before: BerNode | undefined, bytes: Uint8Array): BerNode[] | null {
  const { tagClass, number, contents, constructed, cut } = node;
  const isBits = number === 3;
  if (tagClass !== 'universal' || (number !== 4 && !isBits) || constructed || cut || contents.length < 2) return null;
  if (isBits && contents[0] !== 0) return null;
  const start = contents.byteOffset - bytes.byteOffset;
  const end = start + contents.length;
  const { nodes, fault } = readBer(bytes.subarray(0, end), { depth: node.depth + 1, offset: start + (isBits ? 1 : 0) });
  const [first] = nodes;
  if (fault || !first || nodes.length > 1 || !nodes.every(isSound)) return null;
  if (first.tagClass !== 'universal') return null;
  return first.constructed || (!isBits && announces(before)) ? nodes : null;
}

/** Adds the elements that strings contain to the tree. Each byte is read once for each string around it. */
export function openStrings(nodes: readonly BerNode[], bytes: Uint8Array): void {
  for (const [at, node] of nodes.entries()) {
    const inner = node.children ? null : elementsIn(node, nodes[at - 1], bytes);
    if (inner) {
      node.children = inner;
      node.encapsulates = true;
    }
    if (node.children) openStrings(node.children, bytes);
  }
}

/** All elements in the order of their bytes. */
export function listed(nodes: readonly BerNode[]): BerNode[] {
  return nodes.flatMap((node) => [node, ...(node.children ? listed(node.children) : [])]);
}
