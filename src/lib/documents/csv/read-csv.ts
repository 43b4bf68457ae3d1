import { Problem } from '../../../base/problem.ts';
import { MAX_VALUES } from '../../../base/syntax-problem.ts';
import { visibleCharacter } from '../../../base/position.ts';
import type { CsvCell } from './cell.ts';

export const CSV_PROBLEMS = [
  'unclosed-quote',
  /** Text after the closing quote of a field. `found` */
  'text-after-quote',
  'quote-in-field',
  /** The number of fields differs from the first record. `found`, `expected` */
  'field-count',
  /** More than `limit` cells. */
  'too-many-values',
] as const;
export type CsvProblemCode = (typeof CSV_PROBLEMS)[number];

export const DELIMITERS = [',', '\t', ';', '|'] as const;

export interface CsvReadOptions {
  /** One character; detected if absent. */
  delimiter?: string;
  /** Reads misplaced quotes literally and accepts records of any length. */
  lenient?: boolean;
}

export interface CsvTable {
  records: CsvCell[][];
  delimiter: string;
  /** Other delimiters that split all records alike, if it was detected. */
  rivals: readonly string[];
  /** Records whose length differs from the first one, if `lenient`. */
  ragged: number;
  /** Quoted cells with spaces around their quotes. */
  padded: number;
  /** Cells of tab-separated text with quotes that are part of it, as spreadsheets copy them. */
  literal: number;
}

/**
 * Reads RFC 4180 with any of the usual line endings. Blank lines are skipped; in a single column, only the last one is.
 * A custom parser, because packages report no offset for mistakes and don't tell which fields were quoted. Throws
 * `Problem<CsvProblemCode>`.
 */
export function readCsv(source: string, { delimiter, lenient = false }: CsvReadOptions = {}): CsvTable {
  // Excel writes `sep=;` as the first line.
  const [preamble = '', named] = /^\ufeff?(?:sep=([^\r\n])(?:\r\n?|\n))?/.exec(source) ?? [];
  const fixed = delimiter ?? named;
  const [best = ',', ...rivals] = fixed === undefined ? delimitersOf(source.slice(preamble.length)) : [fixed];
  return { ...new CsvReader(source, best, lenient).read(preamble.length), rivals };
}

class CsvReader {
  private readonly source: string;
  private readonly delimiter: string;
  private readonly lenient: boolean;
  private readonly plain: RegExp;
  /** Whether a quote can stand anywhere in a cell. */
  private readonly takesQuotes: boolean;
  private at = 0;
  private padded = 0;
  private literal = 0;

  constructor(source: string, delimiter: string, lenient: boolean) {
    this.source = source;
    this.delimiter = delimiter;
    this.lenient = lenient;
    // Spreadsheets quote a cell only if it has a line break.
    this.takesQuotes = lenient || delimiter === '\t';
    this.plain = new RegExp(`[^\\r\\n${delimiter.replace(/[\\\]^-]/, '\\$&')}]*`, 'y');
  }

  read(start: number): Omit<CsvTable, 'rivals'> {
    this.at = start;
    const records: CsvCell[][] = [];
    let ragged = 0;
    let cells = 0;
    while (this.at < this.source.length) {
      const offset = this.at;
      const record = this.record();
      cells += record.length;
      if (cells > MAX_VALUES) throw this.problem('too-many-values', offset, { limit: MAX_VALUES });
      const [only] = record;
      const blank = record.length === 1 && only?.text === '' && !only.quoted;
      const expected = records[0]?.length ?? record.length;
      if (blank && (expected > 1 || records.length === 0 || this.at >= this.source.length)) continue;
      if (record.length !== expected) {
        ragged++;
        if (!this.lenient) throw this.problem('field-count', offset, { found: record.length, expected });
      }
      records.push(record);
    }
    const { delimiter, padded, literal } = this;
    return { records, delimiter, ragged, padded, literal: this.lenient ? 0 : literal };
  }

  private record(): CsvCell[] {
    const { source, delimiter } = this;
    const cells: CsvCell[] = [];
    for (;;) {
      cells.push(this.cell());
      if (source[this.at] !== delimiter) break;
      this.at++;
    }
    this.at += source.startsWith('\r\n', this.at) ? 2 : 1;
    return cells;
  }

  private cell(): CsvCell {
    const { source, at: start } = this;
    if (source[start] === '"') return this.quoted();
    if (source[start] !== ' ') return this.unquoted();
    const quote = start + (/[^ ]/.exec(source.slice(start, start + MOST_SPACES))?.index ?? 0);
    if (source[quote] !== '"') return this.unquoted();
    this.at = quote;
    const { quoted, ...cell } = this.quoted({ isPadded: true });
    if (quoted) return { ...cell, quoted };
    this.at = start;
    return this.unquoted();
  }

  private unquoted(): CsvCell {
    const start = this.at;
    const text = this.rest();
    const quote = text.indexOf('"');
    if (quote >= 0 && !this.takesQuotes) throw this.problem('quote-in-field', start + quote);
    if (quote >= 0) this.literal++;
    return { text, quoted: false };
  }

  /** With spaces before, a quote may also be part of the text: then the cell isn't `quoted`. */
  private quoted({ isPadded = false } = {}): CsvCell {
    const { source } = this;
    const start = this.at;
    let from = start + 1;
    let text = '';
    for (;;) {
      const close = source.indexOf('"', from);
      if (close < 0 && isPadded) return { text: '', quoted: false };
      if (close < 0) return this.unclosed(start);
      text += source.slice(from, close);
      this.at = close + 1;
      if (source[this.at] !== '"') break;
      text += '"';
      from = close + 2;
    }
    const behind = this.at;
    const more = this.rest();
    if (more.trim() === '') {
      if (isPadded || more !== '') this.padded++;
      return { text, quoted: true };
    }
    if (isPadded) return { text: '', quoted: false };
    if (this.delimiter === '\t' && !/[\r\n]/.test(text)) {
      this.literal++;
      return { text: source.slice(start, this.at), quoted: false };
    }
    if (!this.lenient) throw this.problem('text-after-quote', behind, { found: visibleCharacter(source, behind) });
    // The quotes were part of the text: `"Title" and more`.
    return { text: `"${text}"${more}`, quoted: true };
  }

  private unclosed(start: number): CsvCell {
    if (!this.lenient) throw this.problem('unclosed-quote', start);
    this.at = start;
    return { text: this.rest(), quoted: false };
  }

  /** Reads everything up to the next delimiter or line ending. */
  private rest(): string {
    this.plain.lastIndex = this.at;
    const text = this.plain.exec(this.source)?.[0] ?? '';
    this.at += text.length;
    return text;
  }

  private problem(code: CsvProblemCode, offset: number, params?: Record<string, string | number>) {
    return new Problem<CsvProblemCode>(code, offset, params);
  }
}

/** Spaces before a quote that are looked at. */
const MOST_SPACES = 100;

/** The number of records examined to detect the delimiter. */
const SNIFFED = 20;

/**
 * Returns the delimiter that splits the first records into the same number of fields, and into more fields than the
 * others; then others that do so, too. Commas between digits are decimal ones if another delimiter fits.
 */
export function delimitersOf(source: string): string[] {
  const scored = DELIMITERS.map((delimiter) => {
    const counts = delimitersPerRecord(source, delimiter);
    const fewest = Math.min(...counts);
    return { delimiter, fewest, isUniform: fewest > 0 && fewest === Math.max(...counts) };
  });
  const uniform = scored.filter(({ isUniform }) => isUniform);
  const fitting = uniform.length > 0 ? uniform : scored;
  const isDecimal = uniform.length > 1 && !/(?:^|\D),|,(?:\D|$)/.test(source.slice(0, DECIMALS_IN));
  const rank = ({ delimiter, fewest }: (typeof scored)[number]) => (isDecimal && delimiter === ',' ? 0 : fewest);
  const ranked = fitting.toSorted((left, right) => rank(right) - rank(left)).map(({ delimiter }) => delimiter);
  return uniform.length > 0 ? ranked : ranked.slice(0, 1);
}

/** How much of a text is examined for commas that aren't decimal ones. */
const DECIMALS_IN = 10_000;

function delimitersPerRecord(source: string, delimiter: string): number[] {
  const counts = [0];
  let inQuotes = false;
  let last = '';
  for (const unit of source) {
    const before = last;
    last = unit;
    // Within a cell, a quote is part of the text, except the second of two that stand for one.
    if (unit === '"') inQuotes = !inQuotes && (before === delimiter || /^[\s"]?$/.test(before));
    else if (inQuotes) continue;
    else if (unit === delimiter) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    else if (unit === '\n') {
      if (counts.length === SNIFFED) break;
      counts.push(0);
    }
  }
  // Nothing needs to follow the last line ending.
  return counts.length > 1 && counts.at(-1) === 0 ? counts.slice(0, -1) : counts;
}
