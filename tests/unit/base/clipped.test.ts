import { expect, test } from 'vitest';
import { clipped } from '../../../src/base/clipped.ts';

test('a text is shown in full up to a length, then only both ends, without splitting characters', () => {
  expect(clipped('x'.repeat(2000))).toBe('x'.repeat(2000));
  expect(clipped('x'.repeat(2001))).toBe(`${'x'.repeat(500)} … ${'x'.repeat(500)}`);
  expect(clipped(`abc${'👍'.repeat(9)}`, 16)).toBe('abc … 👍👍');
  expect(clipped(`${'👍'.repeat(9)}abc`, 16)).toBe('👍👍 … abc');
});
