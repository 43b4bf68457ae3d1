import { describe, expect, it } from 'vitest';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';
import { Notes, singular, takeFree } from '../../../../../src/lib/code/shape/names.ts';
import { addSample, emptyShape, integerSize, kindOf } from '../../../../../src/lib/code/shape/shape.ts';

function shapeOf(json: string) {
  const shape = emptyShape();
  const duplicates: string[] = [];
  for (const sample of readJson(json, { dialect: 'json5', documents: 'many' }).documents)
    addSample(shape, sample, (path) => duplicates.push(path));
  return { shape, duplicates };
}

function numberOf(json: string) {
  const facts = shapeOf(json).shape.item?.number;
  if (!facts) throw new Error('no numbers');
  return facts;
}

describe('shapes of samples', () => {
  it('report the size of integers beyond 2^53', () => {
    const sizes: [string, string][] = [
      ['[2147483647, -2147483648]', 'int32'],
      ['[2147483648]', 'int64'],
      ['[-9223372036854775808, 9223372036854775807]', 'int64'],
      ['[9223372036854775808, 18446744073709551615]', 'uint64'],
      ['[9223372036854775808, -1]', 'big'],
      ['[18446744073709551615, -0]', 'big'],
      ['[18446744073709551616]', 'big'],
      [`[${'9'.repeat(5000)}]`, 'big'],
    ];
    for (const [json, size] of sizes) expect(integerSize(numberOf(json)), json.slice(0, 40)).toBe(size);
  });

  it('report which numbers a binary64 float can represent exactly as written', () => {
    const exact = [
      '0.1',
      '0.1000',
      '1e-1',
      '1.777777777777777',
      '-0.0',
      '5e-324',
      '1e22',
      '1E+2',
      '100',
      '0x1F',
      'NaN',
      '-Infinity',
    ];
    for (const raw of exact) expect(numberOf(`[${raw}]`).double, raw).toBe(true);
    const inexact = ['1e400', '1e-400', '3.14159265358979323846', '9007199254740993', '-1e309'];
    for (const raw of inexact) expect(numberOf(`[${raw}]`).double, raw).toBe(false);
    expect(numberOf('[1, 1.0]').integer).toBe(false);
    expect(numberOf('[1e5]').integer).toBe(false);
  });

  it('merge objects and count which fields were present', () => {
    const { fields, objects } = shapeOf('[{"a":1},{"a":null,"b":{"c":1}},{"b":{"d":[2]}}]').shape.item!;
    expect(objects).toBe(3);
    expect([...fields!].map(([key, { present, path }]) => [key, present, path])).toEqual([
      ['a', 2, '$[*].a'],
      ['b', 2, '$[*].b'],
    ]);
    expect([...fields!.get('b')!.shape.fields!.keys()]).toEqual(['c', 'd']);
    expect(fields!.get('a')!.shape.nulls).toBe(true);
  });

  it('distinguish mixed values from unknown ones', () => {
    const kinds: [string, string][] = [
      ['[]', 'unknown'],
      ['[null]', 'unknown'],
      ['[1, null]', 'number'],
      ['[1, "a"]', 'mixed'],
      ['[{}, []]', 'mixed'],
      ['[true]', 'boolean'],
    ];
    for (const [json, kind] of kinds) expect(kindOf(shapeOf(json).shape.item!), json).toBe(kind);
  });

  it('recognize valid RFC 3339 dates', () => {
    const format = (text: string) => shapeOf(JSON.stringify(text)).shape.text;
    expect(format('2024-02-29T23:59:59.123456789+05:30')).toBe('offset-date-time');
    expect(format('2024-02-29T00:00:00Z')).toBe('offset-date-time');
    expect(format('2024-02-29T00:00:00')).toBe('local-date-time');
    expect(format('2024-02-29')).toBe('local-date');
    const plain = [
      '2023-02-29',
      '2024-02-29T24:00:00Z',
      '2024-02-29 00:00:00Z',
      '2016-12-31T23:59:60Z',
      '2024-02-29t00:00:00z',
    ];
    for (const text of [...plain, '2024-02-29T00:60:00Z', '2024-02-29T00:00:00+19:00'])
      expect(format(text), text).toBe('plain');
    expect(shapeOf('["2024-01-01","x"]').shape.item!.text).toBe('plain');
  });

  it('use the last of duplicate keys and report their path', () => {
    const { shape, duplicates } = shapeOf('{"l":[{"a":1,"a":"x"}],"__proto__":1}');
    expect(duplicates).toEqual(['$.l[*].a']);
    expect(kindOf(shape.fields!.get('l')!.shape.item!.fields!.get('a')!.shape)).toBe('text');
    expect([...shape.fields!.keys()]).toEqual(['l', '__proto__']);
  });
});

describe('names', () => {
  it('are made singular', () => {
    const words: [string, string][] = [
      ['Items', 'Item'],
      ['Categories', 'Category'],
      ['Boxes', 'Box'],
      ['Classes', 'Class'],
      ['Addresses', 'Address'],
      ['Status', 'Status'],
      ['Address', 'Address'],
      ['Analysis', 'Analysis'],
      ['Movies', 'Movie'],
      ['Series', 'Series'],
      ['Caches', 'Cache'],
      ['Batches', 'Batch'],
      ['Ties', 'Tie'],
      ['Houses', 'House'],
      ['S', 'S'],
      ['Data', 'Data'],
    ];
    for (const [many, one] of words) expect(singular(many)).toBe(one);
  });

  it('are used only once', () => {
    const taken = new Set(['a', 'a2']);
    expect(takeFree('a', taken)).toBe('a3');
    expect(takeFree('b', taken)).toBe('b');
    expect(takeFree('b', taken)).toBe('b2');
  });

  it('in warnings are listed up to twenty of each kind', () => {
    const notes = new Notes<'odd'>();
    for (let i = 0; i < 50; i++) notes.add('odd', `$.k${i % 25}`);
    expect(notes.list).toHaveLength(21);
    expect(notes.list.at(-1)).toEqual({ code: 'more-warnings', params: { path: '$', count: 5 } });
  });
});
