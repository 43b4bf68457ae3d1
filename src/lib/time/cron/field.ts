import { Problem } from '../../../base/problem.ts';
import type { DialectRule, FieldName, FieldRule } from './dialects.ts';
import { readChosen } from './foreign.ts';

/** Why a text isn't a cron expression. */
export const CRON_PROBLEMS = [
  'too-few-fields',
  'too-many-fields',
  'rate-expression',
  'at-expression',
  'unknown-macro',
  'empty-item',
  'bad-value',
  'bad-number',
  'out-of-range',
  'range-reversed',
  'interval-expression',
  'interval-as-cron',
  'jenkins-hash',
  'random-range',
  'bad-step',
  'step-too-large',
  'step-without-start',
  'not-in-dialect',
  'special-not-alone',
  'question-mark-place',
  'needs-question-mark',
  'two-question-marks',
] as const;

type CronProblem = (typeof CRON_PROBLEMS)[number];

/** Days of the month that depend on the month. */
export type MonthDay =
  | { kind: 'from-last'; offset: number; weekday: boolean }
  | { kind: 'nearest-weekday'; day: number }
  | { kind: 'nth'; weekday: number; nth: number }
  | { kind: 'last-weekday'; weekday: number };

export interface CronField {
  name: FieldName;
  text: string;
  /** Offset of the field in the expression, in UTF-16 units. */
  at: number;
  /** Matching values, ascending; weekdays are counted from 0 (Sunday) to 6. */
  values: readonly number[];
  special?: MonthDay;
  /**
   * Whether it starts with `*` or is `?`: Vixie cron uses this to combine the two day fields and to handle daylight
   * saving time.
   */
  star: boolean;
  notices: readonly CronNotice[];
}

/** Valid but probably unintended. */
export interface CronNotice {
  code: 'step-without-range' | 'uneven-step' | 'question-mark-as-star' | 'commented-out';
  params: Record<string, string | number>;
}

/** Reads the fields of one dialect. Throws `Problem` of CRON_PROBLEMS. */
export function readField(text: string, at: number, rule: FieldRule, dialect: DialectRule): CronField {
  return new FieldReader(text, at, rule, dialect).read();
}

class FieldReader {
  readonly #text: string;
  readonly #at: number;
  readonly #rule: FieldRule;
  readonly #dialect: DialectRule;
  readonly #values = new Set<number>();
  #special: MonthDay | undefined;
  readonly #notices: CronNotice[] = [];

  constructor(text: string, at: number, rule: FieldRule, dialect: DialectRule) {
    this.#text = text;
    this.#at = at;
    this.#rule = rule;
    this.#dialect = dialect;
  }

  read(): CronField {
    let at = this.#at;
    for (const item of this.#text.split(',')) {
      if (item === '') throw this.#problem('empty-item', at);
      this.#readItem(item, at);
      at += item.length + 1;
    }
    const values = [...this.#values].sort((a, b) => a - b);
    const star = this.#text.startsWith('*') || this.#text === '?';
    return {
      name: this.#rule.name,
      text: this.#text,
      at: this.#at,
      values,
      special: this.#special,
      star,
      notices: this.#notices,
    };
  }

  #problem(code: CronProblem, at: number, params: Problem['params'] = {}): Problem {
    const { name, min, max } = this.#rule;
    return new Problem(code, at, { field: name, min, max, ...params });
  }

  #badValue(value: string, at: number): Problem {
    return this.#problem(this.#rule.names ? 'bad-value' : 'bad-number', at, { value });
  }

  #readItem(item: string, at: number): void {
    if (item === '?') return this.#readQuestionMark(at);
    if (this.#readSpecial(item, at)) {
      if (item !== this.#text) throw this.#problem('special-not-alone', at, { item });
      return;
    }
    const chosen = this.#dialect.special ? undefined : readChosen(item, this.#rule.min);
    if (chosen) throw this.#problem(chosen.code, at, { item, fixed: chosen.fixed ?? '' });
    const slash = item.indexOf('/');
    const base = slash < 0 ? item : item.slice(0, slash);
    if (base === '') throw this.#problem('step-without-start', at, { item });
    const step = slash < 0 ? undefined : this.#readStep(item.slice(slash + 1), at + slash + 1);
    const { min } = this.#rule;
    const top = this.#top();
    if (base === '*') return this.#fill(min, top, step ?? 1, item);
    const dash = base.indexOf('-');
    if (dash < 0) {
      const value = this.#readValue(base, at);
      if (step === undefined) return this.#fill(value, value, 1, item);
      if (!this.#dialect.extended)
        this.#notices.push({ code: 'step-without-range', params: { item, meaning: `${base}-${top}/${step}` } });
      return this.#fill(value, Math.max(value, top), step, item);
    }
    if (dash === 0 || dash === base.length - 1) throw this.#badValue(base, at);
    const from = this.#readValue(base.slice(0, dash), at);
    const to = this.#readValue(base.slice(dash + 1), at + dash + 1);
    if (from <= to) return this.#fill(from, to, step ?? 1, item);
    if (this.#rule.name === 'year')
      throw this.#problem('range-reversed', at, { item, fixed: `${to}-${from}${slash < 0 ? '' : item.slice(slash)}` });
    if (!this.#dialect.extended) throw this.#problem('range-reversed', at, { item, fixed: this.#around(base, step) });
    // In Quartz, ranges may wrap around: 22-2 is 22, 23, 0, 1, 2.
    return this.#fill(from, to + top - min + 1, step ?? 1, item);
  }

  /** Returns a range that goes past the end of its field as two: `22-6` as `22-23,0-6`, with a step as its values. */
  #around(base: string, step = 1): string {
    const { min, names } = this.#rule;
    const [first = '', last = ''] = base.split('-');
    const top = this.#top();
    const size = top - min + 1;
    const from = this.#readValue(first, this.#at);
    const to = this.#readValue(last, this.#at) + size;
    if (step === 1) {
      const tell = (value: number) => (/^\d/.test(base) ? String(value) : names![value - min]!);
      const range = (start: string, end: string) => (start === end ? start : `${start}-${end}`);
      return `${range(first, tell(top))},${range(tell(min), last)}`;
    }
    const values = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
    return values.map((value) => (value > top ? value - size : value)).join(',');
  }

  /** Returns the largest value for a star or an open step: 6 if 7 is an alias for Sunday. */
  #top(): number {
    return this.#rule.sunday === 0 ? 6 : this.#rule.max;
  }

  #fill(from: number, to: number, step: number, item: string): void {
    const { min, sunday } = this.#rule;
    const size = this.#top() - min + 1;
    for (let value = from; value <= to; value += step) {
      const inField = value > this.#rule.max ? value - size : value;
      this.#values.add(sunday === undefined ? inField : (inField - sunday) % 7);
    }
    const cyclic = this.#rule.name !== 'dayOfMonth' && this.#rule.name !== 'year';
    if (step > 1 && to > from && cyclic && to - from + 1 === size && size % step !== 0) {
      this.#notices.push({ code: 'uneven-step', params: { item, step, size } });
    }
  }

  #readValue(text: string, at: number): number {
    const { names, min, max } = this.#rule;
    const index = names?.indexOf(text.toUpperCase()) ?? -1;
    if (index >= 0) return index + min;
    if (!/^\d+$/.test(text)) {
      const odd = /[LWH#]/i.exec(text);
      if (odd && !this.#dialect.special) throw this.#problem('not-in-dialect', at + odd.index, { symbol: odd[0] });
      throw this.#badValue(text, at);
    }
    const value = Number(text);
    if (value < min || value > max) throw this.#problem('out-of-range', at, { value: text });
    return value;
  }

  #readStep(text: string, at: number): number {
    if (!/^\d+$/.test(text) || Number(text) === 0) throw this.#problem('bad-step', at, { value: text });
    const step = Number(text);
    const size = this.#top() - this.#rule.min + 1;
    if (step > size) throw this.#problem('step-too-large', at, { value: text, size });
    return step;
  }

  #readQuestionMark(at: number): void {
    const isDay = this.#rule.name === 'dayOfMonth' || this.#rule.name === 'dayOfWeek';
    if (!isDay || this.#text !== '?') throw this.#problem('question-mark-place', at);
    if (!this.#dialect.special) this.#notices.push({ code: 'question-mark-as-star', params: {} });
    this.#fill(this.#rule.min, this.#top(), 1, '?');
  }

  /**
   * `L`, `L-3`, `LW`, `15W` in days of the month; `L`, `6L`, `6#3` in days of the week. Quartz doesn't allow them in
   * lists.
   */
  #readSpecial(item: string, at: number): boolean {
    if (!this.#dialect.special) return false;
    if (this.#rule.name === 'dayOfMonth') {
      const last = /^L(?:-(\d{1,2}))?(W)?$/i.exec(item);
      const nearest = /^(\d{1,2})W$/i.exec(item);
      if (last) {
        const offset = Number(last[1] ?? 0);
        if (offset > 30) throw this.#problem('out-of-range', at + 2, { value: last[1] ?? '', min: 0, max: 30 });
        this.#special = { kind: 'from-last', offset, weekday: last[2] !== undefined };
      } else if (nearest) {
        this.#special = { kind: 'nearest-weekday', day: this.#readValue(nearest[1]!, at) };
      }
      return last !== null || nearest !== null;
    }
    if (this.#rule.name !== 'dayOfWeek') return false;
    // In Quartz a week ends on Saturday, so L alone is Saturday; Spring refuses it.
    if (this.#dialect.extended && /^L$/i.test(item)) {
      this.#values.add(6);
      return true;
    }
    const special = /^(\d|[a-z]{3})(?:(L)|#(\d+))$/i.exec(item);
    if (!special) return false;
    const [, day = '', last, nth] = special;
    const weekday = (this.#readValue(day, at) - (this.#rule.sunday ?? 0)) % 7;
    if (last) this.#special = { kind: 'last-weekday', weekday };
    else if (Number(nth) >= 1 && Number(nth) <= 5) this.#special = { kind: 'nth', weekday, nth: Number(nth) };
    else throw this.#problem('out-of-range', at + day.length + 1, { value: nth ?? '', min: 1, max: 5 });
    return true;
  }
}
