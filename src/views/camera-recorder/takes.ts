import { createStore } from '../../session/create-store.ts';
import { useStore } from '../../session/use-store.ts';

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

const takes = createStore<readonly Take[]>([]);
let next = 1;

export function addTake(take: Pick<Take, 'kind' | 'name' | 'blob' | 'duration'>): void {
  const added = { ...take, id: next++, url: URL.createObjectURL(take.blob), saved: false };
  takes.update((others) => [added, ...others]);
}

export function removeTake({ id, url }: Take): void {
  URL.revokeObjectURL(url);
  takes.update((all) => all.filter((take) => take.id !== id));
}

export function markSaved({ id }: Take): void {
  takes.update((all) => all.map((take) => (take.id === id ? { ...take, saved: true } : take)));
}

/** The newest first. */
export const useTakes = (): readonly Take[] => useStore(takes);
