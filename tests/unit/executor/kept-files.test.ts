import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { numberedFiles } from '../../../src/executor/numbered-files.ts';
import { keptFiles } from '../../../workers/kept-files.ts';
import { resting } from '../../../workers/rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const fileOf = (text: string) => new File([text], 'a.csv', { lastModified: 0 });

describe('files on their way to a worker', () => {
  it('have a number each, and the same object always the same one', () => {
    const [one, twin] = [fileOf('1'), fileOf('1')];
    const first = numberedFiles({ table: one, other: twin, filter: 'x', none: null });
    expect(Object.keys(first)).toEqual(['table', 'other']);
    expect(first['table']).not.toBe(first['other']);
    expect(numberedFiles({ again: one })).toEqual({ again: first['table'] });
  });

  it('are the same object there as in the run before, even if their names are the same as those of others', () => {
    const same = keptFiles();
    const one = fileOf('1');
    expect(same({ table: one, filter: 'a' }, { table: 1 })).toEqual({ table: one, filter: 'a' });
    expect(same({ table: fileOf('1') }, { table: 1 })['table']).toBe(one);
    const other = fileOf('2');
    const both = same({ table: other, other: fileOf('1') }, { table: 2, other: 1 });
    expect([both['table'], both['other']].map((file) => [other, one].indexOf(file as File))).toEqual([0, 1]);
    // Only those of the last run are kept.
    same({ text: 'x' }, {});
    expect(same({ table: fileOf('1') }, { table: 1 })['table']).not.toBe(one);
  });

  it('are forgotten after a while', () => {
    const same = keptFiles(1000);
    const one = fileOf('1');
    same({ table: one }, { table: 1 });
    vi.advanceTimersByTime(999);
    expect(same({ table: fileOf('1') }, { table: 1 })['table']).toBe(one);
    vi.advanceTimersByTime(1001);
    expect(same({ table: fileOf('1') }, { table: 1 })['table']).not.toBe(one);
  });
});

describe('rests of long work', () => {
  it('come when it has gone on for a while, and end it if it was canceled', async () => {
    const controller = new AbortController();
    const rest = resting(controller.signal);
    expect(rest()).toBeUndefined();
    vi.advanceTimersByTime(60);
    const first = rest();
    await vi.runAllTimersAsync();
    await first;
    expect(rest()).toBeUndefined();
    vi.advanceTimersByTime(60);
    const second = Promise.resolve(rest()).then(
      () => 'went on',
      () => 'ended',
    );
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await second).toBe('ended');
  });
});
