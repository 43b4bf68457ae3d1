import {
  choice,
  code,
  type ContextOf,
  defineTool,
  integer,
  list,
  operation,
  out,
  text,
  toggle,
} from '../../src/core/spec.ts';
import {
  BUILD_PROBLEMS,
  type BuiltRecord,
  buildBimi,
  buildDkim,
  buildDmarc,
  buildSpf,
  buildSts,
  buildTlsReports,
  domainOf,
  zoneLine,
} from '../../src/lib/network/mail-records/build.ts';
import { checkRecords } from '../../src/lib/network/mail-records/check.ts';
import { FINDING_CODES, MEANING_CODES } from '../../src/lib/network/mail-records/record.ts';

const described = {
  messages: [
    ...FINDING_CODES,
    ...MEANING_CODES,
    'no-faults',
    'some-warnings',
    'some-faults',
    'fault',
    'advice',
    'lookups-of',
    'lookups-at-least',
  ],
} as const;

const KINDS = {
  dmarc: 'DMARC',
  spf: 'SPF',
  dkim: 'DKIM',
  'mta-sts': 'MTA-STS',
  tlsrpt: 'TLSRPT',
  bimi: 'BIMI',
} as const;
const POLICIES = { none: 'none', quarantine: 'quarantine', reject: 'reject' };

const pasted = `example.com. 300 IN TXT "v=spf1 mx include:_spf.google.com include:mail.example.net ip4:192.0.2.0/24 ~all"
mail.example.net. 300 IN TXT "v=spf1 ip4:198.51.100.7 a:out.example.net -all"
_dmarc.example.com. 300 IN TXT "v=DMARC1; p=none; rua=mailto:dmarc@example.com"
_smtp._tls.example.com. 300 IN TXT "v=TLSRPTv1; rua=mailto:tls@example.com"
`;

/** Faults and explanations of records, in words. */
function explain(typed: string, ctx: ContextOf<typeof described>) {
  const { records, lookups } = checkRecords(typed);
  const nameOf = ({ record }: (typeof records)[number]) => {
    const kind = record.kind ?? '?';
    return record.name === null ? kind : `${kind} ${record.name}`;
  };
  const faults = records.flatMap((own) =>
    own.findings.map(({ tone, code: finding, params }) => ({
      record: nameOf(own),
      severity: ctx.say(tone === 'bad' ? 'fault' : 'advice'),
      fault: ctx.say(finding, params),
    })),
  );
  const all = records.flatMap(({ findings }) => findings);
  const bad = all.filter(({ tone }) => tone === 'bad').length;
  const tone = bad > 0 ? ('bad' as const) : all.length > 0 ? ('warn' as const) : ('good' as const);
  const label =
    bad > 0
      ? ctx.say('some-faults', { count: bad })
      : all.length > 0
        ? ctx.say('some-warnings', { count: all.length })
        : ctx.say('no-faults');
  const { count = 0, unknown = [] } = lookups ?? {};
  return {
    verdict: { tone, label },
    faults,
    lookups:
      lookups === null
        ? null
        : unknown.length === 0
          ? ctx.say('lookups-of', { total: String(count) })
          : ctx.say('lookups-at-least', { total: String(count), names: unknown.slice(0, 4).join(', ') }),
    parts: records.flatMap((own) =>
      own.parts.map(({ part, code: meaning, params, lookups: cost }) => ({
        record: nameOf(own),
        part,
        meaning: ctx.say(meaning, params),
        lookups: cost ?? null,
      })),
    ),
  };
}

const outputs = {
  faults: out.table(['record', 'severity', 'fault']),
  lookups: out.row(),
  parts: out.table(['record', 'part', 'meaning', 'lookups']),
};

export default defineTool({
  icon: 'mails',
  createdAt: '2026-11-28',
  related: ['email-normalizer', 'ipv4-subnet-calculator', 'url-parser', 'rsa-key-pair-generator'],
  operations: {
    check: operation({
      ...described,
      fields: { records: code('plain', { primary: true, maxLength: 50_000 }) },
      output: { verdict: out.verdict(), ...outputs },
      answers: 'inline',
      aliases: { spf: {}, dmarc: {}, dkim: {} },
      detect: [
        {
          pattern: /^(?:[^\n]{0,200}[\s"])?v ?= ?(?:spf1|DMARC1|DKIM1|BIMI1|STSv1|TLSRPTv1)(?:[\s;"]|$)/i,
          confidence: 0.95,
        },
      ],
      transform({ records }, ctx) {
        return explain(records, ctx);
      },
      examples: {
        domain: {
          input: { records: pasted },
          check: ({ verdict, lookups, parts }) =>
            verdict?.tone === 'warn' &&
            (lookups as { params?: { total?: string } }).params?.total === '4' &&
            parts.length === 15,
        },
        tooManyLookups: {
          input: {
            records: `v=spf1 ${Array.from({ length: 11 }, (_, at) => `include:_spf${at + 1}.example.com`).join(' ')} -all`,
          },
          check: ({ verdict, faults }) =>
            verdict?.tone === 'bad' && JSON.stringify(faults[0]).includes('too-many-lookups'),
        },
        dkimKey: {
          input: {
            records:
              'brisbane._domainkey.example.com. IN TXT ("v=DKIM1; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQ"\n "KBgQDwIRP/UC3SBsEmGqZ9ZJW3/DkMoGeLnQg1fWn7/zYt"\n "IxN2SnFCjxOCKG9v3b4jYfcTNh5ijSsq631uBItLa7od+v"\n "/RtdC2UzJ1lWT947qR+Rcac2gbto/NMqJ0fzfVjH4OuKhi"\n "tdY9tf6mcwGjaNBcWToIMmPSPDdQPNUYckcQ2QIDAQAB")',
          },
          check: ({ parts, faults }) =>
            JSON.stringify(parts[1]).includes('RSA 1024') && JSON.stringify(faults[0]).includes('weak-key'),
        },
      },
    }),

    build: operation({
      ...described,
      fields: {
        domain: text({ primary: true, single: true, maxLength: 300 }),
        kind: choice(KINDS),
        policy: choice(POLICIES, { when: { kind: ['dmarc'] } }),
        reports: text({ maxLength: 1000, when: { kind: ['dmarc', 'tlsrpt'] } }),
        senders: list({ maxLength: 10_000, when: { kind: ['spf'] } }),
        ending: choice({ '~all': '~all', '-all': '-all', '?all': '?all' }, { when: { kind: ['spf'] } }),
        selector: text({ initial: 'mail', monospace: true, maxLength: 63, when: { kind: ['dkim'] } }),
        key: code('plain', { maxLength: 10_000, required: false, when: { kind: ['dkim'] } }),
        mode: choice({ testing: 'testing', enforce: 'enforce', none: 'none' }, { when: { kind: ['mta-sts'] } }),
        servers: list({ maxLength: 10_000, when: { kind: ['mta-sts'] } }),
        days: integer({ min: 1, max: 365, initial: 7, when: { kind: ['mta-sts'] } }),
        logo: text({ maxLength: 2000, when: { kind: ['bimi'] } }),
        proof: text({ maxLength: 2000, when: { kind: ['bimi'] } }),
        subdomains: choice(['same', 'none', 'quarantine', 'reject'], {
          names: POLICIES,
          when: { kind: ['dmarc'] },
          advanced: true,
        }),
        strict: toggle({ when: { kind: ['dmarc'] }, advanced: true }),
      },
      output: {
        value: out.row(),
        name: out.row(),
        zone: out.code('plain', { fileName: 'records.txt' }),
        policyFile: out.code('plain', { fileName: 'mta-sts.txt' }),
        ...outputs,
      },
      failures: BUILD_PROBLEMS,
      answers: 'inline',
      aliases: { 'spf-generator': { kind: 'spf' }, 'dmarc-generator': { kind: 'dmarc' } },
      transform({ domain, kind, ...fields }, ctx) {
        const own = ctx.within('domain', () => domainOf(domain));
        const id = new Date(ctx.now).toISOString().replace(/\D/g, '').slice(0, 14);
        const built: Record<typeof kind, () => BuiltRecord> = {
          spf: () => ctx.within('senders', () => buildSpf(own, fields.senders, fields.ending)),
          dmarc: () => ctx.within('reports', () => buildDmarc(own, fields)),
          dkim: () => ctx.within('key', () => buildDkim(own, fields.selector.trim(), fields.key)),
          'mta-sts': () => ctx.within('servers', () => buildSts(own, { ...fields, id })),
          tlsrpt: () => ctx.within('reports', () => buildTlsReports(own, fields.reports)),
          bimi: () => ctx.within('logo', () => buildBimi(own, fields.logo, fields.proof)),
        };
        const record = built[kind]();
        const zone = zoneLine(record);
        const { faults, lookups, parts } = explain(zone, ctx);
        return { value: record.value, name: record.name, zone, policyFile: record.file ?? '', faults, lookups, parts };
      },
      examples: {
        reports: {
          input: { domain: 'example.com', reports: 'dmarc@example.com', policy: 'quarantine' },
          output: {
            value: 'v=DMARC1; p=quarantine; rua=mailto:dmarc@example.com',
            name: '_dmarc.example.com',
            zone: '_dmarc.example.com. 3600 IN TXT "v=DMARC1; p=quarantine; rua=mailto:dmarc@example.com"\n',
          },
        },
        senders: {
          input: {
            domain: 'example.com',
            kind: 'spf',
            senders: ['mx', '192.0.2.0/24', '2001:db8::25', '_spf.google.com'],
          },
          output: { value: 'v=spf1 mx ip4:192.0.2.0/24 ip6:2001:db8::25 include:_spf.google.com ~all' },
        },
        encryption: {
          input: {
            domain: 'example.com',
            kind: 'mta-sts',
            mode: 'enforce',
            servers: ['mail.example.com', '*.example.net'],
          },
          now: '2026-11-28T10:30:00Z',
          output: {
            value: 'v=STSv1; id=20261128103000',
            policyFile: 'version: STSv1\nmode: enforce\nmx: mail.example.com\nmx: *.example.net\nmax_age: 604800\n',
          },
        },
      },
    }),
  },
});
