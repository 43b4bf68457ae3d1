import { content, type ContextOf, defineTool, integer, isInputFile, out } from '../../src/core/spec.ts';
import type { InputFile, KeyValue } from '../../src/core/spec.ts';
import { BASE64_PROBLEMS, encodeBase64 } from '../../src/lib/bytes/bytes.ts';
import { digest } from '../../src/lib/crypto/digest.ts';
import { type Entry, readEntries, serialText, X509_PROBLEMS } from '../../src/lib/crypto/x509/entry.ts';
import { colons } from '../../src/lib/crypto/x509/extension.ts';
import { CHECKS, JUDGMENTS, LINKS, linksOf, verdictsOn } from '../../src/lib/crypto/x509/judge.ts';

const DETAILS = [
  'kind',
  'subject',
  'issuer-name',
  'serial',
  'valid-from',
  'valid-to',
  'public-key',
  'signed-with',
  'usage',
  'purposes',
  'version',
] as const;

const described = {
  messages: [
    ...CHECKS,
    ...JUDGMENTS,
    ...LINKS,
    ...DETAILS,
    'certificate',
    'certificate-request',
    'summary-request',
    'sha-1',
    'sha-256',
    'spki-pin',
  ],
} as const;

// An example of a server certificate, made with OpenSSL 3.
export const LEAF = `-----BEGIN CERTIFICATE-----
MIIDJzCCAs2gAwIBAgIKASNFZ4mrze8BIzAKBggqhkjOPQQDAjA+MQswCQYDVQQG
EwJDSDEQMA4GA1UECgwHRXhhbXBsZTEdMBsGA1UEAwwURXhhbXBsZSBJbnRlcm1l
ZGlhdGUwHhcNMjYxMTI3MTkwOTUyWhcNMjcwMjI1MTkwOTUyWjA7MQswCQYDVQQG
EwJDSDEWMBQGA1UECgwNQsO8Y2hlciwgSW5jLjEUMBIGA1UEAwwLZXhhbXBsZS5j
b20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR/NN3DUp3/yPqYcLVmbHRm/rch
z4iSpS7g2imocTtP/udYEf8QYS6eJxl8KvpfGSUo46b6W3Z26pS1Exb6IYw0o4IB
tDCCAbAwDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCB4AwHQYDVR0lBBYwFAYI
KwYBBQUHAwEGCCsGAQUFBwMCMB0GA1UdDgQWBBRSlZHn8OJfR5U4Y90JhFrtfY19
+DAfBgNVHSMEGDAWgBTEWFNhijJL2ih9EcHN+I5J/z1uIzB/BgNVHREEeDB2ggtl
eGFtcGxlLmNvbYINKi5leGFtcGxlLmNvbYIVeG4tLWJjaGVyLWt2YS5leGFtcGxl
hwTAAAIBhxAgAQ24AAAAAAAAAAAAAAABgQ9hZGFAZXhhbXBsZS5jb22GGHNwaWZm
ZTovL2V4YW1wbGUuY29tL3dlYjAtBgNVHR8EJjAkMCKgIKAehhxodHRwOi8vY3Js
LmV4YW1wbGUuY29tL2kuY3JsMFkGCCsGAQUFBwEBBE0wSzAjBggrBgEFBQcwAYYX
aHR0cDovL29jc3AuZXhhbXBsZS5jb20wJAYIKwYBBQUHMAKGGGh0dHA6Ly9leGFt
cGxlLmNvbS9pLmNlcjATBgNVHSAEDDAKMAgGBmeBDAECATARBggrBgEFBQcBGAQF
MAMCAQUwCgYIKoZIzj0EAwIDSAAwRQIhAPw10a+FceMjwEfmbAXVmDycWAM2FGrn
phzQX3Sy2aqXAiAYCynfIqeiHR/Vuc2hnMEoycWwH6zsWkg7W7YVOn8GPQ==
-----END CERTIFICATE-----
`;
export const INTERMEDIATE = `-----BEGIN CERTIFICATE-----
MIIByjCCAW+gAwIBAgIBAjAKBggqhkjOPQQDAjA2MQswCQYDVQQGEwJDSDEQMA4G
A1UECgwHRXhhbXBsZTEVMBMGA1UEAwwMRXhhbXBsZSBSb290MB4XDTI2MTEyNzE5
MDk1MloXDTM2MTEyNDE5MDk1MlowPjELMAkGA1UEBhMCQ0gxEDAOBgNVBAoMB0V4
YW1wbGUxHTAbBgNVBAMMFEV4YW1wbGUgSW50ZXJtZWRpYXRlMFkwEwYHKoZIzj0C
AQYIKoZIzj0DAQcDQgAEd0NJfo/QLBerR/PRDd8L03a7l3kKtOg7i4fvi1m/P0qG
FZ/nLSs2CTR6yaFO67XEpEYU8LUxCemGcgsRkhVyGKNmMGQwEgYDVR0TAQH/BAgw
BgEB/wIBADAOBgNVHQ8BAf8EBAMCAYYwHQYDVR0OBBYEFMRYU2GKMkvaKH0Rwc34
jkn/PW4jMB8GA1UdIwQYMBaAFML3VTGOEyEVJ8PJaNwGnTwu+znRMAoGCCqGSM49
BAMCA0kAMEYCIQD2UGjQ1IEfU3LF91+f4Y++onRIM9BIYNIy7R2bKTO2cAIhAKfu
XcQifMBMExbWjLHNADpY2UklWA4lkLhotMkOTHiN
-----END CERTIFICATE-----
`;
export const ROOT = `-----BEGIN CERTIFICATE-----
MIIBnjCCAUOgAwIBAgIBATAKBggqhkjOPQQDAjA2MQswCQYDVQQGEwJDSDEQMA4G
A1UECgwHRXhhbXBsZTEVMBMGA1UEAwwMRXhhbXBsZSBSb290MB4XDTI2MTEyNzE5
MDk1MVoXDTQ2MTEyMjE5MDk1MVowNjELMAkGA1UEBhMCQ0gxEDAOBgNVBAoMB0V4
YW1wbGUxFTATBgNVBAMMDEV4YW1wbGUgUm9vdDBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABAo2JJgj28mYFkplmWR98b1vQK2rENcRclURVJtczntY7/gBCo6nMzO2
wbAdKubsLfRZJpXpvCMI0o3cpWflzV+jQjBAMA8GA1UdEwEB/wQFMAMBAf8wDgYD
VR0PAQH/BAQDAgEGMB0GA1UdDgQWBBTC91UxjhMhFSfDyWjcBp08Lvs50TAKBggq
hkjOPQQDAgNJADBGAiEAgRWa6IG5lLnqhqiTsuv1+7xuMCOeo4/wbJVy9Z3KIi0C
IQD+DwICZLA/PQH+Puk5+EhtoYzTAm/FJcp5auUuFHI7UQ==
-----END CERTIFICATE-----
`;
const REQUEST = `-----BEGIN CERTIFICATE REQUEST-----
MIIBJzCBzgIBADAsMRgwFgYDVQQDDA9uZXcuZXhhbXBsZS5jb20xEDAOBgNVBAoM
B0V4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR/NN3DUp3/yPqYcLVm
bHRm/rchz4iSpS7g2imocTtP/udYEf8QYS6eJxl8KvpfGSUo46b6W3Z26pS1Exb6
IYw0oEAwPgYJKoZIhvcNAQkOMTEwLzAgBgNVHREEGTAXgg9uZXcuZXhhbXBsZS5j
b22HBAoAAAEwCwYDVR0PBAQDAgeAMAoGCCqGSM49BAMCA0gAMEUCIQChQSpQsLAH
gymI4IlTuhPPD74DWW67nCIfF5PPuH+0sQIgG9SFBvUuIvVuUFINQlUt6Hnmjptd
MSAAjn97+eW6Dws=
-----END CERTIFICATE REQUEST-----
`;

export default defineTool({
  icon: 'award',
  createdAt: '2026-11-27',
  related: ['rsa-key-pair-generator', 'pdf-signature-checker', 'url-parser', 'hash-text'],
  fields: {
    pem: content({
      primary: true,
      monospace: true,
      accept: '.pem,.crt,.cer,.der,.csr,.req,.p7b',
      rows: 8,
      maxLength: 5_000_000,
    }),
    number: integer({ min: 1, max: 100, initial: 1 }),
  },
  output: {
    summary: out.row(),
    checks: out.keyValue(),
    names: out.table(['type', 'name'], { fileName: 'names.csv' }),
    details: out.keyValue(),
    fingerprints: out.keyValue(),
    extensions: out.table(['extension', 'critical', 'value'], { fileName: 'extensions.csv' }),
    chain: out.table(['position', 'subject', 'issuer', 'until', 'link']),
  },
  failures: [...BASE64_PROBLEMS, ...X509_PROBLEMS, 'no-such-number'],
  ...described,
  aliases: { cert: {}, x509: {}, csr: {} },
  answers: 'inline',
  detect: [
    {
      pattern:
        /^(?:[^\n]{0,200}\n){0,40}?-----BEGIN (?:(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST)-----\r?\n[^]*-----END [A-Z0-9 ]{3,40}-----\s*$/,
      confidence: 0.995,
    },
  ],
  async transform({ pem, number }, ctx) {
    const source = isInputFile(pem) ? await bytesOf(pem) : pem;
    const entries = readEntries(source);
    const entry = entries[number - 1];
    if (!entry) throw ctx.fail('no-such-number', { field: 'number', params: { count: entries.length } });
    const verdicts = verdictsOn(entry, ctx.now);
    const links = entries.length > 1 ? await linksOf(entries) : [];
    const [first] = verdicts;
    return {
      summary:
        entry.kind === 'request' || !first
          ? ctx.say('summary-request', { name: entry.shortName })
          : ctx.say(first.code, first.params),
      checks: verdicts.map(({ check, code, params, tone }) => ({
        key: ctx.say(check),
        value: ctx.say(code, params),
        tone,
      })),
      names: entry.names.map(({ type, value }) => ({ type, name: value })),
      details: detailsOf(entry, ctx),
      fingerprints: await fingerprintsOf(entry, ctx),
      extensions: entry.extensions.map(({ name, critical, value }) => ({
        extension: name,
        critical,
        value: value || null,
      })),
      chain: links.map((link, at) => chainRow(entries[at], at, ctx.say(link))),
    };
  },
  examples: {
    serverCertificate: {
      input: { pem: LEAF },
      now: '2026-12-01T00:00:00Z',
      output: {
        summary: { message: 'days-left', params: { count: 86 } },
        fingerprints: [
          {
            key: { message: 'sha-256' },
            value: '03:AD:75:F8:76:2E:52:9F:7E:72:2B:29:DE:77:2B:43:7A:6E:14:C6:E2:BC:40:74:D2:48:1F:44:42:79:42:EA',
          },
          { key: { message: 'sha-1' }, value: '88:E7:10:A8:A0:63:9E:6F:91:9E:A4:2B:1E:F2:83:93:DB:37:F1:D5' },
          { key: { message: 'spki-pin' }, value: 'AcUlX8m72avX7jX3RKhCuYUH4bi00bvWMK5WlUCs5EY=' },
        ],
      },
    },
    wholeChain: {
      input: { pem: LEAF + INTERMEDIATE + ROOT },
      now: '2026-12-01T00:00:00Z',
      check: ({ chain }) =>
        chain.map(({ link }) => JSON.stringify(link)).join() ===
        '{"message":"signed"},{"message":"signed"},{"message":"root"}',
    },
    request: {
      input: { pem: REQUEST },
      check: ({ names }) => names.map(({ name }) => name).join() === 'new.example.com,10.0.0.1',
    },
  },
});

async function bytesOf(file: InputFile): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

const dateOf = (time: number | undefined) =>
  time === undefined ? null : new Date(time).toISOString().replace('.000', '');

function detailsOf(entry: Entry, ctx: ContextOf<typeof described>): KeyValue[] {
  const { certificate } = entry;
  const values: Readonly<Record<(typeof DETAILS)[number], KeyValue['value']>> = {
    kind: ctx.say(entry.kind === 'request' ? 'certificate-request' : 'certificate'),
    subject: entry.subject || null,
    'issuer-name': entry.issuer,
    serial: entry.serial === null ? null : serialText(entry.serial),
    'valid-from': dateOf(certificate?.validFrom),
    'valid-to': dateOf(certificate?.validTo),
    'public-key': entry.key,
    'signed-with': entry.signature.name,
    usage: entry.usages?.join(', ') ?? null,
    purposes: entry.purposes?.join(', ') ?? null,
    version: entry.version,
  };
  return DETAILS.filter((name) => values[name] !== null).map((name) => ({ key: ctx.say(name), value: values[name] }));
}

async function fingerprintsOf({ der, spki }: Entry, ctx: ContextOf<typeof described>): Promise<KeyValue[]> {
  const whole = await digest(['sha-256', 'sha-1'], der, ctx);
  const key = await digest(['sha-256'], spki, ctx);
  return [
    { key: ctx.say('sha-256'), value: colons(whole['sha-256']) },
    { key: ctx.say('sha-1'), value: colons(whole['sha-1']) },
    { key: ctx.say('spki-pin'), value: encodeBase64(key['sha-256']) },
  ];
}

function chainRow(entry: Entry | undefined, at: number, link: KeyValue['value']) {
  return {
    position: at + 1,
    subject: entry?.subject ?? null,
    issuer: entry?.issuer ?? null,
    until: dateOf(entry?.certificate?.validTo)?.slice(0, 10) ?? null,
    link,
  };
}
