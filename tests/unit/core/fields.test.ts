import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHARED_FAILURES } from '../../../src/core/failure.ts';
import { type Field, isBlank, isInputFile } from '../../../src/core/field.ts';
import {
  choice,
  choices,
  code,
  color,
  content,
  dateTime,
  decimal,
  file,
  integer,
  keypress,
  list,
  matrix,
  optionalInteger,
  secret,
  text,
  toggle,
} from '../../../src/core/fields.ts';
import { parseInput } from '../../../src/core/run.ts';
import { sampleFile } from '../../../src/core/example-input.ts';

/** What a field makes of a raw value: the value, or `!` and the failure code. */
function read(field: Field, raw: unknown): unknown {
  const parsed = field.schema.safeParse(raw);
  return parsed.success ? parsed.data : `!${parsed.error.issues[0]?.message}`;
}

const stroke = {
  event: 'keydown',
  key: 'a',
  code: 'KeyA',
  keyCode: 65,
  which: 65,
  charCode: 0,
  location: 0,
  repeat: false,
  isComposing: false,
  ctrl: false,
  shift: false,
  alt: false,
  meta: false,
  altGraph: false,
  capsLock: false,
  numLock: false,
};

const all: Record<string, Field> = {
  text: text(),
  code: code('json'),
  secret: secret(),
  integer: integer({ min: 0, max: 100, initial: 5 }),
  optionalInteger: optionalInteger({ min: 0, max: 100 }),
  decimal: decimal({ min: -1, max: 1, initial: 0 }),
  toggle: toggle(),
  choice: choice(['a', 'b']),
  choices: choices(['a', 'b']),
  matrix: matrix({ rows: ['a', 'b'], columns: ['x', 'y'] }),
  color: color({ initial: '#fff' }),
  dateTime: dateTime(),
  file: file(),
  content: content(),
  list: list(),
  keypress: keypress(),
};

test('numbers are read in common notation, and rejected with the right code', () => {
  const field = integer({ min: -10, max: 2000, initial: 5 });
  expect(read(field, '1,000')).toBe(1000);
  expect(read(field, ' −3 ')).toBe(-3);
  expect(read(field, 7)).toBe(7);
  for (const raw of ['', ' ', 'x', 'constructor', NaN, null, true, [1], {}])
    expect(read(field, raw)).toBe('!not-a-number');
  expect(read(field, '1.5')).toBe('!not-an-integer');
  expect(read(field, -11)).toBe('!below-minimum');
  // Anything beyond 2^53 or the range of a double is too large, not "not a whole number".
  for (const raw of [2001, 2 ** 53, '99999999999999999999', '1e999', '9'.repeat(400), Infinity])
    expect(read(field, raw), String(raw)).toBe('!above-maximum');
  for (const raw of ['-1e999', -Infinity]) expect(read(field, raw)).toBe('!below-minimum');
  expect(read(decimal({ min: 0, max: 1, initial: 0 }), '0,123')).toBe(0.123);
  expect(read(decimal({ min: 0, max: 1, initial: 0 }), '1e-400')).toBe(0);
});

test('an optional integer may be blank, and distinguishes each mistake', () => {
  const field = optionalInteger({ min: 1, max: 9 });
  for (const raw of [null, '', '  ', '\t']) expect(read(field, raw)).toBeNull();
  expect(read(field, '9')).toBe(9);
  expect(read(field, '10')).toBe('!above-maximum');
  expect(read(field, 0)).toBe('!below-minimum');
  expect(read(field, 1.5)).toBe('!not-an-integer');
  expect(read(field, 'x')).toBe('!not-a-number');
});

test('toggles accept the words used in terminals and links', () => {
  const field = toggle();
  for (const raw of [true, 'true', 'ON', 'yes', '1', '']) expect(read(field, raw)).toBe(true);
  for (const raw of [false, 'false', 'Off', 'no', '0']) expect(read(field, raw)).toBe(false);
  for (const raw of ['maybe', 'constructor', '__proto__', 'valueOf', 1, null])
    expect(read(field, raw)).toBe('!wrong-type');
});

test('choices accept only their options', () => {
  const field = choice({ a: 'A', b: 'B' }, { initial: 'b' });
  expect(field.initial).toBe('b');
  for (const raw of ['c', 'A', '', 'constructor', '__proto__', 'toString', null, ['a']])
    expect(read(field, raw)).toBe('!not-an-option');
  expect(() => choice([])).toThrow('options');
  // JavaScript puts whole numbers first, which would change the order and so the initial value.
  expect(() => choice({ none: 'None', '64': '64' })).toThrow('list');
  expect(choice(['none', '64'], { names: { '64': '64' } }).initial).toBe('none');
  const many = choices(['x', 'y', 'constructor']);
  expect(read(many, 'constructor,,x,x')).toEqual(['x', 'constructor']);
  expect(read(many, '')).toEqual([]);
  expect(read(many, 'x,z')).toBe('!not-an-option');
  expect(read(many, { length: 1, 0: 'x' })).toBe('!wrong-type');
});

test('colors, dates, lists, files and keys', () => {
  for (const good of ['#fff', '#FFFF', '#18a058', '#00000000']) expect(read(all['color']!, good)).toBe(good);
  for (const bad of ['fff', '#ff', '#fffff', 'red', '#ggg', '#fff\n'])
    expect(read(all['color']!, bad)).toBe('!not-a-color');
  for (const good of ['', '2024-02-29T23:59', '2024-02-29T23:59:59', '2024-02-29T23:59:59.123'])
    expect(read(all['dateTime']!, good)).toBe(good);
  for (const bad of [
    '2023-02-29T00:00',
    '2024-01-01',
    '2024-01-01T24:00',
    '2024-01-01T00:00Z',
    '0000-13-01T00:00',
    'now',
  ])
    expect(read(all['dateTime']!, bad), bad).toBe('!not-a-date');
  expect(read(all['list']!, 'a\r\nb\rc\n')).toEqual(['a', 'b', 'c', '']);
  expect(read(all['list']!, '')).toEqual([]);
  expect(read(all['list']!, ['a', 1])).toBe('!wrong-type');
  for (const bad of [{}, 'x', { size: 1, slice: 1, arrayBuffer: 1 }, []])
    expect(read(all['file']!, bad)).toBe('!not-a-file');
  expect(read(all['keypress']!, [stroke])).toEqual([stroke]);
  for (const bad of [[{}], [{ ...stroke, repeat: 'no' }], [{ ...stroke, keyCode: '65' }], [null], 'a', {}])
    expect(read(all['keypress']!, bad)).toBe('!wrong-type');
});

describe.each(Object.entries(all))('%s', (_, field) => {
  test('returns a value that it accepts again, or the code of a shared failure; never throws', () => {
    const proto: unknown = JSON.parse('{"__proto__": {"size": 1}}');
    const raws = fc.oneof(
      fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true, withTypedArray: true }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom<unknown>('__proto__', 'constructor', proto, Symbol.iterator, () => 1, NaN, -0, '9'.repeat(1000)),
    );
    fc.assert(
      fc.property(raws, (raw) => {
        const parsed = field.schema.safeParse(raw);
        if (parsed.success) expect(field.schema.parse(parsed.data)).toEqual(parsed.data);
        else expect(SHARED_FAILURES).toContain(parsed.error.issues[0]?.message);
      }),
      { numRuns: 300 },
    );
  });

  test('accepts its initial value, which is blank unless set', () => {
    expect(read(field, field.initial)).toEqual(field.initial);
    const speaks = ['integer', 'decimal', 'toggle', 'choice', 'color'].includes(field.kind) && field.initial !== null;
    expect(isBlank(field, field.initial)).toBe(!speaks);
  });
});

test('whitespace is blank in code and multi-line keys, and data in text and passwords', () => {
  expect(isBlank(code('json'), ' \n')).toBe(true);
  expect(isBlank(secret({ multiline: true }), ' \n')).toBe(true);
  expect(isBlank(secret(), '   ')).toBe(false);
  expect(isBlank(text(), ' ')).toBe(false);
  expect(isBlank(text(), '')).toBe(true);
  expect(isBlank(integer({ min: 0, max: 1, initial: 0 }), 0)).toBe(false);
  expect(isBlank(toggle(), false)).toBe(false);
  expect(isBlank(list(), [])).toBe(true);
  expect(isBlank(file(), null)).toBe(true);
  expect(isBlank(content(), sampleFile('empty', '', new Uint8Array()))).toBe(false);
});

test('a sample file can be read in slices and sent to a worker', async () => {
  const sample = sampleFile('a.bin', 'x/y', new Uint8Array([1, 2, 3]));
  expect(isInputFile(sample)).toBe(true);
  expect([sample.name, sample.type, sample.size]).toEqual(['a.bin', 'x/y', 3]);
  expect(new Uint8Array(await sample.slice(1, 9).arrayBuffer())).toEqual(new Uint8Array([2, 3]));
  expect(sample).toBeInstanceOf(Blob); // the only file that structured clone accepts
});

test('validating an input needs no code generated at run time', () => {
  const made = globalThis.Function;
  // A page with a content security policy reports every attempt to generate code.
  globalThis.Function = new Proxy(made, {
    construct: () => expect.unreachable('makes code'),
    apply: () => expect.unreachable('makes code'),
  });
  try {
    const fields = { n: all['integer']!, keys: all['keypress']! };
    expect(parseInput({ fields }, { n: '7', keys: [stroke] })).toMatchObject({ ok: true, value: { n: 7 } });
    expect(parseInput({ fields }, { n: 'x', keys: [] })).toMatchObject({
      ok: false,
      failure: { field: 'n', code: 'not-a-number' },
    });
  } finally {
    globalThis.Function = made;
  }
});

describe('the length of a text', () => {
  test.each([
    ['one line', text(), 20_000],
    ['secret', secret(), 20_000],
    ['own', text({ multiline: true, maxLength: 7 }), 7],
    ['code', code('json', { maxLength: 7 }), 7],
    ['content', content({ maxLength: 7 }), 7],
  ])('is limited, and the failure names the limit: %s', (_, field, most) => {
    expect(read(field, 'x'.repeat(most))).toBe('x'.repeat(most));
    expect(read(field, 'x'.repeat(most + 1))).toBe('!too-long');
    expect(parseInput({ fields: { a: field } }, { a: 'x'.repeat(most + 1) })).toMatchObject({
      failure: { code: 'too-long', field: 'a', params: { maximum: most } },
    });
  });

  test('applies to a typed list', () => {
    expect(read(list({ maxLength: 3 }), 'a\nb')).toEqual(['a', 'b']);
    expect(read(list({ maxLength: 3 }), 'a\nbc')).toBe('!too-long');
    expect(read(list({ maxLength: 3 }), 7)).toBe('!wrong-type');
  });

  test('is that of the bytes of a file, which are megabytes in the failure', () => {
    const field = content({ maxLength: 2_000_000 });
    const file = (size: number) => sampleFile('data.bin', '', new Uint8Array(size));
    expect(parseInput({ fields: { a: field } }, { a: file(2_000_000) })).toMatchObject({ ok: true });
    expect(parseInput({ fields: { a: field } }, { a: file(2_000_001) })).toMatchObject({
      failure: { code: 'too-big', field: 'a', params: { megabytes: 2 } },
    });
  });
});
