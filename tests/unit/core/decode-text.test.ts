import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/core/decode-text.ts';

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

describe('decodeText', () => {
  // The bytes are those of iconv.
  it.each([
    ['ISO-8859-1', 'é ÿ', 'e920ff'],
    ['WINDOWS-1252', 'Straße', '53747261df65'],
    ['SHIFT_JIS', '日本語', '93fa967b8cea'],
    ['GBK', '中文', 'd6d0cec4'],
    ['KOI8-R', 'Привет', 'f0d2c9d7c5d4'],
    ['EUC-KR', '한국어', 'c7d1b1b9beee'],
    ['ISO-8859-2', 'žluťoučký', 'be6c75bb6f75e86bfd'],
    ['BIG5', '繁體', 'c163c5e9'],
  ])('reads an XML document in the encoding that it declares: %s', (encoding, text, hex) => {
    const head = `<?xml version="1.0" encoding="${encoding}"?><a>`;
    const bytes = Uint8Array.from([...ascii(head), ...Buffer.from(hex, 'hex'), ...ascii('</a>')]);
    expect(decodeText(bytes)).toBe(`${head}${text}</a>`);
  });

  it.each([
    ['without a declaration', [...ascii('<a>'), 0xe9]],
    ['with an unknown encoding', [...ascii('<?xml version="1.0" encoding="x-none"?>'), 0xe9]],
    ['with bytes that its encoding lacks', [...ascii('<?xml version="1.0" encoding="Shift_JIS"?>'), 0x81]],
    ['that only mentions one', [...ascii('encoding="ISO-8859-1"'), 0xe9]],
  ])('refuses a document %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBeNull();
  });
});
