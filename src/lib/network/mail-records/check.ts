import { type CheckedRecord, type Finding, type MailRecord, readRecords } from './record.ts';
import { checkSpf, lookupsOf, type Lookups } from './spf.ts';
import { checkPolicy, checkTags } from './tags.ts';

/** A string of a record holds at most 255 bytes (RFC 1035, 3.3.14). */
const LONGEST_STRING = 255;

export interface CheckedRecords {
  records: CheckedRecord[];
  /** Of the first SPF record. */
  lookups: Lookups | null;
}

export function checkRecords(text: string): CheckedRecords {
  const records = readRecords(text);
  const included = new Set(
    records.flatMap(({ kind, text: own }) =>
      kind === 'SPF'
        ? Array.from(own.matchAll(/\b(?:include:|redirect=)(\S+)/gi), ([, name = '']) => name.toLowerCase())
        : [],
    ),
  );
  const byName = new Map(
    records.flatMap((record) =>
      record.kind === 'SPF' && record.name !== null ? [[record.name, record] as const] : [],
    ),
  );
  const twins = new Map<string, MailRecord[]>();
  for (const record of records) {
    const key = `${record.kind} ${record.name}`;
    twins.set(key, [...(twins.get(key) ?? []).slice(0, 20), record]);
  }
  const checked = records.map((record) => {
    const { findings, parts } = check(record, byName);
    const alike = twins.get(`${record.kind} ${record.name}`) ?? [];
    if ((record.kind === 'SPF' || record.kind === 'DMARC') && alike.length > 1 && record === alike[0])
      findings.unshift({
        tone: 'bad',
        code: 'several-records',
        params: { kind: record.kind, total: String(alike.length) },
      });
    const long = record.strings.find((string) => new TextEncoder().encode(string).length > LONGEST_STRING);
    if (long !== undefined && record.strings.length >= 1)
      findings.push({
        tone: 'warn',
        code: 'long-string',
        params: { total: String(new TextEncoder().encode(long).length) },
      });
    // What an included record says of others doesn't count (RFC 7208, 5.2).
    const isIncluded = record.name !== null && included.has(record.name);
    const ends = new Set<Finding['code']>(['no-ending', 'neutral-all']);
    return { record, parts, findings: isIncluded ? findings.filter(({ code }) => !ends.has(code)) : findings };
  });
  const spf = records.find(({ kind, name }) => kind === 'SPF' && !(name !== null && included.has(name)));
  return { records: checked, lookups: spf ? lookupsOf(spf, byName) : null };
}

function check(record: MailRecord, all: ReadonlyMap<string, MailRecord>): Pick<CheckedRecord, 'findings' | 'parts'> {
  if (record.kind === null) {
    const text = record.text.length > 60 ? `${record.text.slice(0, 60)}…` : record.text;
    return { findings: [{ tone: 'bad', code: 'unknown-record', params: { text } }], parts: [] };
  }
  if (record.kind === 'SPF') return checkSpf(record, all);
  return record.kind === 'MTA-STS policy' ? checkPolicy(record) : checkTags(record);
}
