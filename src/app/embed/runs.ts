import type { Result } from '../../core/run.ts';

/** A run of the page that is shown. */
export interface Ran {
  id: string;
  operation: string;
  result: Result;
}

const listeners = new Set<(ran: Ran) => void>();

/** Whether the page is shown without menu and header; the script in the page's head sets it before the first paint. */
export const isEmbedded = (): boolean => document.documentElement.dataset.embed !== undefined;

/** Tells a listener of the runs of pages. Returns a function that ends this. */
export function tellRuns(listener: (ran: Ran) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteRun(ran: Ran): void {
  for (const listener of listeners) listener(ran);
}
