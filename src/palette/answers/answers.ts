import { type Call, modeOf } from '../../calls/call.ts';
import { createStore } from '../../session/create-store.ts';
import type { Outcome, Part } from '../../calls/outcome.ts';

/** How long an answer may take before the palette gives it up and offers the tool instead. */
const PATIENCE_MS = 2000;
/** Faster answers show no sign of work, which would only flicker. */
const QUIET_MS = 120;
/** From here on it is said how long it takes. */
const LONG_MS = 400;

/**
 * `unasked`: nothing runs yet; what is heavy waits for someone to ask. `late`: it took too long, the tool can do it. `lost`: its code did not load.
 */
export type Answer =
  | { state: 'pending'; phase: 'new' | 'short' | 'long'; seconds: number; share: number | null }
  | { state: 'unasked' }
  | { state: 'late' }
  | { state: 'lost' }
  | { state: 'settled'; outcome: Outcome };

/** The output of an answer, once it is there. */
export function partOf(answer: Answer, output: number): Part | null {
  return answer.state === 'settled' && answer.outcome.kind === 'value' ? (answer.outcome.parts[output] ?? null) : null;
}

/** Rejects only when the code of the tool cannot be loaded. */
export type RunCall = (request: Call, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Outcome>;

interface Run {
  answer: Answer;
  controller: AbortController;
  settled: Promise<Answer>;
  /** Is it one that runs only when asked for? */
  asked: boolean;
}

const PENDING: Answer = { state: 'pending', phase: 'new', seconds: 0, share: null };
const UNASKED: Answer = { state: 'unasked' };

/**
 * The answers of one opening of the palette, by the key of the request: an answer can only ever be shown for the input that
 * it was made of, and a generator that is asked the same again gives the same again.
 */
export function createAnswers(run: RunCall) {
  const runs = new Map<string, Run>();
  let wanted: ReadonlySet<string> = new Set();
  const version = createStore(0);
  const tell = () => version.update((count) => count + 1);

  /** Says how far a run is, while it is the one that is shown. */
  function watch(request: Call, runOf: () => Run): { progress: (share: number) => void; stop: () => void } {
    const update = (more: Partial<Answer & { state: 'pending' }>) => {
      const shown = runOf();
      if (shown.answer.state !== 'pending' || runs.get(request.key) !== shown) return;
      shown.answer = { ...shown.answer, ...more };
      tell();
    };
    const timers = [
      setTimeout(() => update({ phase: 'short' }), QUIET_MS),
      setTimeout(() => update({ phase: 'long' }), LONG_MS),
    ];
    let seconds = 0;
    const clock = setInterval(() => update({ seconds: (seconds += 1) }), 1000);
    return {
      progress: (share) => update({ share }),
      stop() {
        timers.forEach(clearTimeout);
        clearInterval(clock);
      },
    };
  }

  async function settle(request: Call, controller: AbortController, runOf: () => Run): Promise<Answer> {
    // What was asked for may take its time.
    const patience = modeOf(request) === 'ask' ? undefined : setTimeout(() => controller.abort('late'), PATIENCE_MS);
    const { progress, stop } = watch(request, runOf);
    const answer = await run(request, controller.signal, progress).then(
      (outcome): Answer => ({ state: 'settled', outcome }),
      (): Answer => ({ state: 'lost' }),
    );
    clearTimeout(patience);
    stop();
    return controller.signal.reason === 'late' ? { state: 'late' } : answer;
  }

  /** An answer that follows the clock is made anew; until then the old one stands. */
  function renew(request: Call, old: Run): void {
    const { live } = request.operation;
    if (live === undefined || request.before.length > 0 || old.answer.state !== 'settled') return;
    setTimeout(() => {
      if (runs.get(request.key) !== old || !wanted.has(request.key)) return;
      const next = start(request, old.answer);
      runs.set(request.key, next);
    }, live);
  }

  function start(request: Call, meanwhile: Answer = PENDING): Run {
    const controller = new AbortController();
    const started: Run = {
      answer: meanwhile,
      asked: modeOf(request) === 'ask',
      controller,
      settled: settle(request, controller, () => started),
    };
    void started.settled.then((answer) => {
      started.answer = answer;
      if (runs.get(request.key) !== started) return;
      tell();
      renew(request, started);
    });
    return started;
  }

  return {
    /** Starts what is wanted, but for what must be asked for, and stops every other run that has not come to its end. */
    want(requests: readonly Call[]): void {
      wanted = new Set(requests.map(({ key }) => key));
      for (const [key, { answer, controller }] of runs) {
        if (wanted.has(key) || answer.state !== 'pending') continue;
        runs.delete(key);
        controller.abort();
      }
      for (const request of requests) {
        const known = runs.get(request.key);
        if (!known && modeOf(request) === 'run') runs.set(request.key, start(request));
        else if (known) renew(request, known);
      }
    },
    /** Starts what is heavy, once. */
    ask(request: Call): void {
      if (runs.has(request.key)) return;
      runs.set(request.key, start(request));
      tell();
    },
    /** Stops a run that was asked for; it can be asked for again. */
    cancel(key: string): void {
      const known = runs.get(key);
      if (known?.answer.state !== 'pending' || !known.asked) return;
      runs.delete(key);
      known.controller.abort();
      tell();
    },
    /** Runs a request once more, as for another random number. */
    again(request: Call): void {
      runs.get(request.key)?.controller.abort();
      runs.set(request.key, start(request));
      tell();
    },
    get: (key: string): Answer => runs.get(key)?.answer ?? UNASKED,
    /** The answer once it is there; null when nothing runs under this key. */
    whenSettled: (key: string): Promise<Answer> | null => runs.get(key)?.settled ?? null,
    /** Changes with every answer. */
    version,
  };
}

export type Answers = ReturnType<typeof createAnswers>;
