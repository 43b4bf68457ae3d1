import type { DocEntry, DocNode } from '../node.ts';
import { readJson } from '../json/reader.ts';
import type { PathSegment } from '../../../base/json-path.ts';
import { MAX_DEPTH, SyntaxProblem } from '../../../base/syntax-problem.ts';
import { commaNumber, TYPED, unguarded, type CsvCell } from './cell.ts';

export interface RecordOptions {
  /** Whether `a.b[0]` in the header becomes objects and lists, or names are kept and cells may contain JSON. */
  nested: 'columns' | 'json';
  /** Whether unquoted JSON numbers and literals keep their type, or everything is text. */
  types: 'infer' | 'text';
  /** Whether 1,5 is a number, and 1.234 one of four digits. */
  decimals: 'point' | 'comma';
  /** What unquoted empty cells become: no key, null, or an empty text. */
  blanks: 'omit' | 'null' | 'text';
  /** Removes the apostrophe that escapes a formula. */
  guard: boolean;
}

interface Branch {
  kind: 'branch';
  list: boolean;
  children: Map<PathSegment, Branch | DocNode>;
}

/**
 * Returns one value per row: an object with the names in the header, or a list if there is no header. Names must be
 * unique.
 */
export function fromTable(
  names: readonly string[] | null,
  rows: readonly (readonly CsvCell[])[],
  options: RecordOptions,
): DocNode[] {
  if (!names) return rows.map((row) => ({ kind: 'list', items: row.map((cell) => valueOf(cell, options) ?? NULL) }));
  const paths = names.map((name) => (options.nested === 'columns' ? pathOf(name, names.length) : [name]));
  return rows.map((row) => {
    const root: Branch = { kind: 'branch', list: false, children: new Map() };
    names.forEach((name, index) => {
      const cell = row[index];
      const value = cell && valueOf(cell, options);
      if (value && !place(root, paths[index] ?? [name], value)) root.children.set(name, value);
    });
    return toDoc(root);
  });
}

const NULL: DocNode = { kind: 'null' };

function valueOf(
  { text: written, quoted }: CsvCell,
  { types, decimals, blanks, nested, guard }: RecordOptions,
): DocNode | null {
  const text = guard ? unguarded(written) : written;
  if (text === '' && !quoted && blanks !== 'text') return blanks === 'null' ? NULL : null;
  if (types === 'infer' && !quoted) {
    const number = decimals === 'comma' ? commaNumber(text) : null;
    if (number !== null) return { kind: 'number', raw: number };
    const isTyped = TYPED.test(text) && !(decimals === 'comma' && text.includes('.'));
    if (isTyped) return typed(text);
  }
  if (nested === 'json' && /^[[{]/.test(text)) return jsonOf(text) ?? { kind: 'string', value: text };
  return { kind: 'string', value: text };
}

/** The value of a text that `TYPED` describes; a reader for each of millions would take several times as long. */
function typed(text: string): DocNode {
  if (/^[-\d]/.test(text)) return { kind: 'number', raw: text };
  if (text === 'null') return NULL;
  if (text === '{}') return { kind: 'map', entries: [] };
  if (text === '[]') return { kind: 'list', items: [] };
  return { kind: 'bool', value: /^t/i.test(text) };
}

function jsonOf(text: string): DocNode | undefined {
  try {
    return readJson(text).documents[0];
  } catch (error) {
    if (error instanceof SyntaxProblem) return undefined;
    throw error;
  }
}

/**
 * Returns the steps of a column name; a single step if it isn't a path, or one that no table of this width can have.
 */
function pathOf(name: string, width: number): PathSegment[] {
  if (!/^[^.[\]]+(?:\.[^.[\]]+|\[\d{1,9}\])*$/.test(name)) return [name];
  const path = (name.match(/[^.[\]]+(?=[.[]|$)|\[\d+\]/g) ?? []).map((part) => {
    return part.startsWith('[') ? Number(part.slice(1, -1)) : part;
  });
  const plausible = path.length <= MAX_DEPTH - 2 && path.every((part) => typeof part === 'string' || part < width);
  return plausible ? path : [name];
}

/** Sets a value at its path; false if another value is in the way. */
function place(root: Branch, path: readonly PathSegment[], value: DocNode): boolean {
  const last = path.at(-1);
  if (last === undefined) return false;
  let branch = root;
  for (const [index, segment] of path.slice(0, -1).entries()) {
    const list = typeof path[index + 1] === 'number';
    let next = branch.children.get(segment);
    if (!next) branch.children.set(segment, (next = { kind: 'branch', list, children: new Map() }));
    if (next.kind !== 'branch' || next.list !== list) return false;
    branch = next;
  }
  if (branch.children.has(last)) return false;
  branch.children.set(last, value);
  return true;
}

function toDoc(node: Branch | DocNode): DocNode {
  if (node.kind !== 'branch') return node;
  if (!node.list) {
    const entries = Array.from(node.children, ([key, child]): DocEntry => ({ key: String(key), value: toDoc(child) }));
    return { kind: 'map', entries };
  }
  // Gaps in a list become null.
  const length = [...node.children.keys()].reduce<number>((most, key) => Math.max(most, Number(key) + 1), 0);
  return { kind: 'list', items: Array.from({ length }, (_, index) => toDoc(node.children.get(index) ?? NULL)) };
}
