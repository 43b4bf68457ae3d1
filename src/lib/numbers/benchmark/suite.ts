import { plainNumber } from '../../../base/number.ts';
import { type Summary, summarize, welchP } from '../statistics.ts';

export interface Suite {
  name: string;
  /** The samples as they were typed or pasted. */
  text: string;
  /** JavaScript whose calls give the samples. */
  code?: string;
}

export interface Bench {
  suites: readonly Suite[];
  /** Where the samples come from: typed, or measured. */
  source: 'numbers' | 'code';
  /** JavaScript that runs once, before each snippet. */
  setup: string;
  unit: string;
  /** Is a larger value the better one, as for throughput? */
  higherIsBetter: boolean;
  /** What the others are compared with. */
  against: 'best' | 'first';
}

export const START: Bench = {
  suites: [
    { name: '', text: '5\n10' },
    { name: '', text: '8\n12' },
  ],
  source: 'numbers',
  setup: '',
  unit: '',
  higherIsBetter: false,
  against: 'best',
};

export const EMPTY: Bench = {
  ...START,
  suites: [
    { name: '', text: '' },
    { name: '', text: '' },
  ],
};

/**
 * Numbers between blanks, line ends, semicolons, tabs and commas; a comma between two digits is the decimal mark or a thousands
 * separator only where no other separator tells the numbers apart. Units behind a number (`12.5ms`) are left out.
 */
export function readSamples(text: string): { values: number[]; refused: string[] } {
  const parts = text
    .split(/[\s;]+/)
    .flatMap((part) => (/^[^,]*,[^,]*$/.test(part) && /[\n\s;]/.test(text.trim()) ? [part] : part.split(',')));
  const values: number[] = [];
  const refused: string[] = [];
  for (const part of parts.map((piece) => piece.replace(/^["'[({]+|["'\])}]+$/g, '')).filter((piece) => piece !== '')) {
    const number = plainNumber(part.replace(/(?<=\d)(?:ns|µs|μs|us|ms|s|%|ops\/s)$/i, ''));
    const value = number === null ? NaN : Number(number);
    if (Number.isFinite(value)) values.push(value);
    else if (/[\p{L}\p{N}]/u.test(part)) refused.push(part);
  }
  return { values, refused };
}

/** Suites of a pasted table: with a row of names its columns, else one suite per line that begins with a name. Null for plain numbers. */
export function readSuites(text: string): Suite[] | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const named = lines.map((line) => /^\s*"?([^\d"\t;:=,][^"\t;:=]*?)"?\s*[\t;:=,]\s*(.*\d.*)$/u.exec(line));
  if (lines.length > 0 && named.every((match) => match !== null))
    return named.map((match) => ({
      name: match?.[1]?.trim() ?? '',
      text: readSamples(match?.[2] ?? '').values.join('\n'),
    }));
  const separator = [/\t/, /;/, /,/].find((mark) => mark.test(lines[0] ?? ''));
  if (!separator || lines.length < 2) return null;
  const [head = [], ...rows] = lines.map((line) =>
    line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, '')),
  );
  if (head.length < 2 || head.some((cell) => cell === '' || plainNumber(cell) !== null)) return null;
  return head.map((name, i) => ({
    name,
    text: rows
      .map((row) => row[i] ?? '')
      .filter((cell) => cell !== '')
      .join('\n'),
  }));
}

export interface Result extends Summary {
  /** Of the suite in the list, from 0. */
  index: number;
  name: string;
  values: readonly number[];
  rank: number;
  /** Mean beside that of the one it is compared with: difference and ratio; null for that one itself, ratio null when it divides by 0. */
  difference: number | null;
  ratio: number | null;
  /** How likely the difference is mere chance (Welch); null when it cannot be told. */
  p: number | null;
}

/** Suites that have samples, the best first; empty ones take no part. */
export function compareSuites(bench: Bench, nameOf: (index: number) => string): Result[] {
  const measured = bench.suites.flatMap((suite, index) => {
    const { values } = readSamples(suite.text);
    const summary = summarize(values);
    return summary && Number.isFinite(summary.mean)
      ? [{ ...summary, index, values, name: suite.name.trim() || nameOf(index) }]
      : [];
  });
  const ranked = measured.toSorted((a, b) => (bench.higherIsBetter ? b.mean - a.mean : a.mean - b.mean));
  const base = bench.against === 'first' ? measured[0] : ranked[0];
  return ranked.map((suite, i) => {
    const compared = base && suite.index !== base.index ? base : null;
    return {
      ...suite,
      rank: i + 1,
      difference: compared && suite.mean - compared.mean,
      ratio: compared && compared.mean !== 0 ? suite.mean / compared.mean : null,
      p: compared && welchP(suite, compared),
    };
  });
}

/** Milliseconds per call as samples in the unit in which the fastest snippet is easy to read, with four digits. */
export function timings(samples: readonly (readonly number[])[]): { unit: string; texts: string[] } {
  const fastest = Math.min(...samples.flatMap((values) => (values.length > 0 ? [Math.min(...values)] : [])));
  const [unit, factor] = fastest < 1e-3 ? ['ns', 1e6] : fastest < 1 ? ['µs', 1e3] : (['ms', 1] as const);
  return {
    unit,
    texts: samples.map((values) => values.map((value) => String(Number((value * factor).toPrecision(4)))).join('\n')),
  };
}
