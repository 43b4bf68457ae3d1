import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './text-to-binary.ts';

/** Whether these hexadecimal bytes are ASCII text that contains words. */
function isHexOfText(digits: string): boolean {
  const bytes = digits.match(/../g) ?? [];
  const text = bytes.map((byte) => String.fromCharCode(parseInt(byte, 16))).join('');
  return /^[\x20-\x7e\r\n\t]+$/.test(text) && /[a-z]{3}/i.test(text);
}

export default recognizersOf<typeof tool>({
  decode: {
    finds: [
      {
        name: 'list of bytes in binary',
        pattern: /^0b[01]{8}(?: 0b[01]{8})+[,;]?$/,
        take: ([all]) => all.replaceAll(/0b|[,;]/g, ''),
        confidence: 0.92,
      },
      {
        name: 'bytes in hexadecimal',
        pattern: /^(?=.*[a-f])(?:[\da-f]{2} ){3,}[\da-f]{2}$/i,
        take: whole,
        confidence: 0.65,
        preset: { base: 'hex' },
      },
      {
        name: 'hexadecimal of a text',
        pattern: /^(?:0x)?((?=\d*[a-f])(?:[\da-f]{2}){4,2000})$/i,
        take: ([, digits = '']) => (isHexOfText(digits) ? digits : null),
        confidence: 0.75,
        preset: { base: 'hex' },
      },
      {
        name: 'bytes as escapes',
        pattern: /^(?:\\x[\da-f]{2}){2,2000}$/i,
        take: ([all]) => all.replace(/\\x/gi, ' ').trim(),
        confidence: 0.9,
        preset: { base: 'hex' },
      },
    ],
  },
});
