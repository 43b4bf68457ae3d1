import { useSyncExternalStore } from 'react';

/** A picture or a recording. Kept until the tab is closed, so that a visit of another page loses none. */
export interface Take {
  id: number;
  kind: 'picture' | 'video' | 'audio';
  name: string;
  blob: Blob;
  url: string;
  /** Milliseconds of a recording; 0 for a picture. */
  duration: number;
  saved: boolean;
}

let takes: readonly Take[] = [];
let next = 1;
const listeners = new Set<() => void>();

function set(changed: readonly Take[]): void {
  takes = changed;
  for (const listener of listeners) listener();
}

export function addTake(take: Pick<Take, 'kind' | 'name' | 'blob' | 'duration'>): void {
  set([{ ...take, id: next++, url: URL.createObjectURL(take.blob), saved: false }, ...takes]);
}

export function removeTake({ id, url }: Take): void {
  URL.revokeObjectURL(url);
  set(takes.filter((take) => take.id !== id));
}

export function markSaved({ id }: Take): void {
  set(takes.map((take) => (take.id === id ? { ...take, saved: true } : take)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The newest first. */
export const useTakes = (): readonly Take[] => useSyncExternalStore(subscribe, () => takes);
