import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { decodedWords } from '../../src/lib/network/mime-words.ts';
import type tool from './url-encoder.ts';

/** Longer texts are documents rather than URLs. */
const LONGEST_URL = 2000;

export default recognizersOf<typeof tool>({
  decode: {
    finds: [
      {
        name: 'MIME words',
        pattern: /^(?:[\w-]{2,40}:[ \t]*)?((?:[\w.,"' -]{0,60}[ \t])?=\?[\w-]+\?[bq]\?[^]*)$/i,
        take: ([, words = '']) => decodedWords(words),
        confidence: 0.9,
      },
    ],
    takesMuch: (text) => text.length <= LONGEST_URL,
    takesAny: true,
  },
});
