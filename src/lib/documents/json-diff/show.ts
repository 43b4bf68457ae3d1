// Shows a difference to people: as a list of changes, and as the document with a marker before each line.
import type { DocNode } from '../node.ts';
import { writeJson } from '../json/writer.ts';
import type { Diff } from './compare.ts';
import { pointer } from './patch.ts';

export interface Change {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** JSON Pointer: on the left for removed values, otherwise on the right. */
  path: string;
  before: string | null;
  after: string | null;
}

const compact = (node: DocNode): string => writeJson(node, { indent: 0 }).text;

/** Returns every difference, in the order of the document. */
export function changesOf(diff: Diff): Change[] {
  const changes: Change[] = [];
  const walk = (node: Diff, left: string, right: string): void => {
    switch (node.kind) {
      case 'same':
        return;
      case 'added':
        changes.push({ kind: 'added', path: right, before: null, after: compact(node.node) });
        return;
      case 'removed':
        changes.push({ kind: 'removed', path: left, before: compact(node.node), after: null });
        return;
      case 'changed':
        changes.push({ kind: 'changed', path: right, before: compact(node.before), after: compact(node.after) });
        return;
      case 'map':
        for (const { key, diff: inner } of node.entries) walk(inner, pointer(left, key), pointer(right, key));
        return;
      case 'list':
        for (const { diff: inner, from, to, moved } of node.items) {
          const [old, now] = [pointer(left, from ?? 0), pointer(right, to ?? 0)];
          if (moved) changes.push({ kind: 'moved', path: now, before: old, after: now });
          walk(inner, old, now);
        }
    }
  };
  walk(diff, '', '');
  return changes;
}

/**
 * Returns the document as lines, each after `+`, `-`, `~` (moved) or a space; equal parts are collapsed to `…` in the
 * short form.
 */
export function treeOf(diff: Diff, { differencesOnly }: { differencesOnly: boolean }): string {
  const lines: string[] = [];
  const put = (sign: string, depth: number, text: string): void => {
    for (const line of text.split('\n')) lines.push(`${sign} ${'  '.repeat(depth)}${line}`);
  };
  const walk = (node: Diff, depth: number, label: string, sign: string): void => {
    switch (node.kind) {
      case 'same':
        if (!differencesOnly || sign !== ' ') put(sign, depth, label + writeJson(node.node).text);
        else if (lines.at(-1)?.endsWith('…') !== true) put(' ', depth, '…');
        return;
      case 'added':
        put('+', depth, label + writeJson(node.node).text);
        return;
      case 'removed':
        put('-', depth, label + writeJson(node.node).text);
        return;
      case 'changed':
        put('-', depth, label + writeJson(node.before).text);
        put('+', depth, label + writeJson(node.after).text);
        return;
      case 'map':
        put(sign, depth, `${label}{`);
        for (const { key, diff: inner } of node.entries) walk(inner, depth + 1, `${JSON.stringify(key)}: `, ' ');
        put(sign, depth, '}');
        return;
      case 'list':
        put(sign, depth, `${label}[`);
        for (const { diff: inner, moved } of node.items) walk(inner, depth + 1, '', moved ? '~' : ' ');
        put(sign, depth, ']');
    }
  };
  walk(diff, 0, '', ' ');
  return lines.join('\n');
}

/** Counts the changes of each kind. */
export function countChanges(changes: readonly Change[]): Record<Change['kind'], number> {
  const totals = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const { kind } of changes) totals[kind] += 1;
  return totals;
}
