import { casesOf } from '../../src/core/spec.ts';
import type tool from './string-obfuscator.ts';

export default casesOf<typeof tool>({
  mask: {
    examples: [
      // Ten megabytes of characters one by one take half a gigabyte.
      { input: { text: 'x'.repeat(3_000_001) }, fails: 'too-long' },
      {
        input: { text: 'correct-horse-battery', fixedLength: 8 },
        output: { masked: 'corr********tery' },
      },
      {
        input: { text: 'Lorem ipsum dolor sit amet' },
        output: { masked: 'Lore* ***** ***** *** amet' },
        warns: [],
      },
      {
        input: { text: '👨‍👩‍👧👍🏽é\u0301😀', keepFirst: 1, keepLast: 1, mask: '•' },
        output: { masked: '👨‍👩‍👧••😀' },
      },
      { input: { text: '12345 67890', keepLast: 0 }, output: { masked: '1234* *****' } },
      { input: { text: '12345 67890', keepLast: 0, keepSpaces: false }, output: { masked: '1234*******' } },
      { input: { text: 'a' }, output: { masked: '*', hidden: 1 }, warns: ['reduced'] },
      { input: { text: '  ', keepFirst: 9 }, output: { masked: '' } },
      {
        input: { text: 'first line\r\nsecond', keepFirst: 1, keepLast: 0 },
        output: { masked: 'f**** ****\r\ns*****' },
      },
      { input: { text: 'ab\ncd', lines: false, keepFirst: 1, keepLast: 1 }, output: { masked: 'a*\n*d' } },
      { input: { text: '****' }, output: { masked: '****' }, warns: ['mask-in-secret', 'reduced'] },
      { input: { text: 'x'.repeat(100_000), keepFirst: 0, keepLast: 0 }, output: { hidden: 100_000 } },
      { input: { text: '' }, output: { masked: '', hidden: null } },
      { input: { text: 'abc', mask: 'x'.repeat(33) }, fails: 'mask-too-long', field: 'mask' },
    ],
  },
  redact: {
    unrecognized: {
      'User ada@mail.example paid from 10.0.0.7': 'data with a secret, which other tools take',
      '{"password": "s3cr3t", "card": "4111 1111 1111 1111"}': 'data with a secret, which other tools take',
      'Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl':
        'data with a secret, which other tools take',
      'postgres://app:hunter2@db.example.com:5432/shop': 'data with a secret, which other tools take',
      'Cookie: session=abc; theme="dark"\nSet-Cookie: id=abc; Path=/; HttpOnly':
        'data with a secret, which other tools take',
    },
    finds: {
      'environment file': {
        matches: ['DB_HOST=localhost\n# note\nDB_PASSWORD=s3cret', 'export A=1\nexport B="two"'],
        rejects: ['A=1', 'A=1\nthen b', 'a = 1\nb = 2'],
      },
    },
    examples: [
      { input: { text: 'x'.repeat(5_000_001) }, fails: 'too-long' },
      // the last @ ends the password, and with it no e-mail address begins
      {
        input: { text: 'redis://:p@ss@cache.example.com and smtp://ada@mail.example:pw@10.0.0.7', fixedLength: 3 },
        output: { masked: 'redis://:***@cache.example.com and smtp://***:***@***' },
      },
      {
        input: { text: 'see http://host/a:b@c, http://host:8080/@x, ssh://git@host:22 and --password-file x' },
        output: { found: [] },
        warns: ['nothing-found'],
      },
      {
        input: { text: "login --db-password hunter2 --token 'a b'; the --token option", fixedLength: 3 },
        output: { masked: "login --db-password *** --token '***'; the --token option" },
      },
      // no card: its check digit is wrong
      { input: { text: '4111 1111 1111 1112' }, output: { found: [] }, warns: ['nothing-found'] },
      { input: { text: 'a\nAKIAIOSFODNN7EXAMPLE' }, check: ({ found }) => found[0]?.line === 2 },
      { input: { text: 'no secret: 1.2.3, 300.1.1.1, 😀', kinds: ['email', 'ip'] }, output: { found: [] } },
    ],
  },
});
