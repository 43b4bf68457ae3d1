import { expect, test } from 'vitest';
import { literalOf, MEMO, searchMemo } from '../../../../../src/lib/code/regex/memo.ts';
import { compileGiven, PatternProblem } from '../../../../../src/lib/code/regex/pattern.ts';

/** Whether the test engine supports the syntax; it may be too old, but current browsers do. */
function isSupported(example: string): boolean {
  try {
    return compileGiven(example, []).literalFlags !== null;
  } catch (error) {
    if (error instanceof PatternProblem && error.code === 'unsupported') return false;
    throw error;
  }
}

test.each(MEMO.map((entry) => [entry.id, entry] as const))('%s: its example is correct', (id, entry) => {
  if (!isSupported(entry.example)) {
    expect(id).toBe('modifiers');
    return;
  }
  const expression = literalOf(entry.example);
  if (typeof entry.result === 'string')
    expect(entry.text.replace(expression, entry.replacement ?? '')).toBe(entry.result);
  else expect([...entry.text.matchAll(expression)].map(([match]) => match)).toEqual(entry.result);
});

test('IDs are unique', () => {
  expect(new Set(MEMO.map(({ id }) => id)).size).toBe(MEMO.length);
});

test('the search finds syntax by its exact characters, and words in any order', () => {
  expect(searchMemo('\\d')[0]?.id).toBe('digit');
  expect(searchMemo('\\D')[0]?.id).toBe('not-digit');
  expect(searchMemo('word whole')[0]?.id).toBe('boundary');
  expect(searchMemo('$&')[0]?.id).toBe('whole');
  expect(searchMemo('')).toEqual(MEMO);
});
