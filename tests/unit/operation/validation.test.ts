import { describe, expect, it, vi } from 'vitest';
import { choice, integer, list, text } from '../../../src/core/fields.ts';
import { readField } from '../../../src/core/run.ts';
import { validationOf, schemaOf } from '../../../src/operation/validation.ts';
import { everyOperation } from '../../specs/every-tool.ts';

const fields = {
  text: text({ primary: true }),
  count: integer({ min: 0, max: 9, initial: 1 }),
  mode: choice(['a', 'b']),
  items: list(),
};
const op = { fields };

describe('the rules of all fields', () => {
  it('return the input and the refused values, with their bounds', () => {
    expect(validationOf(op, { text: 'x', count: '5', mode: 'b', items: 'a\nb' })).toEqual({
      input: { text: 'x', count: 5, mode: 'b', items: ['a', 'b'] },
      refused: [],
    });
    const { input, refused } = validationOf(op, { text: 'x', count: '50', mode: 'c', items: [] });
    expect(input).toEqual({ text: 'x', count: 1, mode: 'a', items: [] });
    expect(refused).toMatchObject([
      { field: 'count', code: 'above-maximum', params: { minimum: 0, maximum: 9 } },
      { field: 'mode', code: 'not-an-option', params: { options: 'a, b' } },
    ]);
  });

  it('read missing values as the initial ones, and ignore values without a field', () => {
    expect(validationOf(op, { text: undefined, other: 1 })).toEqual({
      input: { text: '', count: 1, mode: 'a', items: [] },
      refused: [],
    });
  });

  it('report one failure for a value that breaks several rules', () => {
    const { refused } = validationOf(op, { count: '-1.5' });
    expect(refused.map(({ field }) => field)).toEqual(['count']);
  });

  it('are one schema, built once for each operation', () => {
    expect(schemaOf(op)).toBe(schemaOf({ fields }));
    expect(schemaOf(op)).not.toBe(schemaOf({ fields: { ...fields } }));
  });

  it('run once for each value', () => {
    let count = 0;
    const { schema } = list();
    const items = {
      ...fields.items,
      get schema() {
        count += 1;
        return schema;
      },
    };
    const counted = { fields: { ...fields, items } };
    const rule = vi.spyOn(schema._zod, 'run');
    validationOf(counted, { items: 'a\nb' });
    validationOf(counted, { items: 'a\nb\nc' });
    expect([count, rule.mock.calls.length]).toEqual([1, 2]);
  });
});

/** What people type into any field, whatever it expects. */
const RAW = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '9007199254740993',
  '1e999',
  'NaN',
  'true',
  'no such option',
  'é\u0000\ud800',
  null,
  [],
  5,
  true,
];

describe.each(everyOperation)('%s', (_, _tool, _name, { fields: all }) => {
  it('is read as the executor reads it', () => {
    for (const raw of RAW) {
      const values = Object.fromEntries(Object.keys(all).map((name) => [name, raw]));
      const { input, refused } = validationOf({ fields: all }, values);
      const failures = Object.entries(all).flatMap(([name, field]) => {
        const read = readField(name, field, raw ?? field.initial);
        expect(input[name]).toEqual(read.ok ? read.value : readField(name, field, undefined).ok && field.initial);
        return read.ok ? [] : [read.failure];
      });
      expect(refused).toEqual(failures);
    }
  });
});
