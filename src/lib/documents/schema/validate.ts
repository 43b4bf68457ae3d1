import { type OutputUnit, type Schema, type SchemaDraft, Validator } from '@cfworker/json-schema';
import type { PathSegment } from '../../../base/json-path.ts';
import { isRecord } from '../../../base/json.ts';
import { Problem } from '../../../base/problem.ts';

export const SCHEMA_PROBLEMS = ['not-a-schema', 'unknown-reference', 'bad-pattern', 'endless-reference'] as const;

export const DRAFTS = ['auto', '2020-12', '2019-09', '7', '6', '4'] as const;
export type Draft = (typeof DRAFTS)[number];

/** One rule that a value breaks. */
export interface Violation {
  path: PathSegment[];
  /** The keyword, such as `required`. */
  rule: string;
  /** What the rule asks for, as it is in the schema. */
  expected: unknown;
  found: unknown;
  /** The place of the rule in the schema, as a JSON pointer. */
  schemaPath: string;
}

/** Keywords that only lead to the rules inside them. */
const LEADING = new Set([
  '$ref',
  '$recursiveRef',
  'allOf',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'dependentSchemas',
  'propertyNames',
  'if',
  'then',
  'else',
]);

/** Returns the draft that a schema names, or the newest one. */
export function draftOf(schema: unknown): Exclude<Draft, 'auto'> {
  const named = isRecord(schema) && typeof schema['$schema'] === 'string' ? schema['$schema'] : '';
  const [, old, year] = /draft-0?([467])|draft\/(2019-09|2020-12)/.exec(named) ?? [];
  return (old ?? year ?? '2020-12') as Exclude<Draft, 'auto'>;
}

const unescaped = (part: string) => decodeURI(part).replaceAll('~1', '/').replaceAll('~0', '~');
const partsOf = (pointer: string) =>
  pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part, _, all) => all.length > 1 || part !== '')
    .map(unescaped);

function pathOf(pointer: string, instance: unknown): PathSegment[] {
  let value = instance;
  return partsOf(pointer).map((part) => {
    const isIndex = Array.isArray(value);
    value = isIndex ? (value as unknown[])[Number(part)] : isRecord(value) ? value[part] : undefined;
    return isIndex ? Number(part) : part;
  });
}

function at(value: unknown, path: readonly PathSegment[]): unknown {
  let inner = value;
  for (const part of path) {
    if (Array.isArray(inner)) inner = inner[Number(part)];
    else if (isRecord(inner) && Object.hasOwn(inner, part)) inner = inner[part];
    else return undefined;
  }
  return inner;
}

/** Follows a location through references to the rule that it names. */
function ruleAt(schema: unknown, location: string): unknown {
  let rule: unknown = schema;
  for (const part of partsOf(location)) {
    if (part === '$ref' && isRecord(rule) && typeof rule['$ref'] === 'string' && rule['$ref'].startsWith('#'))
      rule = at(schema, partsOf(rule['$ref']));
    else rule = at(rule, [part]);
  }
  return rule;
}

/**
 * Returns a copy that the library understands: it has no dynamic references, which lead to the anchor of their name in
 * one document, and always checks formats.
 */
function prepared(schema: unknown, formats: boolean): { schema: unknown; dynamic: boolean } {
  let dynamic = false;
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => {
        if (typeof part !== 'string') return [[key, inner(part)]];
        if (key === 'format' && !formats) return [];
        if (key === '$dynamicRef') dynamic = true;
        return [[key === '$dynamicRef' ? '$ref' : key === '$dynamicAnchor' ? '$anchor' : key, part]];
      }),
    );
  };
  return { schema: inner(schema), dynamic };
}

const REMOTE = /Unresolved \$ref/;

/** Returns the rules of a JSON Schema that a value breaks, in the order of the schema. Throws `Problem`. */
export function violationsOf(
  instance: unknown,
  schema: unknown,
  { draft, formats }: { draft: Draft; formats: boolean },
): { violations: Violation[]; draft: Exclude<Draft, 'auto'>; dynamic: boolean } {
  if (typeof schema !== 'boolean' && !isRecord(schema)) throw new Problem('not-a-schema', 0);
  const used = draft === 'auto' ? draftOf(schema) : draft;
  const plain = prepared(schema, formats);
  // Draft 6 has the keywords of draft 7 but `if`.
  const name: SchemaDraft = used === '6' ? '7' : used;
  const { errors } = checked(() => new Validator(plain.schema as Schema, name, false).validate(instance));
  return {
    violations: distinct(errors.flatMap((unit) => violationIn(unit, instance, plain.schema))),
    draft: used,
    dynamic: plain.dynamic,
  };
}

function checked<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('endless-reference', 0);
    if (error instanceof SyntaxError)
      throw new Problem('bad-pattern', 0, { pattern: /\/(.*)\/u?:/.exec(error.message)?.[1]?.slice(0, 60) ?? '' });
    if (error instanceof Error && REMOTE.test(error.message))
      throw new Problem('unknown-reference', 0, {
        reference: /\$ref "([^"]*)"/.exec(error.message)?.[1]?.slice(0, 80) ?? '',
      });
    if (error instanceof Error) throw new Problem('not-a-schema', 0);
    throw error;
  }
}

function violationIn(
  { keyword, keywordLocation, instanceLocation, error }: OutputUnit,
  instance: unknown,
  schema: unknown,
): Violation[] {
  if (LEADING.has(keyword)) return [];
  const path = pathOf(instanceLocation, instance);
  const value = at(instance, path);
  if (keyword === 'false') {
    return [{ path, rule: 'additionalProperties', expected: false, found: value, schemaPath: '' }];
  }
  const [, missing] = keyword === 'required' ? (/required property "(.*)"\.$/s.exec(error) ?? []) : [];
  const location = keywordLocation.replace(/^#?/, '#');
  const expected = missing ?? ruleAt(schema, location);
  return [{ path, rule: keyword, expected, found: missing === undefined ? value : undefined, schemaPath: location }];
}

function distinct(violations: readonly Violation[]): Violation[] {
  const seen = new Set<string>();
  return violations.filter(({ path, rule, expected }) => {
    const key = JSON.stringify([path, rule, expected]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
