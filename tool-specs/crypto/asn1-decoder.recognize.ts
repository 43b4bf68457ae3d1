import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import { isWholeDer } from '../../src/lib/bytes/ber/is-whole.ts';
import type tool from './asn1-decoder.ts';

const wholeIf = (fits: (text: string) => boolean) => (match: RegExpExecArray) =>
  fits(match.input) ? whole(match) : null;

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        // a sequence of at least 16 bytes whose length is that of the text
        name: 'DER in Base64',
        pattern: /^\s*M[A-P][\w+/-]{2}[\w+/\s-]{16,}={0,2}\s*$/,
        take: wholeIf((text) => isWholeDer(text, 'base64')),
        confidence: 0.93,
      },
      {
        name: 'DER in hexadecimal',
        pattern: /^\s*(?:0x)?3[01][\s:]?[\da-f]{2}[\s:]?(?:[\da-f]{2}[\s:]*){3,}$/i,
        take: wholeIf((text) => isWholeDer(text, 'hex')),
        confidence: 0.93,
      },
    ],
  },
});
