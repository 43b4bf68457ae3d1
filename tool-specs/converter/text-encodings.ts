import { choice, defineTool, operation, out, text } from '../../src/core/spec.ts';
import { encodeHex } from '../../src/lib/bytes/bytes.ts';
import { CODEC_IDS, CODEC_PROBLEMS, CODECS, decodeWith, guesses } from '../../src/lib/text/codecs.ts';

const CODEC_NAMES = {
  base32: 'Base32',
  base32hex: 'Base32 hex',
  crockford: 'Base32 Crockford',
  base45: 'Base45',
  base58: 'Base58 (Bitcoin)',
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

const encoding = choice(CODEC_IDS, { names: CODEC_NAMES });
const MAX_LENGTH = 1_000_000;
const source = text({ primary: true, multiline: true, monospace: true, maxLength: MAX_LENGTH });

export default defineTool({
  icon: 'scan-text',
  createdAt: '2026-11-27',
  related: ['base64-string-converter', 'text-to-binary', 'url-encoder', 'text-to-nato-alphabet'],
  operations: {
    encode: operation({
      fields: { text: source, encoding },
      output: out.text(),
      failures: CODEC_PROBLEMS,
      inverse: 'decode',
      answers: 'inline',
      aliases: {
        b32: { encoding: 'base32' },
        b45: { encoding: 'base45' },
        b58: { encoding: 'base58' },
        b62: { encoding: 'base62' },
        b85: { encoding: 'base85' },
        a85: { encoding: 'ascii85' },
        z85: { encoding: 'z85' },
        b91: { encoding: 'base91' },
        qp: { encoding: 'quoted-printable' },
        punycode: { encoding: 'punycode' },
        morse: { encoding: 'morse' },
        rot13: { encoding: 'rot13' },
        rot47: { encoding: 'rot47' },
        hexdump: { encoding: 'hex-dump' },
      },
      transform: ({ text, encoding }) => CODECS[encoding].encode(text),
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
          input: { text: 'Hello, World!', encoding: 'hex-dump' },
          output: '00000000  48 65 6c 6c 6f 2c 20 57  6f 72 6c 64 21           |Hello, World!|',
        },
      },
    }),

    decode: operation({
      fields: { text: source, encoding },
      output: out.text(),
      failures: CODEC_PROBLEMS,
      warnings: ['not-text'],
      inverse: 'encode',
      answers: 'inline',
      aliases: {
        b32d: { encoding: 'base32' },
        b45d: { encoding: 'base45' },
        b58d: { encoding: 'base58' },
        b62d: { encoding: 'base62' },
        b85d: { encoding: 'base85' },
        a85d: { encoding: 'ascii85' },
        z85d: { encoding: 'z85' },
        b91d: { encoding: 'base91' },
        qpd: { encoding: 'quoted-printable' },
        unmorse: { encoding: 'morse' },
      },
      transform({ text, encoding }, ctx) {
        const decoded = decodeWith(encoding, text);
        if ('text' in decoded) return decoded.text;
        ctx.warn('not-text');
        return encodeHex(decoded.bytes, { separator: ' ' });
      },
      examples: {
        greeting: { input: { text: 'JBSWY3DPFQQFO33SNRSCC===' }, output: 'Hello, World!', warns: [] },
        morseCode: { input: { text: '... --- ... / .... . .-.. .--.', encoding: 'morse' }, output: 'SOS HELP' },
        domain: { input: { text: 'xn--bcher-kva.example', encoding: 'punycode' }, output: 'bücher.example' },
        mail: {
          input: { text: 'Gr=C3=B6=C3=9Fe =3D 5 =E2=82=AC', encoding: 'quoted-printable' },
          output: 'Größe = 5 €',
        },
      },
    }),

    guess: operation({
      fields: { text: source },
      output: out.table(['encoding', 'text']),
      warnings: ['no-encoding'],
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
        return detected.map(({ id, text: decoded }) => ({ encoding: ctx.say(id), text: decoded }));
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
