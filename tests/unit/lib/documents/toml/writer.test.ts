import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { DocNode } from '../../../../../src/lib/documents/node.ts';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';
import { readToml } from '../../../../../src/lib/documents/toml/reader.ts';
import { writeToml, type TomlWriteOptions } from '../../../../../src/lib/documents/toml/writer.ts';
import { Problem } from '../../../../../src/base/problem.ts';
import { docArbitrary } from '../doc-arbitrary.ts';

function toml(json: string, options?: TomlWriteOptions): { text: string; warnings: string[] } {
  const { text, warnings } = writeToml(readJson(json, { dialect: 'json5' }).documents[0] as DocNode, options);
  return { text, warnings: warnings.map(({ code, params }) => `${code} ${params.path}`) };
}

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error instanceof Problem ? [error.code, error.params] : error;
  }
  return null;
}

describe('writeToml', () => {
  it('writes plain values first, then tables and arrays of tables', () => {
    const json =
      '{"t":{"sub":{"k":1}},"foo":"bar","a":[{"b":1},{"b":2,"c":{"d":[]}}],"list":{"name":"item","another":{"key":"v"}},"e":{}}';
    expect(toml(json)).toEqual({
      text: [
        'foo = "bar"',
        '',
        '[t.sub]',
        'k = 1',
        '',
        '[[a]]',
        'b = 1',
        '',
        '[[a]]',
        'b = 2',
        '',
        '[a.c]',
        'd = []',
        '',
        '[list]',
        'name = "item"',
        '',
        '[list.another]',
        'key = "v"',
        '',
        '[e]',
        '',
      ].join('\n'),
      warnings: ['order-changed $'],
    });
  });

  it('can keep the order of keys', () => {
    const json = '{"t":{"x":{"y":1},"z":2},"a":[{"b":1}],"plain":3,"last":{"deep":{"k":1},"v":2,"w":{}}}';
    expect(toml(json, { keepOrder: true })).toEqual({
      text: [
        't = { x = { y = 1 }, z = 2 }',
        'a = [{ b = 1 }]',
        'plain = 3',
        '',
        '[last]',
        'deep = { k = 1 }',
        'v = 2',
        '',
        '[last.w]',
        '',
      ].join('\n'),
      warnings: [],
    });
  });

  it('writes mixed arrays and tables beyond the requested depth inline', () => {
    expect(toml('{"a":[1,{"b":{"c":1}},[{}]]}').text).toBe('a = [1, { b = { c = 1 } }, [{}]]\n');
    expect(toml('{"a":{"b":{"c":1}},"l":[{"x":1}]}', { tableDepth: 1 }).text).toBe(
      '[a]\nb = { c = 1 }\n\n[[l]]\nx = 1\n',
    );
    expect(toml('{"a":{"b":{"c":1}},"l":[{"x":1}]}', { tableDepth: 0 }).text).toBe(
      'a = { b = { c = 1 } }\nl = [{ x = 1 }]\n',
    );
  });

  it("keeps digits, and warns where TOML can't", () => {
    expect(
      toml('[{"a":1.0,"b":9007199254740993,"c":1000000,"d":0.1000,"e":1e5,"f":-9223372036854775808}]'.slice(1, -1)),
    ).toEqual({
      text: 'a = 1.0\nb = 9007199254740993\nc = 1000000\nd = 0.1000\ne = 1e5\nf = -9223372036854775808\n',
      warnings: [],
    });
    expect(
      toml('{"a":12345678901234567890,"b":-9223372036854775809,"c":[1e400,1e-400,0e0],"d":Infinity,"e":NaN}'),
    ).toEqual({
      text: 'a = "12345678901234567890"\nb = "-9223372036854775809"\nc = [1e400, 1e-400, 0e0]\nd = inf\ne = nan\n',
      warnings: [
        'integer-as-string $.a',
        'integer-as-string $.b',
        'float-out-of-range $.c[0]',
        'float-out-of-range $.c[1]',
      ],
    });
  });

  it('drops nulls with a warning, or rejects them', () => {
    const json = '{"a":null,"b":[null,1,{"c":null}],"t":{"n":null}}';
    expect(toml(json)).toEqual({
      text: 'b = [1, {}]\n\n[t]\n',
      warnings: ['null-dropped $.a', 'null-dropped $.b[0]', 'null-dropped $.b[2].c', 'null-dropped $.t.n'],
    });
    expect(thrown(() => toml(json, { nulls: 'refuse' }))).toEqual(['null-not-allowed', { path: '$.a' }]);
  });

  it.each(['[]', '1', '"x"', 'null', 'true'])('rejects the root %s', (json) => {
    expect(thrown(() => toml(json))).toEqual(['root-not-table', {}]);
  });

  it('quotes keys and strings as needed', () => {
    expect(
      toml(
        '{"a b":1,"":2,"é":3,"a-b_1":4,"__proto__":5,"\\u007f":"\\u0000\\u007f\\t\\"\\\\","d":"2024-01-01","t":"true"}',
      ).text,
    ).toBe(
      '"a b" = 1\n"" = 2\n"é" = 3\na-b_1 = 4\n__proto__ = 5\n"\\u007f" = "\\u0000\\u007f\\t\\"\\\\"\nd = "2024-01-01"\nt = "true"\n',
    );
    expect(toml('{"a":"\\n x\\\\\\n\\"\\"\\"\\"y\\"\\""}').text).toBe('a = """\n\n x\\\\\n\\"\\"\\"\\"y"\\""""\n');
  });

  it('uses the last of duplicate keys, and replaces lone surrogates', () => {
    expect(toml('{"a":1,"a":2,"t":{"b":1,"b":{"c":1}}}')).toEqual({
      text: 'a = 2\n\n[t.b]\nc = 1\n',
      warnings: ['duplicate-key $.a', 'duplicate-key $.t.b'],
    });
    expect(toml('{"\\ud800":"\\udc00","\\ud801":1}')).toEqual({
      text: '"\ufffd" = 1\n',
      warnings: ["lone-surrogate $['\\ud800']", "lone-surrogate $['\\ud801']", "duplicate-key $['\ufffd']"],
    });
  });

  it('wraps long arrays', () => {
    const numbers = Array.from({ length: 30 }, (_, i) => i + 1000);
    const text = toml(JSON.stringify({ a: numbers })).text;
    expect(text.split('\n')).toHaveLength(33);
    expect(readToml(text).document).toEqual(readJson(JSON.stringify({ a: numbers })).documents[0]);
  });

  it('writes a document nested to the maximum depth', () => {
    const json = '{"a":'.repeat(499) + '{"b":1}' + '}'.repeat(499);
    expect(writeToml(readJson(json).documents[0] as DocNode).text).toContain('b = 1');
    expect(writeToml(readJson(json).documents[0] as DocNode, { tableDepth: 0 }).text).toContain('b = 1');
  });

  it('round-trips every document, and another parser reads the same values', () => {
    const depth = fc.constantFrom(0, 1, 2, Infinity);
    fc.assert(
      fc.property(docArbitrary, depth, fc.boolean(), (value, tableDepth, keepOrder) => {
        const root: DocNode = {
          kind: 'map',
          entries: [
            { key: 'root', value },
            { key: 'z', value: { kind: 'bool', value: true } },
          ],
        };
        const { text, warnings } = writeToml(root, { tableDepth, keepOrder });
        const back = readToml(text).document;
        if (!warnings.some(({ code }) => code === 'order-changed')) expect(back).toEqual(expected(root));
        expect(sorted(back)).toEqual(sorted(expected(root)));
        expect(
          warnings.every(({ code }) =>
            /^(order-changed|null-dropped|integer-as-string|float-out-of-range|more-warnings)$/.test(code),
          ),
        ).toBe(true);
        expect(fromToml(parse(text, { integersAsBigInt: true }))).toEqual(plain(expected(root)));
      }),
      { numRuns: 500 },
    );
  });
});

/** The document as TOML can represent it. */
function expected(node: DocNode): DocNode {
  if (node.kind === 'number' && /^-?\d+$/.test(node.raw) && BigInt.asIntN(64, BigInt(node.raw)) !== BigInt(node.raw)) {
    return { kind: 'string', value: node.raw };
  }
  if (node.kind === 'list')
    return { kind: 'list', items: node.items.filter(({ kind }) => kind !== 'null').map(expected) };
  if (node.kind !== 'map') return node;
  const entries = node.entries.filter(({ value }) => value.kind !== 'null');
  return { kind: 'map', entries: entries.map(({ key, value }) => ({ key, value: expected(value) })) };
}

/** Tables are written after plain values, so the order of keys is ignored. */
function sorted(node: DocNode): DocNode {
  if (node.kind === 'list') return { kind: 'list', items: node.items.map(sorted) };
  if (node.kind !== 'map') return node;
  const entries = node.entries.map(({ key, value }) => ({ key, value: sorted(value) }));
  return { kind: 'map', entries: entries.toSorted((a, b) => (a.key < b.key ? -1 : 1)) };
}

function plain(node: DocNode): unknown {
  if (node.kind === 'number') return /[.eE]/.test(node.raw) ? Number(node.raw) : BigInt(node.raw);
  if (node.kind === 'list') return node.items.map(plain);
  if (node.kind === 'map') return new Map(node.entries.map(({ key, value }) => [key, plain(value)]));
  return node.kind === 'null' || node.kind === 'date' ? null : node.value;
}

function fromToml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromToml);
  if (typeof value !== 'object' || value === null) return value;
  return new Map(Object.entries(value).map(([key, item]) => [key, fromToml(item)]));
}
