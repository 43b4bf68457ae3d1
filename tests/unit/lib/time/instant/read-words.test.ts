import { describe, expect, it } from 'vitest';
import { NS_PER_MS } from '../../../../../src/lib/time/instant/build.ts';
import { readWords } from '../../../../../src/lib/time/instant/read-words.ts';
import { writeInstant } from '../../../../../src/lib/time/instant/write.ts';

const NOW = BigInt(Date.UTC(2026, 0, 31, 10, 30)) * NS_PER_MS;

const said = (text: string, zone = 'UTC') => {
  const found = readWords(text, NOW, zone);
  return found && writeInstant(found.instant, 'iso-8601', found.zone);
};

describe('times in words', () => {
  it.each([
    ['now', '2026-01-31T10:30:00Z'],
    ['ahora', '2026-01-31T10:30:00Z'],
    ['maintenant', '2026-01-31T10:30:00Z'],
    ['today', '2026-01-31T00:00:00Z'],
    ['tomorrow', '2026-02-01T00:00:00Z'],
    ['mañana', '2026-02-01T00:00:00Z'],
    ['manana', '2026-02-01T00:00:00Z'],
    ['demain', '2026-02-01T00:00:00Z'],
    ['amanhã', '2026-02-01T00:00:00Z'],
    ['завтра', '2026-02-01T00:00:00Z'],
    ['明天', '2026-02-01T00:00:00Z'],
    ['yesterday', '2026-01-30T00:00:00Z'],
    ['aujourd’hui', '2026-01-31T00:00:00Z'],
    ['tomorrow at 9am', '2026-02-01T09:00:00Z'],
    ['in 90 days', '2026-05-01T10:30:00Z'],
    ['90 days from now', '2026-05-01T10:30:00Z'],
    ['3 days ago', '2026-01-28T10:30:00Z'],
    ['hace 2 semanas', '2026-01-17T10:30:00Z'],
    ['il y a 3 jours', '2026-01-28T10:30:00Z'],
    ['há 3 dias', '2026-01-28T10:30:00Z'],
    ['3 дня назад', '2026-01-28T10:30:00Z'],
    ['через 2 часа', '2026-01-31T12:30:00Z'],
    ['3天前', '2026-01-28T10:30:00Z'],
    ['2小时后', '2026-01-31T12:30:00Z'],
    ['dans 1,5 heures', '2026-01-31T12:00:00Z'],
    ['2h 30m ago', '2026-01-31T08:00:00Z'],
    ['in 2h 30min', '2026-01-31T13:00:00Z'],
    ['now + 1 month', '2026-02-28T10:30:00Z'],
    ['2024-02-29 + 1 year', '2025-02-28T00:00:00Z'],
    ['2025-01-01 + 90 days', '2025-04-01T00:00:00Z'],
    ['2025-01-01 - 1 day', '2024-12-31T00:00:00Z'],
    ['2025-01-01T12:00Z + 2 weeks - 1 hour', '2025-01-15T11:00:00Z'],
    ['+ 2 hours', '2026-01-31T12:30:00Z'],
    ['noon', '2026-01-31T12:00:00Z'],
    ['5pm', '2026-01-31T17:00:00Z'],
    ['12am', '2026-01-31T00:00:00Z'],
    ['17h30', '2026-01-31T17:30:00Z'],
    ['now in tokyo', '2026-01-31T19:30:00+09:00'],
    ['in tokyo', '2026-01-31T19:30:00+09:00'],
    ['ahora en tokio', '2026-01-31T19:30:00+09:00'],
    ['сейчас в токио', '2026-01-31T19:30:00+09:00'],
    ['1763800000 in tokyo', '2025-11-22T17:26:40+09:00'],
    ['5pm utc in tokyo', '2026-02-01T02:00:00+09:00'],
    ['3:30 pm est in london', '2026-01-31T20:30:00+00:00'],
    ['10:00 london in new york', '2026-01-31T05:00:00-05:00'],
    ['now + 2 hours in new york', '2026-01-31T07:30:00-05:00'],
    // 31 January 2026 is a Saturday.
    ['next friday', '2026-02-06T00:00:00Z'],
    ['next saturday', '2026-02-07T00:00:00Z'],
    ['last monday', '2026-01-26T00:00:00Z'],
    ['friday', '2026-02-06T00:00:00Z'],
    ['next friday at 9am', '2026-02-06T09:00:00Z'],
    ['next friday + 2 weeks', '2026-02-20T00:00:00Z'],
    ['el próximo viernes', '2026-02-06T00:00:00Z'],
    ['el viernes que viene', '2026-02-06T00:00:00Z'],
    ['el lunes pasado', '2026-01-26T00:00:00Z'],
    ['vendredi prochain', '2026-02-06T00:00:00Z'],
    ['lundi dernier', '2026-01-26T00:00:00Z'],
    ['próxima sexta-feira', '2026-02-06T00:00:00Z'],
    ['segunda-feira passada', '2026-01-26T00:00:00Z'],
    ['следующая пятница', '2026-02-06T00:00:00Z'],
    ['в прошлый понедельник', '2026-01-26T00:00:00Z'],
    ['下周五', '2026-02-06T00:00:00Z'],
    ['这周五', '2026-01-30T00:00:00Z'],
    ['上星期一', '2026-01-19T00:00:00Z'],
    ['90 days from today', '2026-05-01T00:00:00Z'],
    ['90 days after 2026-01-01', '2026-04-01T00:00:00Z'],
    ['3 weeks before 2026-12-25', '2026-12-04T00:00:00Z'],
    ['1 year 2 months after 3 March 2026', '2027-05-03T00:00:00Z'],
    ['2 days before christmas', '2026-12-23T00:00:00Z'],
    ['2 weeks from next friday', '2026-02-20T00:00:00Z'],
    ['90 días después de 2026-01-01', '2026-04-01T00:00:00Z'],
    ['3 semaines avant noël 2026', '2026-12-04T00:00:00Z'],
    ['2 dias antes de 2026-12-25', '2026-12-23T00:00:00Z'],
    ['10 дней после 2026-01-01', '2026-01-11T00:00:00Z'],
    ['christmas', '2026-12-25T00:00:00Z'],
    ['Christmas 2030', '2030-12-25T00:00:00Z'],
    ['new year', '2027-01-01T00:00:00Z'],
    ['nochevieja 2026', '2026-12-31T00:00:00Z'],
  ])('%s is %s', (text, iso) => expect(said(text)).toBe(iso));

  it.each([
    '2025-01-01',
    '1763800000',
    'tomorrow never dies',
    'in 3 miles',
    '25:00',
    '13pm',
    'now in atlantis',
    'in 1.5 months',
    '5 in hex',
    'next friday the 13th',
    '90 days after the party',
    'christmas party',
    '3 miles from today',
    'next',
    '',
  ])("%j isn't a time", (text) => expect(said(text)).toBeNull());

  it('keeps the time of day across a clock change when adding days, not hours', () => {
    expect(said('2026-03-28 12:00 + 1 day', 'Europe/Berlin')).toBe('2026-03-29T12:00:00+02:00');
    expect(said('2026-03-28 12:00 + 24 hours', 'Europe/Berlin')).toBe('2026-03-29T13:00:00+02:00');
  });

  it('throws if a time is too far away', () => expect(() => said('now + 900000 years')).toThrow());
});
