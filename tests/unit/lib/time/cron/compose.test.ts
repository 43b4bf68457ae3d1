import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeCron, MONTHS, WEEKDAYS, type Plan } from '../../../../../src/lib/time/cron/compose.ts';
import { type Dialect, DIALECTS } from '../../../../../src/lib/time/cron/dialects.ts';
import { parseCron } from '../../../../../src/lib/time/cron/parse.ts';
import { rivalsOf } from '../../../../../src/lib/time/cron/rivals.ts';
import { CRON_SYMBOLS } from '../../../../../src/lib/time/cron/symbols.ts';

const dialects = Object.keys(DIALECTS) as Dialect[];

const plain: Plan = { every: 'days', interval: 1, minute: 0, hour: 0, weekdays: [], monthDay: 1, month: 'jan' };

it.each<[Partial<Plan>, Dialect, string]>([
  [{ every: 'minutes', interval: 5 }, 'unix', '*/5 * * * *'],
  [{ every: 'minutes', interval: 1 }, 'unix', '* * * * *'],
  [{ every: 'hours', interval: 2, minute: 30 }, 'unix', '30 */2 * * *'],
  [{ every: 'weeks', hour: 9, minute: 0, weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'] }, 'unix', '0 9 * * MON-FRI'],
  [{ every: 'weeks', hour: 9, minute: 0, weekdays: ['fri', 'sat', 'sun'] }, 'unix', '0 9 * * FRI,SAT,SUN'],
  [{ every: 'weeks', hour: 9, minute: 0, weekdays: ['mon'] }, 'quartz', '0 0 9 ? * MON'],
  [{ every: 'weeks', hour: 9, minute: 0, weekdays: [...WEEKDAYS] }, 'aws', '0 9 * * ? *'],
  [{ every: 'months', hour: 0, minute: 15, monthDay: 31 }, 'aws', '15 0 31 * ? *'],
  [{ every: 'years', hour: 0, minute: 0, monthDay: 1, month: 'jul' }, 'seconds', '0 0 0 1 JUL *'],
])('%j in %s is %s', (plan, dialect, expected) => {
  expect(composeCron({ ...plain, ...plan }, dialect)).toBe(expected);
});

it('writes expressions that the dialect can parse', () => {
  const minute = fc.integer({ min: 0, max: 59 });
  const hour = fc.integer({ min: 0, max: 23 });
  const monthDay = fc.integer({ min: 1, max: 31 });
  const plan: fc.Arbitrary<Partial<Plan>> = fc.oneof(
    fc.record({ every: fc.constant('minutes' as const), interval: fc.integer({ min: 1, max: 59 }) }),
    fc.record({ every: fc.constant('hours' as const), interval: fc.integer({ min: 1, max: 23 }), minute }),
    fc.record({
      every: fc.constant('weeks' as const),
      weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      hour,
      minute,
    }),
    fc.record({ every: fc.constant('years' as const), month: fc.constantFrom(...MONTHS), monthDay, hour, minute }),
  );
  fc.assert(
    fc.property(plan, fc.constantFrom(...dialects), (given, dialect) => {
      expect(parseCron(composeCron({ ...plain, ...given }, dialect), dialect).fields.length).toBeGreaterThan(0);
    }),
  );
});

it.each(dialects.flatMap((dialect) => CRON_SYMBOLS[dialect].map(({ example }) => [example, dialect] as const)))(
  '%s is %s',
  (example, dialect) => {
    expect(parseCron(example, dialect).dialect).toBe(dialect);
    const read = parseCron(example, 'auto');
    // Much of Spring is also an expression of another dialect, with the same days.
    if (dialect === 'spring') expect(rivalsOf(example, read)?.others).not.toContain(dialect);
    else expect(read.dialect).toBe(dialect);
  },
);
