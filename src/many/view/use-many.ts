import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createHand, spareCores } from '../../executor/hand.ts';
import { jobOf, type ManyStep } from '../job.ts';
import { createMany, type Many, type ManySnapshot } from '../../executor/many.ts';
import type { Source } from '../source.ts';

/** So many values run by themselves while one types. */
const MOST_LIVE = 1000;
const PAUSE_MS = 300;

interface UseManyOptions {
  source: Source | null;
  steps: readonly ManyStep[];
  language: string;
  /** Whether runs cost so little that they start by themselves. */
  isCheap: boolean;
}

interface Work {
  many: Many<Source>;
  /** What it was made of. */
  key: string;
  source: Source;
}

const NOTHING: ManySnapshot = { total: 0, done: 0, failed: 0, noted: 0, state: 'idle', msLeft: null };
const noSubscription = () => () => undefined;
const nothing = () => NOTHING;

async function workOn(source: Source, steps: readonly ManyStep[], language: string): Promise<Many<Source>> {
  const job = await jobOf(steps, language);
  return createMany({ source, hands: spareCores(), createHand: () => createHand(job) });
}

/** The run of many values: of these steps, or of earlier ones until it starts again. */
export function useMany({ source, steps, language, isCheap }: UseManyOptions) {
  const [work, setWork] = useState<Work | null>(null);
  const key = useMemo(() => JSON.stringify([steps, language]), [steps, language]);
  const isCurrent = work !== null && work.source === source && work.key === key;
  const many = work?.many;
  useEffect(() => () => many?.cancel(), [many]);

  const run = async () => {
    if (!source || source.count === 0) return;
    if (isCurrent) return many?.start();
    const next = await workOn(source, steps, language);
    setWork({ many: next, key, source });
    next.start();
  };
  const isLive = isCheap && source !== null && source.count > 0 && source.count <= MOST_LIVE;
  useEffect(() => {
    if (!isLive || isCurrent || !source) return undefined;
    let isWanted = true;
    const timer = window.setTimeout(() => {
      void workOn(source, steps, language).then((next) => {
        if (!isWanted) return;
        setWork({ many: next, key, source });
        next.start();
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [isLive, isCurrent, source, key]); // oxlint-disable-line react/exhaustive-deps -- the key stands for the steps
  const snapshot = useSyncExternalStore(many?.subscribe ?? noSubscription, many?.get ?? nothing, many?.get ?? nothing);
  return { many, snapshot, isCurrent, isLive, run: () => void run() };
}
