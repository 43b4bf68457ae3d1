import { choice, code, defineTool, operation, out, Problem, secret, text } from '../../src/core/spec.ts';
import type { ContextOf } from '../../src/core/spec.ts';
import { compactObject, formatJson } from '../../src/lib/documents/json/format.ts';
import { claim, DATE_CLAIMS, decodeJwt, JWT_NOTICES, JWT_PROBLEMS, validityAt } from '../../src/lib/crypto/jwt/jwt.ts';
import { withPayload } from '../../src/lib/crypto/jwt/edit.ts';
import type { Claim, JwtNotice } from '../../src/lib/crypto/jwt/jwt.ts';
import { algorithmMeaning, claimMoment, isKnownClaim, KNOWN_CLAIMS } from '../../src/lib/crypto/jwt/claims.ts';
import { DECODED_STATES, decodedState, STATE_TONES, STATES } from '../../src/lib/crypto/jwt/state.ts';
import { SECRET_ENCODINGS } from '../../src/lib/crypto/jwt/keys.ts';
import { isHmac, JWT_ALGORITHMS, JWT_KEY_PROBLEMS } from '../../src/lib/crypto/jwt/algorithms.ts';
import { looksLikePublicKey, otherEncodings, signJwt, verifyJwt } from '../../src/lib/crypto/jwt/sign.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { EC_KEY, EC_TOKEN, EXPIRED, SAMPLE } from '../../src/lib/crypto/jwt/samples.ts';

const families = ['alg-hmac', 'alg-rsa', 'alg-pss', 'alg-ecdsa', 'alg-eddsa', 'alg-none'] as const;
const meanings = KNOWN_CLAIMS.map((name) => `claim-${name}` as const);
// Whoever has a token can use it: it stays out of links and storage, but may be seen.
const token = text({ primary: true, single: true, multiline: true, monospace: true, secret: true, separator: '.' });
const key = secret({ multiline: true, required: true });
const encoding = choice(SECRET_ENCODINGS, { names: { utf8: 'UTF-8', base64: 'Base64' } });
const columns = ['claim', 'value', 'readable', 'meaning'] as const;

export default defineTool({
  icon: 'badge-check',
  createdAt: '2022-12-27',
  related: ['base64-string-converter'],
  operations: {
    decode: operation({
      fields: { token },
      output: {
        payload: out.code('json', {
          edits: (typed, { token: before }) => ({ token: withPayload(String(before), typed) }),
        }),
        header: out.code('json'),
        validity: out.verdict({ wrap: false }),
        claims: out.table(columns),
        headerClaims: out.table(columns),
        signature: out.row(),
        issuer: out.row({ quiet: true }),
        subject: out.row({ quiet: true }),
        audience: out.row({ quiet: true }),
        expires: out.row({ quiet: true }),
        algorithm: out.row({ quiet: true }),
      },
      targets: {
        iss: 'issuer',
        sub: 'subject',
        aud: 'audience',
        exp: 'expires',
        expiry: 'expires',

        alg: 'algorithm',
      },
      lead: 'validity',
      failures: [...JWT_PROBLEMS],
      warnings: ['unsigned', 'milliseconds', 'issued-in-future', 'never-valid', ...JWT_NOTICES],
      messages: [...DECODED_STATES, ...families, ...meanings],
      aliases: { jwt: {}, 'jwt-decode': {} },
      answers: 'inline',
      live: 10_000,
      detect: [
        {
          pattern: /^(Bearer\s+)?[\w-]{10,}\.[\w-]*\.[\w-]*(\.[\w-]*\.[\w-]*)?$/i,
          length: [20, 100_000],
          guard: 'jwt',
          confidence: 0.99,
        },
      ],
      transform({ token }, ctx) {
        const { kind, headerText, header, payloadText, payload, signature, notices } = decodeJwt(token);
        const { validity, warnings } = validityAt(payload, ctx.now);
        for (const warning of warnings) ctx.warn(warning);
        warnOf(notices, ctx);
        if (kind === 'jws' && signature === '') ctx.warn('unsigned');
        const shown = kind === 'jwe' ? 'encrypted' : validity;
        const state = decodedState(shown, payload, ctx.now, languageTag(ctx.language));
        const about = rows([...payload, ...header], ctx);
        const valueOf = (name: string) => about.find(({ claim }) => claim === name);
        return {
          payload: payloadText === null ? '' : pretty(payloadText),
          header: pretty(headerText),
          validity: hasClaims(notices) ? { tone: state.tone, label: ctx.say(state.code, state.params) } : null,
          claims: rows(payload, ctx),
          headerClaims: rows(header, ctx),
          signature: signature || null,
          issuer: valueOf('iss')?.value ?? null,
          subject: valueOf('sub')?.value ?? null,
          audience: valueOf('aud')?.value ?? null,
          expires: valueOf('exp')?.readable ?? null,
          algorithm: valueOf('alg')?.value ?? null,
        };
      },
      examples: {
        usualToken: {
          input: { token: SAMPLE },
          output: {
            payload: '{\n  "sub": "1234567890",\n  "name": "John Doe",\n  "iat": 1516239022\n}',
            validity: { tone: 'neutral', label: { message: 'decoded-no-expiry' } },
            signature: 'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
          },
          warns: [],
        },
        wholeHeaderToken: {
          input: { token: `Authorization: Bearer ${EC_TOKEN}` },
          output: { validity: { tone: 'bad', label: { message: 'decoded-expired' } } },
        },
        expiredToken: {
          input: { token: EXPIRED },
          check: ({ payload }) => payload.includes('12345678901234567890'),
          warns: ['unsigned'],
        },
      },
    }),

    verify: operation({
      fields: { token, key, encoding },
      output: { verdict: out.verdict({ wrap: false }), algorithm: out.row(), validity: out.verdict() },
      failures: [...JWT_PROBLEMS, ...JWT_KEY_PROBLEMS, 'encrypted-token'],
      warnings: ['public-key-as-secret', ...JWT_NOTICES],
      readings: SECRET_ENCODINGS,
      messages: ['signature-good', 'signature-bad', ...STATES, ...families],
      aliases: { 'jwt-verify': {} },
      async transform({ token, key, encoding }, ctx) {
        const { token: compact, kind, header, payload, loose, notices } = decodeJwt(token);
        if (kind === 'jwe') throw ctx.fail('encrypted-token');
        // RFC 7515, 5.2: a signature is invalid if a part contains other characters.
        if (loose) throw ctx.fail(`bad-${loose.part}`, { params: { offset: loose.offset } });
        warnOf(notices, ctx);
        const alg = claim(header, 'alg');
        if (typeof alg === 'string' && isHmac(alg) && looksLikePublicKey(key)) ctx.warn('public-key-as-secret');
        const named = { alg, kid: claim(header, 'kid') };
        const good = await settleKey(verifyJwt(compact, named, key, encoding), ctx);
        if (typeof alg === 'string' && isHmac(alg)) {
          const others = good ? [] : await otherEncodings(compact, named, key, encoding);
          ctx.reading(encoding, { others: others.map((as) => ({ as, values: { encoding: as } })) });
        }
        const { validity } = validityAt(payload, ctx.now);
        return {
          verdict: { tone: good ? 'good' : 'bad', label: ctx.say(good ? 'signature-good' : 'signature-bad') },
          algorithm: describe(alg, ctx),
          validity: hasClaims(notices) ? { tone: STATE_TONES[validity], label: ctx.say(validity) } : null,
        };
      },
      examples: {
        sharedSecret: { input: { token: SAMPLE, key: 'your-256-bit-secret' }, output: { verdict: { tone: 'good' } } },
        publicKey: {
          input: { token: EC_TOKEN, key: EC_KEY },
          output: { verdict: { tone: 'good' }, validity: { label: { message: 'expired' } } },
        },
        keySet: {
          input: { token: EC_TOKEN, key: `{"keys":[{"kty":"RSA"},${EC_KEY}]}` },
          output: { verdict: { tone: 'good' } },
        },
        wrongKey: { input: { token: SAMPLE, key: 'another secret' }, output: { verdict: { tone: 'bad' } } },
      },
    }),

    sign: operation({
      fields: {
        payload: code('json', { primary: true }),
        algorithm: choice(JWT_ALGORITHMS, { names: Object.fromEntries(JWT_ALGORITHMS.map((name) => [name, name])) }),
        key,
        encoding,
        header: code('json', { initial: '{"typ": "JWT"}' }),
      },
      output: out.text(),
      failures: [...SYNTAX_CODES, ...JWT_KEY_PROBLEMS, 'not-an-object', 'lone-surrogate'],
      warnings: ['public-key-as-secret'],
      aliases: { 'jwt-sign': {} },
      async transform({ payload, algorithm, key, encoding, header }, ctx) {
        const claims = ctx.within('payload', () => compactObject(payload));
        const extra = header.trim() === '' ? '{}' : ctx.within('header', () => compactObject(header));
        if (!claims.isWellFormed()) throw ctx.fail('lone-surrogate');
        if (isHmac(algorithm) && looksLikePublicKey(key)) ctx.warn('public-key-as-secret');
        const parameters = JSON.parse(extra) as Record<string, unknown>;
        return settleKey(signJwt(parameters, claims, algorithm, key, encoding), ctx);
      },
      examples: {
        usualToken: {
          input: {
            payload: '{"sub":"1234567890","name":"John Doe","iat":1516239022}',
            key: 'your-256-bit-secret',
            header: '{"alg":"HS256","typ":"JWT"}',
          },
          output: SAMPLE,
        },
        base64Key: {
          input: { payload: '{ "id": 12345678901234567890 }', key: 'AAEC', encoding: 'base64' },
          check: (made) => decodeJwt(made).payloadText === '{"id":12345678901234567890}',
        },
      },
    }),
  },
});

function warnOf(notices: readonly JwtNotice[], ctx: ContextOf<{ warnings: typeof JWT_NOTICES }>): void {
  for (const { code, names } of notices) ctx.warn(code, names === undefined ? undefined : { names });
}

/** Without claims, nothing is known about times. */
const hasClaims = (notices: readonly JwtNotice[]) => notices.every(({ code }) => code !== 'payload-not-object');

const pretty = (json: string) => formatJson(json, { indent: 2 }).text;

/** Header parameters or claims with their meaning; times and algorithms in words. */
function rows(
  claims: readonly Claim[],
  ctx: ContextOf<{ messages: readonly ((typeof families)[number] | (typeof meanings)[number])[] }>,
) {
  return claims.map(({ name, raw, value }) => ({
    claim: name,
    value: typeof value === 'string' ? value : raw,
    readable:
      name === 'alg'
        ? describe(value, ctx)
        : DATE_CLAIMS.has(name)
          ? claimMoment(value, ctx.now, languageTag(ctx.language))
          : null,
    meaning: isKnownClaim(name) ? ctx.say(`claim-${name}`) : null,
  }));
}

function describe(alg: unknown, ctx: ContextOf<{ messages: typeof families }>) {
  const meaning = algorithmMeaning(alg);
  return meaning && ctx.say(`alg-${meaning.family}`, { hash: meaning.hash });
}

/** Problems that a different key wouldn't solve. */
const KEYLESS = new Set(['unsupported-algorithm', 'unsupported-header', 'secure-context-needed']);

/** Reports a problem with the key as a failure of the key's field. */
async function settleKey<T>(
  work: Promise<T>,
  ctx: ContextOf<{ fields: { key: typeof key }; failures: typeof JWT_KEY_PROBLEMS }>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const problem = error instanceof Problem && JWT_KEY_PROBLEMS.find((code) => code === error.code);
    if (!problem) throw error;
    const field = KEYLESS.has(problem) ? undefined : 'key';
    throw ctx.fail(problem, { field, ...(error.params && { params: error.params }) });
  }
}
