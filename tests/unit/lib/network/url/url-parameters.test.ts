import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutParameter, withParameter } from '../../../../../src/lib/network/url/url-parameters.ts';

test.each([
  ['https://a.example/?x=1&y=2#top', 0, { value: 'a&b=c' }, 'https://a.example/?x=a%26b%3Dc&y=2#top'],
  ['https://a.example/?x=1&y=2', 1, { name: 'z' }, 'https://a.example/?x=1&z=2'],
  ['https://a.example/?x', 0, { value: '1' }, 'https://a.example/?x=1'],
  ['https://a.example/?x', 0, { name: 'y' }, 'https://a.example/?y='],
  ['https://a.example/#top', 0, { name: 'x' }, 'https://a.example/?x=#top'],
  ['a.example?&&x=1&', 0, { value: 'é 😀' }, 'a.example?x=%C3%A9%20%F0%9F%98%80'],
  ['https://a.example/?q=a+b', 0, { value: 'c d+e' }, 'https://a.example/?q=c+d%2Be'],
  ['mailto:a@b.example?subject=a+b', 0, { value: 'c d' }, 'mailto:a@b.example?subject=c%20d'],
  ['https://a.example/?x=1=2', 0, { name: 'y' }, 'https://a.example/?y=1=2'],
] as const)('%s: parameter %i %o', (url, index, change, expected) => {
  expect(withParameter(url, index, change)).toBe(expected);
});

test('a parameter is removed, and with the last one the question mark', () => {
  expect(withoutParameter('https://a.example/?x=1&y=2#?z', 0)).toBe('https://a.example/?y=2#?z');
  expect(withoutParameter('https://a.example/?x=1#top', 0)).toBe('https://a.example/#top');
});

test('any text is read back by a browser, and the others stay', () => {
  const texts = fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(texts, texts, (name, value) => {
      const url = withParameter(withParameter('https://a.example/?x=1', 1, { name }), 1, { value });
      expect([...new URL(url).searchParams]).toEqual([
        ['x', '1'],
        [name, value],
      ]);
    }),
  );
});
