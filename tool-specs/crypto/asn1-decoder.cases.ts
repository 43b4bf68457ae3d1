import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type tool from './asn1-decoder.ts';

/** The first element, without the space of its level, and its value or digits: the examples of X.690 (2021), and what `openssl asn1parse -genstr` writes. */
const VALUES: readonly (readonly [data: string, element: string, value: string | null, hex?: string])[] = [
  ['01 01 ff', 'BOOLEAN', 'TRUE'],
  ['01 01 00', 'BOOLEAN', 'FALSE'],
  ['02 01 00', 'INTEGER', '0'],
  ['02 01 7f', 'INTEGER', '127 (0x7f)'],
  ['02 02 00 80', 'INTEGER', '128 (0x80)'],
  ['02 01 80', 'INTEGER', '-128 (-0x80)'],
  ['02 02 ff 7f', 'INTEGER', '-129 (-0x81)'],
  ['02 08 7f ff ff ff ff ff ff ff', 'INTEGER', '9223372036854775807 (0x7fffffffffffffff)'],
  ['02 09 00 ff ff ff ff ff ff ff ff', 'INTEGER', '18446744073709551615 (0xffffffffffffffff)'],
  [
    '02 0d 01 23 45 67 89 ab cd ef 01 23 45 67 89',
    'INTEGER',
    '90144042682896311822508713865 (0x123456789abcdef0123456789)',
  ],
  ['0a 01 07', 'ENUMERATED', '7'],
  ['05 00', 'NULL', null],
  ['06 03 81 34 03', 'OBJECT IDENTIFIER', '2.100.3'],
  ['06 03 55 04 03', 'OBJECT IDENTIFIER', 'commonName (2.5.4.3)'],
  ['06 08 2a 86 48 ce 3d 03 01 07', 'OBJECT IDENTIFIER', 'P-256 (prime256v1, 1.2.840.10045.3.1.7)'],
  ['06 08 88 37 a3 f7 8f ec 89 4b', 'OBJECT IDENTIFIER', '2.999.1234567890123'],
  ['06 01 27', 'OBJECT IDENTIFIER', '0.39'],
  ['06 01 28', 'OBJECT IDENTIFIER', '1.0'],
  ['0d 04 c2 7b 03 02', 'RELATIVE-OID', '8571.3.2'],
  ['09 00', 'REAL', '0'],
  ['09 01 40', 'REAL', 'INF'],
  ['09 01 41', 'REAL', '-INF'],
  ['09 01 42', 'REAL', 'NaN'],
  ['09 03 80 00 05', 'REAL', '5'],
  ['09 03 c0 ff 05', 'REAL', '-2.5'],
  ['09 07 03 31 35 2e 45 2d 31', 'REAL', '15.E-1'],
  ['1a 05 4a 6f 6e 65 73', 'VisibleString', 'Jones'],
  ['43 05 4a 6f 6e 65 73', '[APPLICATION 3]', 'Jones', '4a6f6e6573'],
  ['82 05 4a 6f 6e 65 73', '[2]', 'Jones', '4a6f6e6573'],
  ['9f 64 01 00', '[100]', 'bytes', '00'],
  ['df 82 2c 01 78', '[PRIVATE 300]', 'x', '78'],
  ['03 07 04 0a 3b 5f 29 1c d0', 'BIT STRING', 'bits', '0a3b5f291cd0'],
  ['03 02 07 80', 'BIT STRING', 'shown-bits', '80'],
  ['03 01 00', 'BIT STRING', 'bits'],
  ['04 04 de ad be ef', 'OCTET STRING', 'bytes', 'deadbeef'],
  ['04 02 68 69', 'OCTET STRING', 'hi', '6869'],
  ['0c 07 47 72 c3 bc c3 9f 65', 'UTF8String', 'Grüße'],
  ['1e 0a 00 47 00 72 00 fc 00 df 00 65', 'BMPString', 'Grüße'],
  ['1e 04 d8 3d de 00', 'BMPString', '😀'],
  ['1c 08 00 00 00 78 00 01 f6 00', 'UniversalString', 'x😀'],
  ['14 02 fc 65', 'TeletexString', 'üe'],
  ['13 05 a9 a9 a9 a9 a9', 'PrintableString', '©©©©©', 'a9a9a9a9a9'],
  ['17 0d 34 39 31 32 33 31 32 33 35 39 35 39 5a', 'UTCTime', '2049-12-31T23:59:59Z'],
  ['17 0d 35 30 30 31 30 31 30 30 30 30 30 30 5a', 'UTCTime', '1950-01-01T00:00:00Z'],
  ['17 11 39 31 30 35 30 36 31 36 34 35 34 30 2d 30 37 30 30', 'UTCTime', '1991-05-06T16:45:40-07:00'],
  ['17 0b 39 31 30 35 30 36 32 33 34 35 5a', 'UTCTime', '1991-05-06T23:45Z'],
  ['18 0f 32 30 32 36 31 31 32 39 31 30 31 35 30 30 5a', 'GeneralizedTime', '2026-11-29T10:15:00Z'],
  ['18 11 32 30 32 36 31 31 32 39 31 30 31 35 30 30 2e 35 5a', 'GeneralizedTime', '2026-11-29T10:15:00.5Z'],
  ['18 0a 32 30 32 36 31 31 32 39 31 30', 'GeneralizedTime', '2026-11-29T10:00'],
];

/** Bytes, how many elements are shown, and what is found at which place. */
const FINDINGS: readonly (readonly [
  data: string,
  count: number,
  ...findings: readonly [place: number, code: string][],
])[] = [
  ['30 0a 16 05 53 6d 69 74 68 01 01 ff', 3],
  ['a2 07 43 05 4a 6f 6e 65 73', 2],
  ['1a 81 05 4a 6f 6e 65 73', 1, [0, 'long-length']],
  ['3a 09 04 03 4a 6f 6e 04 02 65 73', 3, [0, 'string-in-pieces']],
  ['23 80 03 03 00 0a 3b 03 05 04 5f 29 1c d0 00 00', 4, [0, 'open-length'], [0, 'string-in-pieces']],
  ['01 01 01', 1, [0, 'loose-boolean']],
  ['01 02 ff ff', 1, [0, 'bad-size']],
  ['02 00', 1, [0, 'bad-size']],
  ['02 02 00 7f', 1, [0, 'padded-integer']],
  ['02 02 ff 80', 1, [0, 'padded-integer']],
  ['03 02 07 ff', 1, [0, 'set-bits']],
  ['03 02 08 80', 1, [0, 'bad-size']],
  ['03 00', 1, [0, 'bad-size']],
  ['05 01 00', 1, [0, 'bad-size']],
  ['06 00', 1, [0, 'bad-size']],
  ['06 02 55 84', 1, [0, 'bad-size']],
  ['06 03 55 80 04', 1, [0, 'padded-identifier']],
  ['13 01 40', 1, [0, 'bad-characters']],
  ['0c 01 ff', 1, [0, 'bad-characters']],
  ['1e 01 41', 1, [0, 'bad-characters']],
  ['17 0d 32 36 31 33 30 31 30 30 30 30 30 30 5a', 1, [0, 'bad-time']],
  ['17 0d 32 36 30 32 32 39 30 30 30 30 30 30 5a', 1, [0, 'bad-time']],
  ['17 0b 39 31 30 35 30 36 32 33 34 35 5a', 1, [0, 'loose-time']],
  ['31 06 02 01 02 02 01 01', 3, [0, 'unsorted-set']],
  ['31 06 02 01 01 02 01 02', 3],
  ['9f 1e 01 00', 1, [0, 'long-tag']],
  // Damaged: what is in front is shown.
  ['30 0a 02 01 05 04 05 61', 3, [0, 'past-end']],
  ['30 05 02 01 05 04 05', 3, [5, 'past-end']],
  ['30 04 02 01 05 04', 2, [5, 'cut-header']],
  ['30 03 02 01 05', 2],
  ['30 80 02 01 05', 2, [2, 'no-end-mark'], [0, 'open-length']],
  ['30 05 02 01 05 00 00', 2, [5, 'stray-end-mark']],
  ['30 02 04 80', 1, [2, 'open-primitive']],
  ['30 02 04 ff', 1, [3, 'reserved-length']],
  ['30 05 1f ff ff ff ff 7f', 1, [2, 'cut-header']],
];

const text = (value: unknown) =>
  typeof value === 'object' && value !== null && 'message' in value ? String(value.message) : value;

const CRL =
  'MIHCMHUCAQEwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOZWMuZXhhbXBsZS5jb20XDTI2MTEyOTAwMDAwMFoXDTI2MTIyOTAwMDAwMFowFDASAgEBFw0yNjExMDEwMDAwMDBa';

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: [
          '-----BEGIN X509 CRL-----\nMAA=\n-----END X509 CRL-----',
          '-----BEGIN PKCS7-----\nMAA=\n-----END PKCS7-----\n',
        ],
        rejects: ['-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----', '-----BEGIN PKCS7-----\nMAA='],
      },
      {
        matches: ['-----BEGIN TS REQUEST-----\nMAA=\n-----END TS REQUEST-----'],
        rejects: ['-----BEGIN-----', 'BEGIN CMS'],
      },
    ],
    finds: {
      'DER in Base64': {
        matches: ['MBQMEmhlbGxvIGFzbjEgcmVhZGVycw=='],
        // a byte more than its length says
        rejects: ['MBQMEmhlbGxvIGFzbjEgcmVhZGVycyE=', 'MIIB', 'TWFueSBoYW5kcyBtYWtlIGxpZ2h0IHdvcmsu'],
      },
      'DER in hexadecimal': {
        matches: ['30 0d 06 09 2a 86 48 86 f7 0d 01 01 01 05 00', '0x3003020105', '3003020105', '3080020105' + '0000'],
        rejects: ['3003020105ff', '30 03 02 01', '303132333435'],
      },
    },
    unrecognized: {
      MIIBJzCBzgIBADAsMRgwFgYDVQQDDA9uZXcuZXhhbXBsZS5jb20xEDAOBgNV: 'cut off, so its length is another one',
    },
    examples: [
      ...VALUES.map(([data, element, value, hex]) => ({
        input: { data },
        check: ({ tree: [row], summary }: { tree: readonly Readonly<Record<string, unknown>>[]; summary: unknown }) =>
          row?.['element'] === element.replaceAll(' ', '\u00a0') &&
          text(row['value']) === value &&
          row['hex'] === (hex ?? (value === null || typeof value === 'string' ? (hex ?? null) : null)) &&
          text(summary) === 'summary',
        warns: [],
      })),
      ...FINDINGS.map(([data, count, ...expected]) => ({
        input: { data, form: 'hex' as const },
        check: ({
          tree,
          findings,
        }: {
          tree: readonly unknown[];
          findings: readonly Readonly<Record<string, unknown>>[];
        }) =>
          tree.length === count &&
          findings.map(({ place, finding }) => `${String(place)} ${String(text(finding))}`).join() ===
            expected.map(([place, code]) => `${place} ${code}`).join(),
        warns: [],
      })),
      { input: { data: '05 00 05 00' }, check: ({ tree }) => tree.length === 2, warns: ['trailing'] },
      {
        input: { data: '30 03 02 01 05 ff' },
        check: ({ tree, verdict }) => tree.length === 2 && verdict?.tone === 'good',
        warns: ['trailing'],
      },
      {
        input: { data: '04 04 30 02 05 00' },
        check: ({ tree }) => tree.length === 3 && text(tree[0]?.value) === 'encapsulated',
      },
      { input: { data: '04 04 30 02 05 00', open: false }, check: ({ tree }) => tree.length === 1 },
      // A point of a curve, and bytes that only look like a value
      { input: { data: `30 43 06 01 2a 03 42 00 04 3f ${'aa '.repeat(63)}` }, check: ({ tree }) => tree.length === 3 },
      { input: { data: '30 07 02 01 01 04 02 05 00' }, check: ({ tree }) => tree.length === 3 },
      { input: { data: '30 0b 06 03 55 1d 0f 04 04 03 02 05 a0' }, check: ({ tree }) => tree.length === 4 },
      // RFC 8410, 10.3
      {
        input: {
          data: '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n',
        },
        check: ({ tree }) =>
          tree.length === 6 && tree[5]?.hex === 'd4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842',
        warns: ['keep-secret'],
      },
      {
        input: {
          data: '-----BEGIN X-----\nBQA=\n-----END X-----\n-----BEGIN Y.Z-----\nAQH/\n-----END Y.Z-----\n',
          number: 2,
        },
        output: { text: '    0:d=0  hl=2 l=   1 prim: BOOLEAN :TRUE\n' },
        warns: ['more-blocks'],
      },
      {
        input: { data: '-----BEGIN X-----\nBQA=\n-----END X-----\n', number: 2 },
        fails: 'no-such-number',
        field: 'number',
      },
      { input: { data: '-----BEGIN X-----\nBQ*A=\n-----END X-----\n' }, fails: 'bad-character', at: { offset: 20 } },
      { input: { data: '-----BEGIN CMS-----\nMAYCAQUCAQ' }, check: ({ verdict }) => verdict?.tone === 'bad' },
      {
        input: {
          data: '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nMAA=\n-----END RSA PRIVATE KEY-----\n',
        },
        fails: 'encrypted-pem',
      },
      {
        input: { data: '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl\n-----END OPENSSH PRIVATE KEY-----\n' },
        fails: 'no-asn1-inside',
      },
      { input: { data: sampleFile('a.der', '', Uint8Array.of(5, 0)) }, check: ({ tree }) => tree.length === 1 },
      {
        input: {
          data: sampleFile('a.pem', '', new TextEncoder().encode('-----BEGIN X-----\nBQA=\n-----END X-----\n')),
        },
        check: ({ tree }) => tree.length === 1,
      },
      {
        input: { data: sampleFile('a.b64', '', new TextEncoder().encode('BQA=\n')) },
        check: ({ tree }) => tree.length === 1,
      },
      { input: { data: CRL }, check: ({ tree, verdict }) => tree.length === 16 && verdict?.tone === 'bad' },
      { input: { data: '30 84 ff ff ff ff' }, fails: 'not-asn1' },
      { input: { data: '1f' }, fails: 'not-asn1' },
      { input: { data: 'ff' }, fails: 'not-asn1' },
      { input: { data: 'päss' }, fails: 'no-bytes' },
      { input: { data: '' }, output: { tree: [] } },
      {
        input: { data: '3080'.repeat(300) },
        check: ({ tree, verdict }) => tree.length === 101 && verdict?.tone === 'bad',
      },
    ],
  },
});
