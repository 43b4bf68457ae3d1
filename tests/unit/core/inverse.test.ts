import { expect, test } from 'vitest';
import { isInputFile } from '../../../src/core/field.ts';
import { choice, integer, secret, text, toggle } from '../../../src/core/fields.ts';
import { inverseTarget, returnedValue, settingsForInverse } from '../../../src/core/inverse.ts';
import { out } from '../../../src/core/values.ts';

test('an inverse of the same tool or of another one', () => {
  expect(inverseTarget('a', 'decode')).toEqual({ toolId: 'a', operation: 'decode' });
  expect(inverseTarget('a', 'b/run')).toEqual({ toolId: 'b', operation: 'run' });
});

test('the first output goes back if a field can hold it and it is not empty', () => {
  const single = { output: out.text() };
  expect([returnedValue(single, 'x'), returnedValue(single, ''), returnedValue(single, undefined)]).toEqual([
    'x',
    undefined,
    undefined,
  ]);
  expect(returnedValue({ output: { a: out.row(), b: out.text() } }, { a: 1, b: 'x' })).toBeUndefined();
  expect(returnedValue({ output: out.table(['a']) }, [{ a: 1 }])).toBeUndefined();
  const file = { output: out.file() };
  expect(returnedValue(file, null)).toBeUndefined();
  const back = returnedValue(file, { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([65]) });
  expect(isInputFile(back) && [back.name, back.size]).toEqual(['a.txt', 1]);
});

test('settings that both have and the other one accepts are carried over', () => {
  const from = {
    fields: {
      text: text({ primary: true }),
      key: secret(),
      count: integer({ min: 0, max: 99, initial: 1 }),
      mode: choice(['any', 'a', 'b']),
      strict: toggle(),
      note: text(),
      source: text(),
      constructor: text(),
    },
  };
  const to = {
    fields: {
      source: text({ primary: true }),
      text: text(),
      key: secret(),
      count: integer({ min: 0, max: 9, initial: 1 }),
      mode: choice(['a', 'b']),
      strict: choice(['yes', 'no']),
    },
  };
  const values = { text: 't', key: 'k', count: 5, mode: 'b', strict: true, note: 'n', source: 's', constructor: 'c' };
  expect(settingsForInverse(from, to, values)).toEqual({ key: 'k', count: 5, mode: 'b' });
  expect(settingsForInverse(from, to, { ...values, count: 50, mode: 'any' })).toEqual({ key: 'k' });
  expect(settingsForInverse(from, to, { count: '7' }), 'as a flag says it').toEqual({ count: 7 });
});
