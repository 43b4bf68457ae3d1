import type { Operation } from '../core/tool.ts';
import { createStore } from './create-store.ts';

/** What goes from the palette or from another tool to a tool's page: in memory only, taken once, gone with a reload. */
export interface Handoff {
  operation: string;
  values: Readonly<Record<string, unknown>>;
  /** For the primary field, by a sender that does not know its name. */
  primary?: unknown;
  /** The operation whose inverse is asked for: of `values`, which are its own, only the settings go along that both have. */
  undoes?: Pick<Operation, 'fields'>;
}

const waiting = createStore<ReadonlyMap<string, Handoff>>(new Map());

/** Leaves values for a tool; a page of that tool that is open already is told at once. */
export function handOver(toolId: string, handoff: Handoff): void {
  waiting.update((others) => new Map(others).set(toolId, handoff));
}

export function takeHandoff(toolId: string): Handoff | null {
  const handoff = waiting.get().get(toolId) ?? null;
  if (handoff) waiting.update((all) => new Map([...all].filter(([id]) => id !== toolId)));
  return handoff;
}

/** Calls back when something is left for the tool. Returns how to stop. */
export function onHandoff(toolId: string, listener: () => void): () => void {
  return waiting.subscribe(() => {
    if (waiting.get().has(toolId)) listener();
  });
}
