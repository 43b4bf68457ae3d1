import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './text-to-unicode.ts';

export default recognizersOf<typeof tool>({
  decode: {
    finds: [
      {
        name: 'list of code points',
        pattern: /^U\+[\da-f]{4,6}(?:[\s,]+U\+[\da-f]{4,6})+$/i,
        take: ([all]) => all.replaceAll(',', ' '),
        confidence: 0.9,
      },
    ],
  },
});
