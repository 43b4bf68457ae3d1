/** A token in the text; `strict` if it is valid in RFC 8259. */
export interface JsonSpan {
  start: number;
  end: number;
  strict: boolean;
}

/** A comment with its delimiters; `ownLine` if only whitespace precedes it on its line. */
export interface JsonComment {
  start: number;
  end: number;
  ownLine: boolean;
}

/**
 * Comments around a value: before it (and its key), after it on its line, and inside a container after its last child.
 */
export interface JsonComments {
  before: JsonComment[];
  after: JsonComment[];
  inside: JsonComment[];
}

/** A value and its position in the text. Numbers and strings stay text: slice it from `start` to `end`. */
export interface JsonNode extends JsonSpan {
  kind: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** The key token, if the value belongs to an object. */
  key: JsonSpan | null;
  children: readonly JsonNode[];
  comments: JsonComments | null;
}
