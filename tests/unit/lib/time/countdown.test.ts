import { describe, expect, it } from 'vitest';
import * as countdown from '../../../../src/lib/time/countdown.ts';

const NOW = new Date(2026, 10, 29, 14, 0, 0).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (...parts: [number, number, number, number?, number?, number?]) => new Date(...parts).getTime() - NOW;

describe('what is counted', () => {
  it.each([
    ['5m', [5 * MINUTE]],
    ['5', [5 * MINUTE]],
    ['1h 30m', [90 * MINUTE]],
    ['1h30', [90 * MINUTE]],
    ['90 s', [90_000]],
    ['25 minutes', [25 * MINUTE]],
    ['1.5 hours', [90 * MINUTE]],
    ['1,5 h', [90 * MINUTE]],
    ['5:00', [5 * MINUTE]],
    ['90:30', [90.5 * MINUTE]],
    ['1:02:03', [3_723_000]],
    ['PT20M', [20 * MINUTE]],
    ['25 минут', [25 * MINUTE]],
    ['25分钟', [25 * MINUTE]],
    ['1 s', [1000]],
    ['366 days', [366 * 24 * HOUR]],
    ['25m; 5m; 25m; 15m', [25, 5, 25, 15].map((minutes) => minutes * MINUTE)],
    ['25m + 5m', [25 * MINUTE, 5 * MINUTE]],
    ['1h, 30m', [90 * MINUTE]],
    ['at 14:30', [30 * MINUTE]],
    ['@14:30:15', [30.25 * MINUTE]],
    ['2:30 pm', [30 * MINUTE]],
    ['3pm', [HOUR]],
    ['12 am', [10 * HOUR]],
    ['à 15h30', [90 * MINUTE]],
    ['a las 15', [HOUR]],
    ['в 15:00', [HOUR]],
    ['到15:00', [HOUR]],
    // what is past today is tomorrow
    ['until 14:00', [at(2026, 10, 30, 14)]],
    ['at 13:59', [at(2026, 10, 30, 13, 59)]],
    ['2026-12-24 18:00', [at(2026, 11, 24, 18)]],
    ['2026-12-24T18:00:30', [at(2026, 11, 24, 18, 0, 30)]],
    ['2026-12-24', [at(2026, 11, 24)]],
    ['2026-11-30 6 pm', [at(2026, 10, 30, 18)]],
  ])('%s', (text, steps) => expect(countdown.readSteps(text, NOW)).toEqual(steps));

  it.each([
    ['', 'bad-duration'],
    [' ; ', 'bad-duration'],
    ['soon', 'bad-duration'],
    ['5 apples', 'bad-duration'],
    ['at 25:00', 'bad-duration'],
    ['13 pm', 'bad-duration'],
    ['2026-02-30 10:00', 'bad-duration'],
    ['2027-01-01 25:00', 'bad-duration'],
    ['1e400 h', 'bad-duration'],
    [`${'9'.repeat(400)} h`, 'bad-duration'],
    ['0', 'too-short'],
    ['-5m', 'too-short'],
    ['999 ms', 'too-short'],
    ['1 month', 'too-far'],
    ['367 days', 'too-far'],
    ['2026-11-29 13:59', 'past-moment'],
    ['1999-01-01', 'past-moment'],
    ['1m;'.repeat(101), 'too-many-steps'],
  ])('refuses %s', (text, code) =>
    expect(() => countdown.readSteps(text, NOW)).toThrow(expect.objectContaining({ code })),
  );
});

describe('counting', () => {
  const running = countdown.resumed(countdown.newCountdown([5000, 2000, 3000]), 1000);

  it('goes on where it was paused', () => {
    expect(countdown.remainingAt(running, 3000)).toBe(3000);
    const standing = countdown.paused(running, 3000);
    expect(countdown.remainingAt(standing, 99_000)).toBe(3000);
    expect(countdown.resumed(standing, 100_000).endsAt).toBe(103_000);
    expect(countdown.paused(standing, 5)).toBe(standing);
    expect(countdown.resumed(running, 5)).toBe(running);
  });

  it('has gone through what ended while the machine slept', () => {
    expect(countdown.settled(running, 5999)).toBe(running);
    expect(countdown.settled(running, 6000)).toMatchObject({ step: 1, endsAt: 8000 });
    expect(countdown.settled(running, 10_999)).toMatchObject({ step: 2, endsAt: 11_000 });
    const ended = countdown.settled(running, 1e12);
    expect(ended).toEqual({ steps: [5000, 2000, 3000], step: 2, remaining: 0, endedAt: 11_000 });
    expect(countdown.resumed(ended, 1e12)).toBe(ended);
  });

  it('never has more left than the step is long, if the clock was set back', () => {
    expect(countdown.remainingAt(running, -1e9)).toBe(5000);
  });

  it('skips to the next step, and ends after the last', () => {
    const second = countdown.skipped(running, 2000);
    expect(second).toMatchObject({ step: 1, endsAt: 4000 });
    const last = countdown.skipped(countdown.paused(second, 2500), 2500);
    expect(last).toEqual({ steps: [5000, 2000, 3000], step: 2, remaining: 3000 });
    expect(countdown.skipped(last, 7)).toMatchObject({ remaining: 0, endedAt: 7 });
  });

  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [1000, '00:01'],
    [1001, '00:02'],
    [3_599_001, '1:00:00'],
    [360_000_000, '100:00:00'],
    [-5, '00:00'],
  ])('%s ms are shown as %s', (ms, text) => expect(countdown.formatRemaining(ms)).toBe(text));
});

describe('what is stored', () => {
  it('is read back', () => {
    const running = countdown.resumed(countdown.newCountdown([5000, 2000]), 1000);
    expect(countdown.countdownOf(JSON.parse(JSON.stringify(running)))).toEqual(running);
  });
  it.each([
    null,
    5,
    {},
    { steps: [], step: 0, remaining: 0 },
    { steps: ['5000'], step: 0, remaining: 0 },
    { steps: [5000], step: 1, remaining: 0 },
    { steps: [5000], step: 0.5, remaining: 0 },
    { steps: [5000], step: 0, remaining: -1 },
    { steps: [1], step: 0, remaining: 1 },
    { steps: [1e300], step: 0, remaining: 1 },
  ])('is dropped if it is damaged: %j', (stored) => expect(countdown.countdownOf(stored)).toBeNull());
});
