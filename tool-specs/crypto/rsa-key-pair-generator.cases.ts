import { casesOf } from '../../src/core/spec.ts';
import { ED25519_PUBLIC, ED25519_PRIVATE, EC_WITH_PARAMETERS, CERTIFICATE } from './rsa-key-pair-generator.ts';
import type { default as tool } from './rsa-key-pair-generator.ts';

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
      'SSH public key': {
        matches: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ2Zb3Zb anna@host'],
        rejects: ['ssh-rsa is old', 'ssh anna@host', 'ssh-ed25519 BBBB'],
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
      { input: { pem: 'ssh-ed25519 AAAA' }, fails: 'no-pem' },
      { input: { pem: '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----' }, fails: 'bad-asn1' },
    ],
  },
});
