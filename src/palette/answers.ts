import type { Request } from './calls.ts';

/** One output of a run, in words. */
export interface Part {
  label: string;
  /** The whole text, as it is copied; null for what is no text (a file). */
  text: string | null;
  /** Code points of the text. */
  length: number;
  secret: boolean;
}

export type Outcome =
  | { kind: 'value'; parts: readonly Part[]; warning: string | null }
  | { kind: 'failure'; text: string }
  | { kind: 'empty' };

/** How long an answer may take before the palette gives it up and offers the tool instead. */
const PATIENCE_MS = 2000;

/** `late`: it took too long, the tool can do it. `lost`: its code did not load. */
export type Answer =
  { state: 'pending' } | { state: 'late' } | { state: 'lost' } | { state: 'settled'; outcome: Outcome };

/** Rejects only when the code of the tool cannot be loaded. */
export type RunRequest = (request: Request, signal: AbortSignal) => Promise<Outcome>;

interface Run {
  answer: Answer;
  controller: AbortController;
  settled: Promise<Answer>;
}

const PENDING: Answer = { state: 'pending' };

/**
 * The answers of one opening of the palette, by the key of the request: an answer can only ever be shown for the input that
 * it was made of, and a generator that is asked the same again gives the same again.
 */
export function createAnswers(run: RunRequest) {
  const runs = new Map<string, Run>();
  const listeners = new Set<() => void>();
  let version = 0;

  function tell(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  async function settle(request: Request, controller: AbortController): Promise<Answer> {
    const timer = setTimeout(() => controller.abort('late'), PATIENCE_MS);
    const answer = await run(request, controller.signal).then(
      (outcome): Answer => ({ state: 'settled', outcome }),
      (): Answer => ({ state: 'lost' }),
    );
    clearTimeout(timer);
    return controller.signal.reason === 'late' ? { state: 'late' } : answer;
  }

  function start(request: Request): Run {
    const controller = new AbortController();
    const started: Run = { answer: PENDING, controller, settled: settle(request, controller) };
    void started.settled.then((answer) => {
      started.answer = answer;
      if (runs.get(request.key) === started) tell();
    });
    return started;
  }

  return {
    /** Starts what is wanted and stops every other run that has not come to its end. */
    want(requests: readonly Request[]): void {
      const keys = new Set(requests.map(({ key }) => key));
      for (const [key, { answer, controller }] of runs) {
        if (keys.has(key) || answer.state !== 'pending') continue;
        runs.delete(key);
        controller.abort();
      }
      for (const request of requests) if (!runs.has(request.key)) runs.set(request.key, start(request));
    },
    get: (key: string): Answer => runs.get(key)?.answer ?? PENDING,
    /** The answer once it is there; null when nothing runs under this key. */
    whenSettled: (key: string): Promise<Answer> | null => runs.get(key)?.settled ?? null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}

export type Answers = ReturnType<typeof createAnswers>;
