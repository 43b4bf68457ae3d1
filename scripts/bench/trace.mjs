// Time that a page spends waiting for its next frame, from a Chromium trace.

/**
 * An event of the Trace Event Format; times in microseconds.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number }} TraceEvent
 */

/** Marks (User Timing) that the page sets at a key, and in the frame that shows it. */
export const KEY_MARK = 'bench: key';
export const FRAME_MARK = 'bench: frame';

/** The categories that `waits` reads. */
export const TRACED = ['toplevel', 'blink.user_timing'];

/**
 * For each key, the milliseconds that the page's thread was idle before the frame that showed it. Even without
 * a display's clock, the compositor sometimes misses a 16.7 ms deadline before it requests the next frame.
 * @param {readonly TraceEvent[]} events
 * @returns {number[]}
 */
export function waits(events) {
  const marks = (/** @type {string} */ wanted) =>
    events.filter(({ name }) => name === wanted).toSorted((a, b) => a.ts - b.ts);
  const frames = marks(FRAME_MARK);
  return marks(KEY_MARK).map(({ pid, tid, ts: start }) => {
    const end = frames.find(({ ts }) => ts >= start)?.ts;
    if (end === undefined) throw new Error('A key has no frame in the trace');
    let busy = 0;
    for (const { name, ts, dur = 0, ...from } of events) {
      if (name !== 'ThreadControllerImpl::RunTask' || from.pid !== pid || from.tid !== tid) continue;
      busy += Math.max(0, Math.min(ts + dur, end) - Math.max(ts, start));
    }
    return (end - start - busy) / 1000;
  });
}
