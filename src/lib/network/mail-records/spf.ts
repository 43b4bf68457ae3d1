// Records of RFC 7208.
import { parseOneNetwork } from '../cidr/network.ts';
import type { Explained, Finding, MailRecord, MeaningCode } from './record.ts';

/** Lookups of DNS that a check may need (RFC 7208, 4.6.4). */
export const MOST_LOOKUPS = 10;

const QUALIFIERS = { '+': 'all-pass', '-': 'all-fail', '~': 'all-softfail', '?': 'all-neutral' } as const;
const MEANINGS: Readonly<Record<string, MeaningCode>> = {
  include: 'senders-of',
  a: 'addresses-of',
  mx: 'mail-servers-of',
  ptr: 'names-in',
  exists: 'if-exists',
  ip4: 'network-of',
  ip6: 'network-of',
};

interface Term {
  written: string;
  qualifier: string;
  name: string;
  sign: string;
  value: string;
}

const termsOf = (text: string): Term[] =>
  text
    .trim()
    .split(/\s+/)
    .slice(1)
    .map((written) => {
      const [, qualifier = '', name = '', sign = '', value = ''] =
        /^([-+~?]?)([A-Za-z][\w.-]*)?(?:([:=/])([^]*))?$/.exec(written) ?? [];
      return { written, qualifier, name: name.toLowerCase(), sign, value };
    });

const lookupNames = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect']);

/** The lookups of a record, with those of pasted records that it includes. */
export interface Lookups {
  count: number;
  /** Records that would add theirs, but aren't in the text. */
  unknown: string[];
  isEndless: boolean;
}

export function lookupsOf(record: MailRecord, all: ReadonlyMap<string, MailRecord>): Lookups {
  const unknown = new Set<string>();
  let count = 0;
  let isEndless = false;
  const visit = (own: MailRecord, above: readonly MailRecord[]) => {
    const terms = termsOf(own.text);
    const hasAll = terms.some(({ name }) => name === 'all');
    for (const { name, value } of terms) {
      if (count > 1000) return;
      if (!lookupNames.has(name) || (name === 'redirect' && hasAll)) continue;
      count++;
      if (name !== 'include' && name !== 'redirect') continue;
      const domain = value.toLowerCase().replace(/\.$/, '');
      const next = all.get(domain);
      if (!next) unknown.add(domain);
      else if (above.includes(next) || next === own) isEndless = true;
      else visit(next, [...above, own]);
    }
  };
  visit(record, []);
  return { count, unknown: [...unknown], isEndless };
}

type Add = (tone: Finding['tone'], code: Finding['code'], params?: Finding['params']) => void;

export function checkSpf(
  record: MailRecord,
  all: ReadonlyMap<string, MailRecord>,
): { findings: Finding[]; parts: Explained[] } {
  const findings: Finding[] = [];
  const add: Add = (tone, code, params = {}) => void findings.push({ tone, code, params });
  if (!/^v=spf1(?:\s|$)/i.test(record.text)) add('bad', 'not-first', { text: 'v=spf1' });
  const terms = termsOf(record.text);
  const allAt = terms.findIndex(({ name }) => name === 'all');
  const times = new Map<string, number>();
  const parts: Explained[] = [{ part: 'v=spf1', code: 'version', params: { kind: 'SPF' } }];
  for (const [at, term] of terms.entries()) {
    const key = term.written.toLowerCase();
    times.set(key, (times.get(key) ?? 0) + 1);
    if (times.get(key) === 2) add('warn', 'twice', { part: term.written });
    const part = checkTerm(term, record.name ?? '@', add);
    if (!part) continue;
    parts.push(part);
    if (allAt >= 0 && at > allAt && term.sign !== '=') add('warn', 'after-all', { part: term.written });
    if (allAt >= 0 && term.name === 'redirect') add('warn', 'redirect-ignored', { part: term.written });
  }
  const last = terms[allAt];
  if (last && (last.qualifier === '' || last.qualifier === '+')) add('bad', 'everyone-may-send');
  if (last?.qualifier === '?') add('warn', 'neutral-all');
  if (!last && !terms.some(({ name }) => name === 'redirect')) add('bad', 'no-ending');
  const { count, isEndless } = lookupsOf(record, all);
  if (isEndless) add('bad', 'endless-include');
  else if (count > MOST_LOOKUPS) add('bad', 'too-many-lookups', { total: String(count) });
  return { findings, parts };
}

const EXAMPLES: Readonly<Record<string, string>> = {
  include: 'include:example.com',
  exists: 'exists:example.com',
  redirect: 'redirect=example.com',
  exp: 'exp=example.com',
};

/** What a term means; null if it has no meaning. */
function checkTerm(term: Term, own: string, add: Add): Explained | null {
  const { written, name, value, sign } = term;
  const isModifier = name === 'redirect' || name === 'exp';
  if (sign === '=' && !isModifier) {
    // Modifiers that a reader doesn't have are ignored (RFC 7208, 6).
    if (name !== 'all' && !Object.hasOwn(MEANINGS, name)) return { part: written, code: 'tag-other', params: { name } };
    add('bad', 'bad-value', { part: written, expected: `${name}:…` });
    return null;
  }
  const explained = explain(term, own);
  if (!explained) {
    add('bad', 'unknown-part', { part: written, kind: 'SPF' });
    return null;
  }
  const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
  if (example !== undefined && value === '') add('bad', 'bad-value', { part: written, expected: example });
  if (/^ip[46]$/.test(name) && !isNetwork(value, name === 'ip4' ? 4 : 6))
    add('bad', 'bad-value', { part: written, expected: name === 'ip4' ? 'ip4:192.0.2.0/24' : 'ip6:2001:db8::/32' });
  if (name === 'ptr') add('warn', 'slow-ptr');
  return { ...explained, ...(lookupNames.has(name) && { lookups: 1 }) };
}

function explain({ written, qualifier, name, value, sign }: Term, own: string): Explained | null {
  if (name === 'all' && sign === '') return { part: written, code: QUALIFIERS[(qualifier || '+') as '+'], params: {} };
  if (name === 'redirect') return { part: written, code: 'applies-instead', params: { domain: value } };
  if (name === 'exp') return { part: written, code: 'explanation-in', params: { domain: value } };
  const code = Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined;
  if (!code) return null;
  const domain = sign === ':' ? value.replace(/\/.*$/, '') : own;
  return { part: written, code, params: code === 'network-of' ? { network: value } : { domain } };
}

function isNetwork(text: string, version: 4 | 6): boolean {
  if (!/^[\da-fA-F.:]+(?:\/\d{1,3})?$/.test(text)) return false;
  try {
    return parseOneNetwork(text.includes('/') ? text : `${text}/${version === 4 ? 32 : 128}`).version === version;
  } catch {
    return false;
  }
}
