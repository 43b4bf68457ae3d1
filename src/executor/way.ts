import * as Comlink from 'comlink';
import type { Recognizing, WayJob } from '../../workers/way.ts';
import type { Way } from '../core/steps/way/way.ts';
import { type Host, startHost } from './host.ts';

let host: Host | undefined;

/**
 * Looks for a way in a worker of its own, which keeps the code that it has loaded. A newer search stops this one; null then,
 * and if code can't be loaded.
 */
export async function searchWay(job: WayJob, recognizing: Recognizing): Promise<Way | null> {
  const own = (host ??= startHost());
  const died = own.death.then(() => {
    own.end();
    if (host === own) host = undefined;
    return null;
  });
  return Promise.race([own.api.way(job, Comlink.proxy(recognizing)).catch(() => null), died]);
}
