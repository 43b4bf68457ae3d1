import { isRecord } from '../../../base/json.ts';
import type { PathSegment } from '../../../base/json-path.ts';

export const DRAFTS = ['auto', '2020-12', '2019-09', '7', '6', '4'] as const;
export type NamedDraft = Exclude<(typeof DRAFTS)[number], 'auto'>;

export const DIALECTS: Readonly<Record<NamedDraft, string>> = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '7': 'http://json-schema.org/draft-07/schema',
  '6': 'http://json-schema.org/draft-06/schema',
  '4': 'http://json-schema.org/draft-04/schema',
};

/** A schema that can be checked against the rules of one draft. */
export interface Part {
  path: PathSegment[];
  schema: unknown;
  draft: NamedDraft;
}

export interface Prepared {
  schema: Record<string, unknown> | boolean;
  /** The schema, and those in it that name another draft. */
  parts: Part[];
  patterns: string[];
}

/** Keywords whose names are those of properties, each with a schema. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
  'dependentRequired',
]);
/** Keywords with values in which nothing is a keyword. */
const VALUES = new Set(['const', 'enum', 'default', 'examples']);
/** What stands beside `$ref` in the drafts in which nothing else there counts, for references elsewhere. */
const BESIDE_REFERENCE = new Set(['$ref', '$schema', 'definitions', '$defs']);
const REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef', '$id', 'id']);

/** Stands for a value with what would be taken for keywords in it. */
export const ENCODED = '\u0000value';

/** Returns the draft that a schema names. */
export function namedDraft(schema: unknown): NamedDraft | undefined {
  const named = isRecord(schema) && typeof schema['$schema'] === 'string' ? schema['$schema'] : '';
  const [, old, year] = /draft-0?([467])|draft\/(2019-09|2020-12)/.exec(named) ?? [];
  return (old ?? year) as NamedDraft | undefined;
}

const looksLikeKeywords = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(looksLikeKeywords)
    : isRecord(value) &&
      Object.entries(value).some(
        ([key, inner]) => key.startsWith('$') || key === 'id' || key === 'undefined' || looksLikeKeywords(inner),
      );

const encoded = (value: unknown) => (looksLikeKeywords(value) ? { [ENCODED]: JSON.stringify(value) } : value);

/** Escapes what isn't allowed in a reference but is often in one, such as the space in `#/$defs/my type`. */
function escaped(reference: string): string {
  const at = reference.indexOf('#');
  const before = at < 0 ? reference : reference.slice(0, at);
  const fragment = at < 0 ? '' : `#${reference.slice(at + 1).replace(/[[\]#]/g, encodeURIComponent)}`;
  return `${before}${fragment}`
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/[\s<>"{}|\\^`\p{Cc}]/gu, encodeURIComponent);
}

/**
 * Returns a copy of a schema that the library understands: what is a value is never taken for a keyword, its drafts are
 * known ones, and what a draft ignores beside a reference is gone.
 */
export function prepared(root: unknown, draft: NamedDraft): Prepared {
  const parts: Part[] = [{ path: [], schema: root, draft }];
  const patterns: string[] = [];

  /** The path of the value that is being copied. */
  const path: PathSegment[] = [];

  const inside = (name: PathSegment, part: unknown, draftOfIt: NamedDraft): unknown => {
    path.push(name);
    const copy = inSchema(part, draftOfIt);
    path.pop();
    return copy;
  };

  const keyword = (key: string, value: unknown, within: NamedDraft): unknown => {
    if (key === 'pattern' && typeof value === 'string') patterns.push(value);
    if (key === 'patternProperties' && isRecord(value)) for (const name of Object.keys(value)) patterns.push(name);
    if (REFERENCES.has(key) && typeof value === 'string') return escaped(value);
    if (VALUES.has(key)) return Array.isArray(value) && key !== 'const' ? value.map(encoded) : encoded(value);
    if (!NAMED.has(key) || !isRecord(value)) return inSchema(value, within);
    const copy: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(value)) set(copy, name, inside(name, part, within));
    return copy;
  };

  // Loops rather than functions for each item, so that deeply nested schemas fit the stack.
  const inSchema = (value: unknown, outer: NamedDraft): unknown => {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const [at, part] of value.entries()) items.push(inside(at, part, outer));
      return items;
    }
    if (!isRecord(value)) return value;
    const own = path.length > 0 && hasName(value) ? namedDraft(value) : undefined;
    const within = own ?? outer;
    if (within !== outer) parts.push({ path: [...path], schema: value, draft: within });
    const onlyReference = Number(within) < 8 && typeof value['$ref'] === 'string';
    const copy: Record<string, unknown> = own === undefined ? {} : { $schema: DIALECTS[own] };
    for (const [key, part] of Object.entries(value)) {
      const counts = !onlyReference || BESIDE_REFERENCE.has(key) || (path.length === 0 && /^\$?id$/.test(key));
      const isReference = key !== '$ref' || typeof part === 'string';
      if (!counts || !isReference || isIgnored(key)) continue;
      path.push(key);
      set(copy, key, keyword(key, part, within));
      path.pop();
    }
    return copy;
  };

  return { schema: inSchema(root, draft) as Prepared['schema'], parts, patterns };
}

const hasName = (value: Readonly<Record<string, unknown>>) =>
  typeof value['$id'] === 'string' || typeof value['id'] === 'string';

/** The library finds `undefined` and inherited names where a draft lacks a keyword. */
const isIgnored = (key: string) =>
  key === '$schema' || key === '$vocabulary' || key === 'undefined' || key in Object.prototype;

/** Sets a property, be its name `__proto__`. */
function set(record: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
}
