import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { type default as tool, INTERMEDIATE, LEAF, ROOT } from './certificate-decoder.ts';

// Made with OpenSSL 3.0.22; `openssl x509 -text` gives the expected values.
const WEAK = `-----BEGIN CERTIFICATE-----
MIIBqjCCARMCFGdJ9LOOlSpYTRNZ9gtV8x/aFiWdMA0GCSqGSIb3DQEBBQUAMBQx
EjAQBgNVBAMMCXdlYWsudGVzdDAeFw0yNjExMjcxOTA5NTJaFw0yNjEyMjcxOTA5
NTJaMBQxEjAQBgNVBAMMCXdlYWsudGVzdDCBnzANBgkqhkiG9w0BAQEFAAOBjQAw
gYkCgYEAvlE6WZkwqr1kJKnGoNGIMbfofP3H/32mpmst686OvUpvzPnUy6hkwlpi
SL/0H2XdDNOIsLwMxu0NwBlSdtL5ky5/6WdyMpenOXLAKAH6FYE1jkJ0xJ5VMYp5
3LNXZqKyTdTnO4C7+fgcHv/MdijlfcRBbXdSRq1Tr7dy38acP28CAwEAATANBgkq
hkiG9w0BAQUFAAOBgQA19ESwbnn5x1ZCW4m2VFEJFbPshCObk6vJ1Jq2RYJ8cQBu
7QbwocQync+j0GoR3ZN7UDg7sDu/bcaqiQRMoOliELklBhOOHtKPAVvIkE3ACusF
uintTw+vJLSYlLvGStXbYPICfq5zNw3i6x1SoHJ087fndTbd0hGyqsqwcDqFtQ==
-----END CERTIFICATE-----
`;
const ED = `-----BEGIN CERTIFICATE-----
MIIBGjCBzaADAgECAhRPqu5+Yu0Xf7eIk/LYEvbFYBid1TAFBgMrZXAwEjEQMA4G
A1UEAwwHZWQudGVzdDAeFw0yNjExMjcxOTA5NTJaFw0yNzExMjcxOTA5NTJaMBIx
EDAOBgNVBAMMB2VkLnRlc3QwKjAFBgMrZXADIQCvM9O/O2YYi4tyr5N5mCNrUFvO
oWxmhwf3hyPtTlyycKM1MDMwEgYDVR0RBAswCYIHZWQudGVzdDAdBgNVHQ4EFgQU
D/nS8/gJAcU3KDaNb39H2JFw8lIwBQYDK2VwA0EAgflA2zjUXRXABCUJ6LwfBUa/
KVUMbZ8jppp+43FpRMzsCaX4ukJ8OLlLoxy+E4NE7JsscN2pvHJc8yw+MEbMDg==
-----END CERTIFICATE-----
`;
const PSS = `-----BEGIN CERTIFICATE-----
MIIDFzCCAcoCFBQbahUGMAfF4AXI+lrT0hQd30a1MEIGCSqGSIb3DQEBCjA1oA8w
DQYJYIZIAWUDBAIBBQChHDAaBgkqhkiG9w0BAQgwDQYJYIZIAWUDBAIBBQCiBAIC
AN4wEzERMA8GA1UEAwwIcHNzLnRlc3QwHhcNMjYxMTI3MTkwOTUzWhcNMjYxMjA3
MTkwOTUzWjATMREwDwYDVQQDDAhwc3MudGVzdDCCASIwDQYJKoZIhvcNAQEBBQAD
ggEPADCCAQoCggEBALodYzuDZLDRKLBQrykLVSXeg1motR8aXREfrFV2gqlIk8ps
KhKD78XTcwgA3fmTiwmr6so3UrqYMAi2WVz3cjZ70dzRSMn0KFbzsMwedXjPCBIW
huQbsN/BZTBLpYh3A7eAPCmxV5qwgSkefxDuFTFwlhTb2i/4h4Fu1/CdaINbCeUE
CiLwroNEhq0ukzRKsbrG24NrVwAdV7MCyFYIDeSxTzZw965qFknbs4KL4bhn13/H
koFs9EnsbF386VVnYPa4Hivf8nvPgSCu7nZ2FkBhbRP2qinBwvxp7w95voDJZ8VA
Cfv1ju1WbtHc0ySk6rrxQw9m7gaugJg9j/wkOykCAwEAATBCBgkqhkiG9w0BAQow
NaAPMA0GCWCGSAFlAwQCAQUAoRwwGgYJKoZIhvcNAQEIMA0GCWCGSAFlAwQCAQUA
ogQCAgDeA4IBAQBrp8C2EIW8R8//u05LjtZ7zDqUmQN2hP1tQt8+LmNfSp4BnJUU
nuV02YbSGXI6NZnRAtJqGA4C7sd40OcYzkfxfCMGgyZtM2Wmuksfa1LIMrf/ZcF5
cSDIPqiNL6jm8OYT4cfv5x+Jk5aUhlbP1pQAxqzCaDK8tArb7NJww5JjcdbGt6Vf
pI6VZnPZPvJSudMOcjN1Jzqxacs8Ixxs//vNvJPce8gwAEBJ07ZKsIP6ObstKCif
bmHo+yr5ek3BtKODBuH4ON4/TSkzioYu51S7/VaRaS4UTTAgvlbb8Rd5e1E0T2cT
tXaMbGN1XI+yWODbZeavGI2//wYa335hR9rs
-----END CERTIFICATE-----
`;
const now = '2026-12-01T00:00:00Z';

type Row = Readonly<Record<string, unknown>>;
type Values = {
  checks: readonly { value: unknown; tone?: string }[];
  details: readonly { key: unknown; value: unknown }[];
  extensions: readonly Row[];
  chain: readonly Row[];
};

/** The codes of the verdicts with their tones. */
const judged = (pem: string, expected: string, at = now) => ({
  input: { pem },
  now: at,
  check: ({ checks }: Values) =>
    checks.map(({ value, tone }) => `${(value as { message: string }).message} ${tone}`).join(', ') === expected,
});
const extension = (name: string, value: string | null, critical = false) => ({
  input: { pem: LEAF },
  now,
  check: ({ extensions }: Values) =>
    extensions.some((row) => row.extension === name && row.value === value && row.critical === critical),
});
const detail = (pem: string, key: string, value: unknown) => ({
  input: { pem },
  now,
  check: ({ details }: Values) =>
    details.some((row) => (row.key as { message: string }).message === key && row.value === value),
});
const linked = (pem: string, ...links: string[]) => ({
  input: { pem },
  now,
  check: ({ chain }: Values) => chain.map(({ link }) => (link as { message: string }).message).join() === links.join(),
});
const base64 = LEAF.replace(/-----[^-]+-----|\s/g, '');

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: [
          ED.trim(),
          LEAF,
          `subject=CN = example.com\n${LEAF}`,
          LEAF + INTERMEDIATE,
          LEAF.replaceAll('\n', '\r\n'),
        ],
        rejects: [
          '-----BEGIN CERTIFICATE-----',
          '-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----',
          'certificate',
        ],
      },
    ],
    finds: {
      'certificate in another notation': {
        matches: [JSON.stringify(ED), `cert: "${ED.replaceAll('\n', '\\n')}"`],
        rejects: [ED, '-----BEGIN PUBLIC KEY-----\\nMCow'],
      },
    },
    examples: [
      detail(JSON.stringify(LEAF), 'version', 3),
      detail(`{"cert": ${JSON.stringify(LEAF)}}`, 'public-key', 'EC P-256'),
      judged(
        LEAF,
        'days-left good, strong-signature good, strong-key good, has-names good, lifetime-days neutral, issued-by neutral',
      ),
      judged(
        LEAF,
        'expired bad, strong-signature good, strong-key good, has-names good, lifetime-days neutral, issued-by neutral',
        '2027-03-01T00:00:00Z',
      ),
      judged(
        LEAF,
        'not-yet-valid bad, strong-signature good, strong-key good, has-names good, lifetime-days neutral, issued-by neutral',
        '2026-01-01T00:00:00Z',
      ),
      judged(
        LEAF,
        'days-left warn, strong-signature good, strong-key good, has-names good, lifetime-days neutral, issued-by neutral',
        '2027-02-20T00:00:00Z',
      ),
      judged(WEAK, 'days-left warn, weak-signature bad, weak-key bad, no-names warn, self-signed warn'),
      judged(ED, 'days-left good, strong-signature good, strong-key good, has-names good, self-signed warn'),
      judged(ROOT, 'days-left good, strong-signature good, strong-key good, self-signed neutral'),
      judged(INTERMEDIATE, 'days-left good, strong-signature good, strong-key good, authority neutral'),
      extension('keyUsage', 'digitalSignature', true),
      extension('basicConstraints', 'CA:FALSE', true),
      extension('extKeyUsage', 'serverAuth, clientAuth'),
      extension('subjectKeyIdentifier', '52:95:91:E7:F0:E2:5F:47:95:38:63:DD:09:84:5A:ED:7D:8D:7D:F8'),
      extension('authorityKeyIdentifier', 'C4:58:53:61:8A:32:4B:DA:28:7D:11:C1:CD:F8:8E:49:FF:3D:6E:23'),
      extension('cRLDistributionPoints', 'URI:http://crl.example.com/i.crl'),
      extension('authorityInfoAccess', 'OCSP - URI:http://ocsp.example.com\nCA Issuers - URI:http://example.com/i.cer'),
      extension('certificatePolicies', '2.23.140.1.2.1 (domain validated)'),
      extension('tlsFeature', 'status_request'),
      extension(
        'subjectAltName',
        'DNS:example.com, DNS:*.example.com, DNS:xn--bcher-kva.example, IP:192.0.2.1, IP:2001:db8::1, email:ada@example.com, URI:spiffe://example.com/web',
      ),
      detail(LEAF, 'serial', '01:23:45:67:89:AB:CD:EF:01:23'),
      detail(LEAF, 'subject', 'C=CH, O=Bücher\\, Inc., CN=example.com'),
      detail(LEAF, 'issuer-name', 'C=CH, O=Example, CN=Example Intermediate'),
      detail(LEAF, 'valid-from', '2026-11-27T19:09:52Z'),
      detail(LEAF, 'valid-to', '2027-02-25T19:09:52Z'),
      detail(LEAF, 'public-key', 'EC P-256'),
      detail(LEAF, 'signed-with', 'SHA-256 with ECDSA'),
      detail(LEAF, 'version', 3),
      detail(WEAK, 'public-key', 'RSA 1024'),
      detail(WEAK, 'signed-with', 'SHA-1 with RSA'),
      detail(PSS, 'signed-with', 'RSA-PSS'),
      detail(PSS, 'public-key', 'RSA 2048'),
      detail(ED, 'signed-with', 'Ed25519'),
      detail(ED, 'public-key', 'Ed25519'),
      detail(base64, 'version', 3),
      detail(`depth=0 CN = example.com\n---\nCertificate chain\n${LEAF}---\nServer certificate\n`, 'version', 3),
      linked(LEAF + INTERMEDIATE + ROOT, 'signed', 'signed', 'root'),
      linked(LEAF + INTERMEDIATE, 'signed', 'last'),
      linked(INTERMEDIATE + LEAF + ROOT, 'wrong-order', 'wrong-order', 'root'),
      linked(LEAF + ROOT, 'wrong-order', 'root'),
      {
        input: { pem: LEAF + INTERMEDIATE, number: 2 },
        now,
        check: ({ summary }) => JSON.stringify(summary).includes('days-left'),
      },
      { input: { pem: LEAF, number: 2 }, fails: 'no-such-number', field: 'number' },
      {
        input: {
          pem: sampleFile(
            'leaf.der',
            'application/pkix-cert',
            Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
          ),
        },
        now,
        check: ({ names }) => names.length === 7,
      },
      {
        input: { pem: sampleFile('leaf.pem', 'application/x-pem-file', new TextEncoder().encode(LEAF)) },
        now,
        check: ({ names }) => names.length === 7,
      },
      { input: { pem: '' }, output: { summary: null } },
      { input: { pem: 'hello' }, fails: 'no-certificate' },
      {
        input: {
          pem: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----',
        },
        fails: 'only-keys',
      },
      { input: { pem: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' }, fails: 'bad-asn1' },
      { input: { pem: LEAF.replace(/MII./, 'MIIZ') }, fails: 'bad-asn1' },
      { input: { pem: `x\n${LEAF.slice(0, 400)}\n-----END CERTIFICATE-----` }, fails: 'bad-asn1', at: { offset: 2 } },
    ],
  },
});
