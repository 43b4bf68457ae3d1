import { describe, expect, it } from 'vitest';
import { between, readSpan, weekdayAskedFor } from '../../../../../src/lib/time/instant/between.ts';
import { NS_PER_MS } from '../../../../../src/lib/time/instant/build.ts';

const NOW = BigInt(Date.UTC(2026, 0, 31, 10, 30)) * NS_PER_MS; // a Saturday

const said = (text: string, zone = 'UTC', tag = 'en') => {
  const span = readSpan(text, NOW, zone);
  return span && between(span, zone, tag);
};

describe('the time between two dates', () => {
  it.each([
    ['days between 2025-01-01 and 2025-03-01', '59 days'],
    ['how many days from 2025-01-01 to 2025-03-01?', '59 days'],
    ['2025-03-01 - 2025-01-01', '59 days'],
    ['2025-01-01 - 2025-03-01', '59 days'],
    ['2025-01-01/2025-03-01', '59 days'],
    ['2025-01-01..2025-03-01', '59 days'],
    ['2025-01-01 to 2025-03-01', '59 days'],
    ['2025-01-01 – today', '395 days'],
    ['weeks between 2025-01-01 and 2025-03-01', '8 weeks, 3 days'],
    ['months between 2025-01-01 and 2025-03-01', '2 months'],
    ['hours between 2025-01-01 and 2025-03-01', '1,416 hours'],
    ['hours from 2025-01-01T10:00 to 2025-01-01T12:30', '2.5 hours'],
    ['2025-01-01T10:00 - 2025-01-03T12:30', '2 days, 2 hours, 30 minutes'],
    ['days until 2026-12-25', '328 days'],
    ['days since 2026-01-01', '30 days'],
    ['días entre 2025-01-01 y 2025-03-01', '59 days'],
    ['¿cuántos días faltan hasta 2026-12-25?', '328 days'],
    ['cuántos días faltan hasta el 2026-12-25', '328 days'],
    ['jours entre 2025-01-01 et 2025-03-01', '59 days'],
    ['combien de jours jusqu’au 2026-12-25', '328 days'],
    ['dias entre 2025-01-01 e 2025-03-01', '59 days'],
    ['dias até 2026-12-25', '328 days'],
    ['дней между 2025-01-01 и 2025-03-01', '59 days'],
    ['сколько дней до 2026-12-25', '328 days'],
    ['2025-01-01和2025-03-01之间有多少天', '59 days'],
    ['2025-01-01到2025-03-01多少天', '59 days'],
    ['距离2026-12-25还有多少天', '328 days'],
  ])('%s: %s', (text, asked) => expect(said(text)?.asked ?? null).toBe(asked));

  it.each([
    '2025-01-01',
    'days between friends',
    '2025-01-01 + 90 days',
    '5 - 3',
    '1700000000 - 1600000000',
    '2025-13-01 - 2025-01-01',
  ])("%s isn't a time span", (text) => expect(said(text)).toBeNull());

  it('follows the calendar, using the last day of a shorter month', () => {
    expect(said('2024-01-31 - 2024-03-01')?.calendar).toBe('1 month, 1 day');
    expect(said('2024-02-29 - 2025-02-28')?.calendar).toBe('1 year'); // like `2024-02-29 + 1 year`
    expect(said('2024-02-29 - 2025-03-01')?.calendar).toBe('1 year, 1 day');
    expect(said('2025-01-01 - 2025-01-20')).toEqual({ asked: '19 days', calendar: null, weeks: '2 weeks, 5 days' });
  });

  it('counts whole days and elapsed hours across a clock change', () => {
    expect(said('2026-03-28 - 2026-03-30', 'Europe/Berlin')?.asked).toBe('2 days');
    expect(said('hours between 2026-03-28 and 2026-03-30', 'Europe/Berlin')?.asked).toBe('47 hours');
  });

  it('uses the language of the page', () => {
    expect(said('2025-01-01 - 2025-03-01', 'UTC', 'es')?.asked).toBe('59 días');
    expect(said('2025-01-01 - 2025-03-01', 'UTC', 'ru')?.asked).toBe('59 дней');
  });
});

describe('the day of the week', () => {
  it.each([
    'weekday of 2025-01-01',
    'what day is 2025-01-01?',
    'day of the week for 2025-01-01',
    '¿qué día es el 2025-01-01?',
    'día de la semana del 2025-01-01',
    'quel jour était le 2025-01-01',
    'dia da semana de 2025-01-01',
    'день недели 2025-01-01',
    'какой день недели 2025-01-01',
    '2025-01-01是星期几',
  ])('%s is a weekday question', (text) => expect(weekdayAskedFor(text)).toBe('2025-01-01'));

  it.each(['2025-01-01', 'day 2025', 'what day is it', 'monday'])("%s isn't a weekday question", (text) =>
    expect(weekdayAskedFor(text)).toBeNull(),
  );
});
