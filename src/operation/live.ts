import type { Operation } from '../core/tool.ts';
import { startClock } from './clock.ts';
import type { Contents } from './content.ts';
import type { Runs } from './runs.ts';
import type { Hold } from './snapshot.ts';
import type { Values } from './values.ts';

/** Interval in milliseconds after which a result that depends on the clock, such as the next runs of a schedule, is renewed. */
const RENEWED_MS = 60_000;

interface LiveOptions {
  op: Operation;
  content: Contents;
  runs: Runs;
  /** Work that takes at least this long (ms) waits for the user to start it. */
  patience: number;
  holdOf: (values: Values) => Hold;
}

/** Keeps the runs of an operation in line with what its fields hold, while somebody watches. */
export function createLive({ op, content, runs, patience, holdOf }: LiveOptions) {
  let isWatched = false;
  const asks = () => content.get().cost >= patience;
  const holds = () => holdOf(content.get().effective);
  const isRefused = () => content.get().refused.length > 0;

  const renew = () => {
    if (!isRefused() && !holds() && !runs.isUnderway()) void runs.start(content.get().effective);
  };

  /** Renews a result that depends on the clock; not one that is random, too, nor one that takes long. */
  function renewTimed(): void {
    const { good } = runs.get();
    if (good?.result.timed && !good.result.random && !asks() && !document.hidden) renew();
  }

  /** Runs on what the fields hold, unless that has run (except `again`), is refused, or waits for something. */
  function follow(again = false): void {
    if (isRefused()) return runs.abandon();
    if (asks() || !isWatched) return runs.unschedule();
    if (holds()) return runs.abandon();
    const { effective, cost } = content.get();
    if (again || runs.isUnderway() || !runs.get().last?.isOf(effective)) runs.startSoon(effective, cost, op.rests);
  }

  return {
    asks,
    holds,
    follow,
    /** Runs now, if it can. */
    start(): void {
      if (!isRefused()) void runs.start(content.get().effective);
    },
    /** Goes on with the files of the last run. */
    goOn(): void {
      if (!isRefused()) runs.goOn(content.get().effective);
    },
    /** Begins when the first one watches; returns a function for after the last one. */
    begin(): () => void {
      isWatched = true;
      follow();
      const stopClock = startClock(op.live, renew);
      const timer = op.live === undefined ? setInterval(renewTimed, RENEWED_MS) : undefined;
      return () => {
        isWatched = false;
        stopClock();
        clearInterval(timer);
        runs.abandon();
      };
    },
  };
}
