import { casesOf } from '../../src/core/spec.ts';
import { ED25519_PUBLIC, ED25519_PRIVATE, EC_WITH_PARAMETERS, CERTIFICATE } from './rsa-key-pair-generator.ts';
import type { default as tool } from './rsa-key-pair-generator.ts';

const SSH_ED25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIIIOPVboR+y30wMZYpkQKIdHbGQ84tcwFoyNq/b0Njqx anna@host';
const SSH_ECDSA =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBGalabNInPik+o4eW9WejGvDYkzZHutFFxJXFO/xC7t/hPgrEEuvbXscgW2fggJz0rqxDEoDbFUj6tmv8b5tnNc= two words';
const SSH_RSA =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDvECvhJs0fln98ECwihJ6f9iEofrHudw/AzMr+JuqPSZ+YNbLUWRsNql85TqcXuimPDLPeQmX0xJqiYKjg3v+wycjeitBh3MxMOaMGeo6uOc32FrbGCuaWw7ye8/IQO6rMNGR3VvIYb+rqG8t1fw35zLhY5JTxBHoZgb2PtdWZiw== x';

// RFC 8037, A.2
const ED25519_JWK = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';
const bare = (pem: string) => pem.replace(/-----.*-----\n?/g, '').trim();

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { bits: 1024, format: 'traditional' },
        check: ({ publicKey, privateKey }) =>
          publicKey.startsWith('-----BEGIN RSA PUBLIC KEY-----') &&
          privateKey.startsWith('-----BEGIN RSA PRIVATE KEY-----'),
        warns: ['weak-rsa'],
      },
      {
        input: { type: 'p-256', passphrase: 'pâss' },
        check: ({ privateKey }) => privateKey.startsWith('-----BEGIN ENCRYPTED PRIVATE KEY-----'),
      },
      {
        input: { type: 'p-521', format: 'jwk' },
        check: ({ publicKey, privateKey }) => !publicKey.includes('"d"') && privateKey.includes('"d"'),
      },
      {
        input: { type: 'ed25519', format: 'traditional' },
        check: ({ privateKey }) => privateKey.startsWith('-----BEGIN PRIVATE KEY-----'),
        warns: ['no-traditional-form'],
      },
      { input: { bits: 2049 }, fails: 'not-multiple-of-8', field: 'bits' },
      { input: { bits: 256 }, fails: 'below-minimum', field: 'bits' },
    ],
  },
  inspect: {
    finds: {
      'PEM in another notation': {
        matches: [JSON.stringify(ED25519_PUBLIC), encodeURIComponent(ED25519_PUBLIC).replaceAll('%20', ' ')],
        rejects: [ED25519_PUBLIC, '-----BEGIN PGP PUBLIC KEY BLOCK-----\\n', 'BEGIN PUBLIC KEY'],
      },
      'bare Base64': {
        matches: [ED25519_PUBLIC, ED25519_PRIVATE, CERTIFICATE].map(bare),
        rejects: ['MIIB', 'TWFueSBoYW5kcyBtYWtlIGxpZ2h0IHdvcmsuTWFueSBoYW5kcw==', `x${bare(ED25519_PUBLIC)}`],
      },
      'JSON Web Key': {
        matches: [ED25519_JWK, `{"keys":[${ED25519_JWK}]}`],
        rejects: ['{"kty":"?"}', '{"key":"RSA"}', '"kty":"RSA"'],
      },
    },
    detect: [
      {
        matches: [ED25519_PUBLIC, ED25519_PRIVATE, EC_WITH_PARAMETERS],
        rejects: [
          '-----BEGIN PGP MESSAGE-----\n\nhQEM\n=abcd\n-----END PGP MESSAGE-----',
          '-----BEGIN PUBLIC KEY-----',
          '-----BEGIN A-----\nAA==\n-----END B-----',
          'BEGIN PUBLIC KEY',
        ],
      },
    ],
    examples: [
      {
        input: { pem: `leaf\n${CERTIFICATE}its key\n${ED25519_PRIVATE}` },
        check: ({ what, blocks }) => what !== null && blocks[0]?.subject === 'CN=example.com',
        now: '2040-01-01T00:00:00Z',
        warns: ['keep-secret', 'expired'],
      },
      {
        input: { pem: `${CERTIFICATE}${ED25519_PRIVATE.slice(0, 60)}` },
        fails: 'bad-asn1',
        at: { offset: CERTIFICATE.length },
      },
      { input: { pem: CERTIFICATE }, now: '2040-01-01T00:00:00Z', warns: ['expired'], check: () => true },
      { input: { pem: CERTIFICATE }, now: '2020-01-01T00:00:00Z', warns: ['not-yet-valid'], check: () => true },
      {
        input: { pem: '-----BEGIN PGP MESSAGE-----\nMAA=\n-----END PGP MESSAGE-----' },
        output: { what: { message: 'other', params: { label: 'PGP MESSAGE' } } },
      },
      {
        input: {
          pem: '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00\n\nAAAA\n-----END RSA PRIVATE KEY-----',
        },
        output: { what: { message: 'encrypted' } },
      },
      // made by ssh-keygen
      {
        input: { pem: SSH_ED25519 },
        output: { what: { message: 'public', params: { key: 'Ed25519' } }, subject: 'anna@host' },
      },
      {
        input: { pem: `# laptop\n${SSH_RSA}\n` },
        output: { what: { message: 'public', params: { key: 'RSA 1024' } } },
      },
      {
        input: { pem: `${SSH_ECDSA}\n${SSH_ED25519}` },
        check: ({ blocks }) => blocks.length === 2 && blocks[0]?.subject === 'two words',
      },
      { input: { pem: SSH_ED25519.replace('anna', '\nanna') }, fails: 'no-pem' },
      { input: { pem: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ2Zb3Zb anna@host' }, fails: 'bad-asn1' },
      { input: { pem: SSH_RSA.replace('ssh-rsa', 'ssh-dss') }, fails: 'bad-asn1' },
      { input: { pem: 'ssh-ed25519 AAAA' }, fails: 'no-pem' },
      {
        input: { pem: JSON.stringify(ED25519_PRIVATE) },
        output: { what: { message: 'private', params: { key: 'Ed25519' } } },
        warns: ['escaped-breaks', 'keep-secret'],
      },
      {
        input: { pem: btoa(CERTIFICATE) },
        output: { subject: 'CN=example.com' },
        warns: ['base64-of-pem'],
        now: '2027-01-01T00:00:00Z',
      },
      {
        input: { pem: bare(ED25519_PUBLIC) },
        output: { what: { message: 'public', params: { key: 'Ed25519' } } },
        warns: ['no-begin-line'],
      },
      {
        input: { pem: ED25519_PUBLIC.slice(0, ED25519_PUBLIC.indexOf('-----END')) },
        output: { what: { message: 'public', params: { key: 'Ed25519' } } },
        warns: ['no-end-line'],
      },
      // the SPKI digest as OpenSSL and sha256sum give it
      {
        input: { pem: ED25519_JWK },
        output: {
          what: { message: 'public', params: { key: 'Ed25519' } },
          spkiSha256: '06e3fd8fda29bb60ab59557de61edb0aecdb231134be30e75b455f8e1b792fa9',
        },
        warns: [],
      },
      {
        input: { pem: '{"kty":"oct","k":"AAEC"}' },
        output: { what: { message: 'symmetric' } },
        warns: ['keep-secret'],
      },
      { input: { pem: '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----' }, fails: 'bad-asn1' },
    ],
  },
});
