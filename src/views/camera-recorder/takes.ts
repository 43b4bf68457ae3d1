import { createStore } from '../../session/create-store.ts';
import { keptValue } from '../../session/kept.ts';
import { useStore } from '../../session/use-store.ts';

/** A picture or recording that is stored until it is deleted. */
interface KeptTake {
  kind: 'picture' | 'video' | 'audio';
  name: string;
  blob: Blob;
  /** Duration of a recording in milliseconds; 0 for a picture. */
  duration: number;
}

export interface Take extends KeptTake {
  id: number;
  url: string;
}

const KINDS: readonly unknown[] = ['picture', 'video', 'audio'] satisfies KeptTake['kind'][];

function isTake(raw: unknown): raw is KeptTake {
  if (typeof raw !== 'object' || raw === null) return false;
  const { kind, name, blob, duration } = raw as Partial<Record<keyof KeptTake, unknown>>;
  return KINDS.includes(kind) && typeof name === 'string' && blob instanceof Blob && typeof duration === 'number';
}

const kept = keptValue('camera-takes', (raw): readonly KeptTake[] | undefined =>
  Array.isArray(raw) ? raw.filter(isTake) : undefined,
);

const takes = createStore<readonly Take[]>([]);
let next = 1;

const shown = (take: KeptTake): Take => ({ ...take, id: next++, url: URL.createObjectURL(take.blob) });

/** Shows stored items, including those from another tab. */
async function load(): Promise<void> {
  const stored = await kept.load();
  for (const { url } of takes.get()) URL.revokeObjectURL(url);
  takes.set((stored.kind === 'found' ? stored.value : []).map(shown));
}

let loaded: Promise<void> | undefined;

/** Loads stored items, once for all visits of the page. */
export function loadTakes(): Promise<void> {
  if (!loaded) {
    loaded = load();
    kept.onChange((conflict) => {
      if (!conflict) void load();
    });
  }
  return loaded;
}

function change(all: readonly Take[]): void {
  takes.set(all);
  kept.save(
    all.length === 0 ? undefined : all.map(({ kind, name, blob, duration }) => ({ kind, name, blob, duration })),
  );
  void kept.flush();
}

export const addTake = (take: KeptTake): void => change([shown(take), ...takes.get()]);

export function removeTake({ id, url }: Take): void {
  URL.revokeObjectURL(url);
  change(takes.get().filter((take) => take.id !== id));
}

/** Newest first. */
export const useTakes = (): readonly Take[] => useStore(takes);
