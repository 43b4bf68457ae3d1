// The columns of a text are those of its graphemes, also where these aren't looked for.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemesIn } from '../../../../src/base/segments.ts';
import { displayWidth, graphemeWidth } from '../../../../src/lib/text/lines/display-width.ts';

const widthOf = (text: string) => Array.from(graphemesIn(text), graphemeWidth).reduce((sum, width) => sum + width, 0);

// All of the blocks that are mixed, and some of the others.
const stepAt = (unit: number) => (unit < 0x600 || (unit >= 0x3000 && unit < 0x3200) ? 1 : 17);

test('each unit between others', () => {
  for (let unit = 0x20; unit < 0x1_0000; unit += stepAt(unit)) {
    const sign = String.fromCharCode(unit);
    if (displayWidth(`é${sign}日`) !== widthOf(`é${sign}日`)) expect(sign).toBe(`U+${unit.toString(16)}`);
  }
});

test('any texts', () => {
  const sign = fc.constantFrom(
    ...'aé\u00ad\u0301ßЖ日本かが\u3099ア한ᄒ',
    '🙂',
    '\u200d',
    '\ufe0f',
    '©',
    '〰',
    'Ａ',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 6 }), (signs) => {
      expect(displayWidth(signs.join(''))).toBe(widthOf(signs.join('')));
    }),
    { numRuns: 200 },
  );
});
