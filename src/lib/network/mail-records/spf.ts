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

export function lookupsOf(record: MailRecord, all: readonly MailRecord[]): Lookups {
  const unknown = new Set<string>();
  let count = 0;
  let isEndless = false;
  const visit = (own: MailRecord, above: readonly MailRecord[]) => {
    const terms = termsOf(own.text);
    const hasAll = terms.some(({ name }) => name === 'all');
    for (const { name, value } of terms) {
      if (!lookupNames.has(name) || (name === 'redirect' && hasAll) || count > 1000) continue;
      count++;
      if (name !== 'include' && name !== 'redirect') continue;
      const domain = value.toLowerCase().replace(/\.$/, '');
      const next = all.find((other) => other.kind === 'SPF' && other.name === domain);
      if (!next) unknown.add(domain);
      else if (above.includes(next) || next === own) isEndless = true;
      else visit(next, [...above, own]);
    }
  };
  visit(record, []);
  return { count, unknown: [...unknown], isEndless };
}

export function checkSpf(record: MailRecord, all: readonly MailRecord[]): { findings: Finding[]; parts: Explained[] } {
  const findings: Finding[] = [];
  const bad = (code: Finding['code'], params: Finding['params'] = {}) =>
    void findings.push({ tone: 'bad', code, params });
  const warn = (code: Finding['code'], params: Finding['params'] = {}) =>
    void findings.push({ tone: 'warn', code, params });
  if (!/^v=spf1(?:\s|$)/i.test(record.text)) bad('not-first', { text: 'v=spf1' });
  const own = record.name ?? '@';
  const terms = termsOf(record.text);
  const parts: Explained[] = [{ part: 'v=spf1', code: 'version', params: { kind: 'SPF' } }];
  const allAt = terms.findIndex(({ name }) => name === 'all');
  const times = new Map<string, number>();
  for (const [at, term] of terms.entries()) {
    const { written, name, value, sign } = term;
    times.set(written.toLowerCase(), (times.get(written.toLowerCase()) ?? 0) + 1);
    if (times.get(written.toLowerCase()) === 2) warn('twice', { part: written });
    if (sign === '=' && name !== 'redirect' && name !== 'exp') {
      if (/^(?:include|a|mx|ip4|ip6|exists|ptr|all)$/.test(name))
        bad('bad-value', { part: written, expected: `${name}:…` });
      // Modifiers that a reader doesn't have are ignored (RFC 7208, 6).
      else parts.push({ part: written, code: 'tag-other', params: { name } });
      continue;
    }
    const explained = explain(term, own);
    if (!explained) {
      bad('unknown-part', { part: written, kind: 'SPF' });
      continue;
    }
    parts.push({ ...explained, ...(lookupNames.has(name) && { lookups: 1 }) });
    if (allAt >= 0 && at > allAt && sign !== '=') warn('after-all', { part: written });
    if (/^(?:include|exists|redirect|exp)$/.test(name) && value === '')
      bad('bad-value', {
        part: written,
        expected: `${name}${(name.startsWith('e') && name !== 'exists') || name === 'redirect' ? '=' : ':'}example.com`,
      });
    if (/^ip[46]$/.test(name) && !isNetwork(value, name === 'ip4' ? 4 : 6))
      bad('bad-value', { part: written, expected: name === 'ip4' ? 'ip4:192.0.2.0/24' : 'ip6:2001:db8::/32' });
    if (name === 'ptr') warn('slow-ptr');
    if (name === 'redirect' && allAt >= 0) warn('redirect-ignored', { part: written });
  }
  const last = terms[allAt];
  if (last && (last.qualifier === '' || last.qualifier === '+')) bad('everyone-may-send');
  if (last?.qualifier === '?') warn('neutral-all');
  if (!last && !terms.some(({ name }) => name === 'redirect')) bad('no-ending');
  const { count, isEndless } = lookupsOf(record, all);
  if (isEndless) bad('endless-include');
  else if (count > MOST_LOOKUPS) bad('too-many-lookups', { total: String(count) });
  return { findings, parts };
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
