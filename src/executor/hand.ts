import * as Comlink from 'comlink';
import type { CarriedValue } from '../core/steps/chain.ts';
import { timeLimitFailure } from '../core/run.ts';
import type { ItemResult } from '../core/steps/run-steps.ts';
import type { Job } from '../../workers/many.ts';
import { startHost } from './host.ts';

export type { Job };

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

/** Watches the runs that have a time limit. */
function createWatch() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let tell: (late: Handful) => void = () => undefined;
  const late = new Promise<Handful>((resolve) => {
    tell = resolve;
  });
  return {
    late,
    began(limit: number): void {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => tell({ kind: 'lost', failure: timeLimitFailure(limit) }), limit);
    },
    end(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Returns a worker of its own for a job. */
export function createHand(job: Job): Hand {
  let host = startHost();
  let ready = host.api.prepare(job);
  let isEnded = false;
  ready.catch(() => undefined); // reported by the run that waits for it
  const renew = () => {
    host.end();
    host = startHost();
    ready = host.api.prepare(job);
    ready.catch(() => undefined);
  };
  return {
    async run(values) {
      const watch = createWatch();
      const { death } = host;
      const work = ready
        .then(() => host.api.each(values, Comlink.proxy(watch.began)))
        .then((results): Handful => ({ kind: 'results', results }));
      const died = death.then((): Handful => ({ kind: 'lost', failure: { code: 'worker-died' } }));
      const handful = await Promise.race([work, died, watch.late]).catch((): Handful => ({
        kind: 'lost',
        failure: { code: 'internal', params: { error: 'MissingCode' } },
      }));
      watch.end();
      if (handful.kind === 'lost' && !isEnded) renew();
      return handful;
    },
    end(): void {
      isEnded = true;
      host.end();
    },
  };
}

/** How many workers run at once: one core stays with the page. */
export const spareCores = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));
