import { Problem } from '../../../base/problem.ts';
import { lastOfEachKey, type DocEntry, type DocNode, type Written } from '../node.ts';
import { Trail } from '../trail.ts';

export interface TomlWriteOptions {
  /** How many levels of maps get their own `[table]`; deeper ones are written inline. Unlimited by default. */
  tableDepth?: number;
  /** TOML has no null: omit keys and items that are null (with a warning), or reject the document. */
  nulls?: 'drop' | 'refuse';
  /** Writes a map that precedes a plain value inline, so that it doesn't have to move after it. */
  keepOrder?: boolean;
}

export const TOML_WRITE_WARNINGS = [
  'duplicate-key',
  'order-changed',
  'null-dropped',
  'integer-as-string',
  'float-out-of-range',
  'lone-surrogate',
] as const;
type TomlWarningCode = (typeof TOML_WRITE_WARNINGS)[number];

/** Why a document can't be written as TOML. `null-not-allowed` has the `path` of the null. */
export const TOML_WRITE_PROBLEMS = ['root-not-table', 'null-not-allowed'] as const;
export type TomlWriteCode = (typeof TOML_WRITE_PROBLEMS)[number];

const LINE_WIDTH = 80;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Writes TOML 1.0. The root must be a map. Throws `Problem<TomlWriteCode>`. */
export function writeToml(root: DocNode, options: TomlWriteOptions = {}): Written<TomlWarningCode> {
  if (root.kind !== 'map') throw new Problem<TomlWriteCode>('root-not-table');
  const writer = new TomlWriter(options);
  writer.root(root.entries);
  return { text: writer.text(), warnings: writer.trail.warnings };
}

/** The content of a table: plain values by key, and entries with their own header. */
interface Body {
  plain: readonly DocEntry[];
  tables: readonly { entry: DocEntry; own: readonly (readonly DocEntry[])[] }[];
}

class TomlWriter {
  readonly trail = new Trail<TomlWarningCode>();
  private readonly lines: string[] = [];
  private readonly tableDepth: number;
  private readonly refusesNull: boolean;
  private readonly keepOrder: boolean;

  constructor({ tableDepth = Infinity, nulls = 'drop', keepOrder = false }: TomlWriteOptions) {
    this.tableDepth = tableDepth;
    this.refusesNull = nulls === 'refuse';
    this.keepOrder = keepOrder;
  }

  text(): string {
    return this.lines.length === 0 ? '' : `${this.lines.join('\n')}\n`;
  }

  root(entries: readonly DocEntry[]): void {
    this.table(this.split(this.writable(entries), []), []);
  }

  /** Writes the body of a table: plain values first, because everything after a header belongs to that header. */
  private table({ plain, tables }: Body, header: readonly string[]): void {
    for (const { key, value } of plain) {
      this.trail.within(key, () => this.lines.push(`${keyText(key)} = ${this.value(value, true)}`));
    }
    for (const { entry, own } of tables) {
      this.trail.within(entry.key, () => this.subTables(entry.value, own, [...header, keyText(entry.key)]));
    }
  }

  private split(entries: readonly DocEntry[], header: readonly string[]): Body {
    const each = entries.map((entry) => ({ entry, own: this.ownTables(entry.value, header) }));
    const lastPlain = each.findLastIndex(({ own }) => own === null);
    const moved = each.some(({ own }, index) => own !== null && index < lastPlain);
    if (moved && !this.keepOrder) this.trail.warn('order-changed');
    const isTable = (index: number): boolean => !this.keepOrder || index > lastPlain;
    return {
      plain: each.filter(({ own }, index) => own === null || !isTable(index)).map(({ entry }) => entry),
      tables: each.flatMap(({ entry, own }, index) => (own && isTable(index) ? [{ entry, own }] : [])),
    };
  }

  private subTables(value: DocNode, tables: readonly (readonly DocEntry[])[], header: readonly string[]): void {
    if (value.kind !== 'list') return this.subTable(tables[0] ?? [], header, false);
    tables.forEach((entries, index) => this.trail.within(index, () => this.subTable(entries, header, true)));
  }

  private subTable(all: readonly DocEntry[], header: readonly string[], inArray: boolean): void {
    const body = this.split(this.writable(all), header);
    // `[a]` is implied by `[a.b]`, so a table that contains only tables needs no header.
    if (inArray || body.plain.length > 0 || body.tables.length === 0) {
      if (this.lines.length > 0) this.lines.push('');
      this.lines.push(inArray ? `[[${header.join('.')}]]` : `[${header.join('.')}]`);
    }
    this.table(body, header);
  }

  /** Returns the entries of each table for a value that is a map, or a list of only maps, above the depth limit. */
  private ownTables(value: DocNode, header: readonly string[]): readonly (readonly DocEntry[])[] | null {
    if (header.length >= this.tableDepth) return null;
    if (value.kind === 'map') return [value.entries];
    if (value.kind !== 'list' || value.items.length === 0) return null;
    const tables = value.items.map((item) => (item.kind === 'map' ? item.entries : null));
    return tables.every((entries) => entries !== null) ? tables : null;
  }

  /** `breaks`: the value may span lines, which TOML 1.0 doesn't allow inside an inline table. */
  private value(node: DocNode, breaks: boolean): string {
    switch (node.kind) {
      case 'null':
        return '';
      case 'bool':
        return String(node.value);
      case 'string':
        return breaks && node.value.includes('\n')
          ? multiLine(this.unicode(node.value))
          : basic(this.unicode(node.value));
      case 'number':
        return this.number(node.raw);
      case 'date':
        return node.raw;
      case 'list':
        return this.array(node.items, breaks);
      case 'map':
        return this.inlineTable(node.entries);
    }
  }

  private number(raw: string): string {
    if (!/\d/.test(raw)) return raw;
    if (/[.eE]/.test(raw)) {
      const value = Number(raw);
      const lost = !Number.isFinite(value) || (value === 0 && /[1-9]/.test(raw.replace(/[eE].*/, '')));
      if (lost) this.trail.warn('float-out-of-range');
      return raw;
    }
    // Checks the length first: converting a million digits to a BigInt takes seconds.
    if (raw.length <= 20 && BigInt(raw) >= INT64_MIN && BigInt(raw) <= INT64_MAX) return raw;
    this.trail.warn('integer-as-string');
    return basic(raw);
  }

  private array(items: readonly DocNode[], breaks: boolean): string {
    const parts: string[] = [];
    items.forEach((item, index) => {
      this.trail.within(index, () => {
        if (!this.isNull(item)) parts.push(this.value(item, false));
      });
    });
    const line = `[${parts.join(', ')}]`;
    return breaks && line.length > LINE_WIDTH ? `[\n${parts.map((part) => `  ${part},\n`).join('')}]` : line;
  }

  private inlineTable(entries: readonly DocEntry[]): string {
    const kept = this.writable(entries);
    if (kept.length === 0) return '{}';
    const pairs = kept.map(({ key, value }) => {
      return this.trail.within(key, () => `${keyText(key)} = ${this.value(value, false)}`);
    });
    return `{ ${pairs.join(', ')} }`;
  }

  /** Returns the entries that TOML can represent: valid Unicode keys, without duplicates and nulls. */
  private writable(entries: readonly DocEntry[]): readonly DocEntry[] {
    const named = entries.map(({ key, value }) => ({ key: this.trail.within(key, () => this.unicode(key)), value }));
    const unique = lastOfEachKey(named, (key) => this.trail.within(key, () => this.trail.warn('duplicate-key')));
    return unique.filter(({ key, value }) => !this.trail.within(key, () => this.isNull(value)));
  }

  private isNull(node: DocNode): boolean {
    if (node.kind !== 'null') return false;
    if (this.refusesNull) throw new Problem<TomlWriteCode>('null-not-allowed', undefined, { path: this.trail.here });
    this.trail.warn('null-dropped');
    return true;
  }

  /** TOML text consists of Unicode scalar values; a lone surrogate (which JSON can escape) can't be represented. */
  private unicode(text: string): string {
    if (text.isWellFormed()) return text;
    this.trail.warn('lone-surrogate');
    return text.toWellFormed();
  }
}

function keyText(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : basic(key);
}

/** Writes a basic string. TOML supports the escapes of JSON, and also requires DEL to be escaped. */
function basic(text: string): string {
  return JSON.stringify(text).replaceAll('\x7f', '\\u007f');
}

/** Writes a multi-line basic string; the line break after the opening quotes isn't part of it. */
function multiLine(text: string): string {
  const body = basic(text)
    .slice(1, -1)
    .replace(/\\(.)/g, (escape, letter: string) => (letter === 'n' ? '\n' : letter === '"' ? '"' : escape))
    .replace(/"{3,}|"$/g, (quotes) => quotes.replaceAll('"', '\\"'));
  return `"""\n${body}"""`;
}
