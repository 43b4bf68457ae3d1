import { expect, test } from 'vitest';
import { withExtension } from '../../../../../src/lib/pictures/codecs/changed.ts';

test.each([
  ['a.png', 'webp', 'a.webp'],
  ['a', 'webp', 'a.webp'],
  ['.png', 'webp', '.png.webp'],
  ['a.b.png', 'webp', 'a.b.webp'],
  ['v1.2/ab', 'webp', 'v1.2/ab.webp'],
  ['v1.2/ab.png', 'webp', 'v1.2/ab.webp'],
  ['v1.2/.png', 'webp', 'v1.2/.png.webp'],
  ['a.JPEG', 'jpg', 'a.JPEG'],
  ['a.longer-than-any', 'jpg', 'a.longer-than-any.jpg'],
])('%s as %s: %s', (name, extension, expected) => expect(withExtension(name, extension)).toBe(expected));
