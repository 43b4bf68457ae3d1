import type { Operation } from './tool.ts';

/** What goes from the palette or from another tool to a tool's page: in memory only, taken once, gone with a reload. */
export interface Handoff {
  operation: string;
  values: Readonly<Record<string, unknown>>;
  /** For the primary field, by a sender that does not know its name. */
  primary?: unknown;
  /** The operation whose inverse is asked for: of `values`, which are its own, only the settings go along that both have. */
  undoes?: Pick<Operation, 'fields'>;
}

const waiting = new Map<string, Handoff>();
const listeners = new Set<(toolId: string) => void>();

/** Leaves values for a tool; a page of that tool that is open already is told at once. */
export function handOver(toolId: string, handoff: Handoff): void {
  waiting.set(toolId, handoff);
  for (const listener of listeners) listener(toolId);
}

export function takeHandoff(toolId: string): Handoff | null {
  const handoff = waiting.get(toolId) ?? null;
  waiting.delete(toolId);
  return handoff;
}

export function onHandoff(listener: (toolId: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
