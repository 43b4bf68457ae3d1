import { expect, test } from 'vitest';
import { VALUE_KINDS } from '../../../src/core/kinds.ts';
import { outputText } from '../../../src/core/outputs.ts';
import { cellText, isMessage, out, type ValueKind } from '../../../src/core/values.ts';

const say = ({ message, params }: { message: string; params?: object }) => `<${message} ${JSON.stringify(params)}>`;

test('every kind has an empty value with an empty plain text', () => {
  for (const [kind, build] of Object.entries(out)) {
    const output = build(['a'] as never);
    expect(output.kind).toBe(kind);
    expect(outputText({ output, value: VALUE_KINDS[kind as ValueKind].empty }, say), kind).toBe('');
  }
});

test('builders keep their arguments', () => {
  expect(out.code('json', { fileName: 'a.json' })).toEqual({
    kind: 'code',
    secret: false,
    language: 'json',
    fileName: 'a.json',
  });
  expect(out.table(['a', 'b'], { secret: true })).toEqual({ kind: 'table', secret: true, columns: ['a', 'b'] });
});

test('cells: words for messages, nothing for null, zero and false unchanged', () => {
  expect(
    [null, undefined, 0, false, '', 'x', { message: 'm', params: { n: 1 } }].map((cell) => cellText(cell, say)),
  ).toEqual(['', '', '0', 'false', '', 'x', '<m {"n":1}>']);
  expect([null, 'message', { message: 1 }, {}, []].map(isMessage)).toEqual([false, false, false, false, false]);
});

test('a table is tab-separated, and a cell stays one cell', () => {
  const rows = [
    { b: 'two\tparts', a: 'line\r\nbreak' },
    { a: 0, b: null },
  ];
  expect(outputText({ output: out.table(['a', 'b']), value: rows }, say)).toBe('line break\ttwo parts\n0\t');
});

test('rows, key-value pairs, meters and verdicts in words', () => {
  const pairs = [
    { key: 'k', value: 'v' },
    { key: { message: 'm' }, value: null },
  ];
  expect(outputText({ output: out.keyValue(), value: pairs }, say)).toBe('k: v\n<m undefined>: ');
  expect(outputText({ output: out.meter(), value: { value: 1, tone: 'good', label: 'full' } }, say)).toBe('full');
  expect(outputText({ output: out.verdict(), value: { tone: 'bad', label: { message: 'no' } } }, say)).toBe(
    '<no undefined>',
  );
  expect(outputText({ output: out.file(), value: { name: 'a', type: '', bytes: new Uint8Array(1) } }, say)).toBe('');
});
