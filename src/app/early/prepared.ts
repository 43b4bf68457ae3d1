import type { Prepared } from '../../operation/runs.ts';

/** The result that a tool page opens with, and the operation it belongs to. */
export type PreparedPage = Prepared & { operation: string };

const ready = new Map<string, PreparedPage>();

export const givePrepared = (id: string, page: PreparedPage): void => void ready.set(id, page);

/** Returns the prepared result, only once: the next visit gets a new one. */
export function takePrepared(id: string): PreparedPage | undefined {
  const prepared = ready.get(id);
  ready.delete(id);
  return prepared;
}
