import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './base-converter.ts';

export default recognizersOf<typeof tool>({
  all: {
    finds: [
      {
        name: 'hexadecimal number without a prefix',
        // With 0b it was meant as a binary number with a wrong digit.
        pattern: /^(?!0b)(?=.*\d)(?=.*[a-f])[\da-f]{4,16}$/i,
        take: ([digits]) => `0x${digits}`,
        confidence: 0.5,
      },
      {
        name: 'binary number without a prefix',
        pattern: /^(?=.*0)(?=.*1)[01]{8,64}$/,
        take: ([digits]) => `0b${digits}`,
        confidence: 0.5,
      },
    ],
  },
});
