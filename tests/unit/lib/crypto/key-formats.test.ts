import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../../../src/lib/bytes/bytes.ts';
import { integer, oid, tlv } from '../../../../src/lib/crypto/asn1/der.ts';
import { elementsOf, readElement } from '../../../../src/lib/bytes/asn1.ts';
import { pem, readPem } from '../../../../src/lib/crypto/asn1/pem.ts';
import {
  encryptPkcs8,
  fingerprints,
  pkcs1Private,
  pkcs1Public,
  pkcs8OfPkcs1,
  pkcs8OfSec1,
  sec1Private,
  spkiOfPkcs1,
  sshPrivateKey,
  sshPublicLine,
} from '../../../../src/lib/crypto/key-formats.ts';
import { KEYS } from './key-fixtures.ts';
import { seeded } from '../../seeded.ts';

const ALGORITHMS = {
  rsa: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  p256: { name: 'ECDSA', namedCurve: 'P-256' },
  p521: { name: 'ECDSA', namedCurve: 'P-521' },
  ed25519: { name: 'Ed25519' },
};

type Fixture = (typeof KEYS)[number];
const der = (base64: string) => decodeBase64(base64).bytes;
const jwkOf = async ({ name, pkcs8 }: Fixture) =>
  crypto.subtle.exportKey('jwk', await crypto.subtle.importKey('pkcs8', der(pkcs8), ALGORITHMS[name], true, ['sign']));

const has = (program: string) => spawnSync(program, ['--help']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const save = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content, { mode: 0o600 });
  return path;
};

describe.each(KEYS)('$name', (key) => {
  it('is written the same way as by openssl and ssh-keygen', async () => {
    const jwk = await jwkOf(key);
    if (key.name === 'rsa') {
      expect(encodeBase64(pkcs1Private(jwk))).toBe(key.traditional);
      expect(encodeBase64(pkcs1Public(jwk))).toBe(key.pkcs1Public);
      expect(encodeBase64(spkiOfPkcs1(pkcs1Public(jwk)))).toBe(key.spki);
      expect(encodeBase64(pkcs8OfPkcs1(pkcs1Private(jwk)))).toBe(key.pkcs8);
    } else if (key.name !== 'ed25519') expect(encodeBase64(sec1Private(jwk))).toBe(key.traditional);
    expect(sshPublicLine(jwk)).toBe(key.ssh);
    const { sha256, md5, spkiSha256 } = key;
    expect(await fingerprints(jwk, der(key.spki))).toEqual({ sha256, md5, spkiSha256 });
  });

  it.skipIf(!has('ssh-keygen'))('produces a private key that ssh-keygen can read', async () => {
    const file = save(`${key.name}-ssh`, sshPrivateKey(await jwkOf(key), seeded(), 'me@host\nssh-rsa AAAA'));
    expect(execFileSync('ssh-keygen', ['-y', '-f', file], { encoding: 'utf8' }).trim()).toBe(
      `${key.ssh} me@host ssh-rsa AAAA`,
    );
  });

  it.skipIf(!has('openssl'))('can be decrypted by openssl only with its passphrase', async () => {
    const encrypted = await encryptPkcs8(der(key.pkcs8), 'pâss wörd', seeded(), 1000);
    const file = save(`${key.name}-encrypted`, pem('ENCRYPTED PRIVATE KEY', encrypted));
    const read = (pass: string) =>
      spawnSync('openssl', ['pkey', '-in', file, '-passin', `pass:${pass}`], { encoding: 'utf8' });
    expect(encodeBase64(readPem(read('pâss wörd').stdout)!.der)).toBe(key.pkcs8);
    expect(read('other').status).not.toBe(0);
  });
});

describe.skipIf(!has('ssh-keygen'))('fresh keys', () => {
  it.each([
    [
      'rsa',
      { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
    ],
    ['p256', { name: 'ECDSA', namedCurve: 'P-256' }],
    ['p384', { name: 'ECDSA', namedCurve: 'P-384' }],
    ['p521', { name: 'ECDSA', namedCurve: 'P-521' }],
    ['ed25519', { name: 'Ed25519' }],
  ])('%s: the private file yields the public line', async (name, algorithm) => {
    const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
    const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
    const file = save(`fresh-${name}`, sshPrivateKey(jwk, seeded()));
    expect(execFileSync('ssh-keygen', ['-y', '-f', file], { encoding: 'utf8' }).trim()).toBe(sshPublicLine(jwk));
    expect(readFileSync(file, 'utf8')).toMatch(/^-----BEGIN OPENSSH PRIVATE KEY-----\n([\w+/=]{1,70}\n)+-----END/);
  });
});

describe('DER', () => {
  it('writes lengths, integers and object identifiers', () => {
    expect(tlv(4, new Uint8Array(127)).slice(0, 2)).toEqual(Uint8Array.of(4, 127));
    expect(tlv(4, new Uint8Array(200)).slice(0, 3)).toEqual(Uint8Array.of(4, 0x81, 200));
    expect(tlv(4, new Uint8Array(65_536)).slice(0, 5)).toEqual(Uint8Array.of(4, 0x83, 1, 0, 0));
    expect(integer(Uint8Array.of(0, 0, 128))).toEqual(Uint8Array.of(2, 2, 0, 128));
    expect(integer(Uint8Array.of(0))).toEqual(Uint8Array.of(2, 1, 0));
    expect(oid('1.2.840.113549.1.1.1')).toEqual(Uint8Array.of(6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1));
  });

  it('is read back', () => {
    const elements = elementsOf(Uint8Array.of(2, 1, 5, 4, 1, 9));
    expect(elements.map(({ tag, contents }) => [tag, ...contents])).toEqual([
      [2, 5],
      [4, 9],
    ]);
    expect(readElement(tlv(4, new Uint8Array(300))).contents).toHaveLength(300);
    for (const bytes of [[], [2], [2, 5, 1], [2, 0x80], [2, 0x85, 1, 1, 1, 1, 1]])
      expect(() => readElement(Uint8Array.from(bytes))).toThrow('bad-asn1');
    for (const bytes of [[], [0x30, 5], [0x30, 0], [4, 1, 0]]) expect(pkcs8OfSec1(Uint8Array.from(bytes))).toBeNull();
  });

  it('wraps and unwraps PEM', () => {
    const text = pem('TEST', new Uint8Array(49));
    expect(text).toBe(`-----BEGIN TEST-----\n${'A'.repeat(64)}\nAA==\n-----END TEST-----\n`);
    expect(readPem(`note\r\n${text.replaceAll('\n', '\r\n')}`)).toEqual({ label: 'TEST', der: new Uint8Array(49) });
    expect(readPem('none')).toBeNull();
    expect(readPem(`${pem('EC PARAMETERS', new Uint8Array(9))}${text}`)?.label).toBe('TEST');
    expect(readPem(text.slice(0, -5))).toBeNull();
  });
});
