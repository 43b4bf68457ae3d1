import type { Result } from './suite.ts';

/** Six significant digits, without an exponent if it is readable that way. */
export function shortNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}

export interface Column {
  key:
    | 'rank'
    | 'name'
    | 'count'
    | 'mean'
    | 'comparison'
    | 'median'
    | 'deviation'
    | 'interval'
    | 'minimum'
    | 'maximum'
    | 'variance'
    | 'p';
  label: string;
}

export const COLUMN_KEYS: readonly Column['key'][] = [
  'rank',
  'name',
  'count',
  'mean',
  'comparison',
  'median',
  'deviation',
  'interval',
  'minimum',
  'maximum',
  'variance',
  'p',
];

/** `+2.5 (×1.333)`; empty for the baseline. */
function comparison({ difference, ratio }: Result): string {
  if (difference === null) return '';
  const signed = `${difference < 0 ? '−' : '+'}${shortNumber(Math.abs(difference))}`;
  return ratio === null ? signed : `${signed} (×${Number(ratio.toPrecision(4))})`;
}

function probability(p: number | null): string {
  return p === null ? '' : p < 0.001 ? '< 0.001' : p.toFixed(3);
}

/** A cell as shown in the table on the page, in Markdown and in CSV. */
export function cellOf(result: Result, key: Column['key'], unit: string): string {
  const withUnit = (value: number) => (unit === '' ? shortNumber(value) : `${shortNumber(value)} ${unit}`);
  switch (key) {
    case 'rank':
      return String(result.rank);
    case 'name':
      return result.name;
    case 'count':
      return String(result.count);
    case 'mean':
      return withUnit(result.mean);
    case 'comparison':
      return comparison(result);
    case 'median':
      return withUnit(result.median);
    case 'deviation':
      return withUnit(result.standardDeviation);
    case 'interval':
      return result.margin === null ? '' : `± ${withUnit(result.margin)}`;
    case 'minimum':
      return withUnit(result.minimum);
    case 'maximum':
      return withUnit(result.maximum);
    case 'variance':
      return unit === '' ? shortNumber(result.variance) : `${shortNumber(result.variance)} ${unit}²`;
    case 'p':
      return probability(result.p);
  }
}

/** A GitHub table; characters that would end a cell or start markup are escaped. */
export function toMarkdown(results: readonly Result[], columns: readonly Column[], unit: string): string {
  const escape = (cell: string) => cell.replace(/[\\|`*_<>[\]]/g, '\\$&').replace(/\s+/g, ' ');
  const row = (cells: readonly string[]) => `| ${cells.map(escape).join(' | ')} |`;
  const rule = `| ${columns.map(({ key }) => (key === 'name' ? ':---' : '---:')).join(' | ')} |`;
  return (
    [
      row(columns.map(({ label }) => label)),
      rule,
      ...results.map((result) => row(columns.map(({ key }) => cellOf(result, key, unit)))),
    ].join('\n') + '\n'
  );
}

/** A Markdown list: the suites, each with its known values below. */
export function toBulletList(results: readonly Result[], columns: readonly Column[], unit: string): string {
  const facts = columns.filter(({ key }) => key !== 'rank' && key !== 'name');
  return results
    .map((result) => {
      const rows = facts.map(({ key, label }) => ({ label, cell: cellOf(result, key, unit) }));
      const told = rows.filter(({ cell }) => cell !== '').map(({ label, cell }) => `  - ${label}: ${cell}\n`);
      return `- ${result.name.replace(/\s+/g, ' ')}\n${told.join('')}`;
    })
    .join('');
}

/** RFC 4180, with unrounded numbers. A name that a spreadsheet would run as a formula gets an apostrophe. */
export function toCsv(
  results: readonly Result[],
  labels: Readonly<
    Record<'name' | 'count' | 'mean' | 'median' | 'deviation' | 'interval' | 'minimum' | 'maximum' | 'variance', string>
  >,
): string {
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const safe = (name: string) => (/^[=+\-@\t]/.test(name) ? `'${name}` : name);
  const rows = results.map((r) =>
    [
      safe(r.name),
      r.count,
      r.mean,
      r.median,
      r.standardDeviation,
      r.margin ?? '',
      r.minimum,
      r.maximum,
      r.variance,
    ].map(String),
  );
  const head = [
    labels.name,
    labels.count,
    labels.mean,
    labels.median,
    labels.deviation,
    labels.interval,
    labels.minimum,
    labels.maximum,
    labels.variance,
  ];
  return [head, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

export function toJson(results: readonly Result[], unit: string): string {
  const suites = results.map(
    ({
      rank,
      name,
      count,
      mean,
      median,
      standardDeviation,
      variance,
      margin,
      minimum,
      maximum,
      firstQuartile,
      thirdQuartile,
      outliers,
      difference,
      ratio,
      p,
      values,
    }) => ({
      rank,
      name,
      count,
      mean,
      median,
      standardDeviation,
      variance,
      confidence95: margin,
      minimum,
      maximum,
      firstQuartile,
      thirdQuartile,
      outliers,
      difference,
      ratio,
      p,
      values,
    }),
  );
  return JSON.stringify({ unit, suites }, null, 2);
}
