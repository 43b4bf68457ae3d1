/**
 * One value model for all structured formats, without any loss: numbers stay text, maps keep their order and may
 * contain a key twice, dates keep their kind. Nodes are immutable and may be shared (a YAML alias).
 */
export type DocNode =
  | { kind: 'null' }
  | { kind: 'bool'; value: boolean }
  /** `raw` in the number grammar of RFC 8259 (a point or exponent makes it a float), or `inf`, `-inf`, `nan`. */
  | { kind: 'number'; raw: string }
  | { kind: 'string'; value: string }
  /** `raw` in the format of RFC 3339: uppercase T and Z. */
  | { kind: 'date'; type: DateKind; raw: string }
  | { kind: 'list'; items: readonly DocNode[] }
  | { kind: 'map'; entries: readonly DocEntry[] };

export interface DocEntry {
  key: string;
  value: DocNode;
}

export type DateKind = 'offset-date-time' | 'local-date-time' | 'local-date' | 'local-time';

/** Information that a reader or writer could not preserve. */
export type DocWarningCode =
  /** `count` */
  | 'comments-dropped'
  /** Aliases were replaced by their values. `count` */
  | 'aliases-expanded'
  /** The last of the values was used. */
  | 'duplicate-key'
  /** A key that isn't a string was converted to one. */
  | 'non-string-key'
  /** A tag without an equivalent; its value was kept. `tag` */
  | 'tag-dropped'
  /** Infinity or NaN, which JSON lacks; null or a string was written. */
  | 'non-finite-number'
  /** A date or time was written as a string. */
  | 'date-as-string'
  /** TOML requires plain values before tables, so keys of this table were reordered. */
  | 'order-changed'
  /** A key that looks like the path of a table column, and will become one on the way back. */
  | 'dotted-key'
  /** XML children with several names, or text between them: their order isn't in the JSON. */
  | 'order-lost'
  /** XML can't distinguish null, an empty text and an empty object; an empty element was written. */
  | 'null-as-empty'
  /** XML has one root element; one was added around the document. */
  | 'root-added'
  /** A prefix that no attribute declares. */
  | 'unbound-prefix'
  /** Without their prefixes, two names would be the same, so they keep them. */
  | 'prefix-kept'
  /** An empty list produces no element. */
  | 'empty-list'
  /** A character that XML can't contain; U+FFFD was written. */
  | 'character-replaced'
  /** TOML has no null; the key or item was omitted. */
  | 'null-dropped'
  /** An integer too large for the target (TOML has 64 bits) or its readers; a string was written. */
  | 'integer-as-string'
  /** More than a binary64 float can represent; the digits were kept, but readers will see infinity or zero. */
  | 'float-out-of-range'
  /** A lone surrogate isn't valid Unicode; U+FFFD was written. */
  | 'lone-surrogate'
  /** More warnings of a kind that is already listed a hundred times. `count` */
  | 'more-warnings';

export interface DocWarning<Code extends DocWarningCode = DocWarningCode> {
  code: Code | 'more-warnings';
  params: {
    /** The path in JSONPath notation; `$` for the whole document. */
    path: string;
    count?: number;
    tag?: string;
  };
}

export interface Written<Code extends DocWarningCode> {
  text: string;
  warnings: DocWarning<Code>[];
}

/**
 * Returns the entries of a map with each key once: the last value at the position of the first, as in JavaScript
 * objects.
 */
export function lastOfEachKey(entries: readonly DocEntry[], duplicate: (key: string) => void): readonly DocEntry[] {
  const values = new Map<string, DocNode>();
  for (const { key, value } of entries) {
    if (values.has(key)) duplicate(key);
    values.set(key, value);
  }
  return values.size === entries.length ? entries : Array.from(values, ([key, value]) => ({ key, value }));
}
