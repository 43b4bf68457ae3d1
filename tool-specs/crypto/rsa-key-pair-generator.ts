import { choice, defineTool, integer, operation, out, secret, text } from '../../src/core/spec.ts';
import { BASE64_PROBLEMS, encodeHex } from '../../src/lib/bytes/bytes.ts';
import { digest } from '../../src/lib/crypto/digest.ts';
import { generateKeyPair } from '../../src/lib/crypto/generate-key-pair.ts';
import { fingerprints, sshPublicLine } from '../../src/lib/crypto/key-formats.ts';
import { pemFacts } from '../../src/lib/crypto/pem-facts.ts';
import { KEY_PAIR_FORMATS, writeKeyPair } from '../../src/lib/crypto/write-key-pair.ts';
import { loneSurrogateAt } from '../../src/lib/bytes/utf8.ts';

const types = {
  rsa: 'RSA',
  'p-256': 'EC P-256',
  'p-384': 'EC P-384',
  'p-521': 'EC P-521',
  ed25519: 'Ed25519',
} as const;
/** What a PEM block tells. */
const FACTS = ['what', 'validFrom', 'validTo', 'subject', 'issuer', 'serial', 'spkiSha256'] as const;

// RFC 8410, 10.1 and 10.3
export const ED25519_PUBLIC =
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n';
export const ED25519_PRIVATE =
  '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n';
// Made by OpenSSL 3.
export const EC_WITH_PARAMETERS = `-----BEGIN EC PARAMETERS-----
BggqhkjOPQMBBw==
-----END EC PARAMETERS-----
-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIHydOYEQfMbfYe9lgce28mPm/FsoTGJRqhF01op1zekeoAoGCCqGSM49
AwEHoUQDQgAE8L0lIMP2bnF7/1bb9t21RegiQuE/GSTy2IH/R8xxGwyfsSlD1riH
ZMVpglK/yFSWeT0Oy54OrVK9Yq1zkPSwkA==
-----END EC PRIVATE KEY-----
`;
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBgDCCASegAwIBAgIUC6g/4BBN1UF0tJ2AYNwceEzl7cUwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wHhcNMjYxMTIwMTYyMTE2WhcNMzYxMTE3
MTYyMTE2WjAWMRQwEgYDVQQDDAtleGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABPPdgdUiIwm2Ph86Nb413XoW2pAlDMMcjXkaEVmj/RMxEBGVJMGz
26Lh3nxt4pGUgxV/mKHczTiz8Lqi8Q7Cyw2jUzBRMB0GA1UdDgQWBBQ/PhtgpIZR
gyB5CCmLfC3KXXBndzAfBgNVHSMEGDAWgBQ/PhtgpIZRgyB5CCmLfC3KXXBndzAP
BgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCIGnaa5AWfGLT9Y3CquJg
IzKj6XyBTvDwaDvDQLcQa0OBAiAGrmdQrYcjlI7h0Et3W0/CcXe0B2BZKF8kuz+T
sKsNvA==
-----END CERTIFICATE-----
`;

export default defineTool({
  icon: 'file-key',
  createdAt: '2023-03-10',
  related: ['token-generator', 'hash-text'],
  operations: {
    run: operation({
      fields: {
        bits: integer({ primary: true, min: 512, max: 16_384, step: 8, initial: 2048, when: { type: ['rsa'] } }),
        type: choice(types),
        format: choice(KEY_PAIR_FORMATS),
        passphrase: secret({ required: false, when: { format: ['pkcs8'] } }),
        comment: text({ when: { format: ['openssh'] } }),
      },
      output: {
        publicKey: out.text({ fileName: 'public-key.txt' }),
        privateKey: out.text({ secret: true, fileName: 'private-key.txt', large: true }),
        authorizedKeys: out.row(),
        sha256: out.row(),
        md5: out.row(),
        spkiSha256: out.row(),
      },
      failures: ['not-multiple-of-8', 'secure-context-needed', 'key-not-supported', 'lone-surrogate'],
      warnings: ['weak-rsa', 'no-traditional-form'],
      aliases: {
        rsa: {},
        keypair: {},
        ed25519: { type: 'ed25519' },
        ecdsa: { type: 'p-256' },
        sshkey: { type: 'ed25519', format: 'openssh' },
      },
      // Primes are found by chance: some runs take thrice as long as others.
      cost: ({ bits, type }) => (type === 'rsa' ? 200 * (bits / 2048) ** 3 : 5),
      async transform({ bits, type, format, passphrase, comment }, ctx) {
        if (type === 'rsa' && bits % 8 !== 0) throw ctx.fail('not-multiple-of-8', { field: 'bits' });
        if (type === 'rsa' && bits < 2048) ctx.warn('weak-rsa');
        if (type === 'ed25519' && format === 'traditional') ctx.warn('no-traditional-form');
        for (const [field, value] of Object.entries({ passphrase, comment }))
          if (loneSurrogateAt(value) >= 0)
            throw ctx.fail('lone-surrogate', { field: field as 'passphrase' | 'comment' });

        const pair = await generateKeyPair(type, bits);
        return {
          ...(await writeKeyPair(pair, format, { passphrase, comment, random: ctx.random })),
          authorizedKeys: sshPublicLine(pair.jwk, comment),
          ...(await fingerprints(pair.jwk, pair.spki)),
        };
      },
      examples: {
        rsa2048: {
          input: { bits: 2048 },
          check: ({ publicKey, privateKey, sha256 }) =>
            publicKey.startsWith('-----BEGIN PUBLIC KEY-----\n') &&
            privateKey.startsWith('-----BEGIN PRIVATE KEY-----\n') &&
            /^SHA256:[\w+/]{43}$/.test(String(sha256)),
          warns: [],
        },
        sshKey: {
          input: { type: 'ed25519', format: 'openssh', comment: 'me@example.org' },
          check: ({ publicKey, privateKey }) =>
            /^ssh-ed25519 AAAA\S{64} me@example\.org\n$/.test(publicKey) &&
            privateKey.startsWith('-----BEGIN OPENSSH PRIVATE KEY-----'),
        },
        ellipticKey: {
          input: { type: 'p-384', format: 'traditional' },
          check: ({ publicKey, privateKey }) =>
            publicKey.startsWith('-----BEGIN PUBLIC KEY-----') &&
            privateKey.startsWith('-----BEGIN EC PRIVATE KEY-----'),
        },
      },
    }),

    inspect: operation({
      fields: {
        pem: text({ primary: true, secret: true, multiline: true, monospace: true, rows: 8, maxLength: 1_000_000 }),
      },
      output: {
        what: out.row(),
        validFrom: out.row(),
        validTo: out.row(),
        subject: out.row(),
        issuer: out.row(),
        serial: out.row(),
        spkiSha256: out.row(),
        blocks: out.table(['number', ...FACTS]),
      },
      failures: [...BASE64_PROBLEMS, 'no-pem', 'bad-asn1'],
      warnings: ['expired', 'not-yet-valid', 'keep-secret'],
      messages: ['public', 'private', 'encrypted', 'certificate', 'request', 'other', 'several'],
      aliases: { pem: {}, 'cert-info': {}, 'key-info': {} },
      answers: 'inline',
      detect: [
        {
          // the last block may be of another kind than the first
          pattern: /^-----BEGIN (?!PGP )[A-Z0-9 ]{3,40}-----\r?\n[^]*\n-----END [A-Z0-9 ]{3,40}-----$/,
          confidence: 0.99,
        },
      ],
      async transform({ pem: typed }, ctx) {
        const all = pemFacts(typed);
        if (all.some(({ kind }) => kind === 'private')) ctx.warn('keep-secret');
        if (all.some(({ validTo }) => validTo !== null && validTo < ctx.now)) ctx.warn('expired');
        if (all.some(({ validFrom }) => validFrom !== null && validFrom > ctx.now)) ctx.warn('not-yet-valid');
        const date = (time: number | null) => time && new Date(time).toISOString().replace('.000', '');
        const rows = await Promise.all(
          all.map(async ({ kind, key, label, validFrom, validTo, spki, ...names }) => ({
            what: ctx.say(kind, { key: key ?? '?', subject: names.subject ?? '', label }),
            validFrom: date(validFrom),
            validTo: date(validTo),
            ...names,
            spkiSha256: spki && encodeHex((await digest(['sha-256'], spki, ctx))['sha-256']),
          })),
        );
        if (rows.length === 1) return { ...rows[0]!, blocks: [] };
        return {
          what: ctx.say('several', { count: rows.length }),
          validFrom: null,
          validTo: null,
          subject: null,
          issuer: null,
          serial: null,
          spkiSha256: null,
          blocks: rows.map((row, i) => ({ number: i + 1, ...row })),
        };
      },
      examples: {
        publicKey: {
          input: { pem: ED25519_PUBLIC },
          output: { what: { message: 'public', params: { key: 'Ed25519' } } },
          warns: [],
        },
        privateKey: {
          input: { pem: ED25519_PRIVATE },
          output: { what: { message: 'private' } },
          warns: ['keep-secret'],
        },
        certificate: {
          input: { pem: CERTIFICATE },
          output: {
            what: { message: 'certificate', params: { key: 'EC P-256', subject: 'CN=example.com' } },
            validTo: '2036-11-17T16:21:16Z',
            issuer: 'CN=example.com',
          },
          now: '2026-11-21T00:00:00Z',
          warns: [],
        },
        oldEcKey: {
          input: { pem: EC_WITH_PARAMETERS },
          check: ({ blocks }) => blocks.length === 2 && blocks[1]?.number === 2,
          warns: ['keep-secret'],
        },
      },
    }),
  },
});
