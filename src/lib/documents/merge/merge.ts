// Documents merged with all their digits: deeply, by patches, and three ways.
import { pathText } from '../../../base/json-path.ts';
import { Problem } from '../../../base/problem.ts';
import { compare } from '../json-diff/compare.ts';
import { pointer } from '../json-diff/patch.ts';
import type { DocEntry, DocNode } from '../node.ts';

export const ARRAY_POLICIES = ['replace', 'concat', 'unique', 'index', 'key'] as const;
export type ArrayPolicy = (typeof ARRAY_POLICIES)[number];

type MapNode = Extract<DocNode, { kind: 'map' }>;
type ListNode = Extract<DocNode, { kind: 'list' }>;

const NULL: DocNode = { kind: 'null' };
const COMPARING = { arrays: 'index', key: 'id', numbers: 'value', ignored: new Set<string>() } as const;

/** Whether two values are the same, in any order of keys and spelling of numbers. */
export const isSame = (a: DocNode, b: DocNode): boolean => compare(a, b, COMPARING, () => {}).kind === 'same';

/** The value of each key; the last one counts. */
const valuesOf = ({ entries }: MapNode): Map<string, DocNode> => new Map(entries.map(({ key, value }) => [key, value]));
const mapOf = (values: ReadonlyMap<string, DocNode>): DocNode => ({
  kind: 'map',
  entries: Array.from(values, ([key, value]): DocEntry => ({ key, value })),
});

/** Puts a document over another one. */
export function deepMerge(below: DocNode, above: DocNode, arrays: ArrayPolicy, idKey: string): DocNode {
  const merge = (a: DocNode, b: DocNode): DocNode => {
    if (a.kind === 'map' && b.kind === 'map') {
      const values = valuesOf(a);
      for (const [key, value] of valuesOf(b)) {
        const own = values.get(key);
        values.set(key, own ? merge(own, value) : value);
      }
      return mapOf(values);
    }
    return a.kind === 'list' && b.kind === 'list' ? { kind: 'list', items: lists(a, b) } : b;
  };
  const lists = ({ items: a }: ListNode, { items: b }: ListNode): readonly DocNode[] => {
    switch (arrays) {
      case 'replace':
        return b;
      case 'concat':
        return [...a, ...b];
      case 'unique':
        return [...a, ...b].filter((item, at, all) => all.findIndex((own) => isSame(own, item)) === at);
      case 'index':
        return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => {
          const [own, other] = [a[at], b[at]];
          return own && other ? merge(own, other) : (other ?? own ?? NULL);
        });
      case 'key': {
        const result = [...a];
        for (const item of b) {
          const id = idOf(item, idKey);
          const at = id === undefined ? -1 : result.findIndex((own) => idOf(own, idKey) === id);
          const own = result[at];
          if (own) result[at] = merge(own, item);
          else result.push(item);
        }
        return result;
      }
    }
  };
  return merge(below, above);
}

function idOf(node: DocNode, key: string): string | undefined {
  const id = node.kind === 'map' ? node.entries.findLast((entry) => entry.key === key)?.value : undefined;
  if (id?.kind === 'string') return `"${id.value}`;
  return id?.kind === 'number' ? id.raw : undefined;
}

/** Applies a JSON Merge Patch (RFC 7396, 2). */
export function applyMergePatch(target: DocNode, patch: DocNode): DocNode {
  if (patch.kind !== 'map') return patch;
  const values = target.kind === 'map' ? valuesOf(target) : new Map<string, DocNode>();
  for (const [key, value] of valuesOf(patch)) {
    if (value.kind === 'null') values.delete(key);
    else values.set(key, applyMergePatch(values.get(key) ?? NULL, value));
  }
  return mapOf(values);
}

export const PATCH_PROBLEMS = ['not-a-patch', 'bad-operation', 'bad-pointer', 'no-such-place', 'test-failed'] as const;
type PatchProblem = (typeof PATCH_PROBLEMS)[number];

/** Applies a JSON Patch (RFC 6902). All of its operations succeed, or none is applied. Throws Problem. */
export function applyPatch(target: DocNode, patch: DocNode): DocNode {
  if (patch.kind !== 'list') throw new Problem<PatchProblem>('not-a-patch', 0);
  return patch.items.reduce((document, operation, at) => applied(document, operation, at + 1), target);
}

function applied(document: DocNode, operation: DocNode, number: number): DocNode {
  const fail = (code: PatchProblem, detail: string) => new Problem<PatchProblem>(code, 0, { number, detail });
  if (operation.kind !== 'map') throw fail('bad-operation', '');
  const values = valuesOf(operation);
  const text = (name: string): string => {
    const node = values.get(name);
    if (node?.kind !== 'string') throw fail('bad-operation', name);
    return node.value;
  };
  const value = (): DocNode => {
    const node = values.get('value');
    if (!node) throw fail('bad-operation', 'value');
    return node;
  };
  const steps = (name: string): string[] => {
    const written = text(name);
    if (written !== '' && (!written.startsWith('/') || /~(?![01])/.test(written))) throw fail('bad-pointer', written);
    return written === ''
      ? []
      : written
          .slice(1)
          .split('/')
          .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  };
  const at = (path: readonly string[]): DocNode => {
    const node = path.reduce<DocNode | undefined>((own, step) => own && childOf(own, step), document);
    if (!node) throw fail('no-such-place', path.reduce(pointer, ''));
    return node;
  };
  const changed = (
    path: readonly string[],
    change: (parent: DocNode, step: string) => DocNode | undefined,
    from = document,
  ) => {
    const result = rebuilt(from, path, change);
    if (!result) throw fail('no-such-place', path.reduce(pointer, ''));
    return result;
  };
  const removed = (path: readonly string[]) => (path.length === 0 ? NULL : changed(path, without));
  const added = (path: readonly string[], node: DocNode, from = document) =>
    path.length === 0 ? node : changed(path, (parent, step) => inserted(parent, step, node), from);
  const path = steps('path');
  switch (text('op')) {
    case 'add':
      return added(path, value());
    case 'remove':
      return removed(path);
    case 'replace':
      at(path);
      return path.length === 0 ? value() : changed(path, (parent, step) => replaced(parent, step, value()));
    case 'move': {
      const from = steps('from');
      const node = at(from);
      // A value can't move into itself.
      if (from.length < path.length && from.every((step, index) => step === path[index]))
        throw fail('no-such-place', path.reduce(pointer, ''));
      return from.join('/') === path.join('/') ? document : added(path, node, removed(from));
    }
    case 'copy':
      return added(path, at(steps('from')));
    case 'test':
      if (!isSame(at(path), value())) throw fail('test-failed', path.reduce(pointer, ''));
      return document;
    default:
      throw fail('bad-operation', text('op'));
  }
}

const INDEX = /^(?:0|[1-9]\d*)$/;

function childOf(node: DocNode, step: string): DocNode | undefined {
  if (node.kind === 'map') return node.entries.findLast(({ key }) => key === step)?.value;
  return node.kind === 'list' && INDEX.test(step) ? node.items[Number(step)] : undefined;
}

/** A copy of a document with another parent of what a path names; undefined if there is none. */
function rebuilt(
  node: DocNode,
  path: readonly string[],
  change: (parent: DocNode, step: string) => DocNode | undefined,
): DocNode | undefined {
  const [step = '', ...rest] = path;
  if (rest.length === 0) return change(node, step);
  const child = childOf(node, step);
  const inner = child && rebuilt(child, rest, change);
  return inner && replaced(node, step, inner);
}

function replaced(node: DocNode, step: string, value: DocNode): DocNode | undefined {
  if (node.kind === 'map') return mapOf(valuesOf(node).set(step, value));
  return node.kind === 'list' ? { kind: 'list', items: node.items.with(Number(step), value) } : undefined;
}

function without(node: DocNode, step: string): DocNode | undefined {
  if (!childOf(node, step)) return undefined;
  if (node.kind === 'list') return { kind: 'list', items: node.items.toSpliced(Number(step), 1) };
  return node.kind === 'map' ? { kind: 'map', entries: node.entries.filter(({ key }) => key !== step) } : undefined;
}

function inserted(node: DocNode, step: string, value: DocNode): DocNode | undefined {
  if (node.kind === 'map') return mapOf(valuesOf(node).set(step, value));
  if (node.kind !== 'list') return undefined;
  if (step === '-') return { kind: 'list', items: [...node.items, value] };
  return INDEX.test(step) && Number(step) <= node.items.length
    ? { kind: 'list', items: node.items.toSpliced(Number(step), 0, value) }
    : undefined;
}

export interface Conflict {
  path: string;
  base: DocNode | undefined;
  ours: DocNode | undefined;
  theirs: DocNode | undefined;
}

/** Merges two changes of one document; what both changed differently is a conflict, resolved in favor of one side. */
export function threeWay(
  base: DocNode,
  ours: DocNode,
  theirs: DocNode,
  favored: 'ours' | 'theirs',
): { merged: DocNode; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const equal = (a: DocNode | undefined, b: DocNode | undefined) => (a && b ? isSame(a, b) : a === b);
  const merge = (
    old: DocNode | undefined,
    a: DocNode | undefined,
    b: DocNode | undefined,
    path: readonly string[],
  ): DocNode | undefined => {
    if (equal(a, b) || equal(old, b)) return a;
    if (equal(old, a)) return b;
    if (a?.kind === 'map' && b?.kind === 'map') {
      const before = old?.kind === 'map' ? valuesOf(old) : new Map<string, DocNode>();
      const [left, right] = [valuesOf(a), valuesOf(b)];
      const entries = [...new Set([...left.keys(), ...right.keys()])].flatMap((key): DocEntry[] => {
        const value = merge(before.get(key), left.get(key), right.get(key), [...path, key]);
        return value ? [{ key, value }] : [];
      });
      return { kind: 'map', entries };
    }
    conflicts.push({ path: pathText(path), base: old, ours: a, theirs: b });
    return favored === 'ours' ? a : b;
  };
  const merged = merge(base, ours, theirs, []) ?? NULL;
  return { merged, conflicts };
}
