import { isScalar, visit, type Document, type Pair, type YAMLMap } from 'yaml';
import { compareCodePoints } from '../json/tokens.ts';

/**
 * Sorts the keys of every map in a document by code point, each with its comments; merge keys come first, keys that are
 * collections last. Returns false, without changing anything, if an alias would then refer to another node.
 */
export function sortDocument(document: Document): boolean {
  const before = aliasTargets(document);
  const original = new Map<YAMLMap, Pair[]>();
  visit(document, { Map: (_, map) => void original.set(map, [...map.items]) });
  for (const map of original.keys()) sortMap(map);
  const after = aliasTargets(document);
  if ([...before].every(([alias, target]) => after.get(alias) === target)) return true;
  for (const [map, items] of original) map.items = items;
  return false;
}

function sortMap(map: YAMLMap): void {
  const [first] = map.items;
  if (!first) return;
  // Of the comments above the first key, which may be attached to the map, the last paragraph belongs to that key.
  const key = isScalar(first.key) ? first.key : null;
  const above = [map.commentBefore, key?.commentBefore].filter((comment) => typeof comment === 'string').join('\n');
  const paragraphs = above === '' ? [] : above.split(/\n(?=\n)/);
  const own = paragraphs.pop();
  if (key && own !== undefined) {
    key.commentBefore = own.replace(/^\n/, '');
    map.commentBefore = paragraphs.join('\n') || null;
  }
  map.items.sort((a, b) => rank(a) - rank(b) || compareCodePoints(nameOf(a), nameOf(b)));
  const top = map.items[0]?.key;
  if (isScalar(top)) top.spaceBefore = paragraphs.length > 0;
}

function rank({ key }: Pair): number {
  if (!isScalar(key)) return 2;
  return key.source === '<<' ? 0 : 1;
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

/** Returns the node that each alias refers to: the last one before it with that anchor. */
function aliasTargets(document: Document): Map<unknown, unknown> {
  const anchors = new Map<string, unknown>();
  const targets = new Map<unknown, unknown>();
  visit(document, {
    Alias: (_, alias) => void targets.set(alias, anchors.get(alias.source)),
    Value: (_, node) => void (node.anchor && anchors.set(node.anchor, node)),
  });
  return targets;
}
