/** A stopwatch as plain data. Times are in milliseconds; `now` comes from a monotonic clock. */
export interface Stopwatch {
  /** Time accumulated before the last start. */
  elapsed: number;
  /** Clock reading at the last start; undefined while stopped. */
  startedAt?: number;
  /** Elapsed time at the end of each lap. */
  laps: readonly number[];
}

export const STOPPED: Stopwatch = { elapsed: 0, laps: [] };

/** Returns the elapsed time; a clock that goes backward (for example after a restart) never reduces it. */
export function elapsedAt(watch: Stopwatch, now: number): number {
  return watch.elapsed + (watch.startedAt === undefined ? 0 : Math.max(0, now - watch.startedAt));
}

export function isRunning(watch: Stopwatch): boolean {
  return watch.startedAt !== undefined;
}

export function start(watch: Stopwatch, now: number): Stopwatch {
  return isRunning(watch) ? watch : { ...watch, startedAt: now };
}

export function stop(watch: Stopwatch, now: number): Stopwatch {
  return isRunning(watch) ? { elapsed: elapsedAt(watch, now), laps: watch.laps } : watch;
}

/** Resets to zero and stops. */
export function reset(): Stopwatch {
  return STOPPED;
}

/** Ends a lap; only a running stopwatch has laps. */
export function lap(watch: Stopwatch, now: number): Stopwatch {
  return isRunning(watch) ? { ...watch, laps: [...watch.laps, elapsedAt(watch, now)] } : watch;
}

export interface Lap {
  number: number;
  duration: number;
  total: number;
  /** The shortest and longest lap, if at least two laps differ. */
  mark?: 'best' | 'worst';
}

export function lapTable(watch: Stopwatch): Lap[] {
  const durations = watch.laps.map((total, i) => total - (watch.laps[i - 1] ?? 0));
  const best = Math.min(...durations);
  const worst = Math.max(...durations);
  const marked = best < worst;
  return watch.laps.map((total, i) => {
    const duration = durations[i]!;
    const mark = !marked ? undefined : duration === best ? 'best' : duration === worst ? 'worst' : undefined;
    return { number: i + 1, duration, total, ...(mark ? { mark } : {}) };
  });
}

/** `[HH:]MM:SS.mmm`; truncated to whole milliseconds, so that it never shows a time that hasn't passed yet. */
export function formatElapsed(milliseconds: number): string {
  const ms = Math.floor(Math.max(0, milliseconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(ms / 3_600_000);
  const rest = `${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}

/** Returns RFC 4180 lines with a header row; the caller provides the header in the user's language. */
export function lapsToCsv(
  watch: Stopwatch,
  header: readonly [number: string, duration: string, total: string],
): string {
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const rows = lapTable(watch).map(({ number, duration, total }) => [
    String(number),
    formatElapsed(duration),
    formatElapsed(total),
  ]);
  return [header, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/** For storage: the start is stored by the wall clock, the only one that survives a reload or restart. */
export function serialize(watch: Stopwatch, now: number, wallNow: number): string {
  return JSON.stringify({
    elapsed: elapsedAt(watch, now),
    laps: watch.laps,
    ...(isRunning(watch) ? { runningSince: wallNow } : {}),
  });
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Reads the output of `serialize` and adds the time that has passed; undefined for anything else. */
export function deserialize(text: string, now: number, wallNow: number): Stopwatch | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  if (typeof stored !== 'object' || stored === null || !('elapsed' in stored) || !('laps' in stored)) return undefined;
  const { elapsed, laps } = stored;
  const since = 'runningSince' in stored ? stored.runningSince : undefined;
  if (!isTime(elapsed) || !Array.isArray(laps) || !laps.every(isTime)) return undefined;
  if (laps.some((total, i) => total > elapsed || total < (laps[i - 1] ?? 0))) return undefined;
  if (since === undefined) return { elapsed, laps };
  if (!isTime(since)) return undefined;
  return { elapsed: elapsed + Math.max(0, wallNow - since), startedAt: now, laps };
}
