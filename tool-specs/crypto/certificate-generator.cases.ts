import { casesOf } from '../../src/core/spec.ts';
import type tool from './certificate-generator.ts';

// What OpenSSL says of the certificates and requests is in tests/unit/lib/crypto/issue.test.ts.
type Values = { command: string };
const written = (...parts: string[]) => ({
  check: ({ command }: Values) => parts.every((part) => command.includes(part)),
});
const refused = (names: string, fails: 'bad-name' | 'bad-wildcard' | 'address-range' | 'name-with-port', offset = 0) =>
  ({ input: { names }, fails, field: 'names', at: { offset } }) as const;

export default casesOf<typeof tool>({
  certificate: {
    examples: [
      {
        input: { names: 'a.example, b.example;c.example a.example' },
        ...written('=DNS:a.example,DNS:b.example,DNS:c.example'),
      },
      {
        input: { names: 'BÜCHER.example' },
        ...written('DNS:xn--bcher-kva.example', '-subj /CN=xn--bcher-kva.example'),
      },
      { input: { names: '2001:DB8::1' }, ...written('IP:2001:DB8::1'), warns: [] },
      { input: { names: 'a.example', key: 'p-384' }, ...written('ec_paramgen_curve:P-384', '-sha384') },
      { input: { names: 'a.example', use: 'client' }, ...written('extendedKeyUsage=clientAuth') },
      { input: { names: 'a.example', use: 'server-client' }, ...written('extendedKeyUsage=serverAuth,clientAuth') },
      { input: { names: 'a@a.example', use: 'email' }, ...written('extendedKeyUsage=emailProtection'), warns: [] },
      { input: { commonName: 'Ada', use: 'code' }, ...written('extendedKeyUsage=codeSigning'), warns: [] },
      {
        input: { commonName: 'CA', use: 'ca' },
        ...written('CA:TRUE', 'digitalSignature,keyCertSign,cRLSign'),
        warns: [],
      },
      { input: { names: 'a.example', key: 'rsa' }, ...written('keyUsage=critical,digitalSignature,keyEncipherment') },
      // A longer name than a common name may have stands alone, and is critical
      { input: { names: `${'a'.repeat(60)}.example` }, ...written('-subj /', 'subjectAltName=critical,DNS:aaa') },
      { input: { names: 'https://example.com/' }, ...written('URI:https://example.com/'), warns: ['web-address'] },
      { input: { names: 'ada@example.com' }, ...written('email:ada@example.com'), warns: ['no-dns-name'] },
      { input: { names: 'a.example', days: 826 }, ...written('-days 826'), warns: ['long-lived'] },
      { input: { names: 'a.example', days: 825 }, ...written('-days 825'), warns: [] },
      { input: { commonName: 'CA', use: 'ca', days: 36_500 }, ...written('-days 36500'), warns: [] },
      {
        input: { names: 'a.example', country: 'de', organization: 'Ä/Ö+Ü' },
        ...written("'/C=DE/O=Ä\\/Ö\\+Ü/CN=a.example'"),
      },
      { input: { names: 'a.example', organization: "O'Neil" }, ...written("'/O=O'\\''Neil/CN=a.example'") },
      {
        input: { names: 'a.example', passphrase: 'pâss' },
        check: ({ privateKey }) => privateKey.includes('ENCRYPTED'),
      },
      refused('exa mple_x.com', 'bad-name', 4),
      refused('-a.example', 'bad-name'),
      refused('a..example', 'bad-name'),
      refused(`${'a'.repeat(64)}.example`, 'bad-name'),
      refused(`${'a.'.repeat(127)}aa`, 'bad-name'),
      refused('256.1.1.1', 'bad-name'),
      refused('1.2.3', 'bad-name'),
      refused('IP:example.com', 'bad-name'),
      refused('URI:nothing', 'bad-name'),
      refused('a@b@c.example', 'bad-name'),
      refused('ünïcode@example.com', 'bad-name'),
      refused('good.example\nbad_name', 'bad-name', 13),
      refused('<script>', 'bad-name'),
      refused('*', 'bad-wildcard'),
      refused('*.com', 'bad-wildcard'),
      refused('a.*.example.com', 'bad-wildcard'),
      refused('w*.example.com', 'bad-wildcard'),
      refused('*.*.example.com', 'bad-wildcard'),
      refused('10.0.0.0/8', 'address-range'),
      refused('2001:db8::/32', 'address-range'),
      refused('example.com:8443', 'name-with-port'),
      { input: { names: '' }, fails: 'no-name', field: 'names' },
      { input: { names: 'a.example', country: 'CHE' }, fails: 'bad-country', field: 'country' },
      { input: { names: 'a.example', country: '??' }, fails: 'bad-country', field: 'country' },
      { input: { names: 'a.example', commonName: 'x'.repeat(65) }, fails: 'long-part', field: 'commonName' },
      { input: { names: 'a.example', organization: 'x'.repeat(65) }, fails: 'long-part', field: 'organization' },
      { input: { names: 'a.example', unit: 'a\u0000b' }, fails: 'control-character', field: 'unit' },
      { input: { names: 'a.example', locality: '\ud83d' }, fails: 'lone-surrogate', field: 'locality' },
      { input: { names: 'a.example', passphrase: '\ud83d' }, fails: 'lone-surrogate', field: 'passphrase' },
      { input: { names: 'a.example', days: 0 }, fails: 'below-minimum', field: 'days' },
      { input: { names: 'a.example', key: 'rsa', bits: 1024 }, fails: 'below-minimum', field: 'bits' },
      {
        input: { names: Array.from({ length: 1001 }, (_, at) => `a${at}.example`).join(' ') },
        fails: 'too-many-names',
      },
    ],
  },
  request: {
    examples: [
      { input: { names: 'a.example' }, ...written('openssl req -new', '-out request.csr') },
      { input: { commonName: 'Only a common name' }, ...written("'/CN=Only a common name'"), warns: ['no-dns-name'] },
      { input: { names: 'a.example', key: 'ed25519' }, check: ({ command }: Values) => !command.includes('-sha') },
      { input: { names: '' }, fails: 'no-name', field: 'names' },
      { input: { names: '*.a' }, fails: 'bad-wildcard', field: 'names', at: { offset: 0 } },
    ],
  },
});
