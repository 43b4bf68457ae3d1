import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCertificate } from '../../../../../src/lib/crypto/asn1/certificate.ts';
import { readCertificates } from '../../../../../src/lib/crypto/asn1/chain.ts';
import { trustOf } from '../../../../../src/lib/crypto/asn1/path.ts';
import { elementsOf, readElement, readOid, readTime } from '../../../../../src/lib/bytes/asn1.ts';
import { decodeBase64, decodeHex, encodeHex, encodeUtf8 } from '../../../../../src/lib/bytes/bytes.ts';
import { integer, oid, sequence } from '../../../../../src/lib/crypto/asn1/der.ts';
import { readPem } from '../../../../../src/lib/crypto/asn1/pem.ts';
import { checkSignatures } from '../../../../../src/lib/crypto/pdf-signature/check.ts';
import { dateOf, readDictionary, textOf } from '../../../../../src/lib/crypto/pdf-signature/objects.ts';
import { AUTHORITY, PDF } from './fixtures.ts';

type Name = keyof typeof PDF;
const file = (name: Name) => decodeBase64(PDF[name]).bytes;
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
/** The file with the first occurrence of a text replaced by one of the same length. */
function altered(name: Name, from: string, to: string): Uint8Array {
  const bytes = file(name).slice();
  const at = latin1(bytes).indexOf(from);
  expect(at).toBeGreaterThan(0);
  bytes.set(encodeUtf8(to), at);
  return bytes;
}

describe('intact signatures', () => {
  it.each([
    ['ec', 'Zoë Ellipse', 'ECDSA P-256, SHA-256'],
    ['rsa', 'Ada RSA', 'RSA PKCS#1, SHA-256'],
    ['pss', 'Ada RSA', 'RSA-PSS, SHA-384'],
    ['p384', 'Ada P384', 'ECDSA P-384, SHA-512'],
    ['noAttributes', 'Zoë Ellipse', 'ECDSA P-256, SHA-256'],
    ['keyId', 'Zoë Ellipse', 'ECDSA P-256, SHA-256'],
    ['sha1', 'Zoë Ellipse', 'ECDSA P-256, SHA-256'],
  ] as const)('%s', async (name, short, scheme) => {
    const [signature, ...others] = await checkSignatures(file(name));
    expect(others).toEqual([]);
    expect(signature).toMatchObject({ state: 'intact', scheme, isTimestamp: false, missing: null, timestamp: null });
    expect(signature?.certificate?.subject.short).toBe(short);
    expect(signature?.signature).toMatchObject({
      name: 'Zoë',
      reason: '同意',
      location: 'Z(ü)rich',
      time: Date.UTC(2026, 10, 20, 12),
      end: file(name).length,
    });
    expect(signature?.chain.map(({ subject }) => subject.short)).toEqual(
      name === 'noAttributes' || name === 'keyId' ? [short] : [short, 'Test CA'],
    );
  });

  it('by two people, the first of whom signed an earlier revision', async () => {
    const [first, second] = await checkSignatures(file('twice'));
    expect([first?.state, second?.state]).toEqual(['intact', 'intact']);
    expect(first?.signature.end).toBe(file('ec').length);
    expect(second?.signature.end).toBe(file('twice').length);
  });

  it('with a document timestamp', async () => {
    const [, stamp] = await checkSignatures(file('stamped'));
    expect(stamp).toMatchObject({ state: 'intact', isTimestamp: true });
    expect(stamp?.timestamp?.authority?.subject.short).toBe('Test TSA');
    expect(stamp?.timestamp?.time).toBeGreaterThan(Date.UTC(2025, 0));
  });
});

describe('signatures that are not intact', () => {
  it.each(['ec', 'rsa', 'pss', 'p384', 'noAttributes', 'keyId', 'sha1'] as const)('%s, altered', async (name) => {
    expect(await checkSignatures(altered(name, '200 200', '200 999'))).toMatchObject([{ state: 'altered' }]);
  });

  it('a change to any covered byte', async () => {
    const bytes = file('ec');
    const gap = latin1(bytes).indexOf('/Contents <') + 10;
    const end = latin1(bytes).indexOf('>', gap) + 1;
    for (let at = 30; at < bytes.length; at += 7) {
      if (at >= gap && at < end) continue;
      const copy = bytes.slice();
      copy[at]! ^= 1;
      const states = (await checkSignatures(copy)).map(({ state }) => state);
      expect(states, String(at)).not.toContain('intact');
    }
  });

  it('a forged signature, or a gap that contains more than the signature', async () => {
    const text = latin1(file('ec'));
    const start = text.indexOf('/Contents <') + 11;
    const der = readElement(decodeHex(text.slice(start, text.indexOf('>', start))).bytes).raw;
    const broken = file('ec').slice();
    broken.set(encodeUtf8(text[start + 2 * der.length - 1] === '0' ? '1' : '0'), start + 2 * der.length - 1);
    expect(await checkSignatures(broken)).toMatchObject([{ state: 'forged' }]);
    const stuffed = file('ec').slice();
    stuffed.set(encodeUtf8('>/X('), start + 2 * der.length + 2);
    expect((await checkSignatures(stuffed)).map(({ state }) => state)).not.toContain('intact');
  });

  it('a range that omits the beginning or extends past the end', async () => {
    expect(await checkSignatures(altered('ec', '/ByteRange [0', '/ByteRange [1'))).toMatchObject([
      { state: 'malformed' },
    ]);
    expect(await checkSignatures(file('ec').slice(0, -1))).toMatchObject([{ state: 'malformed' }]);
  });

  it('content added after signing is not covered', async () => {
    const longer = Uint8Array.from([...file('rsa'), ...encodeUtf8('6 0 obj null endobj')]);
    const [signature] = await checkSignatures(longer);
    expect(signature?.state).toBe('intact');
    expect(signature?.signature.end).toBe(file('rsa').length);
  });

  it('an unsupported algorithm or encoding', async () => {
    expect(await checkSignatures(file('secp256k1'))).toMatchObject([
      { state: 'unsupported', missing: 'ECDSA, secp256k1' },
    ]);
    expect(await checkSignatures(altered('ec', 'pkcs7.detached', 'pkcs7.whatever'))).toMatchObject([
      { state: 'unsupported', missing: 'adbe.pkcs7.whatever' },
    ]);
  });

  it("a file without a signature, or one that isn't a PDF", async () => {
    expect(await checkSignatures(file('unsigned'))).toEqual([]);
    for (const text of ['', 'PK\x03\x04', '%PDF', '<html>'])
      await expect(checkSignatures(encodeUtf8(text))).rejects.toMatchObject({ code: 'not-a-pdf' });
  });

  it('any damaged file returns a result', async () => {
    const change = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(PDF) as Name[])),
        change,
        fc.boolean(),
        async (name, changes, hex) => {
          const bytes = file(name).slice();
          const start = latin1(bytes).indexOf('/Contents <') + 11;
          for (const [at, byte] of changes) {
            if (hex) bytes[start + (at % 2000)] = '0123456789abcdef'.charCodeAt(byte % 16);
            else bytes[9 + (at % (bytes.length - 9))] = byte;
          }
          expect(Array.isArray(await checkSignatures(bytes))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('trust', () => {
  const anchors = readCertificates(`some words\n${AUTHORITY}`);
  const time = Date.UTC(2027, 0);

  it('comes from a trusted certificate, inside or outside the file', async () => {
    for (const name of ['ec', 'rsa', 'keyId'] as const) {
      const [signature] = await checkSignatures(file(name), anchors);
      const chain = signature?.chain ?? [];
      expect(chain.map(({ subject }) => subject.short).slice(1)).toEqual(['Test CA']);
      const paths = signature?.paths ?? [];
      expect(trustOf(paths, anchors, time).anchor?.subject.short).toBe('Test CA');
      expect(trustOf(paths, chain.slice(0, 1), time).anchor).toBe(chain[0]);
      expect(trustOf(paths, [], time)).toMatchObject({ anchor: null, reason: 'no-path' });
      expect(trustOf(paths, anchors, Date.UTC(2020, 0))).toMatchObject({ anchor: null, reason: 'expired' });
      expect(trustOf([chain.toReversed()], chain.slice(0, 1), time)).toMatchObject({ reason: 'not-an-authority' });
    }
    expect(anchors[0]?.isAuthority).toBe(true);
  });

  it('requires valid certificates', () => {
    for (const text of ['', 'x', AUTHORITY.replace('M', '*'), AUTHORITY.replace(/\n.{64}\n/, '\n')])
      expect(() => readCertificates(text), text).toThrow(expect.objectContaining({ code: 'bad-certificate' }));
  });
});

describe('PDF objects', () => {
  it('reads a dictionary with strings, names, arrays and references', () => {
    const text = String.raw`<< /A#20B (a\(b(c)\051\n\
d) /C [1 -2.5 /N 3 0 R true] % /X
/D << /E <4a4B4> >> /F 7 >>`;
    const found = readDictionary(text, 0);
    expect([...(found?.keys() ?? [])]).toEqual(['A B', 'C', 'D', 'F']);
    expect(textOf(found?.get('A B'))).toBe('a(b(c)) d');
    expect(found?.get('C')).toEqual([1, -2.5, { name: 'N' }, null, null]);
    expect((found?.get('D') as Map<string, Uint8Array> | undefined)?.get('E')).toEqual(Uint8Array.of(0x4a, 0x4b, 0x40));
    for (const bad of ['', '<<', '<< /A', '<< /A >>', '<< 1 2 >>', '<< /A (x', '<< /A [1 >>', '<<'.repeat(50), '[]'])
      expect(readDictionary(bad, 0), bad).toBeNull();
  });

  it('reads dates', () => {
    const date = (text: string) => dateOf(encodeUtf8(text));
    expect(date("D:20261120130000+01'00'")).toBe(Date.UTC(2026, 10, 20, 12));
    expect(date('D:20261120130000Z')).toBe(Date.UTC(2026, 10, 20, 13));
    expect(date("D:20261120130000-05'30")).toBe(Date.UTC(2026, 10, 20, 18, 30));
    expect(date('2026')).toBe(Date.UTC(2026, 0));
    expect(date('yesterday')).toBeNull();
  });
});

describe('ASN.1', () => {
  it('reads indefinite lengths and object identifiers', () => {
    const open = decodeHex('3080 0401aa 3080 0000 0000 ff').bytes;
    const element = readElement(open);
    expect(encodeHex(element.raw)).toBe('30800401aa308000000000');
    expect(elementsOf(element.contents)).toHaveLength(2);
    for (const id of ['1.2.840.113549.1.7.2', '2.16.840.1.101.3.4.2.1', '2.999.3', '0.9.2342'])
      expect(readOid(readElement(oid(id)))).toBe(id);
    for (const bad of [
      '',
      '30',
      '3002 04',
      '3080 0401',
      '0480 0000',
      '3085 0000000000',
      '1f01',
      `${'3080'.repeat(60)}`,
    ])
      expect(() => readElement(decodeHex(bad).bytes), bad).toThrow(expect.objectContaining({ code: 'bad-asn1' }));
    expect(elementsOf(sequence(integer(Uint8Array.of(1))))).toHaveLength(1);
  });

  it('reads UTCTime and GeneralizedTime', () => {
    const time = (tag: number, text: string) => readTime({ tag, contents: encodeUtf8(text), raw: new Uint8Array() });
    expect(time(0x17, '491231235959Z')).toBe(Date.UTC(2049, 11, 31, 23, 59, 59));
    expect(time(0x17, '500101000000Z')).toBe(Date.UTC(1950, 0));
    expect(time(0x18, '20500101000000.5Z')).toBe(Date.UTC(2050, 0));
    expect(time(0x18, 'soon')).toBeNull();
  });

  it('reads a certificate', () => {
    const certificate = readCertificate(readPem(AUTHORITY)!.der);
    expect(certificate.subject).toMatchObject({ text: 'CN=Test CA, O=Example, C=CH', short: 'Test CA' });
    expect(certificate.issuer.text).toBe(certificate.subject.text);
    expect(certificate.keyId).toMatch(/^[\da-f]{40}$/);
    expect(certificate.validTo).toBeGreaterThan(certificate.validFrom);
  });
});
