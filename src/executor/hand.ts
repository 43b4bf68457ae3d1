import * as Comlink from 'comlink';
import { timeLimitFailure } from '../core/run.ts';
import type { Job, StepsJob } from '../../workers/many.ts';
import { startHost } from './host.ts';
import type { Hand, Handful } from './many.ts';

export type { StepsJob };

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
