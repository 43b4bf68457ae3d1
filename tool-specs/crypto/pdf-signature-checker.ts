import { defineTool, file, out, sampleFile, text } from '../../src/core/spec.ts';
import type { ContextOf, Message } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { readCertificates } from '../../src/lib/crypto/asn1/chain.ts';
import { DISTRUST } from '../../src/lib/crypto/asn1/path.ts';
import { type CheckedSignature, checkSignatures } from '../../src/lib/crypto/pdf-signature/check.ts';
import { contentEnd } from '../../src/lib/crypto/pdf-signature/find.ts';
import { alteredSample, samplePdf } from '../../src/lib/crypto/pdf-signature/sample.ts';
import {
  listCertificates,
  SIGNATURE_NOTICES,
  signatureNotices,
  STATES,
  trustIn,
  verdictOn,
} from '../../src/lib/crypto/pdf-signature/summary.ts';

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
  ...DISTRUST,
] as const;

export default defineTool({
  icon: 'file-badge',
  createdAt: '2023-12-09',
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
  warnings: SIGNATURE_NOTICES,
  messages,
  aliases: { pdfsig: {}, 'pdf-signature': {} },
  runsIn: 'worker',
  async transform({ file, trusted }, ctx) {
    if ((crypto.subtle as SubtleCrypto | undefined) === undefined) throw ctx.fail('secure-context-needed');
    const bytes = new Uint8Array(file ? await file.arrayBuffer() : []);
    const anchors = ctx.within('trusted', () => (trusted.trim() === '' ? null : readCertificates(trusted)));
    const checked = await checkSignatures(bytes, anchors ?? []);
    for (const code of signatureNotices(checked, anchors, ctx.now)) ctx.warn(code);
    const content = { end: contentEnd(bytes), size: bytes.length };
    const verdict = verdictOn(checked, content);
    const people = checked.filter(({ isTimestamp }) => !isTimestamp);
    const sound = people.filter(({ state }) => state === 'intact');
    const last = people.at(-1) ?? checked.at(-1);
    const covered = Math.max(...checked.map(({ signature }) => signature.end));
    const certificates = await listCertificates(checked);
    // For a single signature, the table doesn't repeat the rows above.
    const said = checked.length === 1 && last?.state === 'intact' ? { time: null, covers: null } : {};
    return {
      verdict: { tone: verdict.tone, label: ctx.say(verdict.code, verdict.params) },
      signer: [...new Set(sound.flatMap(({ certificate }) => certificate?.subject.short ?? []))].join(', ') || null,
      trust: anchors && sound.length > 0 ? inWords(trustIn(sound, anchors, ctx.now), ctx) : null,
      time: last?.state === 'intact' ? timeOf(last, ctx) : null,
      coverage: checked.length === 0 ? null : coverageOf(covered, content, ctx),
      signatures: checked.map((each, index) => ({ number: index + 1, ...rowOf(each, content, ctx), ...said })),
      certificates: certificates.rows,
      pem: certificates.pem,
    };
  },
  examples: {
    signedPdf: {
      input: { file: pdf(samplePdf()) },
      output: {
        verdict: { tone: 'good', label: { message: 'intact-whole', params: {} } },
        signer: 'Zoë Ellipse',
        time: { message: 'claimed' },
        coverage: { message: 'whole' },
      },
      warns: ['trust-not-checked'],
    },
    alteredPdf: {
      input: { file: pdf(alteredSample()) },
      output: { verdict: { tone: 'bad', label: { message: 'altered' } }, signer: null, time: null },
    },
    appendedPdf: {
      input: { file: pdf(Uint8Array.from([...samplePdf(), ...encodeUtf8('6 0 obj null endobj\n')])) },
      output: {
        verdict: { tone: 'warn', label: { message: 'intact-part' } },
        signer: 'Zoë Ellipse',
        coverage: { message: 'part', params: { rest: 20 } },
      },
    },
    unsignedPdf: {
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
  },
});

type Ctx = ContextOf<{ messages: typeof messages }>;
type Content = Parameters<typeof verdictOn>[1];

const iso = (time: number) => new Date(time).toISOString();

function rowOf(checked: CheckedSignature, content: Content, ctx: Ctx) {
  const { signature, state } = checked;
  return {
    state:
      checked.isTimestamp && state === 'intact'
        ? ctx.say('timestamp')
        : ctx.say(state, { name: checked.missing ?? '' }),
    signer: checked.certificate?.subject.text ?? null,
    time: timeOf(checked, ctx),
    covers: coverageOf(signature.end, content, ctx),
    algorithm: checked.scheme,
    encoding: signature.subFilter,
    reason: signature.reason,
    location: signature.location,
    contact: signature.contact,
    name: signature.name,
  };
}

function coverageOf(covered: number, { end, size }: Content, ctx: Ctx): Message {
  return covered >= end ? ctx.say('whole') : ctx.say('part', { covered, total: size, rest: size - covered });
}

function inWords(trust: ReturnType<typeof trustIn>, ctx: Ctx): Message {
  if ('names' in trust) return ctx.say('trusted', { anchors: trust.names.join(', ') });
  return ctx.say(trust.reason, { name: trust.of?.subject.short ?? '' });
}

function timeOf({ timestamp, claimedTime }: CheckedSignature, ctx: Ctx): Message | null {
  if (timestamp?.state === 'intact')
    return ctx.say('stamped', { time: iso(timestamp.time), authority: timestamp.authority?.subject.short ?? '' });
  return claimedTime === null ? null : ctx.say('claimed', { time: iso(claimedTime) });
}

export function pdf(bytes: Uint8Array<ArrayBuffer>) {
  return sampleFile('signed.pdf', 'application/pdf', bytes);
}
