import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { COLOR_NAMES, isOnlyColor } from '../../src/lib/pictures/color/names.ts';
import type tool from './color-converter.ts';

export default recognizersOf<typeof tool>({
  all: {
    finds: [
      {
        name: 'color name',
        pattern: /^[a-z]{9,20}$/i,
        take: ([name]) => (isOnlyColor(name.toLowerCase()) ? name : null),
        confidence: 0.9,
      },
      {
        name: 'color name that is a word',
        pattern: /^[a-z]{3,20}$/,
        take: ([name]) => (COLOR_NAMES.has(name) ? name : null),
        confidence: 0.5,
      },
      {
        name: 'list of colors',
        pattern: /^(#[\da-f]{6})(?:[\s,]+#[\da-f]{6})+$/i,
        confidence: 0.7,
      },
      {
        name: 'hexadecimal digits of a color',
        pattern: /^(?=.*\d)(?=.*[a-f])(?:[\da-f]{6}|[\da-f]{8})$/i,
        take: ([digits]) => `#${digits}`,
        confidence: 0.55,
      },
    ],
  },
});
