import { type ContextOf, defineTool, type KeyValue, out, text } from '../../src/core/spec.ts';
import { encodeBase64, encodeHex } from '../../src/lib/bytes/bytes.ts';
import { digest } from '../../src/lib/crypto/digest.ts';
import { randomart } from '../../src/lib/crypto/ssh/art.ts';
import { readSshEntries, SSH_PROBLEMS } from '../../src/lib/crypto/ssh/entries.ts';
import { judgeSshKey, SSH_RATINGS } from '../../src/lib/crypto/ssh/judge.ts';
import type { SshEntry } from '../../src/lib/crypto/ssh/openssh.ts';
import { pemOf, rfc4716Of } from '../../src/lib/crypto/ssh/pem-key.ts';

const FORMS = [
  'public-line',
  'authorized',
  'known-host',
  'rfc4716',
  'openssh-private',
  'pem-public',
  'pem-private',
  'putty',
] as const;
const FACTS = [
  'type',
  'size',
  'form',
  'comment',
  'options',
  'hosts',
  'encryption',
  'key-id',
  'principals',
  'valid-from',
  'valid-to',
  'md5',
] as const;

/** Made with ssh-keygen 9.2. */
export const ED25519 =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh ada@example.com';
export const AUTHORIZED = `# laptop
${ED25519}
from="10.0.0.0/8",command="/usr/bin/backup --all",no-pty ${ED25519.replace('ada@', 'backup@')}
`;

const described = { messages: [...FACTS, ...FORMS, ...SSH_RATINGS, 'not-encrypted', 'hashed-hosts'] } as const;

export default defineTool({
  icon: 'key-round',
  createdAt: '2026-11-28',
  related: ['rsa-key-pair-generator', 'certificate-decoder', 'token-generator'],
  fields: {
    keys: text({ primary: true, secret: true, multiline: true, monospace: true, rows: 6, maxLength: 2_000_000 }),
  },
  output: {
    sha256: out.row(),
    verdict: out.verdict(),
    art: out.text(),
    details: out.keyValue(),
    openssh: out.text({ fileName: 'id.pub' }),
    rfc4716: out.text({ fileName: 'id-rfc4716.pub' }),
    pem: out.text({ fileName: 'id.pem' }),
    entries: out.table(['line', 'type', 'bits', 'sha256', 'comment', 'rating'], { fileName: 'ssh-keys.csv' }),
  },
  failures: [...SSH_PROBLEMS],
  warnings: ['keep-secret'],
  ...described,
  aliases: { 'ssh-key': {}, 'ssh-fingerprint': {}, randomart: {} },
  answers: 'inline',
  detect: [
    { pattern: /^---- BEGIN SSH2 PUBLIC KEY ----\r?\n[^]*---- END SSH2 PUBLIC KEY ----\s*$/, confidence: 0.99 },
    { pattern: /^PuTTY-User-Key-File-[23]: [a-z\d-]+\r?\n/, confidence: 0.99 },
    {
      pattern: /^-----BEGIN OPENSSH PRIVATE KEY-----\r?\n[^]*-----END OPENSSH PRIVATE KEY-----\s*$/,
      confidence: 0.995,
    },
  ],
  async transform({ keys }, ctx) {
    const entries = await readSshEntries(keys);
    if (entries.some(({ cipher }) => cipher !== null)) ctx.warn('keep-secret');
    const [first] = entries;
    if (!first) throw ctx.fail('no-ssh-key');
    const hashes = await Promise.all(entries.map(({ key }) => digest(['sha-256', 'md5'], key.blob, ctx)));
    const sha256 = hashes.map((hash) => `SHA256:${encodeBase64(hash['sha-256'], { padding: false })}`);
    const rated = entries.map(({ key }) => judgeSshKey(key, ctx.now));
    const { key } = first;
    const isLoose = first.cipher === 'none' && rated[0]?.tone === 'good';
    return {
      sha256: sha256[0] ?? null,
      verdict: isLoose
        ? { tone: 'warn' as const, label: ctx.say('not-encrypted') }
        : { tone: rated[0]?.tone ?? 'bad', label: ctx.say(rated[0]?.rating ?? 'short-key') },
      art: hashes[0] ? randomart(hashes[0]['sha-256'], key.name, key.bits, 'SHA256') : '',
      details: factsOf(first, hashes[0]?.md5 ?? new Uint8Array(), ctx),
      openssh: `${publicLine(first)}\n`,
      rfc4716: rfc4716Of(key.blob, first.comment),
      pem: pemOf(key) ?? '',
      entries:
        entries.length === 1
          ? []
          : entries.map(({ line, key: { name, bits }, comment, hosts }, at) => ({
              line,
              type: name,
              bits,
              sha256: sha256[at] ?? null,
              comment: comment || hosts || null,
              rating: ctx.say(rated[at]?.rating ?? 'short-key'),
            })),
    };
  },
  examples: {
    publicKey: {
      input: { keys: ED25519 },
      output: { sha256: 'SHA256:ebCT4wkJOqO5AIlHG03cHvn3Cr3ZZEEh8m81duHhR3Q', verdict: { tone: 'good' } },
      warns: [],
    },
    authorizedKeys: {
      input: { keys: AUTHORIZED },
      check: ({ entries }) => entries.map(({ line }) => line).join() === '2,3',
      warns: [],
    },
    pemKey: {
      input: {
        keys: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n',
      },
      check: ({ openssh }) => openssh === `${ED25519.replace(' ada@example.com', '')}\n`,
    },
  },
});

const publicLine = ({ key: { blob }, comment }: SshEntry) => {
  const type = new TextDecoder().decode(blob.subarray(4, 4 + (blob[3] ?? 0)));
  return `${type} ${encodeBase64(blob)}${comment === '' ? '' : ` ${comment}`}`;
};

const dateOf = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined
    ? null
    : new Date(Math.min(seconds, 8e12) * 1000).toISOString().replace('.000', '');

function factsOf(entry: SshEntry, md5: Uint8Array, ctx: ContextOf<typeof described>): KeyValue[] {
  const { key, comment, options, hosts, form, cipher } = entry;
  const { certificate } = key;
  const values: Readonly<Record<(typeof FACTS)[number], KeyValue['value']>> = {
    type: key.type,
    size: key.bits,
    form: ctx.say(form),
    comment: comment || null,
    options: options || null,
    hosts: /^(?:@\S+ )?\|1\|/.test(hosts) ? ctx.say('hashed-hosts') : hosts || null,
    encryption: cipher,
    'key-id': certificate?.id ?? null,
    principals: certificate?.principals.join(', ') || null,
    'valid-from': dateOf(certificate?.from),
    'valid-to': dateOf(certificate?.to),
    md5: `MD5:${encodeHex(md5, { separator: ':' })}`,
  };
  return FACTS.filter((name) => values[name] !== null).map((name) => ({ key: ctx.say(name), value: values[name] }));
}
