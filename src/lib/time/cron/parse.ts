import { Problem } from '../../../base/problem.ts';
import { type Dialect, DIALECTS, type FieldName, guessDialect, MACROS, SHORTHANDS } from './dialects.ts';
import { type CronField, type CronNotice, readField } from './field.ts';
import { readInterval } from './foreign.ts';
import { type CronLine, readCronLine } from './line.ts';

/** How the two day fields are combined. */
export type DayRule =
  /** Both must match: at most one of them is restricted, or the dialect demands both. */
  | 'both'
  /** Both are restricted, and either one is enough: the surprising behavior of crontab(5). */
  | 'either'
  /** Both are restricted, and because one starts with `*`, Vixie cron requires both. */
  | 'both-by-star';

export interface Schedule {
  dialect: Dialect;
  /** `@daily`, if typed as a macro. */
  macro?: string;
  /** Runs only at startup; there are no fields. */
  reboot: boolean;
  fields: readonly CronField[];
  dayRule: DayRule;
  /** The text after the five fields of a crontab line. */
  command?: string;
  /** The time zone that the line itself sets. */
  zone?: CronLine['zone'];
  notices: readonly CronNotice[];
}

interface Token {
  text: string;
  at: number;
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], at: match.index }));
}

/** A sixth word that doesn't look like this starts the command of a crontab line. */
const FIELD_LIKE = /^(?!\/)(?:[\d*?,/#LW-]|SUN|MON|TUE|WED|THU|FRI|SAT)+$/i;

function fieldOf(fields: readonly CronField[], name: FieldName): CronField | undefined {
  return fields.find((field) => field.name === name);
}

/** Returns the values of a field; if a dialect has no seconds they are 0, and years are any. */
export function valuesOf(schedule: Schedule, name: FieldName): readonly number[] | undefined {
  return fieldOf(schedule.fields, name)?.values ?? (name === 'second' ? [0] : undefined);
}

function dayRuleOf(fields: readonly CronField[], bothDays: boolean): DayRule {
  const dayOfMonth = fieldOf(fields, 'dayOfMonth');
  const dayOfWeek = fieldOf(fields, 'dayOfWeek');
  if (bothDays || !dayOfMonth || !dayOfWeek) return 'both';
  if (!dayOfMonth.star && !dayOfWeek.star) return 'either';
  const saysNothing = dayOfMonth.values.length === 31 || dayOfWeek.values.length === 7;
  return saysNothing ? 'both' : 'both-by-star';
}

function fewest(dialect: Dialect): number {
  return DIALECTS[dialect].fields.length - DIALECTS[dialect].optional;
}

/**
 * Reads a cron expression: a macro, the fields of a dialect, a crontab line with its command (Unix), or `cron(…)` of
 * AWS. 'auto' detects the dialect from the number of fields and the positions of `?`. Throws `Problem` of
 * CRON_PROBLEMS.
 */
export function parseCron(source: string, wanted: Dialect | 'auto' = 'auto'): Schedule {
  const { text, zone, commented } = readCronLine(source);
  const schedule = parseExpression(text, wanted);
  const notices = commented ? [{ code: 'commented-out' as const, params: {} }, ...schedule.notices] : schedule.notices;
  return { ...schedule, notices, ...(zone ? { zone } : {}) };
}

function parseExpression(text: string, wanted: Dialect | 'auto'): Schedule {
  const [, other, kind] = /^\s*((rate|at)\(.*)$/is.exec(text) ?? [];
  if (other !== undefined) {
    const code = kind?.toLowerCase() === 'at' ? 'at-expression' : 'rate-expression';
    throw new Problem(code, text.indexOf(other), { found: other.trim().slice(0, 40) });
  }
  const wrapped = /^(\s*cron\()(.*)\)\s*$/is.exec(text);
  const before = wrapped?.[1]?.length ?? 0;
  const tokens = tokensOf(wrapped?.[2] ?? text).map((token) => ({ ...token, at: token.at + before }));
  const [first] = tokens;
  if (!first)
    throw new Problem('too-few-fields', 0, { count: 0, expected: fewest(wanted === 'auto' ? 'unix' : wanted) });
  if (first.text.startsWith('@')) return readMacro(text, tokens, wanted);

  const mayHaveCommand = wanted === 'unix' || (wanted === 'auto' && !wrapped);
  const sixth = tokens[5];
  const commandAt = mayHaveCommand && sixth && !FIELD_LIKE.test(sixth.text) ? sixth.at : undefined;
  const words = commandAt === undefined ? tokens : tokens.slice(0, 5);
  const dialect = wanted !== 'auto' ? wanted : wrapped ? 'aws' : guessDialect(words.map((token) => token.text));
  const { fields, ...read } = readExpression(text, words, dialect, wanted === 'auto');
  const command = commandAt === undefined ? {} : { command: text.slice(commandAt).trimEnd() };
  return {
    ...read,
    reboot: false,
    fields,
    ...command,
    notices: fields.flatMap((field) => field.notices),
  };
}

/** Reads fields in a dialect; one that was only guessed gives way to the other one that takes the same symbols, if only that can read them. */
function readExpression(text: string, words: readonly Token[], dialect: Dialect, isGuess: boolean) {
  try {
    return readFields(text, words, dialect);
  } catch (error) {
    const other = words.length === 6 && dialect === 'quartz' ? 'spring' : undefined;
    if (!isGuess || !other) throw error;
    try {
      return readFields(text, words, other);
    } catch {
      throw error;
    }
  }
}

function readFields(text: string, words: readonly Token[], dialect: Dialect) {
  const rule = DIALECTS[dialect];
  const expected = rule.fields.length;
  if (words.length < fewest(dialect))
    throw new Problem('too-few-fields', text.trimEnd().length, { count: words.length, expected: fewest(dialect) });
  const extra = words[expected];
  if (extra) throw new Problem('too-many-fields', extra.at, { count: words.length, expected });

  const fields = words.map((token, i) => readField(token.text, token.at, rule.fields[i]!, rule));
  if (rule.questionMark) checkQuestionMarks(fields);
  return { dialect, fields, dayRule: dayRuleOf(fields, rule.bothDays) };
}

/** Returns the dialect of an expression, even of an invalid one. */
export function dialectOf(text: string, wanted: Dialect | 'auto'): Dialect {
  if (wanted !== 'auto') return wanted;
  try {
    return parseCron(text).dialect;
  } catch {
    return guessDialect(tokensOf(readCronLine(text).text).map((token) => token.text));
  }
}

function checkQuestionMarks(fields: readonly CronField[]): void {
  const days = fields.filter((field) => field.name === 'dayOfMonth' || field.name === 'dayOfWeek');
  const marks = days.filter((field) => field.text === '?').length;
  const last = days[days.length - 1]!;
  if (marks === 0) throw new Problem('needs-question-mark', days.find((field) => field.text === '*')?.at ?? last.at);
  if (marks === 2) throw new Problem('two-question-marks', last.at);
}

function readMacro(text: string, tokens: readonly Token[], wanted: Dialect | 'auto'): Schedule {
  const [{ text: word, at }, second] = tokens as [Token, Token?];
  const macro = word.toLowerCase();
  const interval =
    macro.startsWith('@every') && !Object.hasOwn(MACROS, macro) ? readInterval(text.slice(at)) : undefined;
  if (interval) throw new Problem(interval.code, at, { ...interval });
  const isIn = wanted === 'auto' || wanted === 'unix' || (wanted === 'spring' && SHORTHANDS.includes(macro));
  if (!isIn) throw new Problem('not-in-dialect', at, { symbol: word });
  const expression = Object.hasOwn(MACROS, macro) ? MACROS[macro] : undefined;
  if (expression === undefined)
    throw new Problem('unknown-macro', at, { macro: word, macros: Object.keys(MACROS).join(' ') });
  const command = second ? { command: text.slice(second.at).trimEnd() } : {};
  if (expression === null)
    return { dialect: 'unix', macro, reboot: true, fields: [], dayRule: 'both', notices: [], ...command };
  const read = wanted === 'spring' ? parseExpression(`0 ${expression}`, 'spring') : parseExpression(expression, 'unix');
  return { ...read, macro, ...command };
}

/** Returns the fields with single spaces and expanded macros; empty for `@reboot`. */
export function expressionOf(schedule: Schedule): string {
  return schedule.fields.map((field) => field.text).join(' ');
}
