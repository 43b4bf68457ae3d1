// Writes a difference as JSON Patch (RFC 6902) and as JSON Merge Patch (RFC 7396).
import type { DocNode } from '../node.ts';
import type { Diff } from './compare.ts';

/** A step in a JSON Pointer (RFC 6901). */
export const pointer = (path: string, step: string | number): string =>
  `${path}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const word = (value: string): DocNode => ({ kind: 'string', value });

function operation(op: string, path: string, rest: Readonly<Record<string, DocNode>> = {}): DocNode {
  const entries = Object.entries({ op: word(op), path: word(path), ...rest });
  return { kind: 'map', entries: entries.map(([key, value]) => ({ key, value })) };
}

/** Returns the operations that turn the left side into the right one, in order. */
export function jsonPatch(diff: Diff): DocNode {
  const items: DocNode[] = [];
  const walk = (node: Diff, path: string): void => {
    switch (node.kind) {
      case 'same':
        return;
      case 'added':
        items.push(operation('add', path, { value: node.node }));
        return;
      case 'removed':
        items.push(operation('remove', path));
        return;
      case 'changed':
        items.push(operation('replace', path, { value: node.after }));
        return;
      case 'map':
        for (const { key, diff: inner } of node.entries) walk(inner, pointer(path, key));
        return;
      case 'list':
        list(node, path);
    }
  };
  const list = (node: Diff & { kind: 'list' }, path: string): void => {
    const gone = node.items.filter(({ to }) => to === null).map(({ from }) => from!);
    // from the end, so that no index changes before its turn
    for (const from of gone.toReversed()) items.push(operation('remove', pointer(path, from)));
    const stay = node.items.filter(({ to }) => to !== null);
    if (!node.ordered) {
      for (const { diff: inner } of stay) if (inner.kind === 'added') walk(inner, pointer(path, '-'));
      return;
    }
    const now = stay.flatMap(({ from }) => (from === null ? [] : [from])).sort((a, b) => a - b);
    for (const { diff: inner, from, to } of stay) {
      const place = to!;
      if (from === null) now.splice(place, 0, -1);
      else if (now[place] !== from) {
        const at = now.indexOf(from, place);
        items.push(operation('move', pointer(path, place), { from: word(pointer(path, at)) }));
        now.splice(place, 0, ...now.splice(at, 1));
      }
      walk(inner, pointer(path, place));
    }
  };
  walk(diff, '');
  return { kind: 'list', items };
}

/** Returns the merge patch, and whether it loses a null of the right side (in a merge patch, null means "remove"). */
export function mergePatch(diff: Diff, right: DocNode): { patch: DocNode; nullLost: boolean } {
  let nullLost = false;
  const plain = (node: DocNode): DocNode => {
    for (const { value } of node.kind === 'map' ? node.entries : []) {
      if (value.kind === 'null') nullLost = true;
      else plain(value);
    }
    return node;
  };
  const walk = (node: Diff, whole: DocNode): DocNode => {
    if (node.kind !== 'map' || whole.kind !== 'map') return plain(whole);
    const values = new Map(whole.entries.map(({ key, value }) => [key, value]));
    const entries = node.entries.flatMap(({ key, diff: inner }) => {
      if (inner.kind === 'same') return [];
      const value = values.get(key);
      if (inner.kind === 'removed' || value === undefined) return [{ key, value: { kind: 'null' } as const }];
      if (value.kind === 'null') nullLost = true;
      return [{ key, value: walk(inner, value) }];
    });
    return { kind: 'map', entries };
  };
  if (diff.kind === 'same' && right.kind === 'map') return { patch: { kind: 'map', entries: [] }, nullLost };
  return { patch: walk(diff, right), nullLost };
}
