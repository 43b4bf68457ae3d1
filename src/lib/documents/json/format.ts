import type { JsonComment, JsonNode, JsonSpan } from './node.ts';
import { parseJson, type JsonParseOptions } from './syntax.ts';
import { compareCodePoints, decodeString, toJsonNumber, toJsonString } from './tokens.ts';
import { pathText, type PathSegment } from '../../../base/json-path.ts';
import { Problem } from '../../../base/problem.ts';
import { MAX_DEPTH, MAX_VALUES } from '../../../base/syntax-problem.ts';

export interface JsonFormatOptions extends JsonParseOptions {
  /** Spaces per level, or a tab; 0 puts the whole document on one line without whitespace. */
  indent: number | 'tab';
  /** Sorts the members of every object by code point; duplicates keep their order. */
  sortKeys?: boolean;
  /** `keep` makes the output JSONC; `drop` (the default) leaves RFC 8259 JSON and a warning with their number. */
  comments?: 'keep' | 'drop';
  /** Containers that fit into this many columns stay on one line: `[1, 2, 3]`. Requires an indent. */
  maxWidth?: number;
}

export type JsonFormatWarning =
  | { code: 'comments-dropped'; params: { count: number } }
  /** Infinity or NaN of JSON5, written as null. */
  | { code: 'non-finite-number'; params: { path: string; found: string } }
  /** Kept unchanged; RFC 8259 doesn't define which value a reader uses. */
  | { code: 'duplicate-key'; params: { path: string } };

/**
 * Reformats JSON without parsing it into values: digits, escapes, key order, duplicate keys and `__proto__` are
 * unchanged. Only JSON5 syntax that JSON doesn't have is rewritten. Multiple documents are written one per line. Throws
 * `SyntaxProblem`.
 */
export function formatJson(text: string, options: JsonFormatOptions): { text: string; warnings: JsonFormatWarning[] } {
  const plain = formatPlain(text, options);
  if (plain !== null) return { text: plain, warnings: [] };
  const { documents, comments } = parseJson(text, options);
  const printer = new JsonPrinter(text, options);
  const formatted = documents.map((document) => printer.document(document)).join('\n');
  const warnings: JsonFormatWarning[] = [];
  if (options.comments !== 'keep' && comments.length > 0) {
    warnings.push({ code: 'comments-dropped', params: { count: comments.length } });
  }
  for (const document of documents) collectWarnings(text, document, [], warnings);
  return { text: formatted, warnings };
}

/**
 * Formats a text that the engine writes back as it is: then nothing in it, no digit, escape, order or duplicate, is lost by
 * being parsed into values, which is much faster. Null for any other text.
 */
function formatPlain(text: string, { indent, sortKeys, maxWidth }: JsonFormatOptions): string | null {
  // The engine writes no spaces or line breaks between values, and indents by at most ten.
  if (Number(indent) > 10 || sortKeys || maxWidth || text.length > MAX_VALUES || /^[^[{]|\n|": /.test(text))
    return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isShallow(text) || JSON.stringify(value) !== text) return null;
    return indent === 0 ? text : JSON.stringify(value, null, indent === 'tab' ? '\t' : indent);
  } catch {
    return null; // what is wrong with it is said by our own parser
  }
}

/** Whether the brackets of a valid text are nested no deeper than allowed. */
function isShallow(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) isInString = !isInString;
    else if (isInString) at += Number(unit === 0x5c);
    else if (unit === 0x7b || unit === 0x5b) depth++;
    else if (unit === 0x7d || unit === 0x5d) depth--;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}

/**
 * Returns a JSON object on one line without spaces, with its digits unchanged. Throws `SyntaxProblem`, or Problem
 * `not-an-object`.
 */
export function compactObject(text: string): string {
  if (parseJson(text).documents[0]?.kind !== 'object') throw new Problem('not-an-object');
  return formatJson(text, { indent: 0 }).text;
}

function collectWarnings(text: string, node: JsonNode, path: PathSegment[], warnings: JsonFormatWarning[]): void {
  if (node.kind === 'number' && !node.strict) {
    const number = text.slice(node.start, node.end);
    if (toJsonNumber(number) === null)
      warnings.push({ code: 'non-finite-number', params: { path: pathText(path), found: number } });
  }
  if (node.children.length === 0) return;
  const seen = node.kind === 'object' ? new Set<string>() : null;
  let reported: Set<string> | undefined;
  for (const [index, child] of node.children.entries()) {
    const name = child.key ? keyName(text, child.key) : index;
    // Nothing else about a valid one can be worth a warning.
    const isPlain = child.children.length === 0 && child.strict;
    path.push(name);
    if (seen && typeof name === 'string') {
      if (seen.has(name) && !reported?.has(name)) {
        warnings.push({ code: 'duplicate-key', params: { path: pathText(path) } });
        (reported ??= new Set()).add(name);
      }
      seen.add(name);
    }
    if (!isPlain) collectWarnings(text, child, path, warnings);
    path.pop();
  }
}

function keyName(text: string, key: JsonSpan): string {
  return decodeString(text.slice(key.start, key.end));
}

const NO_COMMENTS: readonly JsonComment[] = [];

class JsonPrinter {
  private readonly text: string;
  private readonly unit: string;
  private readonly options: JsonFormatOptions;
  private out = '';
  /** A line break with the indent of each depth. */
  private readonly lineStarts: string[] = [];
  /** The last thing written was a line comment: whatever follows must start on a new line, even without an indent. */
  private lineMustEnd = false;

  constructor(text: string, options: JsonFormatOptions) {
    this.text = text;
    this.options = options;
    this.unit = options.indent === 'tab' ? '\t' : ' '.repeat(options.indent);
  }

  document(node: JsonNode): string {
    this.out = '';
    this.lineMustEnd = false;
    this.commentsBefore(node, 0);
    this.value(node, 0, 0);
    this.commentsAfter(node, 0);
    return this.out;
  }

  /** Writes a value; `used` is the number of columns that its key and the comma after it take. */
  private value(node: JsonNode, depth: number, used: number): void {
    if (node.kind !== 'object' && node.kind !== 'array') return this.write(this.scalar(node));
    const [open, close] = node.kind === 'object' ? '{}' : '[]';
    const inside = this.kept(node.comments?.inside);
    if (node.children.length === 0 && inside.length === 0) return this.write(`${open}${close}`);
    const { maxWidth } = this.options;
    if (maxWidth && this.unit) {
      const flat = this.flat(node, maxWidth - depth * this.unit.length - used);
      if (flat !== null) return this.write(flat);
    }
    this.write(open as string);
    const children = this.ordered(node);
    for (const [index, child] of children.entries()) {
      const comma = index < children.length - 1 ? ',' : '';
      this.newLine(depth + 1);
      this.commentsBefore(child, depth + 1);
      const key = child.key ? `${this.string(child.key)}:${this.unit && ' '}` : '';
      this.write(key);
      this.value(child, depth + 1, key.length + comma.length);
      this.write(comma);
      this.commentsAfter(child, depth + 1);
    }
    for (const comment of inside) {
      this.newLine(depth + 1);
      this.comment(comment);
    }
    this.newLine(depth);
    this.write(close as string);
  }

  /** Returns the container on one line, or null if it doesn't fit or contains a comment. */
  private flat(node: JsonNode, width: number): string | null {
    if (node.children.length > width) return null;
    const [open, close] = node.kind === 'object' ? ['{ ', ' }'] : ['[', ']'];
    let line = open;
    for (const child of this.ordered(node)) {
      if (line !== open) line += ', ';
      if (child.comments && this.options.comments === 'keep') return null;
      if (child.key) line += `${this.string(child.key)}: `;
      const rest = width - line.length - close.length;
      if (rest < 1) return null;
      if (child.children.length > 0) {
        const inner = this.flat(child, rest);
        if (inner === null) return null;
        line += inner;
      } else line += this.flatLeaf(child);
      if (line.length + close.length > width) return null;
    }
    return node.children.length > 0 && this.kept(node.comments?.inside).length === 0 ? line + close : null;
  }

  private flatLeaf(node: JsonNode): string {
    if (node.kind === 'object') return '{}';
    return node.kind === 'array' ? '[]' : this.scalar(node);
  }

  private scalar(node: JsonNode): string {
    if (node.kind === 'string') return this.string(node);
    const raw = this.text.slice(node.start, node.end);
    if (node.strict) return raw;
    return toJsonNumber(raw) ?? 'null';
  }

  private string(span: JsonSpan): string {
    const raw = this.text.slice(span.start, span.end);
    return span.strict ? raw : toJsonString(raw);
  }

  private ordered(node: JsonNode): readonly JsonNode[] {
    if (!this.options.sortKeys || node.kind !== 'object') return node.children;
    const named = node.children.map((child) => ({ child, name: child.key ? keyName(this.text, child.key) : '' }));
    return named.sort((a, b) => compareCodePoints(a.name, b.name)).map(({ child }) => child);
  }

  private kept(comments: readonly JsonComment[] | undefined): readonly JsonComment[] {
    return comments && this.options.comments === 'keep' ? comments : NO_COMMENTS;
  }

  private commentsBefore(node: JsonNode, depth: number): void {
    for (const comment of this.kept(node.comments?.before)) {
      this.comment(comment);
      this.newLine(depth);
    }
  }

  private commentsAfter(node: JsonNode, depth: number): void {
    for (const comment of this.kept(node.comments?.after)) {
      if (comment.ownLine || this.lineMustEnd) this.newLine(depth);
      else this.write(this.unit && ' ');
      this.comment(comment);
    }
  }

  private comment(comment: JsonComment): void {
    this.write(this.text.slice(comment.start, comment.end));
    this.lineMustEnd = this.text[comment.start + 1] === '/';
  }

  private newLine(depth: number): void {
    if (!this.unit) return;
    this.out += this.lineStarts[depth] ??= `\n${this.unit.repeat(depth)}`;
    this.lineMustEnd = false;
  }

  private write(piece: string): void {
    if (piece === '') return;
    this.out += this.lineMustEnd ? `\n${piece}` : piece;
    this.lineMustEnd = false;
  }
}
