// TXT records for mail, as DNS servers, `dig`, `nslookup`, `host` and zone files show them.

export const RECORD_KINDS = ['SPF', 'DKIM', 'DMARC', 'BIMI', 'MTA-STS', 'TLSRPT', 'MTA-STS policy'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface MailRecord {
  /** Lowercase, without the dot at its end; null where only the text is pasted. */
  name: string | null;
  text: string;
  /** The strings that it consists of. */
  strings: readonly string[];
  kind: RecordKind | null;
}

/** What is wrong, or could be better. */
export interface Finding {
  tone: 'bad' | 'warn';
  code: FindingCode;
  params: Readonly<Record<string, string | number>>;
}

export interface Explained {
  part: string;
  code: MeaningCode;
  params: Readonly<Record<string, string | number>>;
  lookups?: number;
}

export interface CheckedRecord {
  record: MailRecord;
  findings: Finding[];
  parts: Explained[];
}

export const FINDING_CODES = [
  'unknown-record',
  'several-records',
  'wrong-name',
  'not-first',
  'missing-part',
  'bad-value',
  'unknown-part',
  'twice',
  'too-many-lookups',
  'endless-include',
  'everyone-may-send',
  'no-ending',
  'after-all',
  'redirect-ignored',
  'slow-ptr',
  'neutral-all',
  'only-reports',
  'no-reports',
  'part-of-mail',
  'outside-reports',
  'short-key',
  'weak-key',
  'revoked',
  'testing',
  'not-a-key',
  'long-string',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export const MEANING_CODES = [
  'version',
  'all-pass',
  'all-fail',
  'all-softfail',
  'all-neutral',
  'senders-of',
  'addresses-of',
  'mail-servers-of',
  'names-in',
  'network-of',
  'if-exists',
  'applies-instead',
  'explanation-in',
  'policy-none',
  'policy-quarantine',
  'policy-reject',
  'for-subdomains',
  'reports-to',
  'failures-to',
  'percent-of-mail',
  'strict-match',
  'relaxed-match',
  'tag-other',
  'key-of',
  'logo-at',
  'proof-at',
  'policy-id',
  'mode-enforce',
  'mode-testing',
  'mode-none',
  'may-receive',
  'kept-for-days',
] as const;
export type MeaningCode = (typeof MEANING_CODES)[number];

export const bareName = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** The quoted strings of a record, or the text without quotes. */
function stringsOf(text: string): string[] {
  const strings = Array.from(text.matchAll(/"((?:[^"\\]|\\[^])*)"/g), ([, inner = '']) => inner);
  const all = strings.length > 0 ? strings : [text.trim()];
  return all.map((string) =>
    string.replace(/\\(?:(\d{3})|([^]))/g, (_, digits?: string, sign = '') =>
      digits === undefined ? sign : String.fromCharCode(Number(digits)),
    ),
  );
}

function kindOf(text: string, name: string | null): RecordKind | null {
  const [, version = ''] = /^\s*v\s*=\s*([\w-]+)/i.exec(text) ?? [];
  const kinds: Record<string, RecordKind> = {
    spf1: 'SPF',
    dkim1: 'DKIM',
    dmarc1: 'DMARC',
    bimi1: 'BIMI',
    stsv1: 'MTA-STS',
    tlsrptv1: 'TLSRPT',
  };
  const own = Object.hasOwn(kinds, version.toLowerCase()) ? kinds[version.toLowerCase()] : undefined;
  if (own) return own;
  // The version of a key is optional (RFC 6376, 3.6.1); versions that are missing or wrong are named.
  if (/(?:^|;)\s*p\s*=\s*(?:MI|$|;|[A-Za-z\d+/]{40})/.test(text) || name?.includes('._domainkey')) return 'DKIM';
  if (/\bv=DKIM1\b/i.test(text)) return 'DKIM';
  if (name?.startsWith('_dmarc.') || /\bv=DMARC1\b/i.test(text)) return 'DMARC';
  return /\bv=spf1\b/i.test(text) ? 'SPF' : null;
}

const OWNER =
  /^(?:([^\s"=]+)\s+(?:\d+[smhdw]?\s+)?(?:(?:IN|CH)\s+)?(?:TXT|SPF)\s+|([^\s"=]+)\s+(?:text\s*=|descriptive text)\s+)(.*)$/i;

export function readRecords(text: string): MailRecord[] {
  const records: MailRecord[] = [];
  const policy: string[] = [];
  let last: { name: string | null; text: string } | null = null;
  const close = () => {
    if (!last) return;
    const strings = stringsOf(last.text);
    const whole = strings.join('');
    records.push({ name: last.name, text: whole, strings, kind: kindOf(whole, last.name) });
    last = null;
  };
  const isPolicy = /^\s*version:\s*STSv1\s*$/im.test(text);
  for (const line of joinedLines(text)) {
    if (line.trim() === '' || /^\s*;/.test(line)) continue;
    if (isPolicy && /^\s*(?:version|mode|mx|max_age)\s*:/i.test(line)) {
      policy.push(line.trim());
      continue;
    }
    const owner = OWNER.exec(line.trim());
    if (owner) {
      close();
      last = { name: bareName(owner[1] ?? owner[2] ?? ''), text: owner[3] ?? '' };
    } else if (/^\s*"?\s*v\s*=/i.test(line) || !last) {
      close();
      last = { name: null, text: line.trim() };
    } else {
      // A long record that was wrapped.
      const own: { name: string | null; text: string } = last;
      own.text += own.text.startsWith('"') ? ` ${line.trim()}` : line.trim();
    }
  }
  close();
  if (policy.length > 0) {
    records.push({ name: null, text: policy.join('\n'), strings: [], kind: 'MTA-STS policy' });
  }
  return records;
}

/** Lines of a zone file, whose parentheses hold several lines together. */
function joinedLines(text: string): string[] {
  const lines: string[] = [];
  let open: string | null = null;
  for (const line of text.split(/\r?\n/)) {
    const plain = line.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    if (open !== null) open += ` ${line.trim()}`;
    else if (/\bTXT\s*\(/i.test(plain)) open = line;
    else lines.push(line);
    if (open !== null && plain.includes(')')) {
      lines.push(open.replace(/([(])(?=\s*["\s])/, ' ').replace(/\)\s*(?:;.*)?$/, ''));
      open = null;
    }
  }
  if (open !== null) lines.push(open);
  return lines;
}
