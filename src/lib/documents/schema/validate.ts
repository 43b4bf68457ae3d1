import { setShouldValidateFormat } from '@hyperjump/json-schema/draft-2020-12';
import { type CompiledSchema, type EvaluationPlugin, interpret } from '@hyperjump/json-schema/experimental';
import { fromJs, type JsonNode, value as valueOf } from '@hyperjump/json-schema/instance/experimental';
import { type PathSegment, pathText } from '../../../base/json-path.ts';
import { isRecord } from '../../../base/json.ts';
import { Problem } from '../../../base/problem.ts';
import { MAX_DEPTH } from '../../../base/syntax-problem.ts';
import { compiled, namesOf, rulesOfSchemas } from './known.ts';
import { type DRAFTS, type NamedDraft, namedDraft, type Part, prepared } from './prepare.ts';

export const SCHEMA_PROBLEMS = [
  'not-a-schema',
  'wrong-rule',
  'unknown-reference',
  'bad-pattern',
  'endless-reference',
] as const;

export type Draft = (typeof DRAFTS)[number];

/** One rule that a value breaks. */
export interface Violation {
  path: PathSegment[];
  /** The keyword, such as `required`. */
  rule: string;
  /** What the rule asks for, as it is in the schema. */
  expected: unknown;
  found: unknown;
}

/** Keywords that only lead to the rules inside them, beside those that the library takes for such. */
const LEADING = new Set([
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

interface Options {
  draft: Draft;
  formats: boolean;
  /** The place of a value of the schema in its text. */
  offsetOf?: (path: readonly PathSegment[]) => number;
}

/** Returns the rules of a JSON Schema that a value breaks, in the order of the schema. Throws `Problem`. */
export async function violationsOf(
  instance: unknown,
  schema: unknown,
  { draft, formats, offsetOf }: Options,
): Promise<{ violations: Violation[]; draft: NamedDraft }> {
  if (typeof schema !== 'boolean' && !isRecord(schema)) throw new Problem('not-a-schema', 0);
  const used = draft === 'auto' ? (namedDraft(schema) ?? '2020-12') : draft;
  const violations = await checked(async () => {
    const plain = prepared(schema, used);
    await checkSchema(plain.parts, offsetOf);
    const { rules, ruleAt } = await compiled(plain, used).catch((error: unknown) => {
      throw isSyntaxError(error) ? badPattern(plain.patterns) : error;
    });
    const values = new Map<string, ReturnType<typeof ruleAt>>();
    return broken(rules, instance, formats).flatMap((failure) => {
      const rule = values.get(failure.location) ?? ruleAt(failure.location);
      values.set(failure.location, rule);
      return violationsIn(failure, rule, instance);
    });
  });
  return { violations: distinct(violations), draft: used };
}

async function checked<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('too-deep', 0, { limit: MAX_DEPTH });
    if (error instanceof Error && !(error instanceof Problem)) throw new Problem('not-a-schema', 0);
    throw error;
  }
}

const isSyntaxError = (error: unknown) => error instanceof SyntaxError;

function badPattern(patterns: readonly string[]): Problem {
  const pattern = patterns.find((each) => !isPattern(each)) ?? '';
  return new Problem('bad-pattern', 0, { pattern: pattern.slice(0, 60) });
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

/** Throws if a schema breaks the rules of its draft. */
async function checkSchema(parts: readonly Part[], offsetOf: Options['offsetOf']): Promise<void> {
  for (const part of parts) {
    const inner = parts.filter(({ path }) => path.length > part.path.length && startsWith(path, part.path));
    const places = brokenIn(await rulesOfSchemas(part.draft), part.schema)
      .map(({ node }) => [...part.path, ...pathOf(node, part.schema)])
      .filter((path) => !inner.some((other) => startsWith(path, other.path)));
    const deepest = places.toSorted((a, b) => b.length - a.length)[0];
    if (deepest) throw new Problem('wrong-rule', offsetOf?.(deepest) ?? 0, { place: pathText(deepest).slice(0, 80) });
  }
}

/** What is wrong in a schema; nothing of one that is nested so deeply that only its rules fit the stack. */
function brokenIn(rules: CompiledSchema, schema: unknown): Failure[] {
  try {
    return broken(rules, schema, false);
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-deep') return [];
    throw error;
  }
}

const startsWith = (path: readonly PathSegment[], start: readonly PathSegment[]) =>
  start.every((segment, at) => path[at] === segment);

/** What fails: a rule at its location in the schema, or a schema that is `false`. */
interface Failure {
  location: string;
  /** What the rule asks for, as the library has it. */
  asked: unknown;
  node: JsonNode;
  forbidden: boolean;
}
type Failures = readonly (Failure | Failures)[];
type Context = Parameters<NonNullable<EvaluationPlugin['afterSchema']>>[2] & { failures?: (Failure | Failures)[] };

/** Returns what fails, in the order of the schema. */
function broken({ ast, schemaUri }: CompiledSchema, instance: unknown, formats: boolean): Failure[] {
  let failures: Failures = [];
  const collector: EvaluationPlugin<Context> = {
    afterKeyword([, place, asked], node, context, valid, around, { simpleApplicator }) {
      if (valid) return;
      around.failures ??= [];
      const inside = context.failures ?? [];
      if (place.endsWith('/contains')) {
        const matches = node.children.length - itemsIn(flat(inside), node).size;
        const limit = place.replace(/[^/]+$/, limitOf(asked, matches));
        around.failures.push({ location: limit, asked, node, forbidden: false });
      } else
        around.failures.push(...(simpleApplicator ? [] : [{ location: place, asked, node, forbidden: false }]), inside);
    },
    afterSchema(url, node, context, valid) {
      if (!valid && typeof ast[url] === 'boolean')
        (context.failures ??= []).push({ location: url, asked: false, node, forbidden: true });
      failures = context.failures ?? [];
    },
  };
  // The switch is one for all runs, but nothing else runs until it is off again.
  const root = fromJs(instance as Parameters<typeof fromJs>[0]);
  const run = (plugin: EvaluationPlugin) => interpret({ ast, schemaUri }, root, { plugins: [plugin] } as never);
  setShouldValidateFormat(formats);
  try {
    run(collector as EvaluationPlugin);
  } catch (error) {
    throw error instanceof RangeError ? reasonOf(run) : error;
  } finally {
    setShouldValidateFormat(false);
  }
  return flat(failures);
}

/** Why the stack was full: a schema that comes back to the same value, or a document with many levels. */
function reasonOf(run: (plugin: EvaluationPlugin) => void): Problem {
  const active = new Map<JsonNode, string[]>();
  let levels = 0;
  let isEndless = false;
  try {
    run({
      beforeSchema(url, node) {
        const urls = active.get(node) ?? [];
        active.set(node, urls);
        isEndless ||= urls.includes(url);
        urls.push(url);
        levels = Math.max(levels, active.size);
        if (isEndless) throw new RangeError();
      },
      afterSchema(_url, node) {
        const urls = active.get(node);
        urls?.pop();
        if (urls?.length === 0) active.delete(node);
      },
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return isEndless ? new Problem('endless-reference', 0) : new Problem('too-deep', 0, { limit: levels });
}

function flat(failures: Failures): Failure[] {
  const all: Failure[] = [];
  const add = (list: Failures) => {
    for (const item of list)
      if ('node' in item) all.push(item);
      else add(item);
  };
  add(failures);
  return all;
}

/** The rule that a number of matches with `contains` breaks. */
function limitOf(asked: unknown, matches: number): string {
  const { minContains = 1, maxContains = Infinity } = asked as { minContains?: number; maxContains?: number };
  return matches > maxContains ? 'maxContains' : minContains === 1 ? 'contains' : 'minContains';
}

/** The items of a list in which something fails. */
const itemsIn = (failures: readonly Failure[], list: JsonNode) =>
  new Set(
    failures.map(
      ({ node }) =>
        node.pointer
          .replace(/^\*/, '')
          .slice(list.pointer.length + 1)
          .split('/', 1)[0],
    ),
  );

/** The path of a node; that of the property for a name of one. */
function pathOf({ pointer }: JsonNode, root: unknown): PathSegment[] {
  let value = root;
  return namesOf(pointer).map((name) => {
    const isIndex = Array.isArray(value);
    value = isIndex ? (value as unknown[])[Number(name)] : isRecord(value) ? value[name] : undefined;
    return isIndex ? Number(name) : name;
  });
}

function violationsIn(
  { asked, node, forbidden }: Failure,
  { rule, expected }: { rule: string; expected: unknown },
  instance: unknown,
): Violation[] {
  if (!forbidden && LEADING.has(rule)) return [];
  const path = pathOf(node, instance);
  const value: unknown = valueOf(node);
  if (forbidden) return [{ path, rule: 'additionalProperties', expected: false, found: value }];
  if (rule !== 'required' || !Array.isArray(asked)) return [{ path, rule, expected, found: value }];
  const missing = asked.filter((name: string) => !Object.hasOwn(value as object, name));
  return missing.map((name: string) => ({ path, rule, expected: name, found: undefined }));
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
