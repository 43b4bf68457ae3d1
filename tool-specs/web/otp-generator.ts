import { choice, defineTool, integer, operation, out, secret, text } from '../../src/core/spec.ts';
import type { ContextOf, InputOf } from '../../src/core/spec.ts';
import { encodeBase32 } from '../../src/lib/bytes/base32.ts';
import { encodeHex } from '../../src/lib/bytes/bytes.ts';
import { newOtpKey, OTP_KEY_PROBLEMS, readOtpKey } from '../../src/lib/crypto/otp/key.ts';
import {
  findDrift,
  hotpAt,
  hotpBehind,
  type OtpDigits,
  readCode,
  stepOf,
  totpAt,
} from '../../src/lib/crypto/otp/otp.ts';
import { MAX_PERIOD, OTPAUTH_PROBLEMS, readOtpauthLines, writeOtpauth } from '../../src/lib/crypto/otp/otpauth.ts';
import type { OtpAccount } from '../../src/lib/crypto/otp/otpauth.ts';
import { drawQr } from '../../src/lib/pictures/qr/draw.ts';

const LOOK = { level: 'M', size: 320, margin: 4, foreground: '#000000', background: '#ffffff' } as const;
const FOLLOWING = 10;
const reading = choice(['base32', 'hex', 'utf8'], { names: { base32: 'Base32', hex: 'Hex' }, advanced: true });
const algorithm = choice({ 'sha-1': 'SHA-1', 'sha-256': 'SHA-256', 'sha-512': 'SHA-512' });
const names = { '6': '6', '7': '7', '8': '8', steam: 'Steam' } as const;
const digits = choice(['6', '7', '8', 'steam'], { names });
const period = integer({ min: 1, max: MAX_PERIOD, initial: 30 });
const counter = integer({ min: 0, max: Number.MAX_SAFE_INTEGER, initial: 0 });
const label = { account: text({ initial: 'user@example.com' }), issuer: text() };
const keyOutputs = {
  uri: out.row({ secret: true }),
  svg: out.svg({ secret: true, fileName: 'otp' }),
  secretHex: out.row({ secret: true }),
};

const account = { failures: ['no-account', 'colon', 'lone-surrogate', 'over-capacity'] } as const;
const key = {
  fields: { secret: secret({ primary: true, generate: newOtpKey }), reading, algorithm, digits },
  failures: OTP_KEY_PROBLEMS,
  warnings: ['leftover-bits', 'incomplete-group', 'short-key', 'uri-wins'],
} as const;
const failures = [...key.failures, ...account.failures] as const;

export const RFC_KEY = { secret: '12345678901234567890', reading: 'utf8' } as const; // RFC 4226, appendix D
export const JBSWY = { secret: 'JBSWY3DPEHPK3PXP' };
export const URI =
  'otpauth://totp/Example:alice%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Example&algorithm=SHA1&digits=6&period=30';

export default defineTool({
  icon: 'smartphone',
  createdAt: '2022-08-24',
  related: ['token-generator', 'qr-code-decoder', 'hmac-generator'],
  operations: {
    totp: operation({
      ...key,
      failures,
      fields: { ...key.fields, period, ...label },
      output: {
        code: out.strip(),
        ...keyOutputs,
        epoch: out.row(),
        step: out.row(),
        stepHex: out.row(),
      },
      aliases: { totp: {}, otp: {}, '2fa': {}, authenticator: {} },
      live: 1000,
      answers: 'inline',
      detect: [
        { pattern: /^otpauth:\/\/(?:totp|steam)\/\S+$/i, length: [20, 4000], confidence: 0.99 },
        { pattern: /^steam:\/\/[A-Z2-7]{16,}$/i, confidence: 0.99 },
      ],
      async transform(input, ctx) {
        const { key, account } = readKey('totp', input, ctx);
        return { ...(await totpAt(key, ctx.now, account.period)), ...(await show(key.key, account, input, ctx)) };
      },
      examples: {
        authenticatorSecret: {
          input: JBSWY,
          now: '2016-06-07T18:45:07Z', // 1465325107
          output: {
            epoch: 1465325107,
            secretHex: '48656c6c6f21deadbeef',
            uri: 'otpauth://totp/user%40example.com?secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
          },
          warns: ['short-key'],
        },
        setupLink: { input: { secret: URI }, output: { uri: URI }, warns: ['short-key'] },
        steam: {
          input: { ...JBSWY, digits: 'steam', issuer: 'Steam' },
          now: '1970-01-01T00:00:31Z',
          output: { code: { previous: 'VH8YJ', current: '2YXGV' } },
        },
      },
    }),

    hotp: operation({
      ...key,
      failures,
      fields: { ...key.fields, digits: choice(['6', '7', '8'], { names }), counter, ...label },
      output: { code: out.strip(), following: out.table(['counter', 'code']), ...keyOutputs },
      aliases: { hotp: {} },
      answers: 'inline',
      detect: [{ pattern: /^otpauth:\/\/hotp\/\S+$/i, length: [20, 4000], confidence: 0.99 }],
      async transform(input, ctx) {
        const { key, account } = readKey('hotp', input, ctx);
        const following = await hotpBehind(key, account.counter, FOLLOWING);
        return { code: await hotpAt(key, account.counter), following, ...(await show(key.key, account, input, ctx)) };
      },
      examples: {
        firstCode: { input: { ...JBSWY, counter: 0 }, output: { code: { current: '282760' } } },
        setupLink: {
          input: { secret: 'otpauth://hotp/Example:alice?secret=JBSWY3DPEHPK3PXP&counter=2' },
          output: { code: { current: '602287' } },
        },
      },
    }),

    verify: operation({
      fields: {
        code: text({ primary: true, monospace: true }),
        secret: secret({ required: true }),
        kind: choice({ totp: 'TOTP', hotp: 'HOTP' }),
        counter: { ...counter, when: { kind: ['hotp'] } },
        period: { ...period, when: { kind: ['totp'] } },
        window: integer({ min: 0, max: 50, initial: 1 }),
        reading,
        algorithm,
        digits,
      },
      output: { verdict: out.verdict(), drift: out.row(), counter: out.row() },
      failures: [...OTP_KEY_PROBLEMS, 'not-a-code', 'not-a-steam-code'],
      warnings: key.warnings,
      messages: ['match', 'drifted', 'no-match'],
      aliases: { 'otp-verify': {}, 'totp-verify': {}, 'hotp-verify': { kind: 'hotp' } },
      live: 1000,
      async transform({ code, window, kind, ...input }, ctx) {
        const { key, account } = readKey(kind, input, ctx);
        const password = ctx.within('code', () => readCode(code, key.digits));
        const now = kind === 'totp' ? stepOf(ctx.now, account.period) : account.counter;
        // a counter never goes back, or a password could be used twice
        const drift = await findDrift(key, password, now, { behind: kind === 'totp' ? window : 0, ahead: window });
        return {
          verdict: {
            tone: drift === null ? 'bad' : 'good',
            label: drift ? ctx.say('drifted', { steps: drift }) : ctx.say(drift === null ? 'no-match' : 'match'),
          },
          drift,
          counter: drift === null ? null : now + drift,
        };
      },
      examples: {
        validCode: {
          input: { code: '996 554', ...JBSWY },
          now: '1970-01-01T00:00:31Z',
          output: { verdict: { tone: 'good' }, drift: 0, counter: 1 },
        },
        previousCode: {
          input: { code: '282760', ...JBSWY },
          now: '1970-01-01T00:00:31Z',
          output: { verdict: { label: { message: 'drifted' } }, drift: -1 },
        },
        counterCode: {
          input: { code: '520489', ...RFC_KEY, kind: 'hotp', counter: 5, window: 5 },
          output: { drift: 4, counter: 9 },
        },
      },
    }),

    create: operation({
      fields: {
        account: text({ primary: true, single: true }),
        issuer: text(),
        kind: choice({ totp: 'TOTP', hotp: 'HOTP' }),
        bytes: integer({ min: 16, max: 128, initial: 20, advanced: true }),
        algorithm,
        digits,
        period: { ...period, when: { kind: ['totp'] } },
      },
      output: { secret: out.row({ secret: true }), ...keyOutputs },
      ...account,
      aliases: { 'otp-secret': {}, 'totp-secret': {} },
      async transform({ bytes, digits, ...input }, ctx) {
        const key = ctx.random(bytes);
        const written = encodeBase32(key);
        const shown = { ...input, secret: written, digits: digitsOf(digits), counter: 0 };
        return { secret: written, ...(await show(key, shown, input, ctx)) };
      },
      examples: {
        newAccount: {
          input: { account: 'alice@example.com', issuer: 'Example' },
          check: ({ secret }) => /^[A-Z2-7]{32}$/.test(String(secret)),
        },
      },
    }),

    read: operation({
      fields: { uris: secret({ primary: true, multiline: true }) },
      output: out.table(['kind', 'issuer', 'account', 'secret', 'algorithm', 'digits', 'period', 'counter', 'uri'], {
        secret: true,
      }),
      failures: [...OTPAUTH_PROBLEMS, 'not-base32', 'lone-surrogate'],
      aliases: { otpauth: {}, 'otp-import': {} },
      detect: [
        { pattern: /^otpauth-migration:\/\/offline\?data=[\w%+/=-]+$/i, confidence: 0.99 },
        { pattern: /^otpauth:\/\/(?:[ht]otp|steam)\/\S+$/i, confidence: 0.6 },
      ],
      transform: ({ uris }) => readOtpauthLines(uris),
      examples: {
        googleExport: {
          input: {
            uris: 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC',
          },
          check: ([row]) =>
            row?.secret === 'JBSWY3DPEHPK3PXP' && row.issuer === 'Example' && row.account === 'alice@google.com',
        },
        twoLinks: {
          input: { uris: `${URI}\nOTPAUTH://hotp/A%20B:c?secret=GEZA&algorithm=HmacSHA512&digits=8&counter=7` },
          check: ([, hotp]) => hotp?.algorithm === 'sha-512' && hotp.counter === 7 && hotp.issuer === 'A B',
        },
      },
    }),
  },
});

type Given = InputOf<typeof key.fields> &
  Partial<InputOf<typeof label & { period: typeof period; counter: typeof counter }>>;

/** Reads the key from a secret, or from a URI instead. */
function readKey(kind: 'totp' | 'hotp', { reading, digits, ...rest }: Given, ctx: ContextOf<typeof key>) {
  const initial = { account: '', issuer: '', period: 30, counter: 0 };
  const { notices, ...read } = ctx.within('secret', () =>
    readOtpKey({ ...initial, ...rest, kind, digits: digitsOf(digits) }, reading),
  );
  for (const { code, params } of notices) ctx.warn(code, params);
  return read;
}

const digitsOf = (digits: string) => (digits === 'steam' ? digits : (Number(digits) as OtpDigits));

async function show(
  bytes: Uint8Array,
  shown: OtpAccount,
  typed: { issuer: string },
  ctx: ContextOf<typeof account & { fields: typeof label }>,
) {
  if (shown.account.trim() === '') throw ctx.fail('no-account', { field: 'account' });
  // In a label, the first colon ends the issuer, escaped or not. Where a URI has others, they stay.
  if (shown.issuer === '' && shown.account.includes(':')) throw ctx.fail('colon', { field: 'account' });
  if (typed.issuer.includes(':')) throw ctx.fail('colon', { field: 'issuer' });
  const uri = ctx.within(shown.issuer.isWellFormed() ? 'account' : 'issuer', () => writeOtpauth(shown));
  return { uri, svg: (await drawQr(uri, LOOK)).svg, secretHex: encodeHex(bytes) };
}
