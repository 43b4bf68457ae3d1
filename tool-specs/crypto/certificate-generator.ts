import { choice, type ContextOf, defineTool, integer, operation, out, secret, text } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { pem } from '../../src/lib/crypto/asn1/pem.ts';
import { generateKeyPair } from '../../src/lib/crypto/generate-key-pair.ts';
import {
  ISSUED_USES,
  request,
  selfSigned,
  type Subject,
  SUBJECT_PART_IDS,
  SUBJECT_PARTS,
} from '../../src/lib/crypto/x509/issue.ts';
import { opensslCommand } from '../../src/lib/crypto/x509/openssl-command.ts';
import { readWantedNames, WANTED_NAME_PROBLEMS, type WantedName } from '../../src/lib/crypto/x509/wanted-names.ts';
import { colons } from '../../src/lib/crypto/x509/extension.ts';
import { digest } from '../../src/lib/crypto/digest.ts';
import { writeKeyPair } from '../../src/lib/crypto/write-key-pair.ts';

const KEYS = { 'p-256': 'EC P-256', 'p-384': 'EC P-384', rsa: 'RSA', ed25519: 'Ed25519' } as const;

const part = { advanced: true, maxLength: 200 } as const;
const fields = {
  names: text({ primary: true, required: false, multiline: true, monospace: true, rows: 3, maxLength: 100_000 }),
  use: choice(ISSUED_USES),
  key: choice(KEYS),
  bits: integer({ min: 2048, max: 8192, step: 1024, initial: 2048, when: { key: ['rsa'] } }),
  passphrase: secret({ required: false, advanced: true }),
  commonName: text(part),
  organization: text(part),
  unit: text(part),
  locality: text(part),
  state: text(part),
  country: text(part),
};
const failures = [
  ...WANTED_NAME_PROBLEMS,
  'secure-context-needed',
  'key-not-supported',
  'lone-surrogate',
  'no-name',
  'bad-country',
  'long-part',
  'control-character',
  'not-multiple-of-8',
] as const;
const common = { failures, warnings: ['web-address', 'no-dns-name'] } as const;

// Primes are found randomly: some runs take three times as long as others.
const timeFor = ({ key, bits, passphrase }: { key: string; bits: number; passphrase: string }) =>
  (key === 'rsa' ? 200 * (bits / 2048) ** 3 : 5) + (passphrase === '' ? 0 : 180);

const isPem = (text: string, label: string) =>
  text.startsWith(`-----BEGIN ${label}-----\n`) && text.endsWith(`-----END ${label}-----\n`);

export default defineTool({
  icon: 'file-lock',
  createdAt: '2026-11-28',
  related: ['certificate-decoder', 'rsa-key-pair-generator', 'token-generator'],
  operations: {
    certificate: operation({
      fields: { ...fields, days: integer({ min: 1, max: 36_500, initial: 365 }) },
      output: {
        certificate: out.text({ fileName: 'certificate.pem' }),
        privateKey: out.text({ secret: true, fileName: 'key.pem', large: true }),
        sha256: out.row(),
        command: out.code('shell'),
      },
      ...common,
      warnings: [...common.warnings, 'long-lived'],
      aliases: { 'self-signed': {}, 'new-cert': {}, 'new-ca': { use: 'ca' } },
      cost: timeFor,
      async transform({ days, ...values }, ctx) {
        const { wanted, pair, key, bits, privateKey } = await prepared(values, ctx);
        if (days > 825 && values.use !== 'ca') ctx.warn('long-lived', { days });
        const options = { serial: ctx.random(16), from: ctx.now, days };
        const der = await selfSigned(wanted, key, pair, options);
        const encrypted = values.passphrase !== '';
        return {
          certificate: pem('CERTIFICATE', der),
          privateKey,
          sha256: colons((await digest(['sha-256'], der))['sha-256']),
          command: opensslCommand(wanted, { type: key, bits, days, encrypted }),
        };
      },
      examples: {
        website: {
          input: { names: 'example.com\n*.example.com\n192.0.2.1' },
          check: ({ certificate, privateKey }) => isPem(certificate, 'CERTIFICATE') && isPem(privateKey, 'PRIVATE KEY'),
          warns: [],
        },
        localhost: {
          input: { names: 'localhost 127.0.0.1 ::1', key: 'ed25519' },
          check: ({ command }) => command.includes('subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1'),
          warns: [],
        },
        authority: {
          input: { use: 'ca', commonName: 'Example Root CA', organization: 'Example', country: 'CH', days: 3650 },
          check: ({ command }) => command.includes("-subj '/C=CH/O=Example/CN=Example Root CA'"),
          warns: [],
        },
        client: {
          input: { names: 'ada@example.com', use: 'client', commonName: 'Ada' },
          check: ({ command }) => command.includes('clientAuth') && command.includes('email:ada@example.com'),
        },
      },
    }),

    request: operation({
      fields,
      output: {
        request: out.text({ fileName: 'request.csr' }),
        privateKey: out.text({ secret: true, fileName: 'key.pem', large: true }),
        command: out.code('shell'),
      },
      ...common,
      aliases: { 'new-csr': {}, 'csr-generator': {} },
      cost: timeFor,
      async transform(values, ctx) {
        const { wanted, pair, key, bits, privateKey } = await prepared(values, ctx);
        const encrypted = values.passphrase !== '';
        return {
          request: pem('CERTIFICATE REQUEST', await request(wanted, key, pair)),
          privateKey,
          command: opensslCommand(wanted, { type: key, bits, days: null, encrypted }),
        };
      },
      examples: {
        website: {
          input: {
            names: 'example.com\nwww.example.com',
            organization: 'Example, Inc.',
            country: 'US',
            state: 'Oregon',
          },
          check: ({ request, privateKey }) => isPem(request, 'CERTIFICATE REQUEST') && isPem(privateKey, 'PRIVATE KEY'),
        },
        encryptedKey: {
          input: { names: 'example.com', passphrase: 'correct horse' },
          check: ({ privateKey, command }) => isPem(privateKey, 'ENCRYPTED PRIVATE KEY') && !command.includes('-nodes'),
        },
        rsaKey: {
          input: { names: 'bücher.example', key: 'rsa' },
          check: ({ command }) => command.includes('-newkey rsa:2048') && command.includes('xn--bcher-kva.example'),
        },
      },
    }),
  },
});

type Values = {
  [Name in keyof typeof fields]: (typeof fields)[Name] extends { initial: infer Value } ? Value : never;
};

/** What both operations need: checked names, a key pair and the text of its private key. */
async function prepared(values: Values, ctx: ContextOf<typeof common & { fields: typeof fields }>) {
  const names = readWantedNames(values.names);
  const subject = subjectOf(values, names, ctx);
  const { key, bits, use, passphrase } = values;
  if (Object.values(subject).every((value) => value === '') && names.length === 0)
    throw ctx.fail('no-name', { field: 'names' });
  if (bits % 8 !== 0) throw ctx.fail('not-multiple-of-8', { field: 'bits' });
  ctx.within('passphrase', () => encodeUtf8(passphrase));
  const isServer = use.startsWith('server');
  if (isServer && names.some(({ type, value }) => type === 'URI' && /^https?:/.test(value))) ctx.warn('web-address');
  else if (isServer && !names.some(({ type }) => type === 'DNS' || type === 'IP')) ctx.warn('no-dns-name');
  const pair = await generateKeyPair(key, bits);
  const written = await writeKeyPair(pair, 'pkcs8', { passphrase, comment: '', random: ctx.random });
  return { wanted: { subject, names, use }, pair, key, bits, privateKey: written.privateKey };
}

function subjectOf(
  values: Values,
  names: readonly WantedName[],
  ctx: ContextOf<typeof common & { fields: typeof fields }>,
): Subject {
  const first = names.find(({ type }) => type === 'DNS') ?? names[0];
  // A longer name stands among the alternative names only
  const fallback = first && first.value.length <= SUBJECT_PARTS.commonName.most ? first.value : '';
  const entries = SUBJECT_PART_IDS.map((name) => {
    const value = ctx.within(name, () => (encodeUtf8(values[name]), values[name].trim()));
    const { most } = SUBJECT_PARTS[name];
    if (/\p{Cc}/u.test(value)) throw ctx.fail('control-character', { field: name });
    if (name === 'country') {
      if (value !== '' && !/^[a-z]{2}$/i.test(value)) throw ctx.fail('bad-country', { field: name });
      return [name, value.toUpperCase()];
    }
    if (Array.from(value).length > most) throw ctx.fail('long-part', { field: name, params: { most } });
    return [name, name === 'commonName' && value === '' ? fallback : value];
  });
  return Object.fromEntries(entries) as Subject;
}
