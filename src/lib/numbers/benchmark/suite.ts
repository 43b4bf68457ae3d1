import { plainNumber } from '../../../base/number.ts';
import { type Summary, summarize, welchP } from '../statistics.ts';

export interface Suite {
  name: string;
  /** The samples as typed or pasted. */
  text: string;
  /** JavaScript to call for each sample. */
  code?: string;
}

export interface Bench {
  suites: readonly Suite[];
  /** The source of the samples: typed, or measured. */
  source: 'numbers' | 'code';
  /** JavaScript that runs once before each snippet. */
  setup: string;
  unit: string;
  /** Whether larger values are better, as for throughput. */
  higherIsBetter: boolean;
  /** The baseline for comparisons. */
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
 * Reads numbers separated by whitespace, semicolons and commas; a comma between two digits is a decimal mark or
 * thousands separator only if another separator separates the numbers. Units after a number (`12.5ms`) are ignored.
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

/**
 * Returns the suites in a pasted table: its columns if it has a header row, otherwise one suite per line that begins
 * with a name. Null for plain numbers.
 */
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
  /** Index of the suite in the list, from 0. */
  index: number;
  name: string;
  values: readonly number[];
  rank: number;
  /**
   * Difference and ratio between its mean and that of the baseline; null for the baseline itself; the ratio is null if
   * it would divide by 0.
   */
  difference: number | null;
  ratio: number | null;
  /** The probability that the difference is due to chance (Welch); null if unknown. */
  p: number | null;
}

/** Returns the suites that have samples, best first; empty ones are omitted. */
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

/** Converts milliseconds per call to samples in a unit in which the fastest snippet is readable, with four digits. */
export function timings(samples: readonly (readonly number[])[]): { unit: string; texts: string[] } {
  const fastest = Math.min(...samples.flatMap((values) => (values.length > 0 ? [Math.min(...values)] : [])));
  const [unit, factor] = fastest < 1e-3 ? ['ns', 1e6] : fastest < 1 ? ['µs', 1e3] : (['ms', 1] as const);
  return {
    unit,
    texts: samples.map((values) => values.map((value) => String(Number((value * factor).toPrecision(4)))).join('\n')),
  };
}
