// Records of tags: DKIM (RFC 6376), DMARC (RFC 7489), BIMI, MTA-STS (RFC 8461) and TLSRPT (RFC 8460).
import { keyOf } from './public-key.ts';
import type { Explained, Finding, MailRecord, MeaningCode, RecordKind } from './record.ts';

interface Tag {
  written: string;
  name: string;
  value: string;
}

const tagsOf = (text: string): Tag[] =>
  text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name = '', value = ''] = /^\s*([^=]*?)\s*(?:=\s*([^]*?)\s*)?$/.exec(part) ?? [];
      return { written: part.trim(), name: name.toLowerCase(), value };
    });

interface Rules {
  version: string;
  /** Where the record belongs. */
  name: (name: string) => boolean;
  place: string;
  needs: Readonly<Record<string, string>>;
  tags: Readonly<Record<string, RegExp>>;
}

const REPORTS =
  /^(?:mailto:[^\s@,!]+@[^\s@,!]+(?:!\d+[kmgt]?)?)(?:\s*,\s*mailto:[^\s@,!]+@[^\s@,!]+(?:!\d+[kmgt]?)?)*$/i;
const POLICY = /^(?:none|quarantine|reject)$/i;

const RULES: Readonly<Record<Exclude<RecordKind, 'SPF' | 'MTA-STS policy'>, Rules>> = {
  DMARC: {
    version: 'DMARC1',
    name: (name) => name.startsWith('_dmarc.'),
    place: '_dmarc.example.com',
    needs: { p: 'p=none' },
    tags: {
      p: POLICY,
      sp: POLICY,
      np: POLICY,
      rua: REPORTS,
      ruf: REPORTS,
      pct: /^(?:\d|[1-9]\d|100)$/,
      adkim: /^[rs]$/i,
      aspf: /^[rs]$/i,
      fo: /^[01ds](?::[01ds])*$/i,
      rf: /^[a-z]+(?::[a-z]+)*$/i,
      ri: /^\d+$/,
      t: /^[yn]$/i,
      psd: /^[ynu]$/i,
    },
  },
  DKIM: {
    version: 'DKIM1',
    name: (name) => /\._domainkey\.|\._domainkey$/.test(name),
    place: 'selector._domainkey.example.com',
    needs: { p: 'p=MIIB…' },
    tags: {
      k: /^(?:rsa|ed25519)$/i,
      p: /^[A-Za-z\d+/=\s]*$/,
      h: /^[\w:-]+$/,
      s: /^(?:\*|email)(?:\s*:\s*(?:\*|email))*$/i,
      t: /^[ys](?:\s*:\s*[ys])*$/i,
      n: /^[^]*$/,
      g: /^[^]*$/,
    },
  },
  BIMI: {
    version: 'BIMI1',
    name: (name) => name.includes('._bimi.'),
    place: 'default._bimi.example.com',
    needs: { l: 'l=https://example.com/logo.svg' },
    tags: {
      l: /^(?:https:\/\/\S+\.svg)?$/i,
      a: /^(?:https:\/\/\S+\.pem)?$/i,
      avp: /^(?:brand|personal)$/i,
      lps: /^[\w.,-]*$/,
    },
  },
  'MTA-STS': {
    version: 'STSv1',
    name: (name) => name.startsWith('_mta-sts.'),
    place: '_mta-sts.example.com',
    needs: { id: 'id=20261128' },
    tags: { id: /^[A-Za-z\d]{1,32}$/ },
  },
  TLSRPT: {
    version: 'TLSRPTv1',
    name: (name) => name.startsWith('_smtp._tls.'),
    place: '_smtp._tls.example.com',
    needs: { rua: 'rua=mailto:tls@example.com' },
    tags: {
      rua: /^(?:mailto:[^\s@,!]+@[^\s@,!]+|https:\/\/[^\s,]+)(?:\s*,\s*(?:mailto:[^\s@,!]+@[^\s@,!]+|https:\/\/[^\s,]+))*$/i,
    },
  },
};

const EXPECTED: Readonly<Record<string, string>> = {
  p: 'none, quarantine, reject',
  sp: 'none, quarantine, reject',
  np: 'none, quarantine, reject',
  rua: 'mailto:reports@example.com',
  ruf: 'mailto:reports@example.com',
  pct: '0–100',
  adkim: 'r, s',
  aspf: 'r, s',
  fo: '0, 1, d, s',
  ri: '86400',
  t: 'y, s',
  k: 'rsa, ed25519',
  l: 'https://example.com/logo.svg',
  a: 'https://example.com/logo.pem',
  id: 'A–Z, a–z, 0–9 (1–32)',
};

export function checkTags(record: MailRecord): { findings: Finding[]; parts: Explained[] } {
  const kind = record.kind as keyof typeof RULES;
  const rules = RULES[kind];
  const findings: Finding[] = [];
  const bad = (code: Finding['code'], params: Finding['params'] = {}) =>
    void findings.push({ tone: 'bad', code, params });
  const warn = (code: Finding['code'], params: Finding['params'] = {}) =>
    void findings.push({ tone: 'warn', code, params });
  const tags = tagsOf(record.text);
  const parts: Explained[] = [];
  const hasVersion = tags.some(({ name }) => name === 'v');
  if (tags[0]?.name !== 'v' || tags[0].value !== rules.version) {
    if (kind !== 'DKIM' || hasVersion) bad('not-first', { text: `v=${rules.version}` });
  }
  const names = new Set<string>();
  for (const [at, { written, name, value }] of tags.entries()) {
    const shown = written.length > 60 ? `${written.slice(0, 60)}…` : written;
    if (names.has(name)) bad('twice', { part: shown });
    names.add(name);
    if (name === 'v') {
      parts.push({ part: shown, code: 'version', params: { kind } });
      continue;
    }
    const pattern = Object.hasOwn(rules.tags, name) ? rules.tags[name]! : undefined;
    if (!pattern) warn('unknown-part', { part: shown, kind });
    else if (!pattern.test(value)) bad('bad-value', { part: shown, expected: EXPECTED[name] ?? pattern.source });
    else parts.push({ part: shown, ...meaning(kind, name, value) });
    if (kind === 'DMARC' && name === 'p' && at !== 1) bad('not-first', { text: 'v=DMARC1; p=…' });
  }
  for (const [name, example] of Object.entries(rules.needs))
    if (!names.has(name)) bad('missing-part', { part: name, example });
  if (record.name !== null && !rules.name(record.name)) bad('wrong-name', { kind, name: rules.place });
  const at = (name: string) => tags.find((tag) => tag.name === name)?.value ?? '';
  if (kind === 'DMARC') judgeDmarc(at, record.name, names, warn);
  if (kind === 'DKIM' && names.has('p')) judgeKey(at, bad, warn);
  return { findings, parts };
}

type Add = (code: Finding['code'], params?: Finding['params']) => void;

function judgeDmarc(at: (name: string) => string, own: string | null, names: Set<string>, warn: Add): void {
  if (at('p').toLowerCase() === 'none') warn('only-reports');
  if (!names.has('rua')) warn('no-reports');
  if (names.has('pct') && at('pct') !== '100') warn('part-of-mail', { percent: at('pct') });
  if (/^y$/i.test(at('t'))) warn('testing');
  if (own === null) return;
  const domain = own.replace(/^_dmarc\./, '');
  for (const address of at('rua').split(',')) {
    const other = /@([^\s!,]+)/.exec(address)?.[1]?.toLowerCase();
    // Only the organization's own domains receive reports without a record of theirs (RFC 7489, 7.1).
    if (other !== undefined && other !== domain && !other.endsWith(`.${domain}`) && !domain.endsWith(`.${other}`))
      warn('outside-reports', { name: `${domain}._report._dmarc.${other}` });
  }
}

function judgeKey(at: (name: string) => string, bad: Add, warn: Add): void {
  const key = at('p').replace(/\s+/g, '');
  if (/(?:^|:)\s*y/i.test(at('t'))) warn('testing');
  if (key === '') return warn('revoked');
  const read = keyOf(key, at('k').toLowerCase() || 'rsa');
  if (!read) bad('not-a-key');
  else if (read.type === 'rsa' && read.bits < 1024) bad('short-key', { size: String(read.bits) });
  else if (read.type === 'rsa' && read.bits < 2048) warn('weak-key', { size: String(read.bits) });
}

function meaning(kind: RecordKind, name: string, value: string): Omit<Explained, 'part'> {
  const other = { code: 'tag-other' as const, params: { name } };
  if (name === 'rua' || name === 'ruf') {
    const address = value.replace(/mailto:/gi, '').replace(/\s*,\s*/g, ', ');
    return { code: name === 'rua' ? 'reports-to' : 'failures-to', params: { address } };
  }
  const ofPolicy = kind === 'DMARC' ? policyMeaning(name, value) : null;
  if (ofPolicy) return ofPolicy;
  if (kind === 'DKIM' && name === 'p') {
    const key = keyOf(value.replace(/\s+/g, ''), 'rsa') ?? keyOf(value.replace(/\s+/g, ''), 'ed25519');
    return { code: 'key-of', params: { key: key ? (key.type === 'rsa' ? `RSA ${key.bits}` : 'Ed25519') : '—' } };
  }
  if (kind === 'BIMI' && name === 'l') return { code: 'logo-at', params: { url: value || '—' } };
  if (kind === 'BIMI' && name === 'a') return { code: 'proof-at', params: { url: value || '—' } };
  if (kind === 'MTA-STS' && name === 'id') return { code: 'policy-id', params: { id: value } };
  return other;
}

function policyMeaning(name: string, value: string): Omit<Explained, 'part'> | null {
  const low = value.toLowerCase();
  if (name === 'p') return { code: `policy-${low}` as MeaningCode, params: {} };
  if (name === 'sp' || name === 'np') return { code: 'for-subdomains', params: { policy: low } };
  if (name === 'pct') return { code: 'percent-of-mail', params: { percent: value } };
  if (name === 'adkim' || name === 'aspf')
    return {
      code: low === 's' ? 'strict-match' : 'relaxed-match',
      params: { kind: name === 'adkim' ? 'DKIM' : 'SPF' },
    };
  return null;
}

/** The policy file of MTA-STS (RFC 8461, 3.2). */
export function checkPolicy(record: MailRecord): { findings: Finding[]; parts: Explained[] } {
  const findings: Finding[] = [];
  const parts: Explained[] = [];
  const bad = (code: Finding['code'], params: Finding['params'] = {}) =>
    void findings.push({ tone: 'bad', code, params });
  const lines = record.text.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return { line, name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() };
  });
  let mode = '';
  for (const { line, name, value } of lines) {
    if (name === 'version') parts.push({ part: line, code: 'version', params: { kind: 'MTA-STS' } });
    else if (name === 'mode') {
      mode = value.toLowerCase();
      if (/^(?:enforce|testing|none)$/.test(mode))
        parts.push({ part: line, code: `mode-${mode}` as MeaningCode, params: {} });
      else bad('bad-value', { part: line, expected: 'enforce, testing, none' });
      if (mode === 'testing') findings.push({ tone: 'warn', code: 'testing', params: {} });
    } else if (name === 'mx') {
      if (/^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+$/i.test(value))
        parts.push({ part: line, code: 'may-receive', params: { domain: value } });
      else bad('bad-value', { part: line, expected: 'mx: *.example.com' });
    } else if (/^\d{1,8}$/.test(value) && Number(value) <= 31_557_600)
      parts.push({ part: line, code: 'kept-for-days', params: { days: Math.round(Number(value) / 8640) / 10 } });
    else bad('bad-value', { part: line, expected: 'max_age: 604800' });
  }
  for (const [name, example] of Object.entries({ mode: 'mode: enforce', max_age: 'max_age: 604800' }))
    if (!lines.some((line) => line.name === name)) bad('missing-part', { part: name, example });
  if (mode !== 'none' && !lines.some(({ name }) => name === 'mx'))
    bad('missing-part', { part: 'mx', example: 'mx: mail.example.com' });
  return { findings, parts };
}
