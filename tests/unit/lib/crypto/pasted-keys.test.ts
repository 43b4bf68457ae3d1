// Keys as they are pasted, alone and as the key of a token that Node's crypto (OpenSSL) signed.
import { sign, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyTool } from '../../../specs/every-tool.ts';
import { environment } from '../../../specs/environment.ts';
import { runTool } from '../../../../src/core/run.ts';
import {
  PASTED,
  SSH_RSA,
  base64,
  body,
  ec,
  ed,
  encrypted,
  jwk,
  p384,
  pkcs8,
  pub,
  rsa,
  sec1,
  spki,
} from './pasted-key-texts.ts';
import { CERTIFICATE } from '../../../../tool-specs/crypto/rsa-key-pair-generator.ts';

function tool(id: string) {
  const spec = everyTool.find((each) => each.id === id)?.tool;
  if (!spec) throw new Error(id);
  return spec;
}

/** The variants that don't end as they should. */
async function failing<Row extends readonly unknown[]>(rows: readonly Row[], check: (row: Row) => Promise<unknown>) {
  const results = await Promise.all(rows.map(async (row) => ({ name: row[0], is: await check(row) })));
  return results.filter(({ is }) => is !== true);
}

test('keys and certificates are read however they are pasted', async () => {
  const inspected = async ([, pem, kind, name]: (typeof PASTED)[number]) => {
    const result = await runTool(tool('rsa-key-pair-generator'), 'inspect', { pem }, environment());
    if (!result.ok) return result.failure;
    const { what } = result.output as { what: { message: string; params: Record<string, unknown> } };
    return (what.message === kind && (name === null || what.params['key'] === name)) || what;
  };
  expect(await failing(PASTED, inspected)).toEqual([]);
});

test('other tools read them as well', async () => {
  const isKey = ([, , kind]: (typeof PASTED)[number]) => kind === 'public' || kind === 'private';
  const toJwk = async ([, key, , name]: (typeof PASTED)[number]) => {
    const result = await runTool(tool('jwk-converter'), 'run', { key }, environment());
    return result.ok ? (result.output as { type: string }).type === name : result.failure;
  };
  expect(await failing(PASTED.filter(isKey), toJwk)).toEqual([]);
  const rows = CERTIFICATE.trim().split('\n');
  const certificates = [
    ['numbers of lines', rows.map((row, at) => `${at + 1}: ${row}`).join('\n')],
    ['lines of a diff', rows.map((row) => `+${row}`).join('\n')],
    ['no breaks at all', rows.join('')],
    ['block of YAML', rows.map((row) => `    ${row}`).join('\n')],
  ] as const;
  const decoded = async ([, pem]: (typeof certificates)[number]) => {
    const result = await runTool(tool('certificate-decoder'), 'run', { pem }, environment());
    return result.ok || result.failure;
  };
  expect(await failing(certificates, decoded)).toEqual([]);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function tokenOf(alg: string, key: KeyObject, kid?: string): string {
  const signed = `${part({ alg, ...(kid && { kid }) })}.${part({ sub: 'a' })}`;
  const signature = sign(alg === 'EdDSA' ? null : `sha${alg.slice(2)}`, Buffer.from(signed), {
    key,
    dsaEncoding: 'ieee-p1363',
  });
  return `${signed}.${signature.toString('base64url')}`;
}
const RS = tokenOf('RS256', rsa.privateKey, 'a');
const ES = tokenOf('ES256', ec.privateKey);
const ED = tokenOf('EdDSA', ed.privateKey);
const set = (...keys: string[]) => `{"keys":[${keys.join(',')}]}`;
const other = jwk(ec.publicKey, { kid: 'b' });

/** Ways of pasting that only make sense for a token's key, next to those above. */
const KEYS: readonly (readonly [name: string, token: string, key: string])[] = [
  ...PASTED.filter(([, , kind, name]) => name === 'RSA 2048' && kind !== 'encrypted').map(
    ([name, text]) => [name, RS, text] as const,
  ),
  ['bare EC', ES, body(spki(ec.publicKey))],
  ['bare SEC 1', ES, body(sec1(ec.privateKey))],
  ['bare Ed25519', ED, body(spki(ed.publicKey))],
  ['PKCS #8 labelled as RSA', ES, pkcs8(ec.privateKey).replaceAll('PRIVATE KEY', 'RSA PRIVATE KEY')],
  ['JWKS', RS, set(other, jwk(rsa.publicKey, { kid: 'a' }))],
  ['list of JWKs', RS, `[${other},${jwk(rsa.publicKey, { kid: 'a' })}]`],
  ['JWKS inside a document', RS, `{"issuer":"x","jwks":${set(other, jwk(rsa.publicKey, { kid: 'a' }))}}`],
  ['JWKS in Base64', RS, base64(set(other, jwk(rsa.publicKey, { kid: 'a' })))],
  ['JWKS as a string', RS, JSON.stringify(set(other, jwk(rsa.publicKey, { kid: 'a' })))],
  ['JWKS with a trailing comma', RS, set(other, `${jwk(rsa.publicKey, { kid: 'a' })},`)],
  ['certificates by key ID', RS, JSON.stringify({ b: spki(ec.publicKey), a: pub })],
  ['several PEM blocks', RS, spki(ec.publicKey) + pub],
  ['key pair', ES, pub + sec1(ec.privateKey)],
  ['SSH key', RS, `ssh-rsa ${SSH_RSA} me@host`],
];

/** Keys that can't verify the token, and what the failure must say. */
const WRONG: readonly (readonly [name: string, token: string, key: string, code: string, says: object])[] = [
  ['RSA for ES256', ES, pub, 'key-mismatch', { key: 'RSA 2048', needed: 'EC P-256' }],
  ['bare RSA for ES256', ES, body(pub), 'key-mismatch', { key: 'RSA 2048', needed: 'EC P-256' }],
  ['EC for RS256', RS, spki(ec.publicKey), 'key-mismatch', { key: 'EC P-256', needed: 'RSA' }],
  ['JWK of EC for RS256', RS, jwk(ec.publicKey), 'key-mismatch', { key: 'EC P-256', needed: 'RSA' }],
  ['P-384 for ES256', ES, spki(p384.publicKey), 'key-mismatch', { key: 'EC P-384', needed: 'EC P-256' }],
  ['JWK of P-384 for ES256', ES, jwk(p384.publicKey), 'key-mismatch', { key: 'EC P-384', needed: 'EC P-256' }],
  ['certificate of EC for RS256', RS, CERTIFICATE, 'key-mismatch', { key: 'EC P-256', needed: 'RSA' }],
  ['Ed25519 for ES256', ES, spki(ed.publicKey), 'key-mismatch', { key: 'Ed25519', needed: 'EC P-256' }],
  ['RSA for EdDSA', ED, pub, 'key-mismatch', { key: 'RSA 2048', needed: 'Ed25519' }],
  ['symmetric JWK for RS256', RS, '{"kty":"oct","k":"AAAA"}', 'key-mismatch', { key: 'HMAC', needed: 'RSA' }],
  ['encrypted key', RS, encrypted(rsa.privateKey), 'encrypted-key', {}],
  ['bare encrypted key', RS, body(encrypted(rsa.privateKey)), 'encrypted-key', {}],
  [
    'another key ID',
    tokenOf('RS256', rsa.privateKey, 'c'),
    set(jwk(rsa.publicKey, { kid: 'a' }), other),
    'no-matching-key',
    {},
  ],
  ['part of a key', RS, pub.slice(0, 200), 'damaged-key', {}],
  ['part of a bare key', RS, body(pub).slice(0, 200), 'damaged-key', {}],
];

const verify = (token: string, key: string) => runTool(tool('jwt-parser'), 'verify', { token, key }, environment());

test('the key of a token is read however it is pasted', async () => {
  const verified = async ([, token, key]: (typeof KEYS)[number]) => {
    const result = await verify(token, key);
    return result.ok ? (result.output as { verdict: { tone: string } }).verdict.tone === 'good' : result.failure;
  };
  expect(await failing(KEYS, verified)).toEqual([]);
});

test('a key that cannot verify the token is named', async () => {
  const named = async ([, token, key, code, says]: (typeof WRONG)[number]) => {
    const result = await verify(token, key);
    if (result.ok) return result.output;
    const { params = {} } = result.failure;
    const isSaid = Object.entries(says).every(([name, value]) => params[name] === value);
    return (result.failure.code === code && isSaid) || result.failure;
  };
  expect(await failing(WRONG, named)).toEqual([]);
});
