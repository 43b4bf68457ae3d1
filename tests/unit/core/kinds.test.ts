import { describe, expect, test } from 'vitest';
import { choices, list } from '../../../src/core/fields.ts';
import { carriedBy, FIELD_KINDS, fieldKind, type FieldKind, VALUE_KINDS, valueText } from '../../../src/core/kinds.ts';
import { cellText, type ValueKind } from '../../../src/core/values.ts';

const fieldKinds = Object.keys(FIELD_KINDS) as FieldKind[];
const valueKinds = Object.keys(VALUE_KINDS) as ValueKind[];
type Row = ReturnType<typeof fieldKind>;
const fieldsWhere = (holds: (row: Row) => boolean) => fieldKinds.filter((kind) => holds(fieldKind(kind)));
const valuesWhere = (holds: (row: (typeof VALUE_KINDS)[ValueKind]) => boolean) =>
  valueKinds.filter((kind) => holds(VALUE_KINDS[kind]));

/** Decisions that used to be spread over the code, repeated here so that changing a row is deliberate. */
describe('kinds of fields', () => {
  test.each([
    ['any text is data', (row: Row) => row.textual, 'text code secret content list'],
    ['a number', (row: Row) => row.numeric, 'integer decimal'],
    ['takes everything', (row: Row) => row.takes.length === 3, 'text code secret file files content list'],
    ['takes texts alone', (row: Row) => row.takes.join() === 'text', 'integer decimal area color dateTime'],
    ['takes nothing', (row: Row) => row.takes.length === 0, 'toggle choice choices matrix keypress'],
    ['needs more than a text', (row: Row) => row.toText === null, 'file files keypress'],
    [
      'shows what is refused',
      (row: Row) => row.typed,
      'text code secret integer decimal area color dateTime content list',
    ],
    ['a setting', (row: Row) => row.setting !== null, 'integer decimal toggle choice choices matrix area'],
    ['a setting of one word', (row: Row) => row.setting?.count === 'one', 'integer decimal toggle choice area'],
    ['a file and nothing else', (row: Row) => row.file === 'only', 'file'],
    ['several files', (row: Row) => row.file === 'many', 'files'],
    ['a file or a text', (row: Row) => row.file === 'or-text', 'content'],
    ['a checkbox', (row: Row) => row.size === 'checkbox', 'toggle'],
    ['a row of its own', (row: Row) => row.size === 'row', 'keypress matrix area'],
    ['fills a column', (row: Row) => row.size === 'large', 'code file files content list'],
    ['keeps the last line break', (row: Row) => row.manyLines, 'code content list'],
    ['whitespace is blank', (row: Row) => row.whitespaceIsBlank === true, 'code'],
    ['whitespace is blank in many lines', (row: Row) => row.whitespaceIsBlank === 'multiline', 'secret'],
    ['a flag without a value', (row: Row) => row.bareFlag !== null, 'toggle'],
  ])('%s', (_, holds, expected) => expect(fieldsWhere(holds).toSorted()).toEqual(expected.split(' ').toSorted()));

  test('a value in the form used by links and command lines', () => {
    expect(valueText(list(), ['a', 'b'])).toBe('a\nb');
    expect(valueText(choices(['a', 'b']), ['a', 'b'])).toBe('a,b');
    const scalars = fieldKinds.filter((kind) => FIELD_KINDS[kind].toText !== null);
    for (const kind of scalars) {
      expect([' x ', 1.5, true, false].map((value) => valueText({ kind }, value))).toEqual([
        ' x ',
        '1.5',
        'true',
        'false',
      ]);
      expect([null, undefined, {}].map((value) => valueText({ kind }, value))).toEqual([null, null, null]);
    }
    expect(valueText({ kind: 'keypress' }, 'x')).toBeNull();
    expect(valueText({ kind: 'file' }, 'x')).toBeNull();
    expect(valueText({ kind: 'files' }, [])).toBeNull();
  });

  test('the words that describe a setting', () => {
    const words = (kind: FieldKind, value: unknown) =>
      fieldKind(kind).setting?.words(value, 'Label', (option) => `<${String(option)}>`);
    expect(words('integer', 7)).toEqual(['Label 7']);
    expect(words('integer', null)).toEqual([]);
    expect(words('toggle', true)).toEqual(['Label']);
    expect(words('toggle', false)).toEqual([]);
    expect(words('choice', 'a')).toEqual(['<a>']);
    expect(words('choices', ['a', 'b'])).toEqual(['<a>', '<b>']);
    expect(words('text', 'a')).toBeUndefined();
  });
});

describe('kinds of values', () => {
  test('a kind without a row is a compile error', () => {
    const { verdict, ...others } = VALUE_KINDS;
    // @ts-expect-error -- `verdict` is missing
    const rows: typeof VALUE_KINDS = others;
    expect(Object.keys({ ...rows, verdict }).toSorted()).toEqual(valueKinds.toSorted());
  });

  test.each([
    ['text', 'text code grid row svg html color marked strip timeline diff swatch'],
    ['json', 'keyValue table tiles'],
    ['bytes', 'file'],
    ['many', 'files'],
    ['words', 'meter verdict chart bits'],
  ])('carries %s', (carried, expected) =>
    expect(valueKinds.filter((kind) => carriedBy(kind) === carried).toSorted()).toEqual(expected.split(' ').toSorted()),
  );

  test('sizes and positions', () => {
    expect(valuesWhere(({ oneLine }) => oneLine)).toEqual(['text', 'code', 'row', 'color', 'strip', 'swatch']);
    expect(valuesWhere(({ size }) => size === 'large')).toEqual([
      'text',
      'code',
      'grid',
      'file',
      'files',
      'svg',
      'diff',
    ]);
    expect(valuesWhere(({ size }) => size === 'line')).toEqual(['row', 'color', 'meter', 'verdict']);
  });

  test('data for the next stage contains no messages', () => {
    const say = ({ message }: { message: string }) => message.toUpperCase();
    expect(cellText({ message: 'a' }, say)).toBe('A');
    const { carries } = VALUE_KINDS.table;
    expect(typeof carries === 'function' && carries([{ a: { message: 'x' }, b: null }], say)).toEqual([
      { a: 'X', b: null },
    ]);
  });
});
