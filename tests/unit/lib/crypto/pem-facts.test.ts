import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readName } from '../../../../src/lib/crypto/asn1/certificate.ts';
import { readElement } from '../../../../src/lib/bytes/asn1.ts';
import { oid, sequence, tlv } from '../../../../src/lib/crypto/asn1/der.ts';
import { pemFacts } from '../../../../src/lib/crypto/pem-facts.ts';
import { problemOf } from '../../problem-of.ts';

const privatePem = ({ privateKey }: KeyPairKeyObjectResult, type: 'pkcs1' | 'pkcs8' | 'sec1', cipher?: string) =>
  privateKey.export({ format: 'pem', type, ...(cipher && { cipher, passphrase: 'x' }) }).toString();
const publicPem = ({ publicKey }: KeyPairKeyObjectResult, type: 'pkcs1' | 'spki') =>
  publicKey.export({ format: 'pem', type }).toString();

const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
const odd = generateKeyPairSync('rsa', { modulusLength: 1031 });
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const p521 = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const k1 = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
const ed25519 = generateKeyPairSync('ed25519');
const x448 = generateKeyPairSync('x448');

describe('pemFacts', () => {
  it.each([
    ['PKCS #1, public', publicPem(rsa, 'pkcs1'), 'public', 'RSA 1024'],
    ['SPKI, RSA', publicPem(rsa, 'spki'), 'public', 'RSA 1024'],
    ['an odd size', publicPem(odd, 'spki'), 'public', 'RSA 1031'],
    ['PKCS #1, private', privatePem(rsa, 'pkcs1'), 'private', 'RSA 1024'],
    ['PKCS #8, RSA', privatePem(rsa, 'pkcs8'), 'private', 'RSA 1024'],
    ['SPKI, EC', publicPem(p256, 'spki'), 'public', 'EC P-256'],
    ['SEC 1', privatePem(p521, 'sec1'), 'private', 'EC P-521'],
    ['PKCS #8, EC', privatePem(k1, 'pkcs8'), 'private', 'EC secp256k1'],
    ['Ed25519', publicPem(ed25519, 'spki'), 'public', 'Ed25519'],
    ['X448', privatePem(x448, 'pkcs8'), 'private', 'X448'],
    ['PKCS #8, encrypted', privatePem(rsa, 'pkcs8', 'aes-256-cbc'), 'encrypted', null],
    ['PKCS #1, encrypted', privatePem(rsa, 'pkcs1', 'aes-256-cbc'), 'encrypted', null],
  ])('reads %s', (_, pem, kind, key) => expect(pemFacts(pem).facts).toMatchObject([{ kind, key }]));

  it('reads a request (OpenSSL 3)', () => {
    const pem = `-----BEGIN CERTIFICATE REQUEST-----
MIHRMHgCAQAwFjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggq
hkjOPQMBBwNCAATz3YHVIiMJtj4fOjW+Nd16FtqQJQzDHI15GhFZo/0TMRARlSTB
s9ui4d58beKRlIMVf5ih3M04s/C6ovEOwssNoAAwCgYIKoZIzj0EAwIDSQAwRgIh
APh2sfHpqKWOpAcKgfTONXdRi66bzoX1Jnr32E/XlkKFAiEA3wJ9ZOZC+PNfXqxH
XstL5cbmBOWIibZIHhnviZlTKn8=
-----END CERTIFICATE REQUEST-----`;
    expect(pemFacts(pem).facts).toMatchObject([{ kind: 'request', key: 'EC P-256', subject: 'CN=example.com' }]);
  });

  it('reads all blocks, whatever text is between them', () => {
    const pem = `curve\n-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n${privatePem(p256, 'sec1')}and\n${privatePem(rsa, 'pkcs1', 'aes-256-cbc')}${publicPem(rsa, 'spki')}`;
    expect(pemFacts(pem).facts.map(({ label, kind }) => [label, kind])).toEqual([
      ['EC PARAMETERS', 'other'],
      ['EC PRIVATE KEY', 'private'],
      ['RSA PRIVATE KEY', 'encrypted'],
      ['PUBLIC KEY', 'public'],
    ]);
  });

  it('reports which block is broken or cut off', () => {
    const good = publicPem(p256, 'spki');
    const cut = privatePem(p256, 'sec1').slice(0, 100);
    for (const broken of [cut, '-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----'])
      for (const pem of [good + broken, `${good}${broken}\n${good}`])
        expect(problemOf(() => pemFacts(pem))).toMatchObject({ code: 'bad-asn1', offset: good.length });
    expect(problemOf(() => pemFacts(`${good}-----BEGIN A-----\nM?==\n-----END A-----`))).toMatchObject({
      code: 'bad-character',
      offset: good.length + 19,
    });
  });

  it('takes linear time for unterminated blocks', () => {
    expect(problemOf(() => pemFacts('-----BEGIN A-----\n'.repeat(50_000)))?.code).toBe('no-pem');
    expect(problemOf(() => pemFacts('-----BEGIN A-----'.padEnd(1_000_000, '- -- ')))?.code).toBe('no-pem');
  });

  it('escapes special characters in a name (RFC 4514, 2.4)', () => {
    const text = (type: string, value: Uint8Array) => sequence(oid(type), tlv(0x0c, value));
    const name = sequence(
      tlv(0x31, text('2.5.4.3', Buffer.from('#a, b=c+"\\<>; '))),
      tlv(0x31, text('2.5.4.10', Buffer.from(' \0é#\n')), text('2.5.4.11', Buffer.from('x'))),
    );
    expect(readName(readElement(name))).toMatchObject({
      text: String.raw`CN=\#a\, b=c\+\"\\\<\>\;\ , O=\ \00é#\0a+OU=x`,
      short: '#a, b=c+"\\<>; ',
    });
  });

  it.each([
    ['', 'no-pem'],
    ['-----BEGIN PUBLIC KEY-----', 'no-pem'],
    ['-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----', 'bad-asn1'],
    ['-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl\n-----END OPENSSH PRIVATE KEY-----', 'bad-asn1'],
    ['-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----', 'bad-asn1'],
  ])('rejects %j: %s', (pem, code) => expect(problemOf(() => pemFacts(pem))?.code).toBe(code));

  it('returns facts or an error for any bytes under any label', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('PUBLIC KEY', 'PRIVATE KEY', 'EC PRIVATE KEY', 'CERTIFICATE', 'OPENSSH PRIVATE KEY', 'X'),
        fc.uint8Array({ maxLength: 200 }),
        (label, bytes) => {
          const pem = `-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64')}\n-----END ${label}-----`;
          try {
            pemFacts(pem);
          } catch (error) {
            expect(error).toMatchObject({ code: 'bad-asn1' });
          }
        },
      ),
    ));
});
