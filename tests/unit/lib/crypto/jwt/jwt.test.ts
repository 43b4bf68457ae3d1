import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../../../../src/lib/bytes/bytes.ts';
import { pem } from '../../../../../src/lib/crypto/asn1/pem.ts';
import { claim, claimTime, decodeJwt, tokenOf, validityAt } from '../../../../../src/lib/crypto/jwt/jwt.ts';
import { JWT_ALGORITHMS } from '../../../../../src/lib/crypto/jwt/algorithms.ts';
import { looksLikePublicKey, signJwt, verifyJwt } from '../../../../../src/lib/crypto/jwt/sign.ts';
import { pkcs1Private, pkcs1Public, sec1Private } from '../../../../../src/lib/crypto/key-formats.ts';
import { Problem } from '../../../../../src/base/problem.ts';
import { KEYS } from '../key-fixtures.ts';

const SAMPLE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

const encode = (json: string) => encodeBase64(new TextEncoder().encode(json), { url: true });
const jwt = (payload: string, header = '{"alg":"none"}') => `${encode(header)}.${encode(payload)}.`;
const problem = (text: string) => {
  try {
    decodeJwt(text);
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.params];
    throw error;
  }
  return undefined;
};
const code = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

describe('decodeJwt', () => {
  it('splits a token into its parts', () => {
    const decoded = decodeJwt(SAMPLE);
    expect(decoded.headerText).toBe('{"alg":"HS256","typ":"JWT"}');
    expect(decoded.payload.map(({ name, value }) => [name, value])).toEqual([
      ['sub', '1234567890'],
      ['name', 'John Doe'],
      ['iat', 1516239022],
    ]);
    expect(claimTime(claim(decoded.payload, 'iat'))).toEqual({ iso: '2018-01-18T01:30:22.000Z', milliseconds: false });
  });

  it.each([
    `Bearer ${SAMPLE}`,
    `Authorization: Bearer ${SAMPLE}`,
    `"${SAMPLE}"`,
    ` ${SAMPLE.replaceAll('.', '.\n')}\n`,
    encodeBase64(new TextEncoder().encode(SAMPLE)),
  ])('finds the token in %j', (text) => {
    expect(tokenOf(text)).toBe(SAMPLE);
  });

  it("doesn't round numbers", () => {
    const { payload, payloadText } = decodeJwt(
      jwt('{"id":1234567890123456789012345678901234567890,"a":[1.10],"id":2}'),
    );
    expect(payloadText).toContain('1234567890123456789012345678901234567890');
    expect(payload.map(({ name, raw }) => [name, raw])).toEqual([
      ['id', '1234567890123456789012345678901234567890'],
      ['a', '[1.10]'],
      ['id', '2'],
    ]);
    expect(claim(payload, 'id')).toBe(2);
  });

  it("keeps unusual names, and payloads that aren't objects", () => {
    expect(decodeJwt(jwt('{"__proto__":1,"constructor":"é😀"}')).payload).toHaveLength(2);
    expect(decodeJwt(jwt('"just text"'))).toMatchObject({ payload: [], payloadText: '"just text"', signature: '' });
  });

  it.each([
    [jwt('{"a":1,"a":2,"b":1,"a":3}', '{"alg":"none","alg":"HS256"}'), [{ code: 'duplicate-names', names: 'alg, a' }]],
    [jwt('{"toString":1}'), []],
    [jwt('null', '{"alg":5}'), [{ code: 'no-algorithm' }, { code: 'payload-not-object' }]],
    [`${encode('{"alg":"a"}')}.e30=.`, [{ code: 'not-base64url' }]],
    [`${encode('{"alg":"a","b64":false}')}.{"a":"="}.`, []],
    [`${encode('{"enc":"a"}')}.AA.AA.AA.AA`, [{ code: 'no-algorithm' }]],
  ])('decodes %j and reports its problems', (text, notices) => {
    expect(decodeJwt(text).notices).toEqual(notices);
  });

  it('reports the position of a character that is not Base64url', () => {
    expect(decodeJwt(`${encode('{"alg":"a"}')}.e30=.`).loose).toEqual({ part: 'payload', offset: 4 });
    expect(decodeJwt(SAMPLE.replace('_', '/')).loose).toEqual({ part: 'signature', offset: 35 });
    expect(decodeJwt(SAMPLE).loose).toBeNull();
  });

  it('shows the header of an encrypted token (RFC 7516, appendix A.1)', () => {
    const jwe = `${encode('{"alg":"RSA-OAEP","enc":"A256GCM"}')}.AAAA.AAAA.AAAA.AAAA`;
    expect(decodeJwt(jwe)).toMatchObject({
      kind: 'jwe',
      payloadText: null,
      header: [{ name: 'alg' }, { name: 'enc' }],
    });
  });

  it.each([
    ['', 'not-three-parts', { parts: 1 }],
    ['a.b', 'not-three-parts', { parts: 2 }],
    ['a.b.c.d', 'not-three-parts', { parts: 4 }],
    [`*${SAMPLE}`, 'bad-header', { offset: 1 }],
    [`${SAMPLE}*`, 'bad-signature', { offset: 44 }],
    [jwt('{"a":}'), 'payload-not-json', {}],
    [`${encode('[]')}.${encode('{}')}.`, 'header-not-object', {}],
    [`${encodeBase64(Uint8Array.of(0xff))}.e30.`, 'header-not-json', {}],
  ])('rejects %j: %s', (text, expected, params) => {
    expect(problem(text)).toEqual([expected, params]);
  });

  it('throws only Problem', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void problem(text)));
    fc.assert(fc.property(fc.json(), fc.json(), (header, payload) => void problem(jwt(payload, header))));
  });
});

describe('validityAt', () => {
  const at = (payload: string, now: number) => validityAt(decodeJwt(jwt(payload)).payload, now);
  it.each([
    ['{"exp":100}', 99_999, 'valid', []],
    ['{"exp":100}', 100_000, 'expired', []],
    ['{"nbf":100,"exp":200}', 99_999, 'not-yet-valid', []],
    ['{"nbf":100}', 100_000, 'no-expiry', []],
    ['{}', 0, 'no-expiry', []],
    ['{"exp":1700000000000}', 1_600_000_000_000, 'valid', ['milliseconds']],
    ['{"exp":1700000000000}', 1_700_000_000_000, 'expired', ['milliseconds']],
    ['{"exp":"soon"}', 0, 'bad-date', []],
    ['{"exp":5,"nbf":6}', 0, 'not-yet-valid', ['never-valid']],
    ['{"iat":10}', 0, 'no-expiry', ['issued-in-future']],
  ])('%s at %i: %s', (payload, now, validity, warnings) => {
    expect(at(payload, now)).toEqual({ validity, warnings });
  });

  it('has no date for times out of range', () => {
    expect(claimTime(1e300)).toEqual({ iso: null, milliseconds: true });
    expect(claimTime(-1)).toEqual({ iso: '1969-12-31T23:59:59.000Z', milliseconds: false });
    expect(claimTime('1')).toBeNull();
  });
});

describe('signatures', () => {
  it('verifies the published sample', async () => {
    expect(await verifyJwt(SAMPLE, { alg: 'HS256' }, 'your-256-bit-secret')).toBe(true);
    expect(await verifyJwt(SAMPLE, { alg: 'HS256' }, 'other')).toBe(false);
    expect(
      await verifyJwt(
        SAMPLE,
        { alg: 'HS256' },
        encodeBase64(new TextEncoder().encode('your-256-bit-secret')),
        'base64',
      ),
    ).toBe(true);
  });

  it('verifies the examples of RFC 7515, appendices A.1 and A.3', async () => {
    const hmac =
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const secret = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow';
    expect(await verifyJwt(hmac, { alg: 'HS256' }, secret, 'base64')).toBe(true);
    expect(await verifyJwt(hmac, { alg: 'HS256' }, JSON.stringify({ kty: 'oct', k: secret }))).toBe(true);
    const ec =
      'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q';
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    };
    expect(await verifyJwt(ec, { alg: 'ES256' }, JSON.stringify(jwk))).toBe(true);
    expect(await verifyJwt(ec, { alg: 'ES256' }, JSON.stringify({ keys: [{ kty: 'RSA' }, jwk] }))).toBe(true);
    expect(await code(verifyJwt(ec, { alg: 'ES256', kid: 'x' }, JSON.stringify({ keys: [{ kty: 'RSA' }, jwk] })))).toBe(
      'no-matching-key',
    );
  });

  it('requires a non-empty secret', async () => {
    for (const [key, encoding] of [
      ['{"kty":"oct","k":""}', 'utf8'],
      [' ', 'hex'],
      ['', 'utf8'],
    ] as const) {
      expect(await code(verifyJwt(SAMPLE, { alg: 'HS256' }, key, encoding))).toBe('empty-secret');
      expect(await code(signJwt({}, '{}', 'HS256', key, encoding))).toBe('empty-secret');
    }
  });

  it('supports HMAC without WebCrypto, as on plain HTTP, and reports that other algorithms need a secure context', async () => {
    const jwks = '{"keys":[{"kty":"oct","kid":"a","k":"AAEC"},{"kty":"oct","kid":"b","k":"AwQF"}]}';
    const made = await Promise.all(
      (['HS256', 'HS384', 'HS512'] as const).map((alg) => signJwt({ typ: 'JWT', kid: 'b' }, '{"a":1}', alg, jwks)),
    );
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    try {
      expect(await verifyJwt(SAMPLE, { alg: 'HS256' }, 'your-256-bit-secret')).toBe(true);
      expect(await verifyJwt(SAMPLE, { alg: 'HS256' }, 'other')).toBe(false);
      for (const [index, alg] of (['HS256', 'HS384', 'HS512'] as const).entries()) {
        expect(await signJwt({ typ: 'JWT', kid: 'b' }, '{"a":1}', alg, jwks)).toBe(made[index]);
        expect(await verifyJwt(made[index] ?? '', { alg }, jwks)).toBe(true);
        expect(await verifyJwt(made[index] ?? '', { alg, kid: 'a' }, jwks)).toBe(false);
      }
      expect(await code(signJwt({ crit: ['b64'] }, '{}', 'HS256', 'x'))).toBe('unsupported-header');
      expect(await code(verifyJwt(SAMPLE, { alg: 'RS256' }, 'x'))).toBe('secure-context-needed');
      expect(await code(signJwt({}, '{}', 'EdDSA', 'x'))).toBe('secure-context-needed');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each(JWT_ALGORITHMS)('signs and verifies %s', async (alg) => {
    const payload = '{"id": 12345678901234567890}';
    const algorithm = alg.startsWith('ES')
      ? { name: 'ECDSA', namedCurve: { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }[alg as 'ES256'] }
      : alg.startsWith('Ed')
        ? { name: 'Ed25519' }
        : { name: 'RSA-PSS', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
    if (alg.startsWith('HS')) {
      const token = await signJwt({ typ: 'JWT' }, payload, alg, '00ff10', 'hex');
      expect(decodeJwt(token).payloadText).toBe(payload);
      expect(await verifyJwt(token, { alg }, '00 FF 10', 'hex')).toBe(true);
      return;
    }
    const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
    const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
    const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
    const token = await signJwt({ typ: 'JWT', alg: 'none' }, payload, alg, pem('PRIVATE KEY', pkcs8));
    expect(decodeJwt(token)).toMatchObject({ payloadText: payload, headerText: `{"typ":"JWT","alg":"${alg}"}` });
    const readable = [pem('PUBLIC KEY', spki), pem('PRIVATE KEY', pkcs8), JSON.stringify({ ...jwk, use: 'enc' })];
    if (alg.startsWith('RS'))
      readable.push(pem('RSA PUBLIC KEY', pkcs1Public(jwk)), pem('RSA PRIVATE KEY', pkcs1Private(jwk)));
    if (alg.startsWith('ES')) {
      const key = pem('EC PRIVATE KEY', sec1Private(jwk));
      // `openssl ecparam -genkey` writes the curve before the key.
      const withCurve = `${pem('EC PARAMETERS', Uint8Array.of(6, 1, 0))}${key}`;
      readable.push(key, withCurve);
      expect(await verifyJwt(await signJwt({}, payload, alg, withCurve), { alg }, key)).toBe(true);
    }
    for (const key of readable) {
      expect(await verifyJwt(token, { alg }, key)).toBe(true);
      const [header, , signature] = token.split('.');
      expect(await verifyJwt(`${header}.e30.${signature}`, { alg }, key)).toBe(false);
    }
  });

  it('rejects unknown extensions (RFC 7515, 4.1.11)', async () => {
    const header = encode('{"alg":"HS256","crit":["x"],"x":1}');
    expect(await code(verifyJwt(`${header}.e30.AA`, { alg: 'HS256' }, 'k'))).toBe('unsupported-header');
    expect(await code(signJwt({ crit: ['x'], x: 1 }, '{}', 'HS256', 'k'))).toBe('unsupported-header');
    expect(await code(verifyJwt(`${encode('{"alg":"HS512"}')}.e30.AA`, { alg: 'HS256' }, 'k'))).toBe(
      'unsupported-header',
    );
  });

  it('reports what is wrong with a key', async () => {
    const [rsa1024, p256, , ed] = KEYS;
    const key = ({ spki }: (typeof KEYS)[number]) => pem('PUBLIC KEY', decodeBase64(spki).bytes);
    const token = SAMPLE;
    expect(await code(verifyJwt(token, { alg: 'RS256' }, key(rsa1024)))).toBe('key-too-small');
    expect(await code(verifyJwt(token, { alg: 'RS256' }, key(p256)))).toBe('key-mismatch');
    expect(await code(verifyJwt(token, { alg: 'ES256' }, key(ed)))).toBe('key-mismatch');
    expect(await code(verifyJwt(token, { alg: 'RS256' }, 'secret'))).toBe('bad-key');
    expect(await code(verifyJwt(token, { alg: 'RS256' }, '{"kty":"RSA","n":"AQ"}'))).toBe('unusable-key');
    expect(
      await code(verifyJwt(token, { alg: 'RS256' }, '-----BEGIN PUBLIC KEY-----\nA*\n-----END PUBLIC KEY-----')),
    ).toBe('damaged-key');
    expect(await code(verifyJwt(token, { alg: 'HS256' }, 'xyz', 'hex'))).toBe('bad-secret');
    expect(await code(verifyJwt(token, { alg: 'HS256' }, '\ud800'))).toBe('bad-secret');
    expect(await code(verifyJwt(token, { alg: 'none' }, ''))).toBe('unsupported-algorithm');
    expect(await code(signJwt({}, '{}', 'ES256', key(p256)))).toBe('private-key-needed');
    expect(looksLikePublicKey(key(p256))).toBe(true);
  });
});
