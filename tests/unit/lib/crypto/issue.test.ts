// Certificates and requests are read by OpenSSL: in Node's X509Certificate, and as a program where there is one.
import { spawnSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { pem } from '../../../../src/lib/crypto/asn1/pem.ts';
import { generateKeyPair, type KeyType } from '../../../../src/lib/crypto/generate-key-pair.ts';
import {
  ISSUED_USES,
  type IssuedUse,
  request,
  selfSigned,
  type Subject,
} from '../../../../src/lib/crypto/x509/issue.ts';
import { opensslCommand } from '../../../../src/lib/crypto/x509/openssl-command.ts';
import { readWantedNames } from '../../../../src/lib/crypto/x509/wanted-names.ts';

const SUBJECT: Subject = {
  country: 'CH',
  state: '',
  locality: 'Zürich',
  organization: "A/B + O'Neil, Inc.",
  unit: '',
  commonName: 'example.com',
};
const NAMES = 'example.com *.example.com 192.0.2.1 2001:db8::1 ada@example.com spiffe://example.com/web bücher.example';
const folder = mkdtempSync(path.join(tmpdir(), 'issue-'));
const openssl = (...options: string[]) => spawnSync('openssl', options, { cwd: folder, encoding: 'utf8' });
const hasOpenssl = openssl('version').error === undefined;
const from = Date.UTC(2026, 10, 28, 12, 0, 0);

async function issued(key: KeyType, use: IssuedUse, names = NAMES, days = 365) {
  const pair = await generateKeyPair(key, 2048);
  const wanted = { subject: SUBJECT, names: readWantedNames(names), use };
  const serial = Uint8Array.from({ length: 16 }, () => 255);
  const der = await selfSigned(wanted, key, pair, { serial, from, days });
  return { pair, wanted, der, certificate: new X509Certificate(der) };
}

describe.each(['p-256', 'p-384', 'rsa', 'ed25519'] as const)('%s', (key) => {
  it.each(ISSUED_USES)('%s: OpenSSL accepts the certificate', async (use) => {
    const { pair, certificate, der } = await issued(key, use);
    const privateKey = createPrivateKey({ key: Buffer.from(pair.pkcs8), format: 'der', type: 'pkcs8' });
    expect(certificate.checkPrivateKey(privateKey)).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    // Only an authority's key may sign certificates
    expect(certificate.checkIssued(certificate)).toBe(use === 'ca');
    expect(certificate.ca).toBe(use === 'ca');
    expect(certificate.validTo).toBe('Nov 28 12:00:00 2027 GMT');
    expect(certificate.serialNumber).toBe(`7F${'F'.repeat(30)}`);
    expect(certificate.subject).toBe("C=CH\nL=Zürich\nO=A/B \\+ O'Neil\\, Inc.\nCN=example.com");
    if (!hasOpenssl) return;
    writeFileSync(path.join(folder, 'c.pem'), pem('CERTIFICATE', der));
    expect(
      openssl('verify', '-x509_strict', '-attime', String(from / 1000 + 60), '-CAfile', 'c.pem', 'c.pem').stdout,
    ).toBe('c.pem: OK\n');
  });

  it.skipIf(!hasOpenssl)('OpenSSL accepts the request, and its own command makes the same', async () => {
    const { pair, wanted } = await issued(key, 'server');
    writeFileSync(path.join(folder, 'r.pem'), pem('CERTIFICATE REQUEST', await request(wanted, key, pair)));
    expect(openssl('req', '-in', 'r.pem', '-verify', '-noout').status).toBe(0);
    const command = opensslCommand(wanted, { type: key, bits: 2048, days: null, encrypted: false });
    expect(spawnSync('sh', ['-c', command], { cwd: folder }).status).toBe(0);
    const shown = (file: string) =>
      openssl('req', '-text', '-noout', '-reqopt', 'no_pubkey,no_sigdump', '-in', file).stdout;
    expect(shown('r.pem')).toContain('DNS:example.com, DNS:*.example.com, IP Address:192.0.2.1');
    expect(shown('r.pem')).toBe(shown('request.csr'));
  });
});

test('the certificate is good for its names only', async () => {
  const { certificate } = await issued('p-256', 'server');
  expect(certificate.checkHost('example.com')).toBe('example.com');
  expect(certificate.checkHost('www.example.com')).toBe('*.example.com');
  expect(certificate.checkHost('xn--bcher-kva.example')).toBe('xn--bcher-kva.example');
  expect(certificate.checkHost('example.org')).toBeUndefined();
  expect(certificate.checkIP('192.0.2.1')).toBe('192.0.2.1');
  expect(certificate.checkIP('2001:db8:0:0::1')).toBe('2001:db8:0:0::1');
  expect(certificate.checkIP('192.0.2.2')).toBeUndefined();
  expect(certificate.checkEmail('ada@example.com')).toBe('ada@example.com');
  expect(certificate.subjectAltName).toContain('URI:spiffe://example.com/web');
});

test('dates after 2049 are written in full', async () => {
  const { certificate } = await issued('p-256', 'ca', '', 36_500);
  expect(certificate.validTo).toBe('Nov  4 12:00:00 2126 GMT');
});

test.each([
  ['EXAMPLE.com.', 'DNS:example.com'],
  ['localhost', 'DNS:localhost'],
  ['a.b.c.d.e', 'DNS:a.b.c.d.e'],
  ['例え.テスト', 'DNS:xn--r8jz45g.xn--zckzah'],
  ['127.0.0.1', 'IP:7f000001'],
  ['::1', 'IP:00000000000000000000000000000001'],
  ['[::1]', 'IP:00000000000000000000000000000001'],
  ['2001:DB8::8:800:200C:417A', 'IP:20010db80000000000080800200c417a'],
  ['::ffff:192.0.2.128', 'IP:00000000000000000000ffffc0000280'],
  ['DNS:10.example.com', 'DNS:10.example.com'],
  ['email:a@b.example', 'email:a@b.example'],
  ['URI:urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'URI:urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
  ['o+tag@bücher.example', 'email:o+tag@xn--bcher-kva.example'],
])('%s is %s', (text, expected) => {
  const [name] = readWantedNames(text);
  expect(`${name?.type}:${name?.bytes ? Buffer.from(name.bytes).toString('hex') : name?.value}`).toBe(expected);
});
