/** The differences between the schedulers that call their expressions "cron". */
export type Dialect = 'unix' | 'seconds' | 'spring' | 'quartz' | 'aws';

export const FIELD_NAMES = ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

export interface FieldRule {
  name: FieldName;
  min: number;
  max: number;
  names?: readonly string[];
  /** Weekday of `min`, for converting values to 0 (Sunday) to 6. */
  sunday?: 0 | 1;
}

export interface DialectRule {
  fields: readonly FieldRule[];
  /** How many fields at the end may be omitted. */
  optional: number;
  /** Whether exactly one of the day fields must be `?`. */
  questionMark: boolean;
  /** Whether a day must match both day fields when both are restricted. */
  bothDays: boolean;
  /** `L`, `W` and `#`. */
  special: boolean;
  /** Ranges that wrap around (`22-2`), and steps from a single value, without a notice. */
  extended: boolean;
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

const second: FieldRule = { name: 'second', min: 0, max: 59 };
const minute: FieldRule = { name: 'minute', min: 0, max: 59 };
const hour: FieldRule = { name: 'hour', min: 0, max: 23 };
const dayOfMonth: FieldRule = { name: 'dayOfMonth', min: 1, max: 31 };
const month: FieldRule = { name: 'month', min: 1, max: 12, names: MONTHS };
/** 0 and 7 are both Sunday (crontab(5)). */
const unixDay: FieldRule = { name: 'dayOfWeek', min: 0, max: 7, names: DAYS, sunday: 0 };
const javaDay: FieldRule = { name: 'dayOfWeek', min: 1, max: 7, names: DAYS, sunday: 1 };

/**
 * crontab(5) of Vixie cron; the same with seconds, as in node-cron and croner; Spring CronExpression; Quartz CronExpression;
 * Amazon EventBridge.
 */
export const DIALECTS: Readonly<Record<Dialect, DialectRule>> = {
  unix: {
    fields: [minute, hour, dayOfMonth, month, unixDay],
    optional: 0,
    questionMark: false,
    bothDays: false,
    special: false,
    extended: false,
  },
  seconds: {
    fields: [second, minute, hour, dayOfMonth, month, unixDay],
    optional: 0,
    questionMark: false,
    bothDays: false,
    special: true,
    extended: false,
  },
  spring: {
    fields: [second, minute, hour, dayOfMonth, month, unixDay],
    optional: 0,
    questionMark: false,
    bothDays: true,
    special: true,
    extended: false,
  },
  quartz: {
    fields: [second, minute, hour, dayOfMonth, month, javaDay, { name: 'year', min: 1970, max: 2099 }],
    optional: 1,
    questionMark: true,
    bothDays: true,
    special: true,
    extended: true,
  },
  aws: {
    fields: [minute, hour, dayOfMonth, month, javaDay, { name: 'year', min: 1970, max: 2199 }],
    optional: 0,
    questionMark: true,
    bothDays: true,
    special: true,
    extended: true,
  },
};

/** Macros of crontab(5), in five fields; `@reboot` has no schedule. */
export const MACROS: Readonly<Record<string, string | null>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
  '@every_minute': '* * * * *',
  '@reboot': null,
};

/** The macros in common use, which Spring reads, too. */
export const SHORTHANDS = ['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly'];

/**
 * Returns the dialect indicated by the number of fields, the positions of `?`, and `L`, `W` and `#`. Six fields without
 * any of these are Unix fields after seconds.
 */
export function guessDialect(fields: readonly string[]): Dialect {
  if (fields.length === 7) return 'quartz';
  if (fields.length !== 6) return 'unix';
  if (fields[2] === '?' || fields[4] === '?') return 'aws';
  const days = [fields[3] ?? '', fields[5] ?? ''];
  if (days.includes('?')) return 'quartz';
  return days.some((day) => /#|^L|[LW]$/i.test(day)) ? 'spring' : 'seconds';
}
