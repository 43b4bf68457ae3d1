import type { FormatOptionsWithLanguage } from 'sql-formatter';
import { Problem } from '../../../base/problem.ts';
import { depthOf, MAX_SQL_DEPTH, MAX_SQL_TOKENS, tokenCount } from './size.ts';
import { DELIMITER, guessDialect, LIKELY_DIALECTS, type SqlDialect } from './dialects.ts';
import { placeholdersOf, withoutTemplates } from './placeholders.ts';
import { firstDifference, isDisputed } from './lexing.ts';
import { repairSql } from './repair.ts';

export const SQL_PROBLEMS = [
  'unexpected-sql',
  'sql-ends-early',
  'sql-not-understood',
  'sql-too-deep',
  'sql-too-long',
] as const;
type SqlProblemCode = (typeof SQL_PROBLEMS)[number];

export type SqlStyle = Omit<FormatOptionsWithLanguage, 'language' | 'params' | 'paramTypes'> & {
  /** Template markers (`{{ x }}`, `{% if %}`, `${x}`, `%s`) are left unchanged. */
  templates: boolean;
};

/**
 * Up to this many tokens, a text that one dialect can't parse is also tried in the others, which takes eight times as
 * long.
 */
const MANY_TOKENS = 40_000;

export interface FormattedSql {
  text: string;
  dialect: SqlDialect;
  /** A statement was left unchanged because the library would have changed its tokens. */
  untouched: boolean;
  /** Another dialect reads a part of the text as a string or a comment that this one doesn't, or the other way round. */
  other?: { dialect: (typeof LIKELY_DIALECTS)[number]; at: number };
}

/** The package throws an error for each bracket that doesn't fit in a line, and their traces take most of the time of nested ones. */
function withoutTraces<T>(work: () => T): T {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = before;
  }
}

/**
 * Returns the text formatted in a dialect, or in the first likely one that can parse it. Throws Problem with the
 * position of the mistake.
 */
export async function formatSql(
  text: string,
  dialect: SqlDialect | 'auto',
  { templates, ...style }: SqlStyle,
): Promise<FormattedSql> {
  if (depthOf(text) > MAX_SQL_DEPTH) throw tooDeep();
  if (text.length > MAX_SQL_TOKENS && tokenCount(text) > MAX_SQL_TOKENS)
    throw new Problem('sql-too-long', undefined, { limit: MAX_SQL_TOKENS });
  const { format, dialectOf } = await import('./library.ts');
  const code = templates ? withoutTemplates(text) : text;
  const guess = dialect === 'auto' ? guessDialect(code) : dialect;
  const attempt = (part: string, language: SqlDialect): FormattedSql | Problem<SqlProblemCode> => {
    try {
      const paramTypes = { custom: placeholdersOf(language, templates) };
      const formatted = withoutTraces(() => format(part, { ...style, language, paramTypes }));
      const repaired = repairSql(part, formatted);
      return { text: repaired ?? part, dialect: language, untouched: repaired === null };
    } catch (error) {
      return problemOf(error, part);
    }
  };
  if (DELIMITER.test(text)) {
    let untouched = false;
    const blocks = blocksOf(text).map(({ part, at, end }) => {
      const block = attempt(part, guess);
      if (block instanceof Problem) throw new Problem(block.code, at + (block.offset ?? 0), block.params);
      untouched ||= block.untouched;
      const body = block.text.trim();
      // After a comment on the last line, the delimiter would become part of it.
      return [body, end].filter(Boolean).join(/(?:--|#).*$/.test(body) ? '\n' : ' ');
    });
    return { text: blocks.join('\n'.repeat(1 + (style.linesBetweenQueries ?? 1))), dialect: guess, untouched };
  }
  const first = attempt(text, guess);
  if (dialect !== 'auto' || tokenCount(text) > MANY_TOKENS) return orThrow(first);
  const tried = new Map([[guess, first]]);
  const triedIn = (other: SqlDialect) => {
    if (!tried.has(other)) tried.set(other, attempt(text, other));
    return tried.get(other)!;
  };
  let best = first;
  // An unclosed string or bracket is wrong in all dialects; trying more helps only if one didn't know a symbol.
  if (!keeps(first) && (!(first instanceof Problem) || first.code === 'unexpected-sql'))
    best = triedIn(LIKELY_DIALECTS.find((other) => keeps(triedIn(other))) ?? guess);
  if (!keeps(best) || !isDisputed(code)) return orThrow(best);
  for (const other of LIKELY_DIALECTS) {
    const at = firstDifference(code, dialectOf(best.dialect), dialectOf(other));
    const next = at === null ? best : triedIn(other);
    if (at !== null && keeps(next) && next.text !== best.text) return { ...best, other: { dialect: other, at } };
  }
  return best;
}

const keeps = (result: FormattedSql | Problem): result is FormattedSql =>
  !(result instanceof Problem) && !result.untouched;

function orThrow(result: FormattedSql | Problem): FormattedSql {
  if (result instanceof Problem) throw result;
  return result;
}

/** What isn't closed goes on to the end, so that no end is looked for again. */
const QUOTED =
  String.raw`'(?:[^'\\]|\\[^])*(?:'|$)|"(?:[^"\\]|\\[^])*(?:"|$)|` +
  '`[^`]*(?:`|$)' +
  String.raw`|(?:--\s|#).*|/\*[^]*?(?:\*/|$)`;

/**
 * Splits a script of the mysql client: DELIMITER lines are separators without a part; the text between two of them is
 * one part under `;`, otherwise one statement each.
 */
function blocksOf(script: string): { part: string; at: number; end: string }[] {
  const blocks: { part: string; at: number; end: string }[] = [];
  const add = (start: number, stop: number, end: string) => {
    const part = script.slice(start, stop);
    if (part.trim() !== '') blocks.push({ part, at: start, end });
  };
  let delimiter = ';';
  let at = 0;
  for (const line of [...script.matchAll(new RegExp(DELIMITER, 'gim')), null]) {
    const stop = line?.index ?? script.length;
    if (delimiter !== ';') {
      const ends = new RegExp(`${QUOTED}|(${delimiter.replace(/[^\w]/g, String.raw`\$&`)})`, 'g');
      const start = at;
      for (const { 1: end, index } of script.slice(start, stop).matchAll(ends)) {
        if (end === undefined) continue;
        add(at, start + index, end);
        at = start + index + end.length;
      }
    }
    add(at, stop, '');
    if (!line) break;
    delimiter = line[1]!;
    blocks.push({ part: '', at: stop, end: line[0].trim() });
    at = stop + line[0].length;
  }
  return blocks;
}

const tooDeep = () => new Problem('sql-too-deep', undefined, { limit: MAX_SQL_DEPTH });

/**
 * Converts an error message of the library to a problem with its position. Errors that aren't about the text are
 * rethrown.
 */
function problemOf(error: unknown, text: string): Problem<SqlProblemCode> {
  if (error instanceof RangeError) return tooDeep();
  if (!(error instanceof Error) || !error.message.startsWith('Parse error')) throw error;
  const place = /at line (\d+) column (\d+)/.exec(error.message);
  if (!place) return new Problem('sql-not-understood');
  const offset = offsetOf(text, Number(place[1]), Number(place[2]));
  const rest = text.slice(offset);
  if (rest.trim() === '' || error.message.includes('«EOF»')) return new Problem('sql-ends-early', text.length);
  return new Problem('unexpected-sql', offset, { found: /^\S{1,20}/u.exec(rest.trimStart())?.[0] ?? '' });
}

/** The library counts lines by \n; columns are in UTF-16 units. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current++) start = text.indexOf('\n', start) + 1;
  return Math.min(start + column - 1, text.length);
}
