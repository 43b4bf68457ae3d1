import { afterEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../../../../src/base/problem.ts';
import { DRAFTS } from '../../../../../src/lib/documents/schema/prepare.ts';
import { type Draft, violationsOf } from '../../../../../src/lib/documents/schema/validate.ts';

const parsed = (json: string): unknown => JSON.parse(json);

/** The places and rules that a value breaks, or the code and parameters of the failure. */
async function result(schema: unknown, value: unknown, draft: Draft = 'auto', formats = true): Promise<string> {
  try {
    const { violations } = await violationsOf(value, schema, { draft, formats });
    return violations
      .map(({ path, rule, expected }) => `/${path.join('/')} ${rule} ${JSON.stringify(expected)}`)
      .join('; ');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.code, ...Object.values(error.params)].join(' ');
  }
}

const old = (draft: string) => ({ $schema: `http://json-schema.org/draft-0${draft}/schema#` });
const NAMED = DRAFTS.filter((draft) => draft !== 'auto');

describe('dynamic references', () => {
  // The last of the documents on the way that has the anchor decides is wrong: the outermost does (2020-12 Core, 8.2.3.2).
  const list = {
    $id: 'list',
    $defs: { item: { $dynamicAnchor: 'item' } },
    type: 'array',
    items: { $dynamicRef: '#item' },
  };
  const listOf = (item: object) => ({
    $id: 'https://example.com/of',
    $ref: 'list',
    $defs: { own: { $dynamicAnchor: 'item', ...item }, list },
  });
  const tree = {
    $id: 'tree',
    $dynamicAnchor: 'node',
    properties: { data: true, children: { items: { $dynamicRef: '#node' } } },
  };
  const strict = {
    $id: 'https://example.com/strict',
    $dynamicAnchor: 'node',
    $ref: 'tree',
    unevaluatedProperties: false,
    $defs: { tree },
  };

  it.each([
    [listOf({ type: 'string' }), ['a', 1], '/1 type "string"'],
    [listOf({ minimum: 5 }), [7, 3, 'a'], '/1 minimum 5'],
    [{ ...list, $id: 'https://example.com/list' }, ['a', 1], ''],
    [strict, { children: [{ data: 1 }] }, ''],
    [
      strict,
      { children: [{ daat: 1 }] },
      '/children/0/daat additionalProperties false; /children additionalProperties false',
    ],
    [tree, { children: [{ daat: 1 }] }, ''],
    // Without an anchor of that name where it leads, it is a plain reference.
    [{ $dynamicRef: '#a', $defs: { a: { $anchor: 'a', type: 'object' } } }, 1, '/ type "object"'],
    [{ $dynamicRef: '#toString' }, 1, 'unknown-reference #toString'],
    // An anchor is in scope with its document, however that is reached.
    [
      {
        $ref: 'https://a.example/#/$defs/list',
        $defs: {
          a: {
            $id: 'https://a.example/',
            $defs: { list: { items: { $dynamicRef: 'b#item' } }, own: { $dynamicAnchor: 'item', type: 'null' } },
          },
          b: { $id: 'https://a.example/b', $defs: { item: { $dynamicAnchor: 'item' } } },
        },
      },
      [1],
      '/0 type "null"',
    ],
    [
      {
        $schema: 'https://json-schema.org/draft/2019-09/schema',
        $id: 'https://example.com/strict',
        $recursiveAnchor: true,
        $ref: 'tree',
        unevaluatedProperties: false,
        $defs: {
          tree: { $id: 'tree', $recursiveAnchor: true, properties: { children: { items: { $recursiveRef: '#' } } } },
        },
      },
      { children: [{ daat: 1 }] },
      '/children/0/daat additionalProperties false; /children additionalProperties false',
    ],
  ])('%j of %j', async (schema, value, expected) => {
    expect(await result(schema, value)).toBe(expected);
  });
});

describe('the schemas of the drafts themselves', () => {
  it.each([
    ['https://json-schema.org/draft/2020-12/schema', { minLength: -1 }, '/minLength minimum 0'],
    ['https://json-schema.org/draft/2019-09/schema', { minLength: -1 }, '/minLength minimum 0'],
    [
      'http://json-schema.org/draft-07/schema#',
      { properties: { a: { maxItems: -1 } } },
      '/properties/a/maxItems minimum 0',
    ],
    ['http://json-schema.org/draft-06/schema#', { maxItems: -1 }, '/maxItems minimum 0'],
    ['http://json-schema.org/draft-04/schema#', { minimum: 'a' }, '/minimum type "number"'],
    ['http://json-schema.org/draft-07/schema#/definitions/nonNegativeInteger', -1, '/ minimum 0'],
    ['http://json-schema.org/draft-07/schema#/definitions/nothing', 1, 'unknown-reference #/definitions/nothing'],
  ])('%s of %j', async ($ref, value, expected) => {
    expect(await result({ $ref }, value)).toBe(expected);
  });

  it('can be replaced by those of the same id in a schema, for one run', async () => {
    const $id = 'https://json-schema.org/draft/2020-12/schema';
    const own = {
      $id,
      $vocabulary: { 'https://example.com/own': true },
      $ref: '#/$defs/a',
      $defs: { a: { type: 'null' } },
    };
    expect(await result(own, { type: 1 })).toBe('/ type "null"');
    expect(await result({ $ref: $id }, { minLength: -1 })).toBe('/minLength minimum 0');
    expect(await result({ type: 1 }, 1)).toBe('wrong-rule $.type');
  });
});

describe('references', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are never requested', async () => {
    const fetch = vi.fn(() => Promise.reject(new Error('requested')));
    vi.stubGlobal('fetch', fetch);
    const remote = ['http://localhost:1234/a.json', 'https://example.com/a.json', 'file:///etc/hosts', 'urn:a:b'];
    for (const $ref of [...remote, 'a.json'])
      for (const draft of NAMED) expect(await result({ $ref }, 1, draft)).toBe(`unknown-reference ${$ref}`);
    expect(await result({ $dynamicRef: 'http://localhost/a#b' }, 1)).toBe('unknown-reference http://localhost/a');
    expect(await result({ $schema: 'http://localhost/meta', type: 'null' }, 1)).toBe('/ type "null"');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    // Only what is needed has to be known.
    [{ properties: { a: { $ref: 'http://localhost/a' } } }, {}, ''],
    [{ $ref: '#/$defs/b', $defs: { b: { type: 'null' }, a: { $ref: '#/$defs/nothing' } } }, 1, '/ type "null"'],
    [{ $ref: '#/$defs/a b%', $defs: { 'a b%': { type: 'null' } } }, 1, '/ type "null"'],
    [{ $ref: '#/$defs/List%3CA%2CB%3E', $defs: { 'List<A,B>': { type: 'null' } } }, 1, '/ type "null"'],
    [{ $ref: '#/$defs/a~1b~0/items', $defs: { 'a/b~': { items: { type: 'null' } } } }, 1, '/ type "null"'],
    [{ $ref: '#/$defs/é😀', $defs: { 'é😀': { type: 'null' } } }, 1, '/ type "null"'],
    [{ $ref: '#/toString' }, 1, 'unknown-reference #/toString'],
    [{ $ref: '#constructor' }, 1, 'unknown-reference #constructor'],
    [{ $id: 'file:///a/b.json', $ref: 'c.json', $defs: { c: { $id: 'c.json', type: 'null' } } }, 1, '/ type "null"'],
    [{ $id: 'urn:a:b', $ref: 'urn:a:c', $defs: { c: { $id: 'urn:a:c', type: 'null' } } }, 1, '/ type "null"'],
    // Through a document of its own, whose references start there.
    [
      {
        $ref: '#/$defs/a/properties/b',
        $defs: {
          a: { $id: 'https://a.example/', properties: { b: { $ref: '#/$defs/c' } }, $defs: { c: { type: 'null' } } },
        },
      },
      1,
      '/ type "null"',
    ],
    [{ const: { $ref: '#/a', $id: 'x' } }, { $id: 'x', $ref: '#/a' }, ''],
    [{ const: { $ref: '#/a' } }, {}, '/ const {"$ref":"#/a"}'],
    [{ enum: [1, { $id: 'x' }] }, {}, '/ enum [1,{"$id":"x"}]'],
    [{ not: { $id: 'https://a.example/', type: 'object' } }, {}, '/ not {"type":"object"}'],
    [
      { properties: { $ref: { type: 'null' }, const: { $ref: '#/properties/$ref' } } },
      { const: 1 },
      '/const type "null"',
    ],
  ])('%j of %j', async (schema, value, expected) => {
    expect(await result(schema, value)).toBe(expected);
  });

  it.each(['4', '6', '7'])('have nothing beside them in draft %s', async (draft) => {
    const id = draft === '4' ? 'id' : '$id';
    const definitions = { a: { type: 'null' }, b: { [id]: 'https://b.example/', definitions: { a: {} } } };
    const beside = { [id]: 'https://b.example/', $ref: '#/definitions/a', maximum: 0 };
    expect(await result({ ...old(draft), definitions, items: beside }, [1])).toBe('/0 type "null"');
    expect(await result({ ...old(draft), ...beside, maximum: 0, definitions }, 1)).toBe('/ type "null"');
  });

  it.each(NAMED)('that lead in a circle fail in %s', async (draft) => {
    expect(await result({ $ref: '#' }, 1, draft)).toBe('endless-reference');
    const circle = { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } };
    expect(await result({ allOf: [{ $ref: '#/definitions/a' }], definitions: circle }, 1, draft)).toBe(
      'endless-reference',
    );
  });

  it('belong to one run', async () => {
    const schemas = ['null', 'string', 'array'].map((type) => ({
      $id: 'https://example.com/a',
      $ref: '#a',
      $defs: { a: { $anchor: 'a', type } },
    }));
    const results = await Promise.all(
      schemas.map((schema, at) => result({ ...schema, format: 'ipv4' }, '1', 'auto', at < 2)),
    );
    expect(results).toEqual(['/ type "null"; / format "ipv4"', '/ format "ipv4"', '/ type "array"']);
  });
});

describe('rules', () => {
  it.each([
    [{ multipleOf: 1e-8 }, 1.5e-8, '/ multipleOf 1e-8'],
    [{ multipleOf: 0.1 }, 1e300, ''],
    [{ multipleOf: 3 }, 1e22, '/ multipleOf 3'],
    [{ const: null }, NaN, '/ const null'],
    [{ const: 0 }, -0, ''],
    [{ contains: { type: 'null' }, minContains: 2, maxContains: 3 }, [null, 1], '/ minContains 2'],
    [{ contains: { type: 'null' }, maxContains: 1 }, [null, 1, null], '/ maxContains 1'],
    [{ dependencies: { a: ['b'] } }, { a: 1 }, '/ dependencies {"a":["b"]}'],
    [{ propertyNames: { maxLength: 1 } }, { 'a/~b': 1 }, '/a/~b maxLength 1'],
    [{ undefined: 'x', constructor: 1, type: 'null' }, 1, '/ type "null"'],
    [
      parsed('{"__proto__": 1, "properties": {"__proto__": {"type": "null"}}}'),
      parsed('{"__proto__": 1}'),
      '/__proto__ type "null"',
    ],
    [{ properties: { constructor: { type: 'null' } }, required: ['toString'] }, {}, '/ required "toString"'],
    [{ dependentRequired: { valueOf: ['a'] } }, {}, ''],
    [
      { additionalProperties: false },
      parsed('{"__proto__": 1, "constructor": 2}'),
      '/__proto__ additionalProperties false; /constructor additionalProperties false',
    ],
    // What is wrong in a schema is named.
    [{ properties: { a: { type: 'strin' } } }, 1, 'wrong-rule $.properties.a.type'],
    [{ items: [{ type: 'null' }] }, 1, 'wrong-rule $.items'],
    [{ $defs: { a: { $id: 'a', ...old('7'), items: [{ type: 'null' }] } }, $ref: 'a' }, [1], '/0 type "null"'],
    [{ $defs: { a: { $id: 'a', ...old('7'), items: 1 } } }, [1], "wrong-rule $['$defs'].a.items"],
    [{ patternProperties: { '(': true } }, 1, 'bad-pattern ('],
    [{ $id: 'a b', type: 'null' }, 1, '/ type "null"'],
  ])('%j of %j', async (schema, value, expected) => {
    expect(await result(schema, value)).toBe(expected);
  });

  it.each(NAMED)('check formats only when asked in %s', async (draft) => {
    const wrong = {
      'date-time': '2026-02-30T00:00:00Z',
      date: '1',
      time: '12:59:60Z',
      email: 'a',
      hostname: '-a',
      ipv4: '1',
      ipv6: '1',
      uri: 'a',
      url: 'a',
      uuid: '1',
      duration: '1',
      regex: '(',
      'json-pointer': 'a',
      'json-pointer-uri-fragment': 'a',
      'relative-json-pointer': 'a',
      'uri-template': '{',
      'uri-reference': '\\',
    };
    for (const [format, value] of Object.entries(wrong)) {
      expect(await result({ format }, value, draft), format).toBe(`/ format "${format}"`);
      expect(await result({ format }, value, draft, false), format).toBe('');
    }
    expect(await result({ format: 'time' }, '01:29:60+01:30', draft)).toBe('');
  });

  it('hold for much and for depth', async () => {
    const many = await violationsOf(
      Array.from({ length: 10_000 }, () => 'x'),
      { items: { type: 'null' } },
      { draft: 'auto', formats: true },
    );
    expect(many.violations.length).toBe(10_000);
    const nested = (depth: number, leaf: unknown) =>
      parsed(`${'{"a":'.repeat(depth)}${JSON.stringify(leaf)}${'}'.repeat(depth)}`);
    const recursive = { properties: { a: { $ref: '#' } }, type: 'object' };
    expect(await result(recursive, nested(500, 1))).toMatch(/^(?:\/a){500} type "object"$/);
    expect(await result(recursive, nested(20_000, 1))).toMatch(/^too-deep \d{3,4}$/);
    const deep = parsed(`${'{"properties":{"a":'.repeat(250)}{"type":"null"}${'}}'.repeat(250)}`);
    expect(await result(deep, nested(250, 1))).toMatch(/^(?:\/a){250} type "null"$/);
  });
});
