// What jq asks about time. Its local time is UTC, so that a program has one result everywhere.
import type { MemoryView } from './memory.ts';
import { type BrokenTime, fromDate, strptime } from './strptime.ts';

const FIELDS = ['sec', 'min', 'hour', 'mday', 'mon', 'year'] as const;
const DAY_MS = 86_400_000;

function writeTime(view: MemoryView, at: number, time: BrokenTime): void {
  for (const [index, name] of FIELDS.entries()) view.write(at + 4 * index, time[name]);
  const year = time.year + 1900;
  const day = Date.UTC(year, time.mon, time.mday);
  view.write(at + 24, new Date(day).getUTCDay());
  view.write(at + 28, Math.round((day - Date.UTC(year, 0, 1)) / DAY_MS));
  view.write(at + 32, 0);
  view.write(at + 36, time.gmtoff);
}

/** The calls about time, by their short names. `setHigh` takes the upper half of a long result. */
export const clockCalls = (memory: () => MemoryView, setHigh: (value: number) => void) => {
  const clock = (low: number, high: number, at: number): void => {
    const seconds = high * 2 ** 32 + (low >>> 0);
    writeTime(memory(), at, fromDate(new Date(seconds * 1000), 0));
  };
  return {
    k: clock,
    l: clock,
    m: (at: number) => {
      const [sec = 0, min = 0, hour = 0, mday = 0, mon = 0, year = 0] = FIELDS.map(
        (_, index) => memory().read(at + 4 * index) | 0,
      );
      const date = new Date(Date.UTC(year + 1900, mon, mday, hour, min, sec));
      writeTime(memory(), at, fromDate(date, 0));
      const seconds = date.getTime() / 1000;
      setHigh(Math.floor(seconds / 2 ** 32));
      return seconds | 0;
    },
    u: (text: number, format: number, at: number) => {
      const source = memory().text(text);
      const read = strptime(source, memory().text(format));
      if (!read) return 0;
      writeTime(memory(), at, read.time);
      return text + new TextEncoder().encode(source.slice(0, read.end)).length;
    },
    v: (zone: number, daylight: number, standard: number, summer: number) => {
      const view = memory();
      view.write(zone, 0);
      view.write(daylight, 0);
      view.put(standard, 'UTC');
      view.put(summer, 'UTC');
    },
  };
};
