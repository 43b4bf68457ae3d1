import { expect, test } from 'vitest';
import { FRAME_MARK, KEY_MARK, waits } from '../../../scripts/bench/trace.mjs';

const PAGE = { pid: 1, tid: 1 };
const task = (ts: number, dur: number, thread = PAGE) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  ...thread,
});
const mark = (name: string, ts: number) => ({ name, ph: 'I', ts, ...PAGE });

test('waiting time is the time until the frame minus the tasks', () => {
  const events = [
    task(900, 2100), // begins before the key
    mark(KEY_MARK, 1000),
    task(3500, 500),
    task(3000, 9000, { pid: 1, tid: 2 }), // the compositor's thread
    task(10_000, 4000), // the frame
    mark(FRAME_MARK, 10_200),
    mark(KEY_MARK, 60_000),
    task(59_900, 5000),
    mark(FRAME_MARK, 63_000),
  ];
  // 3.0 to 3.5 and 4.0 to 10.0
  expect(waits(events)).toEqual([6.5, 0]);
  expect(waits(events.toReversed())).toEqual([6.5, 0]);
  expect(() => waits([mark(KEY_MARK, 1)])).toThrow('no frame');
});
