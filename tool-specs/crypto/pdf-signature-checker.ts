import { type Cell, type Context, defineTool, file, type Message, out, sampleFile, text } from '../../src/core/spec.ts';
import type { Certificate } from '../../src/lib/crypto/asn1/certificate.ts';
import { anchorOf, readCertificates } from '../../src/lib/crypto/asn1/chain.ts';
import { decodeBase64, encodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { pem } from '../../src/lib/crypto/asn1/der.ts';
import { certificatesOf, checkSignatures, instantOf } from '../../src/lib/crypto/pdf-signature/check.ts';
import type { CheckedSignature, State } from '../../src/lib/crypto/pdf-signature/check.ts';
import { contentEnd } from '../../src/lib/crypto/pdf-signature/find.ts';
import { SAMPLE } from '../../src/lib/crypto/pdf-signature/sample.ts';

const STATES = ['altered', 'forged', 'malformed', 'unsupported', 'intact'] as const satisfies State[]; // the worst first
const columns = [
  'number',
  'state',
  'signer',
  'time',
  'covers',
  'algorithm',
  'encoding',
  'reason',
  'location',
  'contact',
  'name',
] as const;
const certificateColumns = ['number', 'subject', 'issuer', 'validFrom', 'validTo', 'serial', 'sha256'] as const;
const messages = [
  ...STATES,
  'intact-whole',
  'intact-part',
  'stamped-only',
  'unsigned',
  'timestamp',
  'stamped',
  'claimed',
  'whole',
  'part',
  'trusted',
  'not-trusted',
] as const;
const warnings = ['self-signed', 'outside-validity', 'weak-digest', 'bad-timestamp', 'trust-not-checked'] as const;

type Ctx = Context<'file' | 'trusted', 'secure-context-needed', (typeof warnings)[number], (typeof messages)[number]>;

export default defineTool({
  icon: 'file-badge',
  related: ['rsa-key-pair-generator', 'hash-text'],
  fields: {
    file: file({ primary: true, accept: '.pdf,application/pdf' }),
    trusted: text({ multiline: true, monospace: true, rows: 3 }),
  },
  output: {
    verdict: out.verdict(),
    signer: out.row(),
    trust: out.row(),
    time: out.row(),
    coverage: out.row(),
    signatures: out.table(columns),
    certificates: out.table(certificateColumns),
    pem: out.text({ fileName: 'certificates.pem' }),
  },
  failures: ['not-a-pdf', 'bad-certificate', 'secure-context-needed'],
  warnings,
  messages,
  aliases: { pdfsig: {}, 'pdf-signature': {} },
  runsIn: 'worker',
  async transform({ file, trusted }, ctx) {
    if ((crypto.subtle as SubtleCrypto | undefined) === undefined) throw ctx.fail('secure-context-needed');
    const bytes = new Uint8Array(file ? await file.arrayBuffer() : []);
    const anchors = ctx.within('trusted', () => (trusted.trim() === '' ? null : readCertificates(trusted)));
    const checked = await checkSignatures(bytes, anchors ?? []);
    const total = contentEnd(bytes);
    warn(checked, anchors !== null, ctx);
    const people = checked.filter(({ isTimestamp }) => !isTimestamp);
    const sound = people.filter(({ state }) => state === 'intact');
    const last = people.at(-1) ?? checked.at(-1);
    const covers = (end: number) =>
      end >= total
        ? ctx.say('whole')
        : ctx.say('part', { covered: end, total: bytes.length, rest: bytes.length - end });
    const perCertificate = checked.flatMap((each, index) =>
      certificatesOf(each).map((one) => ({ number: index + 1, one })),
    );
    return {
      verdict: verdictOf(checked, people.length, total, bytes.length, ctx),
      signer: [...new Set(sound.flatMap(({ certificate }) => certificate?.subject.short ?? []))].join(', ') || null,
      trust: anchors && trustOf(sound, anchors, ctx),
      time: last?.state === 'intact' ? timeOf(last, ctx) : null,
      coverage: checked.length === 0 ? null : covers(Math.max(...checked.map(({ found }) => found.end))),
      signatures: checked.map((each, index): Record<(typeof columns)[number], Cell> => {
        const { found, certificate, isTimestamp } = each;
        return {
          number: index + 1,
          state:
            isTimestamp && each.state === 'intact'
              ? ctx.say('timestamp')
              : ctx.say(each.state, { name: each.missing ?? '' }),
          signer: certificate?.subject.text ?? null,
          time: timeOf(each, ctx),
          covers: covers(found.end),
          algorithm: each.scheme,
          encoding: found.subFilter,
          reason: found.reason,
          location: found.location,
          contact: found.contact,
          name: found.name,
        };
      }),
      certificates: await Promise.all(
        perCertificate.map(async ({ number, one }) => ({
          number,
          subject: one.subject.text,
          issuer: one.issuer.text,
          validFrom: iso(one.validFrom),
          validTo: iso(one.validTo),
          serial: one.serial,
          sha256: encodeHex(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(one.der)))),
        })),
      ),
      pem: [...new Set(perCertificate.map(({ one }) => pem('CERTIFICATE', one.der)))].join(''),
    };
  },
  examples: [
    {
      input: { file: pdf(sample()) },
      output: {
        verdict: { tone: 'good', label: { message: 'intact-whole', params: {} } },
        signer: 'Zoë Ellipse',
        time: { message: 'claimed' },
        coverage: { message: 'whole' },
      },
      warns: ['trust-not-checked'],
    },
    // one digit of the page size changed
    {
      input: { file: pdf(sample().map((byte, at, all) => (at === latin1(all).indexOf('200 200') ? 0x39 : byte))) },
      output: { verdict: { tone: 'bad', label: { message: 'altered' } }, signer: null, time: null },
    },
    // something was added after signing
    {
      input: { file: pdf(Uint8Array.from([...sample(), ...encodeUtf8('6 0 obj null endobj\n')])) },
      output: {
        verdict: { tone: 'warn', label: { message: 'intact-part' } },
        signer: 'Zoë Ellipse',
        coverage: { message: 'part', params: { rest: 20 } },
      },
    },
    {
      input: { file: pdf(encodeUtf8('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')) },
      output: {
        verdict: { tone: 'neutral', label: { message: 'unsigned' } },
        signer: null,
        signatures: [],
        certificates: [],
        pem: '',
      },
      warns: [],
    },
  ],
});

const iso = (time: number) => new Date(time).toISOString();

function verdictOf(checked: readonly CheckedSignature[], people: number, total: number, size: number, ctx: Ctx) {
  const [worst] = STATES.flatMap((state) => checked.find((each) => each.state === state) ?? []);
  if (!worst) return { tone: 'neutral', label: ctx.say('unsigned') } as const;
  if (worst.state === 'unsupported')
    return { tone: 'warn', label: ctx.say('unsupported', { name: worst.missing ?? '' }) } as const;
  if (worst.state !== 'intact') return { tone: 'bad', label: ctx.say(worst.state) } as const;
  if (people === 0) return { tone: 'warn', label: ctx.say('stamped-only') } as const;
  const end = Math.max(...checked.map(({ found }) => found.end));
  if (end < total) return { tone: 'warn', label: ctx.say('intact-part', { rest: size - end }) } as const;
  return { tone: 'good', label: ctx.say('intact-whole') } as const;
}

function timeOf({ timestamp, claimedTime }: CheckedSignature, ctx: Ctx): Message | null {
  if (timestamp?.state === 'intact')
    return ctx.say('stamped', { time: iso(timestamp.time), authority: timestamp.authority?.subject.short ?? '' });
  return claimedTime === null ? null : ctx.say('claimed', { time: iso(claimedTime) });
}

/** Do all who signed have certificates that lead to a trusted one? */
function trustOf(sound: readonly CheckedSignature[], anchors: readonly Certificate[], ctx: Ctx): Message | null {
  const found = sound.map((each) => anchorOf(each.chain, anchors, instantOf(each, ctx.now)));
  if (found.length === 0) return null;
  const names = new Set(found.map((anchor) => anchor?.subject.short));
  return found.includes(null) ? ctx.say('not-trusted') : ctx.say('trusted', { anchors: [...names].join(', ') });
}

function warn(checked: readonly CheckedSignature[], hasAnchors: boolean, ctx: Ctx): void {
  const given = new Set<(typeof warnings)[number]>();
  for (const each of checked) {
    const { state, certificate, timestamp, scheme } = each;
    if (timestamp && timestamp.state !== 'intact') given.add('bad-timestamp');
    if (state !== 'intact' || !certificate) continue;
    if (!hasAnchors)
      given.add(certificate.issuer.text === certificate.subject.text ? 'self-signed' : 'trust-not-checked');
    const time = instantOf(each, ctx.now);
    if (time < certificate.validFrom || time > certificate.validTo) given.add('outside-validity');
    if (scheme?.endsWith('SHA-1')) given.add('weak-digest');
  }
  for (const code of warnings) if (given.has(code)) ctx.warn(code);
}

export function sample(): Uint8Array<ArrayBuffer> {
  return decodeBase64(SAMPLE).bytes;
}

export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

export function pdf(bytes: Uint8Array<ArrayBuffer>) {
  return sampleFile('signed.pdf', 'application/pdf', bytes);
}
