import type { Operation } from '../core/tool.ts';
import type { Result } from '../core/run.ts';
import { createStore } from './create-store.ts';

/** What the palette or another tool passes to a tool's page: in memory only, read once, lost on reload. */
export interface Handoff {
  operation: string;
  values: Readonly<Record<string, unknown>>;
  /** For the primary field, if the sender doesn't know its name. */
  primary?: unknown;
  /**
   * Set when the inverse of an operation is opened. `values` are those of that operation; only the settings that both
   * share are carried over.
   */
  undoes?: Pick<Operation, 'fields'>;
  /**
   * The result that the operation produced for these values and the initial ones: the page shows it instead of running
   * again, which could produce another one.
   */
  result?: Result;
}

const waiting = createStore<ReadonlyMap<string, Handoff>>(new Map());

/** Stores values for a tool; if a page of that tool is already open, it is notified at once. */
export function handOver(toolId: string, handoff: Handoff): void {
  waiting.update((others) => new Map(others).set(toolId, handoff));
}

/** Returns what is waiting for a tool, and leaves it there: a page may render several times before it is shown. */
export const waitingHandoff = (toolId: string): Handoff | null => waiting.get().get(toolId) ?? null;

export function takeHandoff(toolId: string): Handoff | null {
  const handoff = waitingHandoff(toolId);
  if (handoff) waiting.update((all) => new Map([...all].filter(([id]) => id !== toolId)));
  return handoff;
}

/** Subscribes to values for a tool. Returns a function to unsubscribe. */
export function onHandoff(toolId: string, listener: () => void): () => void {
  return waiting.subscribe(() => {
    if (waiting.get().has(toolId)) listener();
  });
}
