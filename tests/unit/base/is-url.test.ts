import { describe, expect, it } from 'vitest';
import { isUrl } from '../../../src/base/is-url.ts';

describe('isUrl', () => {
  it.each([
    ['https://example.com', undefined, true],
    ['mailto:a@b.example', undefined, true],
    ['/path', 'https://example.com', true],
    ['/path', undefined, false],
    ['https://', undefined, false],
    ['', undefined, false],
  ])('%s with base %s: %s', (text, base, expected) => expect(isUrl(text, base)).toBe(expected));

  it('still accepts Latin letters with accents after thousands of calls', () => {
    const refused = Array.from({ length: 20_000 }, () => isUrl('https://bücher.example/')).filter((is) => !is);
    expect(refused).toHaveLength(0);
  });
});
