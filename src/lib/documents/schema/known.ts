import type { Browser } from '@hyperjump/browser';
import { Reference } from '@hyperjump/browser/jref';
import {
  buildSchemaDocument,
  type CompiledSchema,
  compile,
  getSchema,
  type SchemaDocument,
  Validation,
} from '@hyperjump/json-schema/experimental';
import { isRecord } from '../../../base/json.ts';
import { decoded, UNKNOWN } from './keywords.ts';
import { DIALECTS, type NamedDraft, type Prepared } from './prepare.ts';

/** Where a schema without an id is. */
const BASE = 'schema:/';
const MISSING = 'missing:';

type Documents = Record<string, SchemaDocument>;

const withoutPrototype = <T>(record: Record<string, T>) =>
  Object.assign(Object.create(null) as Record<string, T>, record);
const escapedName = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
export const namesOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

function plainText(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The part of a document that a pointer leads to: `href` if it leads into a document of its own. */
function follow(root: unknown, pointer: string): { value: unknown } | { href: string } | undefined {
  let value = root;
  const names = namesOf(pointer);
  for (const [at, name] of names.entries()) {
    if (value instanceof Reference) {
      const rest = names.slice(at).map((part) => `/${encodeURIComponent(escapedName(part))}`);
      return { href: `${value.href}#${rest.join('')}` };
    }
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return { value };
}

/**
 * Returns a document for one run. A reference to what isn't in it, or that leads through it into another document, has
 * a place of its own in it, which nothing but that reference sees.
 */
function located(document: SchemaDocument): SchemaDocument {
  const root = isRecord(document.root) && !(document.root instanceof Reference) ? { ...document.root } : document.root;
  const anchors = new Map(Object.entries(document.anchors));
  const placeOf = (href: string) => {
    const name = `\u0000${href}`;
    if (!Object.hasOwn(root as object, name)) Object.defineProperty(root, name, { value: new Reference(href, {}) });
    return `/${escapedName(name)}`;
  };
  return {
    ...document,
    root,
    dynamicAnchors: withoutPrototype(document.dynamicAnchors),
    anchorLocation(fragment) {
      const text = plainText(fragment ?? '');
      const pointer = text.startsWith('/') ? text : anchors.get(text);
      const target = pointer === undefined ? undefined : follow(root, pointer);
      if (pointer !== undefined && target && 'value' in target) return pointer;
      return placeOf(target && 'href' in target ? target.href : `${MISSING}${encodeURIComponent(`#${text}`)}`);
    },
  };
}

/** A document that stands for one that isn't known. */
function unknown(id: string): SchemaDocument {
  const name = id.startsWith(MISSING) ? plainText(id.slice(MISSING.length)) : id.replace(BASE, '');
  return {
    baseUri: id,
    dialectId: UNKNOWN,
    root: { unknown: name },
    anchors: {},
    dynamicAnchors: withoutPrototype({}),
    anchorLocation: () => '',
  };
}

/** Returns the compiled schema, and the value in it that a rule is at. Nothing of it is known to other runs. */
export async function compiled({ schema }: Prepared, draft: NamedDraft) {
  const own = buildSchemaDocument(schema as Parameters<typeof buildSchemaDocument>[0], BASE, DIALECTS[draft]);
  const documents: Documents = withoutPrototype(await standard());
  for (const document of Object.values(own.embedded as Documents)) documents[document.baseUri] = located(document);
  const cache = new Proxy(documents, { get: (inside, id: string) => inside[id] ?? unknown(id) });
  const rules = await compile(await schemaAt(own.baseUri, cache));
  await compileAnchors(rules, cache);

  const plain = (value: unknown): unknown => {
    if (value instanceof Reference) {
      const inside = value.toJSON();
      return isRecord(inside) ? plain(documents[value.href]?.root) : inside;
    }
    if (Array.isArray(value)) return value.map(plain);
    const whole = decoded(value);
    if (whole !== value || !isRecord(value)) return whole;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  };
  /** Returns the name of the rule at a location, and its value. */
  const ruleAt = (location: string) => {
    const at = location.indexOf('#');
    const pointer = decodeURI(location.slice(at + 1));
    const target = follow(documents[location.slice(0, at)]?.root, pointer);
    return {
      rule: namesOf(pointer).at(-1) ?? '',
      expected: target && 'value' in target ? plain(target.value) : undefined,
    };
  };
  return { rules, ruleAt };
}

const schemaAt = (uri: string, cache: Documents) =>
  getSchema(uri, { _cache: cache } as unknown as Browser) as Promise<Browser<SchemaDocument>>;

let metaschemas: Promise<Documents> | undefined;
/** The documents of the drafts themselves, by their ids. */
function standard(): Promise<Documents> {
  metaschemas ??= (async () => {
    const documents: Documents = {};
    await schemaAt(DIALECTS['2020-12'], documents);
    return documents;
  })();
  return metaschemas.then((documents) =>
    Object.fromEntries(Object.entries(documents).map(([id, document]) => [id, located(document)])),
  );
}

const checkers = new Map<NamedDraft, Promise<CompiledSchema>>();
/** Compiles what dynamic references can lead to, which the library does only where it is in sight. */
async function compileAnchors({ ast }: CompiledSchema, cache: Documents): Promise<void> {
  const missing = Object.values(ast.metaData)
    .flatMap(({ dynamicAnchors }) => Object.values(dynamicAnchors))
    .find((url) => !(url in ast));
  if (missing === undefined) return;
  await Validation.compile(await schemaAt(missing, cache), ast, undefined as never);
  await compileAnchors({ ast, schemaUri: missing }, cache);
}

/** The rules that schemas of a draft obey. */
export function rulesOfSchemas(draft: NamedDraft): Promise<CompiledSchema> {
  const rules =
    checkers.get(draft) ??
    schemaAt(DIALECTS[draft], {}).then(async (schema) => {
      const compiledRules = await compile(schema);
      await compileAnchors(compiledRules, {});
      return compiledRules;
    });
  checkers.set(draft, rules);
  return rules;
}
