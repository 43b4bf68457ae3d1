import { casesOf } from '../../src/core/spec.ts';
import type tool from './url-encoder.ts';

export default casesOf<typeof tool>({
  encode: {
    examples: [
      { input: { text: 'https://a.b/c?d=é&f=😀', mode: 'uri' }, output: 'https://a.b/c?d=%C3%A9&f=%F0%9F%98%80' },
      { input: { text: '你好' }, output: '%E4%BD%A0%E5%A5%BD' },
      { input: { text: "!'()*~" }, output: "!'()*~" },
      { input: { text: '!', mode: 'strict' }, output: '%21' },
      { input: { text: 'one & two\r\nthree', perLine: true }, output: 'one%20%26%20two\r\nthree' },
      { input: { text: 'one\ntwo' }, output: 'one%0Atwo' },
      // bytes that are no UTF-8 stay bytes
      { input: { text: '80 85 90', reading: 'hex' }, output: '%80%85%90' },
      { input: { text: '80 zz', reading: 'hex' }, fails: 'bad-character', at: { column: 4 } },
      { input: { text: '808', reading: 'hex' }, fails: 'odd-digits' },
      { input: { text: 'x\n\ud83d', perLine: true }, fails: 'lone-surrogate', at: { offset: 2, line: 2 } },
    ],
  },
  decode: {
    unrecognized: {
      '100% of %C3%A9 and %E4%BD': 'a sentence',
    },
    finds: {
      'MIME words': {
        matches: [
          ['=?ISO-8859-1?Q?Keld_J=F8rn?=', 'Keld%20J%C3%B8rn'],
          ['Subject: =?utf-8?Q?Caf=C3=A9?= =?utf-8?Q?_cr=C3=A8me?=', 'Caf%C3%A9%20cr%C3%A8me'],
          ['=?utf-8?B?w6k=?=', '%C3%A9'],
        ],
        rejects: ['=?nope?Q?x?=', '=?utf-8?B?***?=', 'a ?= b', '=?utf-8?Q?plain?='],
      },
    },
    detect: [
      {
        matches: ['Hello%20world%20%3A)', 'a%2fb%2Fc', '%E4%BD%A0'],
        rejects: ['100%', '50% to 60%', 'a%20b', '%zz%20%', 'C%3'],
      },
      { matches: ['a%20b', 'name%3Dvalue'], rejects: ['100%', '100%25 sure', '%2', '20%zz'] },
    ],
    examples: [
      { input: { encoded: 'a%252520b' }, output: 'a%2520b', warns: ['still-encoded'] },
      { input: { encoded: 'a+b%20c' }, output: 'a+b c' },
      { input: { encoded: '%C4%E3%BA%C3', charset: 'gb18030' }, output: '你好', noRoundTrip: 'new escapes are UTF-8' },
      // the second byte of ア is the letter A
      { input: { encoded: '%83A', charset: 'shift_jis' }, output: 'ア', noRoundTrip: 'new escapes are UTF-8' },
      { input: { encoded: '%E9%80%93', charset: 'windows-1252' }, output: 'é€“', noRoundTrip: 'new escapes are UTF-8' },
      { input: { encoded: 'caf%E9', charset: 'windows-1252' }, output: 'café', noRoundTrip: 'new escapes are UTF-8' },
      { input: { encoded: '%ED%A0%BD' }, output: '%ED%A0%BD', warns: ['invalid-utf8', 'invalid-utf8', 'invalid-utf8'] },
      {
        input: { encoded: '%'.repeat(7) },
        output: '%'.repeat(7),
        warns: ['malformed', 'malformed', 'malformed', 'malformed', 'malformed', 'more'],
      },
      { input: { encoded: '%EF%BB%BFa' }, output: '\ufeffa' },
      { input: { encoded: '' }, output: '' },
    ],
  },
});
