import { MAX_VALUES } from '../../../base/syntax-problem.ts';
import type { DocEntry, DocNode } from '../node.ts';
import { literalAt } from './block.ts';
import { plainNode, type ScalarTypes } from './scalar.ts';

/** Anything outside this subset: tabs, control characters, and line endings other than `\n`. */
const STRANGE = /[\0-\t\v-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

/** A key and its colon: words that every version of YAML reads as a string, or quoted text without escapes. */
const KEY = /(?:([A-Za-z_][\w./-]*(?: [A-Za-z_][\w./-]*)*)|"([^"\\\n]*)"|'([^'\n]*)'):(?= |\n)/y;
/** The rest of a line after a value. */
const END = / *(?: #[^\n]*)?\n/y;
const DOUBLE = /"((?:[^"\\\n]|\\["\\/nt])*)"/y;
const SINGLE = /'((?:[^'\n]|'')*)'/y;
/** An unquoted scalar up to its comment. It can't be a mapping, a marker, an alias, a tag or a block. */
const PLAIN = /(?:[\p{L}\p{N}_./+(~$^=;<\\]|-(?=[^ \n]))(?:[^\n: #]|:(?=[^ \n])|(?<! )#| +(?=[^ #\n]))*/uy;
/** The same inside brackets. */
const INNER = /(?:[\p{L}\p{N}_./+(~$^=;<\\]|-(?=[\p{L}\p{N}.]))(?:[^\n:#,[\]{}"' ]| +(?=[^ #\n,[\]{}:"']))*/uy;
const INNER_KEY = /(?:([A-Za-z_][\w./-]*)|"([^"\\\n]*)"): +/y;
const COMMA = /(, *)| *([\]}])/y;
/** Maximum number of levels in a plain document. */
const DEEPEST = 100;
/** An implicit key has at most 1024 characters (YAML 1.2.2 section 7.4). */
const LONGEST_KEY = 1000;
/** Up to this many keys, a linear search is faster than a set. */
const FEW = 8;

/** Which types unquoted scalars have; `plain` reads a value at this offset, `noteKey` is told of a key there. */
export interface PlainTypes extends ScalarTypes {
  plain(source: string, offset: number): DocNode;
  noteKey(source: string, offset: number): void;
}

interface Level {
  /** The column of its keys or dashes. */
  indent: number;
  items?: DocNode[];
  entries?: DocEntry[];
  keys?: Set<string>;
  /** The key that has no value yet. */
  key: string;
  /** Whether a value may still follow on more indented lines. */
  open: boolean;
}

/** Thrown and caught in this file: the text needs the full YAML reader. */
const OTHER = Symbol('not plain');

/**
 * Reads the YAML that most large documents consist of: block collections, scalars and bracketed lists on one line,
 * literal blocks, comments. The result is the same as that of the full YAML reader, eight times as fast; returns null
 * for anything else.
 */
export function readPlainYaml(text: string, types: PlainTypes): { documents: DocNode[]; comments: number } | null {
  const lines = text.replaceAll('\r\n', '\n');
  if (STRANGE.test(lines)) return null;
  try {
    return new PlainReader(lines, types).read();
  } catch (error) {
    if (error === OTHER) return null;
    throw error;
  }
}

class PlainReader {
  private at = 0;
  private comments = 0;
  private values = 0;
  private levels: Level[] = [];
  private root: DocNode | undefined;
  private readonly text: string;
  private readonly types: PlainTypes;

  /** Whether the last line has no line ending, which is then added. */
  private readonly isOpen: boolean;

  constructor(text: string, types: PlainTypes) {
    this.isOpen = !text.endsWith('\n');
    this.text = this.isOpen ? `${text}\n` : text;
    this.types = types;
  }

  read(): { documents: DocNode[]; comments: number } {
    const { text } = this;
    const documents: DocNode[] = [];
    let started = false;
    while (this.at < text.length) {
      const line = this.at;
      while (text[this.at] === ' ') this.at++;
      if (text[this.at] === '\n') this.at++;
      else if (text[this.at] === '#') {
        this.comments++;
        this.at = text.indexOf('\n', this.at) + 1;
      } else if (text.startsWith('---', line)) {
        if (!text.startsWith('---\n', line)) throw OTHER;
        if (started || this.root) documents.push(this.finished());
        started = true;
        this.at = line + 4;
      } else {
        if (text.startsWith('...', line)) throw OTHER;
        this.line(this.at - line);
      }
    }
    documents.push(this.finished());
    return { documents, comments: this.comments };
  }

  private finished(): DocNode {
    this.close(-1);
    const { root } = this;
    // The meaning of an empty document depends on its surroundings.
    if (!root) throw OTHER;
    this.root = undefined;
    return root;
  }

  /** Reads a line with content in this column. */
  private line(column: number): void {
    const dash = this.isDash();
    this.close(column);
    let level = this.levels.at(-1);
    if (level?.indent === column && level.items && !dash) {
      // The list was at the column of the key above it.
      this.fillEmpty(level);
      this.levels.pop();
      level = this.levels.at(-1);
    }
    if (level?.indent === column && (dash ? level.items !== undefined : level.entries !== undefined))
      this.fillEmpty(level);
    else this.begin(column, dash);
    this.entry();
  }

  private isDash(): boolean {
    const next = this.text[this.at + 1];
    return this.text[this.at] === '-' && (next === ' ' || next === '\n');
  }

  /** Closes the collections that are indented more than a column. */
  private close(column: number): void {
    for (let level = this.levels.at(-1); level && level.indent > column; level = this.levels.at(-1)) {
      this.fillEmpty(level);
      this.levels.pop();
    }
  }

  private fillEmpty(level: Level): void {
    if (level.open) this.put(level, { kind: 'null' });
  }

  /** Starts a collection where a value is expected. */
  private begin(column: number, isList: boolean): void {
    const parent = this.levels.at(-1);
    // After a key, a list may start in the same column.
    if (parent ? !parent.open || (parent.indent === column && !(isList && parent.entries)) : this.root) throw OTHER;
    if (this.levels.length === DEEPEST) throw OTHER;
    const level: Level = { indent: column, key: '', open: false };
    const node: DocNode = isList
      ? { kind: 'list', items: (level.items = []) }
      : { kind: 'map', entries: (level.entries = []) };
    if (parent) this.put(parent, node);
    else this.root = node;
    this.levels.push(level);
  }

  private put(level: Level, value: DocNode): void {
    if (++this.values > MAX_VALUES) throw OTHER;
    level.open = false;
    if (level.items) level.items.push(value);
    else level.entries?.push({ key: level.key, value });
  }

  /** Reads an item or key of the innermost collection, and the rest of its line. */
  private entry(): void {
    const level = this.levels.at(-1) as Level;
    if (level.items) {
      const dash = this.at++;
      level.open = true;
      if (this.ends()) return;
      while (this.text[this.at] === ' ') this.at++;
      const isList = this.isDash();
      if (isList || this.isKey()) {
        // The column counts from the start of the line.
        this.begin(level.indent + this.at - dash, isList);
        return this.entry();
      }
    } else {
      level.key = this.key();
      level.open = true;
      this.once(level);
      if (this.ends()) return;
      while (this.text[this.at] === ' ') this.at++;
    }
    this.put(level, this.value(level.indent));
  }

  /** Whether only a comment is left on this line; reads it. */
  private ends(): boolean {
    END.lastIndex = this.at;
    const match = END.exec(this.text);
    if (!match) return false;
    this.at = END.lastIndex;
    if (match[0].includes('#')) this.comments++;
    return true;
  }

  private isKey(): boolean {
    KEY.lastIndex = this.at;
    return KEY.test(this.text);
  }

  private key(): string {
    KEY.lastIndex = this.at;
    const match = KEY.exec(this.text);
    const [whole = '', bare, double, single] = match ?? [];
    if (!match || whole.length > LONGEST_KEY) throw OTHER;
    if (!this.isText(bare, this.at)) throw OTHER;
    this.at = KEY.lastIndex;
    return bare ?? double ?? single ?? '';
  }

  /** Keys of other types become text, with a warning. */
  private isText(key: string | undefined, offset: number): boolean {
    if (key !== undefined) this.types.noteKey(key, offset);
    return key === undefined || plainNode(key, this.types).kind === 'string';
  }

  /** The last of two equal keys wins, with a warning: rare enough for the full reader. */
  private once(level: Level): void {
    const { entries = [], key } = level;
    if (entries.length < FEW ? entries.some((entry) => entry.key === key) : level.keys?.has(key)) throw OTHER;
    if (entries.length >= FEW - 1) {
      level.keys ??= new Set(entries.map((entry) => entry.key));
      level.keys.add(key);
    }
  }

  /** Reads a value up to the end of its line, or a block below it. */
  private value(indent: number): DocNode {
    if (this.text[this.at] === '|') {
      const block = literalAt(this.text, this.at, indent);
      // Without a final line ending in the text, the value has none either.
      if (!block || (this.isOpen && block.end >= this.text.length)) throw OTHER;
      this.at = block.end;
      return { kind: 'string', value: block.value };
    }
    const value = this.inLine(PLAIN, 0);
    if (!this.ends()) throw OTHER;
    return value;
  }

  private inLine(plain: RegExp, depth: number): DocNode {
    const first = this.text[this.at];
    if (first === '[' || first === '{') return this.brackets(first === '{', depth);
    const [pattern, read] =
      first === '"'
        ? [DOUBLE, (source: string) => (source.includes('\\') ? (JSON.parse(source) as string) : source.slice(1, -1))]
        : first === "'"
          ? [SINGLE, (source: string) => source.slice(1, -1).replaceAll("''", "'")]
          : [plain, null];
    pattern.lastIndex = this.at;
    const source = pattern.exec(this.text)?.[0];
    if (source === undefined) throw OTHER;
    this.at = pattern.lastIndex;
    return read ? { kind: 'string', value: read(source) } : this.types.plain(source, this.at - source.length);
  }

  /** `[a, b]` or `{ a: b }` on one line. */
  private brackets(isMap: boolean, depth: number): DocNode {
    if (depth > DEEPEST) throw OTHER;
    this.at++;
    const level: Level = isMap
      ? { indent: 0, entries: [], key: '', open: true }
      : { indent: 0, items: [], key: '', open: true };
    while (this.text[this.at] === ' ') this.at++;
    const last = isMap ? '}' : ']';
    if (this.text[this.at] === last) this.at++;
    else
      for (let end = ''; end === '';) {
        if (isMap) {
          INNER_KEY.lastIndex = this.at;
          const [whole = '', bare, double = ''] = INNER_KEY.exec(this.text) ?? [];
          if (whole === '' || whole.length > LONGEST_KEY || !this.isText(bare, this.at)) throw OTHER;
          level.key = bare ?? double;
          this.once(level);
          this.at += whole.length;
        }
        this.put(level, this.inLine(INNER, depth + 1));
        COMMA.lastIndex = this.at;
        const comma = COMMA.exec(this.text);
        if (!comma || (comma[2] && comma[2] !== last)) throw OTHER;
        this.at = COMMA.lastIndex;
        end = comma[2] ?? '';
      }
    return level.items ? { kind: 'list', items: level.items } : { kind: 'map', entries: level.entries ?? [] };
  }
}
