import { choice, type Context, defineTool, integer, operation, out, secret, text } from '../../src/core/spec.ts';
import { decodeBase32, encodeBase32 } from '../../src/lib/bytes/base32.ts';
import { encodeHex } from '../../src/lib/bytes/bytes.ts';
import {
  counterBytes,
  findDrift,
  hotp,
  type OtpAlgorithm,
  type OtpDigits,
  type OtpKey,
  stepOf,
} from '../../src/lib/crypto/otp/otp.ts';
import {
  isOtpauth,
  MAX_PERIOD,
  type OtpAccount,
  OTPAUTH_PROBLEMS,
  readOtpauth,
  writeOtpauth,
} from '../../src/lib/crypto/otp/otpauth.ts';
import { drawQr } from '../../src/lib/pictures/qr/draw.ts';
import { readBytes } from '../../src/lib/bytes/written-bytes.ts';

const LOOK = { level: 'M', size: 320, margin: 4, foreground: '#000000', background: '#ffffff' } as const;
const SHORT_KEY = 16; // bytes (RFC 4226, section 4, R6)
const FOLLOWING = 10;

const reading = choice(['base32', 'hex', 'utf8'], { names: { base32: 'Base32', hex: 'Hex' } });
const algorithm = choice({ 'sha-1': 'SHA-1', 'sha-256': 'SHA-256', 'sha-512': 'SHA-512' });
const digits = choice(['6', '7', '8'], { names: { '6': '6', '7': '7', '8': '8' } });
const period = integer({ min: 1, max: MAX_PERIOD, initial: 30 });
const counter = integer({ min: 0, max: Number.MAX_SAFE_INTEGER, initial: 0 });
const label = { account: text({ initial: 'user@example.com' }), issuer: text() };
const keyOutputs = {
  uri: out.row({ secret: true }),
  svg: out.svg({ secret: true, fileName: 'otp' }),
  secretHex: out.row({ secret: true }),
};

const keyProblems = [
  'not-base32',
  'bad-character',
  'odd-digits',
  'lone-surrogate',
  'no-key',
  'one-account',
  'other-kind',
  ...OTPAUTH_PROBLEMS,
] as const;
const uriProblems = [...keyProblems, 'no-account', 'colon', 'over-capacity'] as const;
const keyWarnings = ['leftover-bits', 'incomplete-group', 'short-key', 'uri-wins'] as const;

type Ctx = Context<'secret', (typeof keyProblems)[number], (typeof keyWarnings)[number], never>;
interface Given {
  secret: string;
  reading: 'base32' | 'hex' | 'utf8';
  algorithm: OtpAlgorithm;
  digits: '6' | '7' | '8';
  period?: number;
  counter?: number;
  account?: string;
  issuer?: string;
}

export const RFC_KEY = { secret: '12345678901234567890', reading: 'utf8' } as const; // RFC 4226, appendix D

export const JBSWY = { secret: 'JBSWY3DPEHPK3PXP' };
export const URI =
  'otpauth://totp/Example:alice%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Example&algorithm=SHA1&digits=6&period=30';

export default defineTool({
  icon: 'smartphone',
  related: ['token-generator', 'qr-code-decoder', 'hmac-generator'],
  operations: {
    totp: operation({
      fields: { secret: secret({ primary: true }), reading, algorithm, digits, period, ...label },
      output: {
        code: out.row(),
        left: out.meter(),
        previous: out.row(),
        next: out.row(),
        ...keyOutputs,
        epoch: out.row(),
        step: out.row(),
        stepHex: out.row(),
      },
      failures: uriProblems,
      warnings: keyWarnings,
      messages: ['seconds'],
      aliases: { totp: {}, otp: {}, '2fa': {}, authenticator: {} },
      live: 1000,
      answers: 'inline',
      detect: [{ pattern: /^otpauth:\/\/totp\/[^\s]+$/i, length: [20, 4000], confidence: 0.99 }],
      async transform(input, ctx) {
        const { key, account } = readKey('totp', input, ctx);
        const step = stepOf(ctx.now, account.period);
        const left = account.period - (Math.floor(ctx.now / 1000) - step * account.period);
        return {
          code: await hotp(key, step),
          left: {
            value: left / account.period,
            tone: left <= 5 ? 'warn' : 'neutral',
            label: ctx.say('seconds', { left }),
          },
          previous: step > 0 ? await hotp(key, step - 1) : null,
          next: await hotp(key, step + 1),
          ...(await show(key.key, account, ctx)),
          epoch: Math.floor(ctx.now / 1000),
          step,
          stepHex: encodeHex(counterBytes(step)),
        };
      },
      examples: [
        {
          input: JBSWY,
          now: '2016-06-07T18:45:07Z', // 1465325107
          output: {
            epoch: 1465325107,
            secretHex: '48656c6c6f21deadbeef',
            uri: 'otpauth://totp/user%40example.com?secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
          },
          warns: ['short-key'],
        },
        { input: { secret: URI }, output: { uri: URI }, warns: ['short-key'] },
        {
          input: { ...RFC_KEY, digits: '8', issuer: "Bob's", account: 'é' },
          check: ({ uri }) =>
            String(uri).includes('/Bob%27s:%C3%A9?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Bob%27s'),
        },
      ],
    }),

    hotp: operation({
      fields: { secret: secret({ primary: true }), counter, reading, algorithm, digits, ...label },
      output: { code: out.row(), following: out.table(['counter', 'code']), ...keyOutputs },
      failures: uriProblems,
      warnings: keyWarnings,
      aliases: { hotp: {} },
      answers: 'inline',
      detect: [{ pattern: /^otpauth:\/\/hotp\/\S+$/i, length: [20, 4000], confidence: 0.99 }],
      async transform(input, ctx) {
        const { key, account } = readKey('hotp', input, ctx);
        const last = Math.min(account.counter + FOLLOWING, Number.MAX_SAFE_INTEGER);
        const following = [];
        for (let at = account.counter + 1; at <= last; at++)
          following.push({ counter: String(at), code: await hotp(key, at) });
        return { code: await hotp(key, account.counter), following, ...(await show(key.key, account, ctx)) };
      },
      examples: [
        {
          input: { ...JBSWY, counter: 0 },
          check: ({ code, following }) =>
            [code, ...following.map((row) => row.code)].join(' ').startsWith('282760 996554 602287 143627 960129'),
        },
        {
          input: RFC_KEY,
          check: ({ code, following }) =>
            [code, ...following.map((row) => row.code)]
              .join(' ')
              .startsWith('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'),
        },
        {
          input: { secret: 'otpauth://hotp/Example:alice?secret=JBSWY3DPEHPK3PXP&counter=2' },
          output: { code: '602287' },
        },
      ],
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
      failures: [...keyProblems, 'not-a-code'],
      warnings: keyWarnings,
      messages: ['match', 'drifted', 'no-match'],
      aliases: { 'otp-verify': {}, 'totp-verify': {}, 'hotp-verify': { kind: 'hotp' } },
      live: 1000,
      async transform({ code, window, kind, ...input }, ctx) {
        const { key, account } = readKey(kind, input, ctx);
        const password = code.replace(/[\s-]/g, '');
        if (!/^\d+$/.test(password) || password.length !== key.digits)
          throw ctx.fail('not-a-code', { params: { digits: key.digits } });
        const now = kind === 'totp' ? stepOf(ctx.now, account.period) : account.counter;
        // a counter never goes back, or a password could be used twice
        const drift = await findDrift(key, password, now, { behind: kind === 'totp' ? window : 0, ahead: window });
        return {
          verdict: {
            tone: drift === null ? 'bad' : 'good',
            label: ctx.say(
              drift === null ? 'no-match' : drift === 0 ? 'match' : 'drifted',
              drift ? { steps: drift } : undefined,
            ),
          },
          drift,
          counter: drift === null ? null : now + drift,
        };
      },
      examples: [
        {
          input: { code: '996 554', ...JBSWY },
          now: '1970-01-01T00:00:31Z',
          output: { verdict: { tone: 'good' }, drift: 0, counter: 1 },
        },
        {
          input: { code: '282760', ...JBSWY },
          now: '1970-01-01T00:00:31Z',
          output: { verdict: { label: { message: 'drifted' } }, drift: -1 },
        },
        {
          input: { code: '520489', ...RFC_KEY, kind: 'hotp', counter: 5, window: 5 },
          output: { drift: 4, counter: 9 },
        },
      ],
    }),

    create: operation({
      fields: {
        account: text({ primary: true }),
        issuer: text(),
        kind: choice({ totp: 'TOTP', hotp: 'HOTP' }),
        bytes: integer({ min: 16, max: 128, initial: 20 }),
        algorithm,
        digits,
        period: { ...period, when: { kind: ['totp'] } },
      },
      output: { secret: out.row({ secret: true }), ...keyOutputs },
      failures: ['no-account', 'colon', 'lone-surrogate', 'over-capacity'],
      aliases: { 'otp-secret': {}, 'totp-secret': {} },
      async transform({ bytes, digits, ...input }, ctx) {
        const key = ctx.random(bytes);
        const shown = encodeBase32(key);
        return {
          secret: shown,
          ...(await show(key, { ...input, secret: shown, digits: Number(digits) as OtpDigits, counter: 0 }, ctx)),
        };
      },
      examples: [
        {
          input: { account: 'alice@example.com', issuer: 'Example' },
          check: ({ secret, uri }) =>
            /^[A-Z2-7]{32}$/.test(String(secret)) &&
            String(uri).startsWith('otpauth://totp/Example:alice%40example.com?secret='),
        },
        {
          input: { account: '爱丽丝', bytes: 32, algorithm: 'sha-256', kind: 'hotp' },
          check: ({ secretHex, uri }) =>
            String(secretHex).length === 64 && String(uri).endsWith('&algorithm=SHA256&digits=6&counter=0'),
        },
      ],
    }),

    read: operation({
      fields: { uris: secret({ primary: true, multiline: true }) },
      output: out.table(['kind', 'issuer', 'account', 'secret', 'algorithm', 'digits', 'period', 'counter', 'uri'], {
        secret: true,
      }),
      failures: [...OTPAUTH_PROBLEMS, 'lone-surrogate'],
      aliases: { otpauth: {}, 'otp-import': {} },
      detect: [
        { pattern: /^otpauth-migration:\/\/offline\?data=[\w%+/=-]+$/i, confidence: 0.99 },
        { pattern: /^otpauth:\/\/[ht]otp\/\S+$/i, confidence: 0.6 },
      ],
      transform({ uris }) {
        const lines = uris.split(/[\r\n]+/).filter((line) => line.trim() !== '');
        return lines.flatMap(readOtpauth).map((account) => ({
          ...account,
          period: account.kind === 'totp' ? account.period : null,
          counter: account.kind === 'hotp' ? account.counter : null,
          uri: writeOtpauth({ ...account, account: account.account.toWellFormed() }),
        }));
      },
      examples: [
        {
          input: {
            uris: 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC',
          },
          check: ([row]) =>
            row?.secret === 'JBSWY3DPEHPK3PXP' &&
            row.issuer === 'Example' &&
            row.account === 'alice@google.com' &&
            row.kind === 'totp',
        },
        {
          input: { uris: `${URI}\nOTPAUTH://hotp/A%20B:c?secret=GEZA&algorithm=HmacSHA512&digits=8&counter=7` },
          check: (rows) =>
            rows.length === 2 && rows[1]?.algorithm === 'sha-512' && rows[1].counter === 7 && rows[1].issuer === 'A B',
        },
      ],
    }),
  },
});

/** The key of a secret, or of a URI that stands in its place. */
function readKey(kind: 'totp' | 'hotp', given: Given, ctx: Ctx): { key: OtpKey; account: OtpAccount } {
  const { secret, period = 30, counter = 0, account = '', issuer = '' } = given;
  let found: OtpAccount = {
    kind,
    issuer,
    account,
    secret,
    algorithm: given.algorithm,
    digits: Number(given.digits) as OtpDigits,
    period,
    counter,
  };
  const isUri = isOtpauth(secret);
  if (isUri) {
    const [only, ...more] = ctx.within('secret', () => readOtpauth(secret));
    if (!only || more.length > 0) throw ctx.fail('one-account', { field: 'secret' });
    if (only.kind !== kind)
      throw ctx.fail('other-kind', { field: 'secret', params: { kind: only.kind.toUpperCase() } });
    if (
      only.algorithm !== found.algorithm ||
      only.digits !== found.digits ||
      (kind === 'totp' && only.period !== period)
    )
      ctx.warn('uri-wins');
    found = { ...only, account: only.account || account };
  }
  const bytes = ctx.within('secret', () => {
    if (!isUri && given.reading !== 'base32') return readBytes(secret, given.reading);
    const decoded = decodeBase32(found.secret);
    for (const notice of decoded.notices) ctx.warn(notice);
    return decoded.bytes;
  });
  if (bytes.length === 0) throw ctx.fail('no-key', { field: 'secret' });
  if (bytes.length < SHORT_KEY) ctx.warn('short-key', { bits: bytes.length * 8 });
  return {
    key: { key: bytes, algorithm: found.algorithm, digits: found.digits },
    account: { ...found, secret: encodeBase32(bytes) },
  };
}

async function show(
  key: Uint8Array,
  account: OtpAccount,
  ctx: Context<'account' | 'issuer', 'no-account' | 'colon', never, never>,
) {
  if (account.account.trim() === '') throw ctx.fail('no-account', { field: 'account' });
  // the colon ends the issuer in the label, escaped or not
  for (const field of ['account', 'issuer'] as const)
    if (account[field].includes(':')) throw ctx.fail('colon', { field });
  const uri = ctx.within(account.issuer.isWellFormed() ? 'account' : 'issuer', () => writeOtpauth(account));
  return { uri, svg: (await drawQr(uri, LOOK)).svg, secretHex: encodeHex(key) };
}
