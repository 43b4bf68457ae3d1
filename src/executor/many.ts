import type { CarriedValue } from '../core/steps/chain.ts';
import type { ItemResult } from '../core/steps/run-steps.ts';

/** Values to run through the same steps. They are made when they are needed. */
export interface Values {
  readonly count: number;
  at(index: number): CarriedValue;
}

/** What came of a few values. `lost` if the worker was: one of them exceeded its time or broke it. */
export type Handful =
  | { kind: 'results'; results: readonly ItemResult[] }
  | { kind: 'lost'; failure: (ItemResult & { kind: 'failure' })['failure'] };

/** One of several that run values through the same steps at the same time. */
export interface Hand {
  /** Runs a few values. After it has lost its worker, it starts another one. */
  run(values: readonly CarriedValue[]): Promise<Handful>;
  end(): void;
}

/** How it is with a value. */
export type ValueState = 'waiting' | 'working' | 'done' | 'failed';

/** What came of a value; a text without notes is kept as it is, since there can be a hundred thousand. */
type Kept = ItemResult | string;

export interface ManySnapshot {
  total: number;
  done: number;
  failed: number;
  /** Values with warnings or other readings. */
  noted: number;
  state: 'idle' | 'running' | 'stopped' | 'finished' | 'broken';
  /** Milliseconds that are left, once that can be estimated. */
  msLeft: number | null;
}

interface ManyOptions<S extends Values> {
  source: S;
  /** How many work at once, and each of them. */
  hands: number;
  createHand: () => Hand;
  /** Now, in milliseconds. */
  clock?: () => number;
}

/** A handful takes about this long, so that progress is seen and little is lost by canceling. */
const HANDFUL_MS = 60;
const MOST_IN_HAND = 2048;
/** What is passed at once: characters and bytes. */
const MOST_SIZE = 1_000_000;
const TELL_MS = 100;
/** Time left is said after this. */
const ESTIMATE_MS = 1000;
/** So many workers in a row can't even start: code is missing. */
const MOST_LOST = 8;

const sizeOf = (value: CarriedValue) => (typeof value === 'string' ? value.length : value.size);
const wholeOf = (kept: Kept): ItemResult => (typeof kept === 'string' ? { kind: 'text', text: kept, notes: 0 } : kept);

/** The queue of values: those that haven't been taken, those that run again, and those that may have broken a worker. */
function createQueue(source: Values) {
  let next = 0;
  const again: number[] = [];
  const suspects: number[] = [];
  const follow = (): number | undefined => again.pop() ?? (next < source.count ? next++ : undefined);
  return {
    /** Takes up to so many values; a suspect is taken alone. */
    take(most: number): number[] {
      const suspect = suspects.pop();
      if (suspect !== undefined) return [suspect];
      const taken: number[] = [];
      for (let size = 0; taken.length < most && size < MOST_SIZE;) {
        const index = follow();
        if (index === undefined) break;
        taken.push(index);
        size += sizeOf(source.at(index));
      }
      return taken;
    },
    back: (indexes: readonly number[]) => void again.push(...indexes.toReversed()),
    suspect: (indexes: readonly number[]) => void suspects.push(...indexes.toReversed()),
  };
}

/** Tells listeners of a snapshot, but not all the time. */
function createTelling<T>(take: () => T, clock: () => number) {
  let told = 0;
  let untold: ReturnType<typeof setTimeout> | undefined;
  let snapshot = take();
  const listeners = new Set<() => void>();
  /** Tells now, or soon if it has just told: nothing stays untold while the next value takes long. */
  function tell(isNow = false): void {
    const wait = isNow ? 0 : TELL_MS - (clock() - told);
    if (wait > 0) {
      untold ??= setTimeout(() => tell(true), wait);
      return;
    }
    clearTimeout(untold);
    untold = undefined;
    told = clock();
    snapshot = take();
    for (const listener of listeners) listener();
  }
  return {
    tell,
    get: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Runs many values through the same steps, several at once; what has failed stays in its place and can run again. */
export function createMany<S extends Values>({
  source,
  hands,
  createHand,
  clock = () => performance.now(),
}: ManyOptions<S>) {
  const results = Array.from<Kept | undefined>({ length: source.count });
  const queue = createQueue(source);
  let crew: Hand[] = [];
  const inHand = new Set<readonly number[]>();
  let round = 0;
  let counts = { done: 0, failed: 0, noted: 0 };
  let state: ManySnapshot['state'] = 'idle';
  let begun = { at: 0, done: 0 };
  let lost = 0;
  const { tell, get, subscribe } = createTelling(take, clock);

  function take(): ManySnapshot {
    const spent = clock() - begun.at;
    const made = counts.done - begun.done;
    const knows = state === 'running' && spent >= ESTIMATE_MS && made > 0;
    const msLeft = knows ? (spent / made) * (source.count - counts.done) : null;
    return { total: source.count, ...counts, state, msLeft };
  }

  function keep(index: number, result: ItemResult): void {
    const isPlain = result.kind === 'text' && result.notes === 0;
    const kept = isPlain ? result.text : onDisk(result);
    results[index] = kept;
    counts.done += 1;
    if (isFailed(kept)) counts.failed += 1;
    if ('notes' in result && result.notes > 0) counts.noted += 1;
  }

  /** Takes in what came of a few values; those that were lost with their worker run again, one by one. */
  function settle(indexes: readonly number[], handful: Handful): void {
    if (handful.kind === 'results') {
      lost = 0;
      for (const [at, result] of handful.results.entries()) keep(indexes[at] ?? 0, result);
      return;
    }
    lost += 1;
    const [only, ...others] = indexes;
    if (only !== undefined && others.length === 0) keep(only, { kind: 'failure', step: 0, failure: handful.failure });
    else queue.suspect(indexes);
  }

  function end(next: ManySnapshot['state']): void {
    round += 1;
    for (const hand of crew) hand.end();
    for (const indexes of inHand) queue.back(indexes); // canceled: they are still to do
    inHand.clear();
    crew = [];
    state = next;
    tell(true);
  }

  async function work(hand: Hand): Promise<void> {
    const own = round;
    let most = 1;
    for (;;) {
      const indexes = queue.take(most);
      if (indexes.length === 0) return;
      const start = clock();
      inHand.add(indexes);
      tell();
      const handful = await hand.run(indexes.map((index) => source.at(index)));
      if (own !== round) return;
      inHand.delete(indexes);
      const ms = clock() - start;
      if (ms < HANDFUL_MS && indexes.length === most) most = Math.min(most * 2, MOST_IN_HAND);
      else if (ms > HANDFUL_MS * 3) most = Math.max(1, most >> 1);
      settle(indexes, handful);
      if (lost > MOST_LOST) return end('broken');
      tell();
    }
  }

  /** Runs what hasn't run yet. */
  function start(): void {
    if (state === 'running') return;
    state = 'running';
    lost = 0;
    begun = { at: clock(), done: counts.done };
    crew = Array.from({ length: Math.max(1, Math.min(hands, source.count - counts.done)) }, createHand);
    tell(true);
    const own = round;
    void Promise.all(crew.map(work)).then(() => own === round && end('finished'));
  }

  return {
    source,
    get,
    subscribe,
    /** What came of a value; undefined while it hasn't run. */
    resultAt: (index: number): ItemResult | undefined => {
      const kept = results[index];
      return kept === undefined ? undefined : wholeOf(kept);
    },
    stateAt: (index: number): ValueState => {
      if (results[index] !== undefined) return isFailed(results[index]) ? 'failed' : 'done';
      return [...inHand].some((indexes) => indexes.includes(index)) ? 'working' : 'waiting';
    },
    start,
    /** Stops; what has run stays, and `start` runs the rest. */
    cancel(): void {
      if (state === 'running') end('stopped');
    },
    /** Runs everything again that has failed. */
    retry(): void {
      const failed = [...results.keys()].filter((index) => isFailed(results[index]));
      for (const index of failed) results[index] = undefined;
      counts = { ...counts, done: counts.done - failed.length, failed: 0 };
      for (let at = 0; at < failed.length; at += MOST_IN_HAND) queue.back(failed.slice(at, at + MOST_IN_HAND));
      start();
    },
    failedIndexes: (): number[] => [...results.keys()].filter((index) => isFailed(results[index])),
  };
}

/** Files as blobs, which the browser can move to the disk. */
const onDisk = (result: ItemResult): ItemResult =>
  result.kind === 'files'
    ? {
        ...result,
        files: result.files.map(({ name, type, bytes }) => ({ name, type, bytes: new Blob([bytes], { type }) })),
      }
    : result;

const isFailed = (kept: Kept | undefined): boolean =>
  typeof kept === 'object' &&
  (kept.kind === 'failure' || kept.kind === 'tooMuch' || (kept.kind === 'whole' && !kept.result.ok));

export type Many<S extends Values = Values> = ReturnType<typeof createMany<S>>;
