import { lastOfEachKey, type DocEntry, type DocNode, type Written } from '../node.ts';
import { Trail } from '../trail.ts';
import { doubleQuoted, folded, isLiteral, isPlain, literal, singleQuoted } from './text.ts';

export const YAML_WRITE_WARNINGS = ['duplicate-key', 'date-as-string', 'lone-surrogate'] as const;
type YamlWriteCode = (typeof YAML_WRITE_WARNINGS)[number];

export interface YamlWriteOptions {
  /** Spaces per level, 1 to 8; 2 by default. */
  indent?: number;
  /** When strings are quoted: if a reader of YAML 1.1 or 1.2 would read something else, or always except for keys. */
  quotes?: 'needed' | 'double' | 'single';
  /** Whether lists and maps are in block style, the innermost ones in brackets, or all of them. */
  collections?: 'block' | 'leaves' | 'flow';
  /** Maximum line length of folded text (`>-`); without it, text isn't folded. */
  width?: number;
  /**
   * Whether dates are unquoted timestamps (dates in YAML 1.1, strings in the core schema of 1.2), or strings; the
   * default.
   */
  dates?: 'date' | 'string';
}

/** Writes YAML documents. Strings are quoted so that readers of both YAML 1.1 and 1.2 see a string. */
export function writeYaml(documents: readonly DocNode[], options: YamlWriteOptions = {}): Written<YamlWriteCode> {
  const writer = new YamlWriter(options);
  const texts = documents.map((document, index) => {
    const write = (): string => writer.document(document);
    return documents.length > 1 ? writer.trail.within(index, write) : write();
  });
  return { text: texts.join('---\n'), warnings: writer.trail.warnings };
}

class YamlWriter {
  readonly trail = new Trail<YamlWriteCode>();
  private readonly step: number;
  private readonly options: YamlWriteOptions;

  constructor(options: YamlWriteOptions) {
    this.step = options.indent ?? 2;
    this.options = options;
  }

  document(node: DocNode): string {
    return `${this.block(node, 0, '')}\n`;
  }

  /** Writes a value after `lead` (`key:` or `-`): a scalar on the same line, anything else on separate lines. */
  private block(node: DocNode, indent: number, lead: string): string {
    const space = lead === '' ? '' : ' ';
    if (!isLeaf(node) && !this.isFlow(node)) {
      if (node.kind === 'list') return this.list(node.items, indent, lead);
      if (node.kind === 'map') return this.map(node.entries, indent, lead);
    }
    const text = node.kind === 'string' ? this.lines(node.value, indent || this.step) : null;
    return lead + space + (text ?? this.flow(node));
  }

  /** Writes multi-line text; null if it stays on one line. */
  private lines(text: string, indent: number): string | null {
    const { quotes = 'needed', width } = this.options;
    if (quotes !== 'needed') return null;
    if (isLiteral(text)) return literal(text, indent);
    return width !== undefined && indent + text.length > width ? folded(text, indent, width) : null;
  }

  private isFlow(node: DocNode): boolean {
    const { collections = 'block' } = this.options;
    if (collections !== 'leaves') return collections === 'flow';
    if (node.kind === 'list') return node.items.every(isLeaf);
    return node.kind === 'map' && node.entries.every(({ value }) => isLeaf(value));
  }

  private list(items: readonly DocNode[], indent: number, lead: string): string {
    const pad = ' '.repeat(indent);
    // The dash takes the first column of the item's indent, so that `- a: 1` aligns with the keys below it.
    const inner = indent + Math.max(this.step, 2);
    const dash = `-${' '.repeat(inner - indent - 2)}`;
    const lines = items.map((item, index) => this.trail.within(index, () => this.block(item, inner, dash)));
    return this.join(lines, pad, lead);
  }

  private map(entries: readonly DocEntry[], indent: number, lead: string): string {
    const lines = this.unique(entries).map(({ key, value }) => {
      return this.trail.within(key, () => {
        const text = this.key(key, false);
        // An implicit key has at most 1024 characters (YAML 1.2.2 section 7.4).
        const start = text.length > 1000 ? `? ${text}\n${' '.repeat(indent)}` : text;
        return this.block(value, indent + this.step, `${start}:`);
      });
    });
    return this.join(lines, ' '.repeat(indent), lead);
  }

  private unique(entries: readonly DocEntry[]): readonly DocEntry[] {
    return lastOfEachKey(entries, (key) => this.trail.within(key, () => this.trail.warn('duplicate-key')));
  }

  /** Writes the lines of a collection: below a key, after a dash, or at the root. */
  private join(lines: readonly string[], pad: string, lead: string): string {
    if (lead === '') return lines.join(`\n${pad}`);
    if (lead.startsWith('-')) return `${lead} ${lines.join(`\n${pad}`)}`;
    return `${lead}\n${pad}${lines.join(`\n${pad}`)}`;
  }

  /** Writes a value on one line. `inFlow`: inside another bracketed one. */
  private flow(node: DocNode, inFlow = false): string {
    switch (node.kind) {
      case 'null':
        return 'null';
      case 'bool':
        return String(node.value);
      case 'number':
        return /\d/.test(node.raw) ? node.raw : node.raw.replace(/inf|nan/, '.$&');
      case 'date':
        // YAML has no time without a date: 07:32:00 is a base 60 number in YAML 1.1.
        if (this.options.dates === 'date' && node.type !== 'local-time') return node.raw;
        this.trail.warn('date-as-string');
        return this.string(node.raw, inFlow);
      case 'string':
        return this.string(node.value, inFlow);
      case 'list': {
        const items = node.items.map((item, index) => this.trail.within(index, () => this.flow(item, true)));
        return `[${items.join(', ')}]`;
      }
      case 'map': {
        const entries = this.unique(node.entries).map(({ key, value }) => {
          const text = this.key(key, true);
          return `${text.length > 1000 ? '? ' : ''}${text}: ${this.trail.within(key, () => this.flow(value, true))}`;
        });
        return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
      }
    }
  }

  private key(key: string, inFlow: boolean): string {
    const text = this.unicode(key);
    return isPlain(text, inFlow) ? text : this.quoted(text);
  }

  private string(value: string, inFlow: boolean): string {
    const text = this.unicode(value);
    return (this.options.quotes ?? 'needed') === 'needed' && isPlain(text, inFlow) ? text : this.quoted(text);
  }

  private quoted(text: string): string {
    return this.options.quotes === 'single' ? singleQuoted(text) : doubleQuoted(text);
  }

  private unicode(text: string): string {
    if (text.isWellFormed()) return text;
    this.trail.warn('lone-surrogate');
    return text.toWellFormed();
  }
}

/** Whether a value takes one line in block style: a scalar, or an empty collection. */
function isLeaf(node: DocNode): boolean {
  if (node.kind === 'list') return node.items.length === 0;
  return node.kind !== 'map' || node.entries.length === 0;
}
