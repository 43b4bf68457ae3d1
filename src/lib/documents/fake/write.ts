import { writeCsv } from '../csv/write-csv.ts';
import type { Value } from './types.ts';

export type FakeFormat = 'json' | 'ndjson' | 'csv' | 'sql';

/** Rows of one INSERT: databases limit a statement's length. */
const ROWS = 500;

/** Names are quoted, since everyday ones such as `order` are words of SQL. */
const QUOTES = { standard: '""', mysql: '``', sqlserver: '[]' } as const;

export type SqlQuotes = keyof typeof QUOTES;

function sql(
  names: readonly string[],
  records: readonly (readonly Value[])[],
  { table, quotes }: { table: string; quotes: SqlQuotes },
): string {
  const [open, close] = QUOTES[quotes] as unknown as [string, string];
  const nameOf = (name: string) => open + name.replaceAll(close, close + close) + close;
  const valueOf = (value: Value): string => {
    if (value === null) return 'NULL';
    // SQL Server has no booleans.
    if (typeof value === 'boolean') return quotes === 'sqlserver' ? String(Number(value)) : value ? 'TRUE' : 'FALSE';
    if (typeof value === 'number') return String(value);
    const escaped = value.replaceAll("'", "''");
    return `'${quotes === 'mysql' ? escaped.replaceAll('\\', '\\\\') : escaped}'`;
  };
  const head = `INSERT INTO ${table.split('.').map(nameOf).join('.')} (${names.map(nameOf).join(', ')}) VALUES\n`;
  const statements: string[] = [];
  for (let at = 0; at < records.length; at += ROWS) {
    const rows = records.slice(at, at + ROWS).map((record) => `  (${record.map(valueOf).join(', ')})`);
    statements.push(`${head}${rows.join(',\n')};\n`);
  }
  return statements.join('\n');
}

/** Not of an object, which would put fields that are named by a number first. */
function jsonOf(names: readonly string[], record: readonly Value[], separator: string): string {
  return names
    .map((name, index) => `${JSON.stringify(name)}:${separator}${JSON.stringify(record[index])}`)
    .join(`,${separator}`);
}

export function writeRecords(
  names: readonly string[],
  records: readonly (readonly Value[])[],
  { format, table, quotes }: { format: FakeFormat; table: string; quotes: SqlQuotes },
): string {
  if (format === 'sql') return sql(names, records, { table, quotes });
  if (format === 'csv') {
    // Quotes tell a text such as "007" from a number.
    const cell = (value: Value) => ({
      text: value === null ? '' : String(value),
      quoted: typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value),
    });
    const rows = [names.map((name) => ({ text: name, quoted: false })), ...records.map((record) => record.map(cell))];
    return `${writeCsv(rows, { delimiter: ',', lineEnd: '\n', quotes: 'needed', guard: false }).text}\n`;
  }
  if (format === 'ndjson') return records.map((record) => `{${jsonOf(names, record, '')}}\n`).join('');
  const items = records.map(
    (record) =>
      `  {\n    ${names.map((name, index) => `${JSON.stringify(name)}: ${JSON.stringify(record[index])}`).join(',\n    ')}\n  }`,
  );
  return items.length === 0 ? '[]\n' : `[\n${items.join(',\n')}\n]\n`;
}
