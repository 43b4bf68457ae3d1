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
  icon: 'percent',
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
      examples: [
        { input: { text: 'Hello world :)' }, output: 'Hello%20world%20%3A)' },
        { input: { text: "a!b'c(d)*e", mode: 'strict' }, output: 'a%21b%27c%28d%29%2Ae' },
        { input: { text: 'https://a.b/c?d=é&f=😀' }, output: 'https%3A%2F%2Fa.b%2Fc%3Fd%3D%C3%A9%26f%3D%F0%9F%98%80' },
        { input: { text: 'https://a.b/c?d=é&f=😀', mode: 'uri' }, output: 'https://a.b/c?d=%C3%A9&f=%F0%9F%98%80' },
        { input: { text: 'a b+c&d=~', mode: 'form' }, output: 'a+b%2Bc%26d%3D%7E' },
        { input: { text: 'a b/c;v=1?', mode: 'path' }, output: 'a%20b%2Fc;v=1%3F' },
        { input: { text: '你好' }, output: '%E4%BD%A0%E5%A5%BD', chip: false },
        { input: { text: "!'()*~" }, output: "!'()*~", chip: false },
        { input: { text: '!', mode: 'strict' }, output: '%21', chip: false },
        { input: { text: 'one & two\r\nthree', perLine: true }, output: 'one%20%26%20two\r\nthree' },
        { input: { text: 'one\ntwo' }, output: 'one%0Atwo', chip: false },
        // bytes that are no UTF-8 stay bytes
        { input: { text: '80 85 90', reading: 'hex' }, output: '%80%85%90' },
        { input: { text: '80 zz', reading: 'hex' }, fails: 'bad-character', at: { column: 4 } },
        { input: { text: '808', reading: 'hex' }, fails: 'odd-digits', chip: false },
        { input: { text: 'x\n\ud83d', perLine: true }, fails: 'lone-surrogate', at: { offset: 2, line: 2 } },
      ],
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
        {
          pattern: /^[^\s%]*%[\da-f]{2}[^%]*%[\da-f]{2}/i,
          confidence: 0.8,
          matches: ['Hello%20world%20%3A)', 'a%2fb%2Fc', '%E4%BD%A0'],
          rejects: ['100%', '50% to 60%', 'a%20b', '%zz%20%', 'C%3'],
        },
        {
          pattern: /^[^\s%]*%[\da-f]{2}[^\s%]*$/i,
          length: [3, 4000],
          confidence: 0.5,
          matches: ['a%20b', 'name%3Dvalue'],
          rejects: ['100%', '100%25 sure', '%2', '20%zz'],
        },
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
        if (first.bad.length > LISTED) ctx.warn('more', { count: first.bad.length - LISTED });

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
      examples: [
        { input: { encoded: 'Hello%20world%20%3A)' }, output: 'Hello world :)', warns: [] },
        { input: { encoded: 'q=a+b%20c', mode: 'form' }, output: 'q=a b c', warns: [] },
        { input: { encoded: 'a+b%20c' }, output: 'a+b c', chip: false },
        {
          input: { encoded: '100% of %C3%A9 and %E4%BD' },
          output: '100% of é and %E4%BD',
          warns: ['malformed', 'invalid-utf8', 'invalid-utf8'],
        },
        {
          input: { encoded: 'https://a.b/%C3%A9?q=a%26b%2Fc', mode: 'uri' },
          output: 'https://a.b/é?q=a%26b%2Fc',
          warns: [],
        },
        { input: { encoded: 'a%252520b' }, output: 'a%2520b', warns: ['still-encoded'] },
        { input: { encoded: 'a%252520b', repeat: true }, output: 'a b', warns: ['rounds'] },
        {
          input: { encoded: '%C4%E3%BA%C3', charset: 'gb18030' },
          output: '你好',
          noRoundTrip: 'new escapes are UTF-8',
        },
        // the second byte of ア is the letter A
        {
          input: { encoded: '%83A', charset: 'shift_jis' },
          output: 'ア',
          noRoundTrip: 'new escapes are UTF-8',
          chip: false,
        },
        {
          input: { encoded: 'caf%E9', charset: 'windows-1252' },
          output: 'café',
          noRoundTrip: 'new escapes are UTF-8',
          chip: false,
        },
        {
          input: { encoded: '%ED%A0%BD' },
          output: '%ED%A0%BD',
          warns: ['invalid-utf8', 'invalid-utf8', 'invalid-utf8'],
          chip: false,
        },
        {
          input: { encoded: '%'.repeat(7) },
          output: '%'.repeat(7),
          warns: ['malformed', 'malformed', 'malformed', 'malformed', 'malformed', 'more'],
          chip: false,
        },
        { input: { encoded: '%EF%BB%BFa' }, output: '\ufeffa', chip: false },
        { input: { encoded: '' }, output: '', chip: false },
      ],
    }),
  },
});
