/**
 * One value model for all structured formats, losing nothing on the way: numbers stay text, maps keep their order and
 * may hold a key twice, dates keep their kind. Nodes are immutable and may be shared (an alias of YAML).
 */
export type DocNode =
  | { kind: 'null' }
  | { kind: 'bool'; value: boolean }
  /** `raw` in the number grammar of RFC 8259 (a point or exponent makes it a float), or `inf`, `-inf`, `nan`. */
  | { kind: 'number'; raw: string }
  | { kind: 'string'; value: string }
  /** `raw` as RFC 3339 writes it: upper-case T and Z. */
  | { kind: 'date'; type: DateKind; raw: string }
  | { kind: 'list'; items: readonly DocNode[] }
  | { kind: 'map'; entries: readonly DocEntry[] };

export interface DocEntry {
  key: string;
  value: DocNode;
}

export type DateKind = 'offset-date-time' | 'local-date-time' | 'local-date' | 'local-time';

/** What a reader or writer could not carry over. */
export type DocWarningCode =
  /** `count` */
  | 'comments-dropped'
  /** Aliases were replaced by what they stand for. `count` */
  | 'aliases-expanded'
  /** The last of the values was taken. */
  | 'duplicate-key'
  /** A key that is no string became one. */
  | 'non-string-key'
  /** A tag without a counterpart; its value was kept. `tag` */
  | 'tag-dropped'
  /** Infinity or NaN, which JSON lacks; null or a string was written. */
  | 'non-finite-number'
  /** A date or time was written as a string. */
  | 'date-as-string'
  /** TOML wants plain values before tables, so keys of this table changed places. */
  | 'order-changed'
  /** A key that looks like a path of a table's column, and will be one on the way back. */
  | 'dotted-key'
  /** XML children of several names, or text between them: their order is not in the JSON. */
  | 'order-lost'
  /** XML tells null, an empty text and an empty object apart in no way; an empty element was written. */
  | 'null-as-empty'
  /** XML has one root element; one was put around the document. */
  | 'root-added'
  /** An empty list leaves no element behind. */
  | 'empty-list'
  /** A character that XML cannot hold; U+FFFD was written. */
  | 'character-replaced'
  /** TOML has no null; the key or item was left out. */
  | 'null-dropped'
  /** An integer that is too large for the target (TOML has 64 bits) or its readers; a string was written. */
  | 'integer-as-string'
  /** More than a binary64 float can hold; the digits were kept, but readers will see infinity or zero. */
  | 'float-out-of-range'
  /** Half a surrogate pair is no Unicode text; U+FFFD was written. */
  | 'lone-surrogate'
  /** Further warnings of kinds that are listed a hundred times already. `count` */
  | 'more-warnings';

export interface DocWarning<Code extends DocWarningCode = DocWarningCode> {
  code: Code | 'more-warnings';
  params: {
    /** Where, in JSONPath notation; `$` for the whole document. */
    path: string;
    count?: number;
    tag?: string;
  };
}

export interface Written<Code extends DocWarningCode> {
  text: string;
  warnings: DocWarning<Code>[];
}

/** The entries of a map with each key once: the last value at the place of the first, as JavaScript objects have it. */
export function lastOfEachKey(entries: readonly DocEntry[], duplicate: (key: string) => void): readonly DocEntry[] {
  const values = new Map<string, DocNode>();
  for (const { key, value } of entries) {
    if (values.has(key)) duplicate(key);
    values.set(key, value);
  }
  return values.size === entries.length ? entries : Array.from(values, ([key, value]) => ({ key, value }));
}
