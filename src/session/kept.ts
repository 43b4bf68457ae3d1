import { createStore as openDatabase, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import { notify } from './notices.ts';
import { room } from './room.ts';
import { storedText } from './stored.ts';

/** What the user has made: drafts, measurements, recordings. It may be large, so it lives in IndexedDB. */
const DATABASE = 'it-tools';

/** Version of the envelope. Data saved by a newer version is neither read nor overwritten. */
const VERSION = 1;
interface Envelope {
  version: number;
  value: unknown;
}

/** Reading must not wait forever: some browsers never answer in private windows. */
const PATIENCE_MS = 1500;
/** Typed text is saved when typing pauses. */
const PAUSE_MS = 300;

const main = openDatabase(DATABASE, 'kept');
const spare = openDatabase(`${DATABASE}-kept`, 'kept');

/**
 * The store. idb-keyval creates it only together with the database; where one without it is there (of another page of the same
 * origin, or of a browser that stopped in between), a second database takes its place.
 */
const database: UseStore = async (mode, work) => {
  try {
    return await main(mode, work);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
    return spare(mode, work);
  }
};

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`${DATABASE}:kept`) : undefined;

/** Whether the browser refuses storage: blocked, full, corrupted or missing. Anything else is a bug. */
function isRefusal(error: unknown): boolean {
  // An aborted transaction may have no error.
  const { indexedDB } = globalThis as { indexedDB?: unknown };
  return error instanceof DOMException || error === null || !indexedDB;
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

async function attempt<T>(work: () => Promise<T>): Promise<{ value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([work().then((value) => ({ value })), late]);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Parts that could not be saved; while there are any, the browser asks for confirmation before closing the tab. */
const unsaved = new Set<string>();
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function noteSaved(name: string, saved: boolean): void {
  if (saved) unsaved.delete(name);
  else unsaved.add(name);
  if (unsaved.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** What a part of the page has saved: its value, none, or why it can't be read. */
export type Loaded<T> = { kind: 'found'; value: T } | { kind: 'none' | 'damaged' | 'newer' | 'blocked' };

function opened<T>(raw: unknown, read: (raw: unknown) => T | undefined): Loaded<T> {
  if (raw === undefined) return { kind: 'none' };
  const { version, value } = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Envelope>;
  if (typeof version === 'number' && version > VERSION) return { kind: 'newer' };
  const content = version === VERSION ? read(value) : undefined;
  return content === undefined ? { kind: 'damaged' } : { kind: 'found', value: content };
}

/** Called when a stored value has changed: in another tab, or because this one has cleared or restored everything. */
type Listener = (elsewhere: boolean) => void;
const listeners = new Map<string, Set<Listener>>();
channel?.addEventListener('message', ({ data }) => {
  for (const listener of listeners.get(String(data)) ?? []) listener(true);
});

/** Calls back when another tab has saved or removed a part, or this one has cleared everything. */
function onChange(name: string, listener: Listener): () => void {
  const own = listeners.get(name) ?? new Set<Listener>();
  listeners.set(name, own.add(listener));
  return () => void own.delete(listener);
}

/**
 * A value that persists on this device. `read` checks what was stored (undefined for what isn't such a value). `legacy`
 * converts what earlier versions kept as text under the same name.
 */
export function keptValue<T>(name: string, read: (raw: unknown) => T | undefined, legacy?: (text: string) => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: { value: T | undefined } | undefined;
  let writing = Promise.resolve();
  let locked = false;
  /** When the last value was saved, on the clock of the page; infinite while one is being saved. */
  let savedAt = -Infinity;
  let latest: Loaded<T> | undefined;

  const write = async () => {
    if (!next || locked) return;
    const { value } = next;
    next = undefined;
    savedAt = Infinity;
    let full = false;
    const put = async () => {
      try {
        if (value === undefined) await delMany([name], database);
        else await setMany([[name, { version: VERSION, value } satisfies Envelope]], database);
      } catch (error) {
        full = isFull(error);
        throw error;
      }
    };
    let saved = await attempt(put);
    if (full) {
      await room.make();
      saved = await attempt(put);
    }
    savedAt = performance.now();
    noteSaved(name, saved !== null);
    if (saved) channel?.postMessage(name);
    else notify({ id: 'unsaved', text: 'errors.notSaved', sticky: true });
  };
  const isDirty = () => next !== undefined || unsaved.has(name);
  /** Saves pending values, one after the other. */
  const flush = () => {
    clearTimeout(timer);
    writing = writing.then(write);
    return writing;
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') void flush();
  };

  const load = async (): Promise<Loaded<T>> => {
    const stored = await attempt(() => getMany<unknown>([name], database));
    const old = legacy ? storedText(name) : undefined;
    const text = old?.load() ?? null;
    if (stored?.value[0] === undefined && text !== null && legacy) {
      const value = read(legacy(text));
      if (value !== undefined && stored) {
        const moved = await attempt(() => setMany([[name, { version: VERSION, value }]], database));
        if (moved) old?.forget();
      }
      if (value !== undefined) return { kind: 'found', value };
    }
    const loaded: Loaded<T> = stored ? opened(stored.value[0], read) : { kind: 'blocked' };
    locked = loaded.kind === 'newer';
    if (loaded.kind === 'newer' || loaded.kind === 'damaged')
      notify({ id: 'unreadable', text: `errors.${loaded.kind}Data`, sticky: true });
    return loaded;
  };

  return {
    /** Reads what is stored; a page waits for it before it is shown. */
    async load(): Promise<Loaded<T>> {
      latest = await load();
      return latest;
    },
    /** The value loaded or saved last; undefined before that. */
    peek: () => latest,
    /** Saves a value when typing pauses, or at the latest when the page is left; undefined removes it. */
    save(value: T | undefined): void {
      if (!next) document.addEventListener('visibilitychange', leave);
      next = { value };
      latest = value === undefined ? { kind: 'none' } : { kind: 'found', value };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
    /** Whether a value is waiting to be saved. */
    isDirty,
    /**
     * Calls back when the stored value has changed elsewhere. There is a conflict if a value of this tab is from the same time: waiting, being
     * saved or, if another tab saved, just saved.
     */
    onChange: (listener: (conflict: boolean) => void) =>
      onChange(name, (elsewhere) => listener(isDirty() || (elsewhere && performance.now() - savedAt < PAUSE_MS))),
  };
}

export type KeptValue<T> = ReturnType<typeof keptValue<T>>;

/** Returns the names of everything that is stored. */
export const keptNames = async (): Promise<string[]> => (await attempt(() => keys<string>(database)))?.value ?? [];

/** Removes everything; returns a function that restores it. */
export async function clearKept(): Promise<() => Promise<void>> {
  const names = await keptNames();
  const values = (await attempt(() => getMany<unknown>(names, database)))?.value ?? [];
  await attempt(() => delMany(names, database));
  const tell = () => {
    for (const name of names) {
      channel?.postMessage(name);
      for (const listener of listeners.get(name) ?? []) listener(false);
    }
  };
  tell();
  return async () => {
    await attempt(() =>
      setMany(
        names.map((name, index) => [name, values[index]] as [string, unknown]),
        database,
      ),
    );
    tell();
  };
}
