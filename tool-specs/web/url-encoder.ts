import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import { decodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import {
  decodeLegacyPercent,
  decodePercent,
  encodePercent,
  percentEncodeBytes,
} from '../../src/lib/bytes/percent-encoding.ts';
import { positionAt } from '../../src/base/position.ts';

const mode = choice(['component', 'strict', 'uri', 'form', 'path'], {
  names: { component: 'encodeURIComponent', uri: 'encodeURI', strict: 'RFC 3986' },
});

const charset = choice({
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Latin-1)',
  'iso-8859-2': 'ISO 8859-2 (Latin-2)',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  gb18030: 'GB 18030, GBK',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
});

const LISTED = 5;
const MOST_ROUNDS = 20;
const ESCAPE = /%[\da-f]{2}/i;

export default defineTool({
  icon: 'square-percent',
  createdAt: '2022-04-13',
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true, multiline: true }),
        mode,
        reading: choice(['text', 'hex']),
        perLine: toggle({ when: { reading: ['text'] } }),
      },
      output: out.text(),
      failures: ['lone-surrogate', 'bad-character', 'odd-digits'],
      aliases: {
        urlencode: {},
        urlenc: {},
        'url-strict': { mode: 'strict' },
        'url-form': { mode: 'form' },
        'encode-uri': { mode: 'uri' },
      },
      inverse: 'decode',
      answers: 'inline',
      transform({ text, mode, reading, perLine }) {
        if (reading === 'hex') return percentEncodeBytes(decodeHex(text).bytes);
        if (!perLine) return encodePercent(text, mode);
        encodeUtf8(text); // so that a lone surrogate has its place in the whole text, not in its line
        return text.replace(/[^\r\n]+/g, (line) => encodePercent(line, mode));
      },
      examples: {
        searchTerm: { input: { text: 'Hello world :)' }, output: 'Hello%20world%20%3A)' },
        strictMode: { input: { text: "a!b'c(d)*e", mode: 'strict' }, output: 'a%21b%27c%28d%29%2Ae' },
        wholeUrl: {
          input: { text: 'https://a.b/c?d=é&f=😀' },
          output: 'https%3A%2F%2Fa.b%2Fc%3Fd%3D%C3%A9%26f%3D%F0%9F%98%80',
        },
        formData: { input: { text: 'a b+c&d=~', mode: 'form' }, output: 'a+b%2Bc%26d%3D%7E' },
        pathPart: { input: { text: 'a b/c;v=1?', mode: 'path' }, output: 'a%20b%2Fc;v=1%3F' },
      },
    }),

    decode: operation({
      fields: {
        encoded: text({ primary: true, multiline: true, monospace: true }),
        mode,
        charset,
        repeat: toggle(),
      },
      output: out.text(),
      warnings: ['malformed', 'invalid-utf8', 'more', 'undecodable', 'still-encoded', 'rounds'],
      aliases: { urldecode: {}, urldec: {}, unquote: {} },
      inverse: 'encode',
      answers: 'inline',
      detect: [
        { pattern: /^[^\s%]*%[\da-f]{2}[^%]*%[\da-f]{2}/i, confidence: 0.8 },
        { pattern: /^[^\s%]*%[\da-f]{2}[^\s%]*$/i, length: [3, 4000], confidence: 0.5 },
      ],
      transform({ encoded, mode, charset, repeat }, ctx) {
        const plus = mode === 'form';
        if (charset !== 'utf-8') {
          const decoded = decodeLegacyPercent(encoded, charset, { plus });
          if (decoded.includes('\ufffd') && !encoded.includes('\ufffd')) ctx.warn('undecodable');
          return decoded;
        }
        const options = { plus, keepReserved: mode === 'uri' };
        const first = decodePercent(encoded, options);
        for (const { offset, sequence, code } of first.bad.slice(0, LISTED))
          ctx.warn(code, { sequence }, positionAt(encoded, offset));
        if (first.badCount > LISTED) ctx.warn('more', { count: first.badCount - LISTED });

        let { text } = first;
        if (!repeat) {
          if (first.bad.length === 0 && changes(text)) ctx.warn('still-encoded');
          return text;
        }
        let rounds = 1;
        while (rounds < MOST_ROUNDS && changes(text)) {
          text = decodePercent(text, { keepReserved: options.keepReserved }).text;
          rounds++;
        }
        if (rounds > 1) ctx.warn('rounds', { count: rounds });
        return text;

        function changes(decoded: string): boolean {
          return (
            ESCAPE.test(decoded) && decodePercent(decoded, { keepReserved: options.keepReserved }).text !== decoded
          );
        }
      },
      examples: {
        searchTerm: { input: { encoded: 'Hello%20world%20%3A)' }, output: 'Hello world :)', warns: [] },
        formData: { input: { encoded: 'q=a+b%20c', mode: 'form' }, output: 'q=a b c', warns: [] },
        brokenEscapes: {
          input: { encoded: '100% of %C3%A9 and %E4%BD' },
          output: '100% of é and %E4%BD',
          warns: ['malformed', 'invalid-utf8', 'invalid-utf8'],
        },
        wholeUrl: {
          input: { encoded: 'https://a.b/%C3%A9?q=a%26b%2Fc', mode: 'uri' },
          output: 'https://a.b/é?q=a%26b%2Fc',
          warns: [],
        },
        encodedTwice: { input: { encoded: 'a%252520b', repeat: true }, output: 'a b', warns: ['rounds'] },
      },
    }),
  },
});
