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
    // dates in words, holidays, and a unit behind (days counted with GNU date)
    ['how many days between 3 March 2026 and Christmas 2026', '297 days'],
    ['days between March 3, 2026 and 25 December 2026', '297 days'],
    ['3 March 2026 to 25 December 2026', '297 days'],
    ['2026-01-05 to 2026-03-01 in days', '55 days'],
    ['2026-01-05 to 2026-03-01 in weeks', '7 weeks, 6 days'],
    ['2026-01-05 - 2026-03-01 in hours', '1,320 hours'],
    ['days until 25 december 2026', '328 days'],
    ['days until christmas', '328 days'],
    ["days until new year's eve", '334 days'],
    ['days until new year', '335 days'],
    ['days since Christmas 2025', '37 days'],
    ['days since christmas', '37 days'],
    ['días desde navidad', '37 days'],
    ["days since new year's day", '30 days'],
    ['days since halloween', '92 days'],
    ['weeks until the 1st of May 2026', '12 weeks, 6 days'],
    ['how old is 1990-05-17', '35 years, 8 months, 14 days'],
    ['age of 17 May 1990?', '35 years, 8 months, 14 days'],
    ['días entre el 3 de marzo de 2026 y navidad', '297 days'],
    ['¿cuántos días faltan hasta nochevieja?', '334 days'],
    ['combien de jours jusqu’à noël', '328 days'],
    ['jours entre le 3 mars 2026 et le 25 décembre 2026', '297 days'],
    ['dias até o natal', '328 days'],
    ['сколько дней до нового года', '335 days'],
    ['дней между 3 марта 2026 и 25 декабря 2026', '297 days'],
    ['2026年3月3日到2026年12月25日多少天', '297 days'],
    ['距离元旦还有多少天', '335 days'],
  ])('%s: %s', (text, asked) => expect(said(text)?.asked ?? null).toBe(asked));

  it.each([
    '2025-01-01',
    'days between friends',
    '2025-01-01 + 90 days',
    '5 - 3',
    '1700000000 - 1600000000',
    '2025-13-01 - 2025-01-01',
    'days until friday night',
    'how old is the universe',
    'days between 31 February 2026 and christmas',
    'christmas to new year',
    'days of christmas 2026',
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
