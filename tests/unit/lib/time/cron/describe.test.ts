import { describe, expect, it } from 'vitest';
import { describeCron } from '../../../../../src/lib/time/cron/describe.ts';
import { parseCron } from '../../../../../src/lib/time/cron/parse.ts';

function tell(text: string, options: Partial<Parameters<typeof describeCron>[1]> = {}): Promise<string | null> {
  return describeCron(parseCron(text), { language: 'en', hours24: true, verbose: false, ...options });
}

describe('sentences', () => {
  it.each([
    ['40 * * * *', 'At 40 minutes past the hour'],
    ['0 9 * * 1-5', 'At 09:00, Monday through Friday'],
    ['0 0 9 ? * 1-5', 'At 09:00, Sunday through Thursday'],
    ['0 9 ? * 1-5 *', 'At 09:00, Sunday through Thursday'],
    ['0 0 * * 7', 'At 00:00, only on Sunday'],
    ['0 0 * * 0,7', 'At 00:00, only on Sunday'],
    ['0 0 0 * * 7,1,0', 'At 00:00, only on Sunday and Monday'],
    ['0 0 * * 1,7', 'At 00:00, only on Monday and Sunday'],
    ['0 11-22 ? * MON-FRI *', 'Every hour, between 11:00 and 22:00, Monday through Friday'],
    ['0 0 10 ? * 6#3', 'At 10:00, on the third Friday of the month'],
    ['0 0 10 ? * FRIL', 'At 10:00, on the last Friday of the month'],
    ['5/15 * * * *', 'Every 15 minutes, starting at 5 minutes past the hour'],
    ['0 0 0 1 1 ? 2027', 'At 00:00, on day 1 of the month, only in January, only in 2027'],
    ['0 0 1-5,10-15/2 * *', 'At 00:00, on day 1 through 5, 10, 12, and 14 of the month'],
    ['0 1-5/2,20 * * *', 'At 01:00, 03:00, 05:00 and 20:00'],
    ['@reboot', 'Run once, at startup'],
    ['0 0 1-5,10-15/2 * *', 'At 00:00, on day 1 through 5, 10, 12, and 14 of the month'],
    ['0 0 * 1-3,6-12/2 *', 'At 00:00, only in January through March, June, August, October, and December'],
    ['0 0 * jan-mar,6-12/3 *', 'At 00:00, only in January through March, June, September, and December'],
    ['0-10,30-40/5 * * * *', 'At 0 through 10, 30, 35, and 40 minutes past the hour'],
    ['0 0 10-15/2,20-22 * *', 'At 00:00, on day 10, 12, 14, and 20 through 22 of the month'],
    ['0 0 * * 1-3,5-6/1', 'At 00:00, only on Monday through Wednesday, Friday, and Saturday'],
    ['0 0 0 ? * 2-4,6/1', 'At 00:00, only on Monday through Wednesday, Friday, and Saturday'],
    ['0 0 * * sat,sun', 'At 00:00, only on Saturday and Sunday'],
  ])('%s', async (text, expected) => {
    expect(await tell(text)).toBe(expected);
  });

  it('formats hours and days as configured', async () => {
    expect(await tell('0 9 * * *', { hours24: false })).toBe('At 09:00 AM');
    expect(await tell('0 9 * * *', { verbose: true })).toBe('At 09:00, every day');
  });

  it.each(['en', 'es', 'fr', 'pt', 'ru', 'cn'])('supports %s', async (language) => {
    const sentences = await Promise.all(
      ['0 9 * * 1-5', '@reboot', '0 0 15 * 1'].map((text) => tell(text, { language })),
    );
    expect(new Set(sentences).size).toBe(3);
    if (language === 'cn') expect(sentences[0]).toBe('在09:00, 星期一至星期五');
  });

  it('returns null for the weekday nearest a day before the last', async () => {
    expect(await tell('0 0 0 L-3W * ?')).toBeNull();
  });

  it.each([
    '0 0 0 ? * FRI-MON',
    '0 0 22-2 ? * MON',
    '0 0 0 L-3 * ?',
    '0 0 0 15W * ?',
    '0 0 0 ? * 2#1',
    '0/5 * * * * ?',
    '0 0 0 1 1 ? 2027/2',
    '0 0 1 1 ? 2199',
    '*/5 */2 */3 */4 */5',
    '1-5/2 * * * *',
    '0 0 0 ? * L',
    '0 0 * * 1-7',
  ])('describes %s', async (text) => {
    expect(await tell(text)).not.toMatch(/undefined|NaN|^An error/);
  });
});
