import { writeJson } from '../json/writer.ts';
import { lastOfEachKey, type DocNode, type DocWarning } from '../node.ts';
import { Trail } from '../trail.ts';
import type { PathSegment } from '../../../base/json-path.ts';
import { TYPED, type CsvCell } from './cell.ts';

export interface TableOptions {
  /** Whether nested objects become columns (`a.b`), or JSON in one cell. */
  nested: 'columns' | 'json';
  /** Whether lists become columns (`a[0]`), JSON, or text joined by `; ` (only lists of scalars; others stay JSON). */
  lists: 'columns' | 'json' | 'join';
  /** How null is written; a missing key is always an empty cell. */
  nulls: 'word' | 'empty';
}

export const TABLE_WARNINGS = ['duplicate-key', 'dotted-key'] as const;
type TableWarning = (typeof TABLE_WARNINGS)[number];

/** A column and its subcolumns, in order of first appearance. */
interface Column {
  path: readonly PathSegment[];
  /** Index in each row; null as long as only its subcolumns have cells. */
  index: number | null;
  below: Map<PathSegment, Column>;
}

interface Table {
  /** Null if the records are lists, which have no names. */
  header: CsvCell[] | null;
  rows: CsvCell[][];
}

const EMPTY: CsvCell = { text: '', quoted: false };

/** Converts records to a table with the union of their keys: the items of one list, or several documents. */
export function toTable(
  documents: readonly DocNode[],
  options: TableOptions,
): Table & { warnings: DocWarning<TableWarning>[] } {
  const [first] = documents;
  const records = documents.length === 1 && first?.kind === 'list' ? first.items : documents;
  const flattener = new Flattener(options);
  const cells = records.map((record, index) => flattener.record(record, index));
  const columns = flattener.columns();
  if (columns.length === 0) return { header: null, rows: [], warnings: flattener.trail.warnings };
  const rows = cells.map((row) => columns.map(({ index }) => row.get(index) ?? EMPTY));
  const named = records.some(({ kind }) => kind !== 'list');
  const header = named ? columns.map(({ path }) => textCell(columnName(path))) : null;
  return { header, rows, warnings: flattener.trail.warnings };
}

class Flattener {
  readonly trail = new Trail<TableWarning>();
  private readonly root: Column = { path: [], index: null, below: new Map() };
  private readonly options: TableOptions;
  private count = 0;

  constructor(options: TableOptions) {
    this.options = options;
  }

  /** The cells of a record by column index. */
  record(node: DocNode, index: number): Map<number | null, CsvCell> {
    const cells = new Map<number | null, CsvCell>();
    this.trail.within(index, () => this.add(node, this.root, cells));
    return cells;
  }

  /** Every column that has cells; those of one object are adjacent. */
  columns(column = this.root): Column[] {
    const below = [...column.below.values()].flatMap((child) => this.columns(child));
    return column.index === null ? below : [column, ...below];
  }

  private add(node: DocNode, column: Column, cells: Map<number | null, CsvCell>): void {
    // A record that is an object or list is always expanded, even if nested ones aren't: it is the row.
    const top = column === this.root;
    if (top && isEmpty(node)) return;
    if (node.kind === 'map' && node.entries.length > 0 && (top || this.options.nested === 'columns')) {
      const warn = (key: string): void => this.trail.within(key, () => this.trail.warn('duplicate-key'));
      for (const { key, value } of lastOfEachKey(node.entries, warn)) {
        this.trail.within(key, () => {
          if (this.options.nested === 'columns' && /[.[]/.test(key)) this.trail.warn('dotted-key');
          this.add(value, below(column, key), cells);
        });
      }
    } else if (node.kind === 'list' && node.items.length > 0 && (top || this.options.lists === 'columns')) {
      node.items.forEach((item, index) => this.trail.within(index, () => this.add(item, below(column, index), cells)));
    } else {
      column.index ??= this.count++;
      cells.set(column.index, this.cell(node));
    }
  }

  private cell(node: DocNode): CsvCell {
    switch (node.kind) {
      case 'null':
        return { text: this.options.nulls === 'word' ? 'null' : '', quoted: false };
      case 'bool':
        return { text: String(node.value), quoted: false };
      case 'number':
        return { text: /\d/.test(node.raw) ? node.raw : (NAMES[node.raw] ?? node.raw), quoted: false };
      case 'string':
        return textCell(node.value);
      case 'date':
        return textCell(node.raw);
      case 'list': {
        const scalars = node.items.every(({ kind }) => kind !== 'list' && kind !== 'map');
        if (this.options.lists === 'join' && scalars && node.items.length > 0) {
          return textCell(node.items.map((item) => this.cell(item).text).join('; '));
        }
        return { text: writeJson(node, { indent: 0 }).text, quoted: false };
      }
      case 'map':
        return { text: writeJson(node, { indent: 0 }).text, quoted: false };
    }
  }
}

const NAMES: Readonly<Record<string, string>> = { inf: 'Infinity', '-inf': '-Infinity', nan: 'NaN' };

function isEmpty(node: DocNode): boolean {
  return (node.kind === 'map' && node.entries.length === 0) || (node.kind === 'list' && node.items.length === 0);
}

function below(column: Column, segment: PathSegment): Column {
  const existing = column.below.get(segment);
  if (existing) return existing;
  const added: Column = { path: [...column.path, segment], index: null, below: new Map() };
  column.below.set(segment, added);
  return added;
}

/** Preserves the type of text: quotes it if it is empty or looks like another type. */
function textCell(text: string): CsvCell {
  return { text, quoted: text === '' || TYPED.test(text) };
}

/** `a.b[0]`; a record that is a scalar has the column `value`. */
function columnName(path: readonly PathSegment[]): string {
  if (path.length === 0) return 'value';
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');
}
