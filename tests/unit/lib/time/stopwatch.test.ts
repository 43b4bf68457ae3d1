import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as watch from '../../../../src/lib/time/stopwatch.ts';

const { STOPPED } = watch;

describe('time', () => {
  it.each([
    [0, '00:00.000'],
    [123456, '02:03.456'],
    [12345600, '03:25:45.600'],
    [999.9, '00:00.999'],
    [3_599_999, '59:59.999'],
    [360_000_000, '100:00:00.000'],
    [-5, '00:00.000'],
  ])('%s ms is %s', (ms, text) => {
    expect(watch.formatElapsed(ms)).toBe(text);
  });

  it('adds up the time between start and stop', () => {
    let w = watch.start(STOPPED, 1000);
    expect(watch.elapsedAt(w, 1500)).toBe(500);
    w = watch.stop(w, 2000);
    expect(watch.elapsedAt(w, 9000)).toBe(1000);
    w = watch.start(w, 10_000);
    expect(watch.elapsedAt(w, 10_250)).toBe(1250);
  });

  it('starts and stops only once', () => {
    const running = watch.start(STOPPED, 0);
    expect(watch.start(running, 500)).toBe(running);
    expect(watch.stop(STOPPED, 500)).toBe(STOPPED);
    expect(watch.isRunning(watch.reset())).toBe(false);
  });

  it('never loses time if the clock goes backward', () => {
    expect(watch.elapsedAt({ elapsed: 70, startedAt: 1000, laps: [] }, 500)).toBe(70);
  });
});

describe('laps', () => {
  const three = [100, 150, 400].reduce((w, now) => watch.lap(w, now), watch.start(STOPPED, 0));

  it('marks the best and worst', () => {
    expect(watch.lapTable(three)).toEqual([
      { number: 1, duration: 100, total: 100 },
      { number: 2, duration: 50, total: 150, mark: 'best' },
      { number: 3, duration: 250, total: 400, mark: 'worst' },
    ]);
  });

  it('marks nothing when there is nothing to compare', () => {
    expect(watch.lapTable(watch.lap(watch.start(STOPPED, 0), 5))).toEqual([{ number: 1, duration: 5, total: 5 }]);
    expect(watch.lapTable(STOPPED)).toEqual([]);
  });

  it('adds none while stopped', () => {
    expect(watch.lap(STOPPED, 5)).toBe(STOPPED);
  });

  it('writes CSV', () => {
    expect(watch.lapsToCsv(three, ['Lap', 'Time', 'Total, all'])).toBe(
      'Lap,Time,"Total, all"\r\n1,00:00.100,00:00.100\r\n2,00:00.050,00:00.150\r\n3,00:00.250,00:00.400\r\n',
    );
  });
});

describe('storage', () => {
  it('counts time while the page is closed', () => {
    const running = watch.lap(watch.start(STOPPED, 100), 150);
    const back = watch.deserialize(watch.serialize(running, 600, 1_000_000), 7, 1_060_000)!;
    expect(watch.elapsedAt(back, 7)).toBe(500 + 60_000);
    expect(back.laps).toEqual([50]);
  });

  it('keeps a stopped watch unchanged', () => {
    const stopped = watch.stop(watch.start(STOPPED, 0), 500);
    expect(watch.deserialize(watch.serialize(stopped, 900, 5), 0, 99_999)).toEqual(stopped);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"elapsed":"1","laps":[]}',
    '{"elapsed":-1,"laps":[]}',
    '{"elapsed":5,"laps":[9]}',
    '{"elapsed":9,"laps":[5,3]}',
    '{"elapsed":9,"laps":[],"runningSince":"x"}',
  ])('rejects %s', (text) => {
    expect(watch.deserialize(text, 0, 0)).toBeUndefined();
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const w = watch.deserialize(text, 0, 0);
        expect(w === undefined || watch.elapsedAt(w, 0) >= 0).toBe(true);
      }),
    );
  });
});
