import {
  choice,
  content,
  defineTool,
  isInputFile,
  operation,
  out,
  Problem,
  secret,
  text,
} from '../../src/core/spec.ts';
import type { ContextOf, InputOf } from '../../src/core/spec.ts';
import { BASE64_PROBLEMS, encodeHex } from '../../src/lib/bytes/bytes.ts';
import { equalBytes, hmac, HMAC_NAMES } from '../../src/lib/crypto/hmac.ts';
import { readBytes, writeBytes, WRITINGS } from '../../src/lib/bytes/written-bytes.ts';

const readings = { hex: 'Hex', base64: 'Base64 / Base64url' } as const;
const source = {
  text: content({ primary: true, required: false }),
  key: secret({ required: false, generate: (random) => encodeHex(random(32)) }),
  algorithm: choice(HMAC_NAMES, { initial: 'sha-256' }),
  keyReading: choice(['utf8', 'hex', 'base64'], { names: readings, advanced: true }),
  textReading: choice(['utf8', 'hex', 'base64'], { names: readings, advanced: true }),
};
const problems = ['lone-surrogate', 'odd-digits', ...BASE64_PROBLEMS] as const;
const warnings = ['trailing-newline', 'empty-key'] as const;

export const FOX = 'The quick brown fox jumps over the lazy dog';
// the example in GitHub's webhook documentation
export const WEBHOOK = { text: 'Hello, World!', key: "It's a Secret to Everybody" };
export const WEBHOOK_CODE = '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';

export default defineTool({
  icon: 'stamp',
  createdAt: '2022-08-03',
  related: ['hash-text', 'token-generator', 'jwt-parser'],
  operations: {
    generate: operation({
      fields: { ...source, encoding: choice(WRITINGS) },
      output: out.text({ wrap: false }),
      failures: problems,
      warnings,
      aliases: {
        hmac: {},
        'hmac-md5': { algorithm: 'md5' },
        'hmac-sha1': { algorithm: 'sha-1' },
        'hmac-sha256': { algorithm: 'sha-256' },
        'hmac-sha384': { algorithm: 'sha-384' },
        'hmac-sha512': { algorithm: 'sha-512' },
        'hmac-sha3': { algorithm: 'sha3-256' },
      },
      async transform({ encoding, ...parameters }, ctx) {
        return writeBytes(await codeOf(parameters, ctx), encoding);
      },
      examples: {
        shortText: {
          input: { text: FOX, key: 'key' },
          output: 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
        },
        webhook: { input: WEBHOOK, output: WEBHOOK_CODE },
        hexKey: {
          input: { text: 'Hi There', key: '0b'.repeat(20), keyReading: 'hex' },
          output: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
        },
        sha1Code: {
          input: { text: FOX, key: 'key', algorithm: 'sha-1', encoding: 'base64url' },
          output: '3nybhbi3iqa8ino29wqQcBydtNk',
        },
        base64Key: {
          input: { text: FOX, key: 'a2V5', keyReading: 'base64', algorithm: 'md5' },
          output: '80070713463e7749b90c2dc24911e275',
        },
      },
    }),

    verify: operation({
      fields: { ...source, expected: text({ required: true, monospace: true }) },
      output: { verdict: out.verdict(), actual: out.row() },
      failures: [...problems, 'not-a-code', 'wrong-length', 'too-short'],
      warnings,
      messages: ['match', 'match-truncated', 'no-match'],
      aliases: { 'hmac-verify': {} },
      async transform({ expected, ...parameters }, ctx) {
        const wanted = readCodes(expected);
        const actual = await codeOf(parameters, ctx);
        if (wanted.length === 0) throw ctx.fail('not-a-code', { field: 'expected' });
        const longest = Math.max(...wanted.map((bytes) => bytes.length));
        const params = { found: longest * 8, wanted: actual.length * 8 };
        if (wanted.every(({ length }) => length > actual.length))
          throw ctx.fail('wrong-length', { field: 'expected', params });
        // RFC 2104, 5: the code may be truncated to half its length, but not below 80 bits
        const least = Math.max(10, actual.length / 2);
        if (longest < least)
          throw ctx.fail('too-short', { field: 'expected', params: { found: longest * 8, least: least * 8 } });
        const algorithm = wanted.find(
          (bytes) => bytes.length >= least && equalBytes(bytes, actual.subarray(0, bytes.length)),
        );
        const label =
          algorithm === undefined
            ? ctx.say('no-match')
            : algorithm.length === actual.length
              ? ctx.say('match')
              : ctx.say('match-truncated', { found: algorithm.length * 8, wanted: actual.length * 8 });
        return {
          verdict: { tone: algorithm ? (algorithm.length === actual.length ? 'good' : 'warn') : 'bad', label },
          actual: writeBytes(actual, 'hex'),
        };
      },
      examples: {
        webhook: { input: { ...WEBHOOK, expected: `sha256=${WEBHOOK_CODE}` }, output: { verdict: { tone: 'good' } } },
        base64Hash: {
          input: { text: FOX, key: 'key', algorithm: 'sha-1', expected: '3nybhbi3iqa8ino29wqQcBydtNk=' },
          output: { verdict: { tone: 'good' }, actual: 'de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9' },
        },
        wrongKey: {
          input: { ...WEBHOOK, key: 'another', expected: WEBHOOK_CODE },
          output: { verdict: { tone: 'bad' } },
        },
      },
    }),
  },
});

function codeOf(
  { text, key, algorithm, keyReading, textReading }: InputOf<typeof source>,
  ctx: ContextOf<{ fields: typeof source; warnings: typeof warnings }>,
) {
  const secretBytes = ctx.within('key', () => readBytes(key, keyReading));
  const data = isInputFile(text) ? text : readBytes(text, textReading);
  if (secretBytes.length === 0) ctx.warn('empty-key');
  if (typeof text === 'string' && textReading === 'utf8' && text.endsWith('\n')) ctx.warn('trailing-newline');
  return hmac(algorithm, secretBytes, data, ctx);
}

/** Hexadecimal or Base64 (some texts are both), alone or after the name of the algorithm, as in webhooks. */
function readCodes(expected: string): Uint8Array[] {
  const plain = expected.trim().replace(/^(hmac-)?(sha|md)-?\d{1,3}=(?=.)/i, '');
  return (['hex', 'base64'] as const).flatMap((reading) => {
    try {
      const bytes = readBytes(plain, reading);
      return bytes.length > 0 ? [bytes] : [];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });
}
