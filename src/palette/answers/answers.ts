import { type Call, modeOf } from '../../calls/call.ts';
import { createStore } from '../../session/create-store.ts';
import type { Outcome, Part } from '../../calls/outcome.ts';
import { outcomeAt, type OutcomeOfStep, type Place, placeOf } from './chain-steps.ts';
import { watchProgress } from './progress.ts';

/**
 * `unasked`: not started, because it runs only on request. `lost`: its code could not be loaded. An answer may take any
 * amount of time: pressing Enter while it is pending schedules the action, and the next key cancels it.
 */
export type Answer =
  | { state: 'pending'; phase: 'new' | 'short' | 'long'; seconds: number; share: number | null }
  | { state: 'unasked' }
  | { state: 'lost' }
  | { state: 'settled'; outcome: Outcome };

/** The outcome of an answer, once it has settled. */
export function stateOf(answer: Answer): Outcome | 'waiting' | 'lost' {
  if (answer.state === 'settled') return answer.outcome;
  return answer.state === 'lost' ? 'lost' : 'waiting';
}

/** One output of a settled answer; null until it settles. */
export function partOf(answer: Answer, output: number): Part | null {
  return answer.state === 'settled' && answer.outcome.kind === 'value' ? (answer.outcome.parts[output] ?? null) : null;
}

/** Rejects only if the code of the tool can't be loaded. */
export type RunCall = (call: Call, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Outcome>;

interface Run {
  answer: Answer;
  controller: AbortController;
  settled: Promise<Answer>;
  /** Does it run only on request? */
  asked: boolean;
}

const PENDING: Answer = { state: 'pending', phase: 'new', seconds: 0, share: null };
const UNASKED: Answer = { state: 'unasked' };

/**
 * The answers during one opening of the palette, by the key of their call: an answer is only ever shown for the input
 * it was computed from, and calling a generator with the same input again returns the same value.
 */
export function createAnswers(run: RunCall, outcomeOfStep: OutcomeOfStep) {
  const runs = new Map<string, Run>();
  let wanted: ReadonlySet<string> = new Set();
  /** Keys of runs that continue until they settle, even if no longer wanted. */
  const held = new Set<string>();
  const version = createStore(0);
  const tell = () => version.update((count) => count + 1);

  /** Reports the progress of a run while its answer is displayed. */
  const watch = (call: Call, runOf: () => Run) =>
    watchProgress((more) => {
      const shown = runOf();
      if (shown.answer.state !== 'pending' || runs.get(call.key) !== shown) return;
      shown.answer = { ...shown.answer, ...more };
      tell();
    });

  async function settle(
    call: Call,
    controller: AbortController,
    runOf: () => Run,
    place: Place | undefined,
  ): Promise<Answer> {
    const { progress, stop } = watch(call, runOf);
    const outcomeOfChain = place && (await outcomeAt(place, outcomeOfStep));
    const outcomeOfRun = async () => outcomeOfChain ?? run(call, controller.signal, progress);
    const answer = await outcomeOfRun().then(
      (outcome): Answer => ({ state: 'settled', outcome }),
      (): Answer => ({ state: 'lost' }),
    );
    stop();
    return answer;
  }

  /** Recomputes an answer that depends on the clock; the old one stays until then. */
  function renew(call: Call, old: Run): void {
    const { live } = call.operation;
    if (live === undefined || call.before.length > 0 || old.answer.state !== 'settled') return;
    setTimeout(() => {
      if (runs.get(call.key) !== old || !wanted.has(call.key)) return;
      const next = start(call, old.answer);
      runs.set(call.key, next);
    }, live);
  }

  function start(call: Call, meanwhile: Answer = PENDING, place?: Place): Run {
    const controller = new AbortController();
    const started: Run = {
      answer: meanwhile,
      asked: modeOf(call) === 'ask',
      controller,
      settled: settle(call, controller, () => started, place),
    };
    void started.settled.then((answer) => {
      started.answer = answer;
      if (runs.get(call.key) !== started) return;
      tell();
      renew(call, started);
    });
    return started;
  }

  return {
    /** Starts the given calls, except those that run only on request, and aborts all other pending runs. */
    want(calls: readonly Call[]): void {
      wanted = new Set(calls.map(({ key }) => key));
      for (const [key, { answer, controller }] of runs) {
        if (wanted.has(key) || held.has(key) || answer.state !== 'pending') continue;
        runs.delete(key);
        controller.abort();
      }
      for (const call of calls) {
        const earlier = runs.get(call.key);
        if (!earlier && modeOf(call) === 'run') runs.set(call.key, start(call, PENDING, placeOf(call, calls, runs)));
        else if (earlier) renew(call, earlier);
      }
    },
    /** Starts a call that runs only on request, once. */
    ask(call: Call): void {
      if (runs.has(call.key)) return;
      runs.set(call.key, start(call));
      tell();
    },
    /** Aborts a run started on request; it can be requested again. */
    cancel(key: string): void {
      const run = runs.get(key);
      if (run?.answer.state !== 'pending' || !run.asked) return;
      runs.delete(key);
      run.controller.abort();
      tell();
    },
    /** Lets a run continue until it settles, even if no longer wanted. */
    hold(key: string): void {
      const settled = runs.get(key)?.settled;
      held.add(key);
      void settled?.then(() => held.delete(key));
    },
    /** Runs a call again, for example to get another random value. */
    again(call: Call): void {
      runs.get(call.key)?.controller.abort();
      runs.set(call.key, start(call));
      tell();
    },
    get: (key: string): Answer => runs.get(key)?.answer ?? UNASKED,
    /** Resolves with the settled answer; null if nothing runs under this key. */
    whenSettled: (key: string): Promise<Answer> | null => runs.get(key)?.settled ?? null,
    /** Changes with every answer. */
    version,
  };
}

export type Answers = ReturnType<typeof createAnswers>;
