import { Problem } from '../../../base/problem.ts';
import { MAX_DEPTH, SYNTAX_CODES, SyntaxProblem } from '../../../base/syntax-problem.ts';
import type { DocNode, DocWarning } from '../node.ts';
import { TomlScanner } from './scanner.ts';
import type { TomlVersion } from './word.ts';

/** What can be wrong with TOML. `found` is the key that a value would be stored under. */
export const TOML_CODES = [
  ...SYNTAX_CODES,
  /** It has a value that isn't a table. */
  'not-a-table',
  /** An inline table, or an array written as a value. */
  'closed-value',
  /** Dotted keys can't add to a table or an array of tables that a header has defined. */
  'header-table',
] as const;

/**
 * How a table was defined determines what may still add to it (TOML 1.0, sections Table, Dotted Keys and Inline Table).
 */
interface Table {
  kind: 'table';
  origin: 'header' | 'implied' | 'dotted' | 'inline';
  offset: number;
  values: Map<string, Value>;
}

/** The elements of `[[name]]`; an array written as a value is closed and becomes a list immediately. */
interface TableArray {
  kind: 'tables';
  offset: number;
  tables: Table[];
}

interface ValueList {
  kind: 'values';
  offset: number;
  values: Value[];
}

type Value = Table | TableArray | ValueList | DocNode;

/** Reads TOML. Digits, floats and dates stay as written, keys in order. Throws `Problem` with one of `TOML_CODES`. */
export function readToml(
  text: string,
  version: TomlVersion = '1.0',
): { document: DocNode; warnings: DocWarning<'comments-dropped'>[] } {
  const reader = new TomlReader(text, version);
  const document = toDoc(reader.read(), 0);
  const { comments } = reader.scanner;
  return {
    document,
    warnings: comments > 0 ? [{ code: 'comments-dropped', params: { path: '$', count: comments } }] : [],
  };
}

class TomlReader {
  readonly scanner: TomlScanner;
  private readonly root: Table = table('header', 0);

  constructor(text: string, version: TomlVersion) {
    this.scanner = new TomlScanner(text, version);
  }

  read(): Table {
    const { scanner } = this;
    let current = this.root;
    for (scanner.skipLines(); !scanner.done; scanner.skipLines()) {
      if (scanner.peek('[')) current = this.header();
      else this.pair(current, 0);
      scanner.endLine();
    }
    return this.root;
  }

  /** `[a.b]` or `[[a.b]]`: the table that the following keys belong to. */
  private header(): Table {
    const { scanner } = this;
    const array = scanner.take('[[');
    if (!array) scanner.take('[');
    scanner.skipBlanks();
    const offset = scanner.at;
    const path = scanner.key();
    scanner.require(array ? ']]' : ']');
    let parent = this.root;
    for (const index of path.slice(0, -1).keys()) parent = this.enter(parent, path, index, offset);
    const name = path.at(-1) as string;
    const existing = parent.values.get(name);
    const created = table('header', offset);
    if (array) {
      if (existing === undefined) parent.values.set(name, { kind: 'tables', offset, tables: [created] });
      else if (existing.kind === 'tables') existing.tables.push(created);
      else throw existing.kind === 'values' ? closed(existing, offset, path) : duplicate(offset, path);
      return created;
    }
    if (existing === undefined) parent.values.set(name, created);
    else if (existing.kind !== 'table' || existing.origin !== 'implied') throw duplicate(offset, path);
    else {
      existing.origin = 'header';
      return existing;
    }
    return created;
  }

  /**
   * Follows one step of a header: into the last element of an array of tables, or into a table, creating it if
   * necessary.
   */
  private enter(parent: Table, path: readonly string[], index: number, offset: number): Table {
    const name = path[index] as string;
    const value = parent.values.get(name);
    if (value === undefined) {
      const implied = table('implied', offset);
      parent.values.set(name, implied);
      return implied;
    }
    if (value.kind === 'tables') return value.tables.at(-1) as Table;
    if (value.kind !== 'table' || value.origin === 'inline') throw closed(value, offset, path.slice(0, index + 1));
    return value;
  }

  /** `a.b = value`, in a table or between the braces of an inline one. */
  private pair(into: Table, depth: number): void {
    const { scanner } = this;
    const offset = scanner.at;
    const path = scanner.key();
    let target = into;
    for (const [index, part] of path.slice(0, -1).entries()) {
      let next = target.values.get(part);
      if (next === undefined) target.values.set(part, (next = table('dotted', offset)));
      // A table implied by a later header is still open: no key has defined it directly.
      if (next.kind === 'table' && next.origin === 'implied') next.origin = 'dotted';
      if (next.kind !== 'table' || next.origin !== 'dotted') throw closed(next, offset, path.slice(0, index + 1));
      target = next;
    }
    const name = path.at(-1) as string;
    if (target.values.has(name)) throw duplicate(offset, path);
    scanner.require('=', '= .');
    scanner.skipBlanks();
    target.values.set(name, this.value(depth));
  }

  private value(depth: number): Value {
    const { scanner } = this;
    const array = scanner.peek('[');
    if (!array && !scanner.peek('{')) return scanner.scalar();
    if (depth >= MAX_DEPTH) throw new SyntaxProblem('too-deep', scanner.at, { limit: MAX_DEPTH });
    return array ? this.array(depth) : this.inlineTable(depth);
  }

  private array(depth: number): ValueList {
    const { scanner } = this;
    const list: ValueList = { kind: 'values', offset: scanner.at++, values: [] };
    scanner.skipLines();
    while (!scanner.take(']')) {
      list.values.push(this.value(depth + 1));
      scanner.skipLines();
      if (scanner.take(',')) scanner.skipLines();
      else if (!scanner.peek(']')) throw scanner.wrong('expected-symbol', ', ]');
    }
    return list;
  }

  /** TOML 1.0 allows no line break between the braces and no trailing comma, 1.1 allows both. */
  private inlineTable(depth: number): Table {
    const { scanner } = this;
    const result = table('inline', scanner.at++);
    const relaxed = scanner.version === '1.1';
    const skip = (): void => (relaxed ? scanner.skipLines() : scanner.skipBlanks());
    skip();
    if (scanner.take('}')) return result;
    do {
      skip();
      if (relaxed && scanner.peek('}')) break;
      this.pair(result, depth + 1);
      skip();
    } while (scanner.take(','));
    scanner.require('}', ', }');
    return result;
  }
}

function table(origin: Table['origin'], offset: number): Table {
  return { kind: 'table', origin, offset, values: new Map() };
}

function duplicate(offset: number, path: readonly string[]): SyntaxProblem {
  return new SyntaxProblem('duplicate-key', offset, { found: path.join('.') });
}

/** Returns why nothing can be stored under this key. */
function closed(value: Value, offset: number, path: readonly string[]): Problem<(typeof TOML_CODES)[number]> {
  const key = path.join('.');
  if (value.kind === 'values') return new Problem('closed-value', offset, { found: key });
  if (value.kind === 'tables') return new Problem('header-table', offset, { found: key });
  if (value.kind !== 'table') return new Problem('not-a-table', offset, { found: key });
  return new Problem(value.origin === 'inline' ? 'closed-value' : 'header-table', offset, { found: key });
}

function toDoc(value: Value, depth: number): DocNode {
  if (value.kind !== 'table' && value.kind !== 'tables' && value.kind !== 'values') return value;
  // Dotted keys nest without brackets, so the depth is only known here.
  if (depth > MAX_DEPTH) throw new SyntaxProblem('too-deep', value.offset, { limit: MAX_DEPTH });
  switch (value.kind) {
    case 'values':
      return { kind: 'list', items: value.values.map((item) => toDoc(item, depth + 1)) };
    case 'tables':
      return { kind: 'list', items: value.tables.map((item) => toDoc(item, depth + 1)) };
    case 'table': {
      const entries = Array.from(value.values, ([key, item]) => ({ key, value: toDoc(item, depth + 1) }));
      return { kind: 'map', entries };
    }
  }
}
