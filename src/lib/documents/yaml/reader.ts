import { isAlias, isMap, isScalar, isSeq, Scalar, type ParsedNode, type YAMLMap } from 'yaml';
import { MAX_DEPTH, SyntaxProblem } from '../../../base/syntax-problem.ts';
import { writeJson } from '../json/writer.ts';
import type { DocEntry, DocNode, DocWarning } from '../node.ts';
import { parseYaml, type YamlSyntax } from './syntax.ts';
import { Trail } from '../trail.ts';
import { readPlainYaml } from './plain.ts';
import {
  keyReadsDifferently,
  plainNode,
  readsDifferently,
  resolvePlain,
  timestamp,
  type YamlVersion,
} from './scalar.ts';

export const YAML_READ_WARNINGS = [
  'comments-dropped',
  'aliases-expanded',
  'duplicate-key',
  'non-string-key',
  'tag-dropped',
] as const;
type YamlReadCode = (typeof YAML_READ_WARNINGS)[number];

export interface YamlReadOptions {
  /** Which types unquoted scalars have; a `%YAML` directive in the document takes precedence. `1.2` by default. */
  version?: YamlVersion;
  /** Whether `<<` merges maps; true by default. */
  merge?: boolean;
  /**
   * How to read an unquoted date: as a date in every version, or always as a string. By default, it is a date in YAML
   * 1.1 and a string in YAML 1.2, whose core schema has no dates.
   */
  dates?: 'date' | 'string';
  /** Looks for values that YAML 1.1 and 1.2 read differently. */
  compare?: boolean;
}

/** How much aliases may add to a document, in characters and nodes, before it counts as an attack. */
const ALIAS_LIMIT = 10_000_000;
/** From this many characters, it is worth checking first whether a text is plain. */
const LARGE = 100_000;
const STANDARD_TAG = 'tag:yaml.org,2002:';

interface Anchored {
  node: DocNode;
  weight: number;
  height: number;
}

/**
 * Reads every document of a YAML stream, given as text or already parsed. `differs` is the offset of the first value that
 * the other version reads differently, if `compare` asks for it. Throws `SyntaxProblem`.
 */
export function readYaml(
  source: string | YamlSyntax,
  options: YamlReadOptions = {},
): { documents: DocNode[]; warnings: DocWarning<YamlReadCode>[]; differs: number | null } {
  const reader = new YamlReader(options);
  if (typeof source === 'string' && source.length > LARGE) {
    const plain = readPlainYaml(source, reader);
    if (plain) {
      if (plain.comments > 0) reader.trail.warn('comments-dropped', { count: plain.comments });
      const differs = reader.differs === null ? null : offsetIn(source, reader.differs);
      return { documents: plain.documents, warnings: reader.trail.warnings, differs };
    }
  }
  const { documents, comments } = typeof source === 'string' ? parseYaml(source) : source;
  if (comments > 0) reader.trail.warn('comments-dropped', { count: comments });
  const nodes = documents.map((document, index) => {
    const { explicit, version } = document.directives.yaml;
    const chosen = explicit && version !== 'next' ? version : undefined;
    const read = (): DocNode => reader.document(document.contents, chosen);
    return documents.length > 1 ? reader.trail.within(index, read) : read();
  });
  if (reader.aliases > 0) reader.trail.warn('aliases-expanded', { count: reader.aliases });
  return { documents: nodes, warnings: reader.trail.warnings, differs: reader.differs };
}

/** Returns an offset of a text with `\n` at the end of lines as an offset of the text itself. */
function offsetIn(source: string, offset: number): number {
  let at = 0;
  for (let left = offset; left > 0; left--) at += source.startsWith('\r\n', at) ? 2 : 1;
  return at;
}

class YamlReader {
  readonly trail = new Trail<YamlReadCode>();
  /** The number of aliases replaced by a copy. */
  aliases = 0;
  private readonly merge: boolean;
  readonly dates: YamlReadOptions['dates'];
  version: YamlVersion;
  /** The offset of the first value that the other version reads differently. */
  differs: number | null = null;
  private readonly compares: boolean;
  private readonly chosen: YamlVersion;
  /** Whether the document itself says which version it is. */
  private isSettled = false;
  /** `null` while the anchored node is being read: an alias to it would be infinite. */
  private readonly anchors = new Map<string, Anchored | null>();
  /** Characters and nodes so far, with aliases expanded. */
  private weight = 0;
  /** The share of aliases in it. */
  private expanded = 0;
  private deepest = 0;

  constructor({ merge = true, dates, version = '1.2', compare = false }: YamlReadOptions) {
    this.merge = merge;
    this.dates = dates;
    this.version = version;
    this.chosen = version;
    this.compares = compare;
  }

  /** Reads a document, in its own version if it has one. */
  document(contents: ParsedNode | null, own: YamlVersion | undefined): DocNode {
    this.version = own ?? this.chosen;
    this.isSettled = own !== undefined;
    this.anchors.clear();
    this.deepest = 0;
    return this.node(contents, 0);
  }

  private node(node: ParsedNode | null, depth: number): DocNode {
    this.weight++;
    this.reach(depth, node?.range[0] ?? 0);
    if (!node) return { kind: 'null' };
    if (isAlias(node)) return this.alias(node.source, node.range[0], depth);
    const anchor = node.anchor;
    if (!anchor) return this.content(node, depth);
    this.anchors.set(anchor, null);
    const { weight, deepest } = this;
    this.deepest = depth;
    const result = this.content(node, depth);
    this.anchors.set(anchor, { node: result, weight: this.weight - weight, height: this.deepest - depth });
    this.deepest = Math.max(deepest, this.deepest);
    return result;
  }

  private content(node: Exclude<ParsedNode, { type: 'ALIAS' }>, depth: number): DocNode {
    if (isMap(node)) {
      this.collectionTag(node.tag, 'map', node.range[0]);
      return { kind: 'map', entries: this.entries(node as YAMLMap.Parsed, depth) };
    }
    if (isSeq(node)) {
      this.collectionTag(node.tag, 'seq', node.range[0]);
      const items = node.items.map((item, index) =>
        this.trail.within(index, () => this.node(item as ParsedNode, depth + 1)),
      );
      return { kind: 'list', items };
    }
    return isScalar(node) ? this.scalar(node as Scalar.Parsed) : { kind: 'null' };
  }

  private alias(name: string, offset: number, depth: number): DocNode {
    const anchored = this.anchors.get(name);
    if (!anchored) throw new SyntaxProblem('bad-alias', offset, { found: `*${name}` });
    this.aliases++;
    this.weight += anchored.weight;
    this.expanded += anchored.weight;
    if (this.expanded > ALIAS_LIMIT) throw new SyntaxProblem('alias-bomb', offset, { limit: ALIAS_LIMIT });
    this.reach(depth + anchored.height, offset);
    return anchored.node;
  }

  private reach(depth: number, offset: number): void {
    this.deepest = Math.max(this.deepest, depth);
    if (depth > MAX_DEPTH) throw new SyntaxProblem('too-deep', offset, { limit: MAX_DEPTH });
  }

  private entries(map: YAMLMap.Parsed, depth: number): DocEntry[] {
    const values = new Map<string, { value: DocNode; merged: boolean }>();
    for (const { key, value } of map.items) {
      if (this.merge && isMergeKey(key)) {
        for (const entry of this.merged(value as ParsedNode | null, depth)) {
          if (!values.has(entry.key)) values.set(entry.key, { value: entry.value, merged: true });
        }
        continue;
      }
      const name = this.key(key as ParsedNode | null, depth);
      this.trail.within(name, () => {
        if (values.get(name)?.merged === false) this.trail.warn('duplicate-key');
        // A Map keeps the position of a key, so a merged value is overridden in place.
        values.set(name, { value: this.node(value as ParsedNode | null, depth + 1), merged: false });
      });
    }
    return Array.from(values, ([key, { value }]) => ({ key, value }));
  }

  /** Returns the entries of a merge key; of several maps, the earlier one wins (yaml.org/type/merge). */
  private merged(value: ParsedNode | null, depth: number): readonly DocEntry[] {
    const { aliases } = this;
    const source = this.trail.within('<<', () => this.node(value, depth));
    // The alias in a merge key is resolved by the merge, not copied.
    this.aliases = aliases;
    const maps = source.kind === 'list' ? source.items : [source];
    return maps.flatMap((map) => {
      if (map.kind !== 'map') throw new SyntaxProblem('bad-merge', value?.range[0] ?? 0);
      return map.entries;
    });
  }

  /** Returns a key as text: unchanged for a scalar, as JSON for a collection. */
  private key(node: ParsedNode | null, depth: number): string {
    const { differs } = this;
    const key = this.node(node, depth + 1);
    // A key becomes the text that it is written as, unless only YAML 1.1 takes it for another type: `on:` is `true:` there.
    this.differs = differs;
    const plain = isScalar(node) && node.type === Scalar.PLAIN && !node.tag ? (node.source ?? '') : null;
    if (plain !== null) this.noteKey(plain, node?.range[0] ?? 0);
    if (key.kind === 'string') return key.value;
    if (this.version === '1.1' && plain !== null && /^[yn]$/i.test(plain)) return plain;
    const isOld = this.version === '1.1' && plain !== null && keyReadsDifferently(plain);
    const written = isScalar(node)
      ? isOld
        ? writeJson(key).text
        : (node.source ?? '')
      : key.kind === 'null'
        ? ''
        : writeJson(key, { indent: 0 }).text;
    this.trail.within(written, () => this.trail.warn('non-string-key'));
    return written;
  }

  private scalar(node: Scalar.Parsed): DocNode {
    const source = node.source;
    this.weight += source.length;
    const { tag } = node;
    if (!tag && node.type === Scalar.PLAIN) return this.plain(source, node.range[0]);
    if (!tag) return { kind: 'string', value: source };
    const resolved = resolvePlain(source, this.version);
    switch (tag) {
      case '!':
      case `${STANDARD_TAG}str`:
        return { kind: 'string', value: source };
      case `${STANDARD_TAG}null`:
        if (resolved.kind === 'null') return resolved;
        break;
      case `${STANDARD_TAG}bool`:
        if (resolved.kind === 'bool') return resolved;
        break;
      case `${STANDARD_TAG}int`:
        if (resolved.kind === 'number' && /^-?\d+$/.test(resolved.raw)) return resolved;
        break;
      case `${STANDARD_TAG}float`:
        // `!!float 1` is the float 1.0.
        if (resolved.kind === 'number') return { ...resolved, raw: resolved.raw.replace(/^(-?\d+)$/, '$1.0') };
        break;
      case `${STANDARD_TAG}timestamp`: {
        const date = timestamp(source);
        if (date) return date;
        break;
      }
      case `${STANDARD_TAG}map`:
      case `${STANDARD_TAG}seq`:
        break;
      default:
        this.trail.warn('tag-dropped', { tag: shortTag(tag) });
        return { kind: 'string', value: source };
    }
    throw new SyntaxProblem('bad-tag', node.range[0], { found: shortTag(tag) });
  }

  /** Returns an unquoted value at this offset. */
  plain(source: string, offset: number): DocNode {
    if (this.looksFor() && readsDifferently(source)) this.differs = offset;
    return plainNode(source, this);
  }

  /** Notes an unquoted key that the other version takes for another type. */
  noteKey(source: string, offset: number): void {
    if (this.looksFor() && keyReadsDifferently(source)) this.differs = offset;
  }

  private looksFor(): boolean {
    return this.compares && this.differs === null && !this.isSettled;
  }

  private collectionTag(tag: string | undefined, kind: 'map' | 'seq', offset: number): void {
    if (!tag || tag === STANDARD_TAG + kind) return;
    const mismatch = ['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].some((name) => tag === STANDARD_TAG + name);
    if (mismatch) throw new SyntaxProblem('bad-tag', offset, { found: shortTag(tag) });
    this.trail.warn('tag-dropped', { tag: shortTag(tag) });
  }
}

function isMergeKey(key: unknown): boolean {
  if (!isScalar(key)) return false;
  return key.tag ? key.tag === `${STANDARD_TAG}merge` : key.source === '<<' && key.type === Scalar.PLAIN;
}

function shortTag(tag: string): string {
  return tag.startsWith(STANDARD_TAG) ? `!!${tag.slice(STANDARD_TAG.length)}` : tag;
}
