import { choice, content, defineTool, isInputFile, operation, out, text } from '../../src/core/spec.ts';
import type { Cell, InputFile } from '../../src/core/spec.ts';
import { UNKNOWN_TYPE } from '../../src/base/files/media-type.ts';
import { BASE64_PROBLEMS, encodeBase64, encodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { type Reading as ByteForm, readBytes } from '../../src/lib/bytes/written-bytes.ts';
import {
  BYTE_CODEC_IDS,
  CODEC_IDS,
  CODEC_PROBLEMS,
  type CodecId,
  decodeWith,
  encodeWith,
  guesses,
  textOf,
} from '../../src/lib/text/codecs.ts';

const CODEC_NAMES = {
  base16: 'Base16 (hex)',
  base32: 'Base32',
  base32hex: 'Base32 hex',
  crockford: 'Base32 Crockford',
  'z-base-32': 'z-base-32',
  base36: 'Base36',
  base45: 'Base45',
  base58: 'Base58 (Bitcoin)',
  base58flickr: 'Base58 (Flickr)',
  base58ripple: 'Base58 (Ripple)',
  base58check: 'Base58Check',
  base62: 'Base62',
  ascii85: 'Ascii85 (Adobe)',
  base85: 'Base85 (Git)',
  z85: 'Z85 (ZeroMQ)',
  base91: 'basE91',
  'quoted-printable': 'Quoted-printable',
  punycode: 'Punycode (IDN)',
  rot13: 'ROT13',
  rot47: 'ROT47',
} as const;

const encoding = choice(CODEC_IDS, { names: CODEC_NAMES, initial: 'base32' });
const MAX_LENGTH = 1_000_000;
const encoded = text({ primary: true, multiline: true, monospace: true, maxLength: MAX_LENGTH });
const plain = content({ primary: true, maxLength: MAX_LENGTH });
const form = choice(['utf8', 'hex', 'base64'], { names: { base64: 'Base64' } });

export default defineTool({
  icon: 'scan-text',
  createdAt: '2026-11-27',
  related: ['base64-string-converter', 'text-to-binary', 'url-encoder', 'text-to-nato-alphabet'],
  operations: {
    encode: operation({
      fields: { text: plain, encoding, form },
      output: out.text(),
      failures: [...CODEC_PROBLEMS, ...BASE64_PROBLEMS],
      inverse: 'decode',
      answers: 'inline',
      aliases: {
        b32: { encoding: 'base32' },
        base32: { encoding: 'base32' },
        b45: { encoding: 'base45' },
        base45: { encoding: 'base45' },
        b58: { encoding: 'base58' },
        base58: { encoding: 'base58' },
        base58check: { encoding: 'base58check', form: 'hex' },
        b62: { encoding: 'base62' },
        base62: { encoding: 'base62' },
        b85: { encoding: 'base85' },
        base85: { encoding: 'base85' },
        ascii85: { encoding: 'ascii85' },
        a85: { encoding: 'ascii85' },
        z85: { encoding: 'z85' },
        b91: { encoding: 'base91' },
        base91: { encoding: 'base91' },
        qp: { encoding: 'quoted-printable' },
        punycode: { encoding: 'punycode' },
        morse: { encoding: 'morse' },
        rot13: { encoding: 'rot13' },
        rot47: { encoding: 'rot47' },
      },
      async transform({ text, encoding, form }) {
        return encodeWith(encoding, form === 'utf8' && !isInputFile(text) ? text : await bytesOf(text, form));
      },
      examples: {
        greeting: { input: { text: 'Hello, World!' }, output: 'JBSWY3DPFQQFO33SNRSCC===' },
        morseCode: {
          input: { text: 'SOS help', encoding: 'morse' },
          output: '... --- ... / .... . .-.. .--.',
          noRoundTrip: 'Morse code has no lowercase letters',
        },
        domain: { input: { text: 'bücher.example', encoding: 'punycode' }, output: 'xn--bcher-kva.example' },
        mail: {
          input: { text: 'Größe = 5 €', encoding: 'quoted-printable' },
          output: 'Gr=C3=B6=C3=9Fe =3D 5 =E2=82=AC',
        },
        address: { input: { text: 'Hello, World!', encoding: 'base58' }, output: '72k1xXWG59fYdzSNoA' },
        bytes: {
          input: { text: 'Hello, World!', encoding: 'hexdump' },
          output: '00000000  48 65 6c 6c 6f 2c 20 57  6f 72 6c 64 21           |Hello, World!|',
        },
      },
    }),

    decode: operation({
      fields: { text: encoded, encoding, form },
      output: { text: out.text(), file: out.file() },
      failures: CODEC_PROBLEMS,
      warnings: ['not-text'],
      inverse: 'encode',
      answers: 'inline',
      aliases: {
        b32d: { encoding: 'base32' },
        unbase32: { encoding: 'base32' },
        b45d: { encoding: 'base45' },
        unbase45: { encoding: 'base45' },
        b58c: { encoding: 'base58check', form: 'hex' },
        b58d: { encoding: 'base58' },
        unbase58: { encoding: 'base58' },
        b62d: { encoding: 'base62' },
        unbase62: { encoding: 'base62' },
        b85d: { encoding: 'base85' },
        unbase85: { encoding: 'base85' },
        a85d: { encoding: 'ascii85' },
        z85d: { encoding: 'z85' },
        b91d: { encoding: 'base91' },
        unbase91: { encoding: 'base91' },
        qpd: { encoding: 'quoted-printable' },
        unmorse: { encoding: 'morse' },
      },
      transform({ text, encoding, form }, ctx) {
        const decoded = decodeWith(encoding, text);
        const bytes = typeof decoded === 'string' ? encodeUtf8(decoded) : decoded;
        const said = textOf(decoded);
        if (said === null && form === 'utf8') ctx.warn('not-text');
        const file = said === null ? { name: 'decoded.bin', type: UNKNOWN_TYPE, bytes } : null;
        if (form === 'base64') return { text: encodeBase64(bytes), file };
        return { text: form === 'hex' ? encodeHex(bytes) : (said ?? encodeHex(bytes, { separator: ' ' })), file };
      },
      examples: {
        greeting: {
          input: { text: 'JBSWY3DPFQQFO33SNRSCC===' },
          output: { text: 'Hello, World!', file: null },
          warns: [],
        },
        morseCode: {
          input: { text: '... --- ... / .... . .-.. .--.', encoding: 'morse' },
          output: { text: 'SOS HELP' },
        },
        domain: { input: { text: 'xn--bcher-kva.example', encoding: 'punycode' }, output: { text: 'bücher.example' } },
        mail: {
          input: { text: 'Gr=C3=B6=C3=9Fe =3D 5 =E2=82=AC', encoding: 'quoted-printable' },
          output: { text: 'Größe = 5 €' },
        },
      },
    }),

    all: operation({
      fields: { text: content({ primary: true, maxLength: 2000 }), form },
      output: out.table(['encoding', 'text']),
      failures: [...CODEC_PROBLEMS, ...BASE64_PROBLEMS],
      messages: CODEC_IDS,
      answers: 'inline',
      aliases: { encodings: {} },
      async transform({ text, form }, ctx) {
        const bytes = await bytesOf(text, form);
        return BYTE_CODEC_IDS.map((id) => ({ encoding: ctx.say(id), text: encodeWith(id, bytes) }));
      },
      examples: {
        allEncodings: {
          input: { text: 'Hello, World!' },
          check: (rows) =>
            textIn(rows, 'base32') === 'JBSWY3DPFQQFO33SNRSCC===' && textIn(rows, 'base58') === '72k1xXWG59fYdzSNoA',
        },
        hexBytes: {
          input: { text: '86 4F D2 6F B5 59 F7 5B', form: 'hex' },
          check: (rows) => textIn(rows, 'z85') === 'HelloWorld',
        },
      },
    }),

    guess: operation({
      fields: { text: encoded },
      output: out.table(['encoding', 'text']),
      warnings: ['no-encoding', 'only-bytes'],
      messages: CODEC_IDS,
      answers: 'inline',
      detect: [
        {
          pattern: /^[.\-•·−–—]{1,7}(?:(?: {1,3}| ?[/|] ?|\n)[.\-•·−–—]{1,7}){2,}$/,
          length: [5, 2000],
          confidence: 0.9,
        },
        { pattern: /^(?:[\w-]+\.)*xn--[a-z\d-]+(?:\.[\w-]+)*$/i, length: [6, 253], confidence: 0.9 },
        {
          pattern: /^(?=.*=[\dA-F]{2}=[\dA-F]{2})(?:[!-<>-~ \t\r\n]|=[\dA-F]{2}|=\r?\n)+$/,
          length: [8, 20_000],
          confidence: 0.7,
        },
        {
          pattern: /^(?:[A-Z2-7]{8})+(?:[A-Z2-7]{2}={6}|[A-Z2-7]{4}={4}|[A-Z2-7]{5}={3}|[A-Z2-7]{7}=)$/,
          length: [16, 20_000],
          confidence: 0.8,
        },
      ],
      transform({ text }, ctx) {
        const detected = guesses(text.trim());
        if (detected.length === 0) ctx.warn('no-encoding');
        else if (detected.every((guess) => guess.text === null)) ctx.warn('only-bytes');
        return detected.map(({ id, text: said, bytes }) => ({
          encoding: ctx.say(id),
          text: said ?? encodeHex(bytes, { separator: ' ' }),
        }));
      },
      examples: {
        unknownText: {
          input: { text: 'JBSWY3DPEBLW64TMMQ======' },
          output: [{ encoding: { message: 'base32' }, text: 'Hello World' }],
        },
        dotsAndDashes: {
          input: { text: '.... .. / - .... . .-. .' },
          output: [{ encoding: { message: 'morse' }, text: 'HI THERE' }],
        },
        internationalDomain: {
          input: { text: 'xn--bcher-kva.example' },
          output: [{ encoding: { message: 'punycode' }, text: 'bücher.example' }],
        },
      },
    }),
  },
});

async function bytesOf(source: string | InputFile, form: ByteForm): Promise<Uint8Array> {
  return isInputFile(source) ? new Uint8Array(await source.arrayBuffer()) : readBytes(source, form);
}

/** The text of the row of an encoding. */
function textIn(rows: readonly { encoding: Cell; text: Cell }[], id: CodecId): Cell | undefined {
  return rows.find(({ encoding: name }) => JSON.stringify(name) === JSON.stringify({ message: id }))?.text;
}
