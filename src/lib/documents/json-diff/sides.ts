// Shows a difference as two texts: both documents formatted so that matching parts are on corresponding lines.
import { writeJson } from '../json/writer.ts';
import type { DocNode } from '../node.ts';
import type { Diff } from './compare.ts';

/** Differing lines, counted from 0: `before[fromBefore…toBefore)` became `after[fromAfter…toAfter)`. */
interface LineChange {
  fromBefore: number;
  toBefore: number;
  fromAfter: number;
  toAfter: number;
}

interface Sides {
  before: string;
  after: string;
  changes: LineChange[];
}

/** Whether the entry has a successor on that side, so that it is followed by a comma. */
interface Commas {
  left: boolean;
  right: boolean;
}

/**
 * Returns both documents indented by two spaces, in the order of the second one if only the order differs. A moved item
 * counts as changed.
 */
export function sidesOf(diff: Diff): Sides {
  const left: string[] = [];
  const right: string[] = [];
  const changes: LineChange[] = [];
  const change = (before: readonly string[], after: readonly string[]) => {
    const last = changes.at(-1);
    const joins = last?.toBefore === left.length && last.toAfter === right.length;
    const [fromBefore, fromAfter] = [left.length, right.length];
    append(left, before);
    append(right, after);
    if (joins) [last.toBefore, last.toAfter] = [left.length, right.length];
    else changes.push({ fromBefore, toBefore: left.length, fromAfter, toAfter: right.length });
  };
  /** A line in both documents: equal except for a comma. */
  const both = (text: string, commas: Commas) => {
    left.push(text + (commas.left ? ',' : ''));
    right.push(text + (commas.right ? ',' : ''));
  };
  const walk = (node: Diff, depth: number, label: string, commas: Commas, moved: boolean): void => {
    const lines = (value: DocNode, comma: boolean) => indented(label + writeJson(value).text, depth, comma);
    switch (node.kind) {
      case 'same': {
        const [before, after] = [lines(node.node, commas.left), lines(node.node, commas.right)];
        if (moved) change(before, after);
        else {
          append(left, before);
          append(right, after);
        }
        return;
      }
      case 'added':
        change([], lines(node.node, commas.right));
        return;
      case 'removed':
        change(lines(node.node, commas.left), []);
        return;
      case 'changed':
        change(lines(node.before, commas.left), lines(node.after, commas.right));
        return;
      case 'map':
      case 'list': {
        const [open, close] = node.kind === 'map' ? '{}' : '[]';
        const inner =
          node.kind === 'map'
            ? node.entries.map(({ key, diff: value }) => ({ label: `${JSON.stringify(key)}: `, value, moved }))
            : node.items.map(({ diff: value, moved: away }) => ({ label: '', value, moved: moved || away }));
        const pad = '  '.repeat(depth);
        if (moved) change([`${pad}${label}${open}`], [`${pad}${label}${open}`]);
        else both(`${pad}${label}${open}`, { left: false, right: false });
        const last = (gone: Diff['kind']) => inner.findLastIndex(({ value }) => value.kind !== gone);
        const [lastLeft, lastRight] = [last('added'), last('removed')];
        inner.forEach((entry, at) =>
          walk(entry.value, depth + 1, entry.label, { left: at < lastLeft, right: at < lastRight }, entry.moved),
        );
        const ends = [commas.left, commas.right].map((comma) => `${pad}${close}${comma ? ',' : ''}`);
        if (moved) change([ends[0] ?? ''], [ends[1] ?? '']);
        else both(`${pad}${close}`, commas);
      }
    }
  };
  walk(diff, 0, '', { left: false, right: false }, false);
  return { before: `${left.join('\n')}\n`, after: `${right.join('\n')}\n`, changes };
}

/** Pushes one by one: a call takes no more than about 100,000 arguments. */
function append(lines: string[], more: readonly string[]): void {
  for (const line of more) lines.push(line);
}

function indented(text: string, depth: number, comma: boolean): string[] {
  return `${text}${comma ? ',' : ''}`.split('\n').map((line) => '  '.repeat(depth) + line);
}
