import { createArrivals } from './arrivals.ts';
import type { BuiltFiles, HashedFile } from './built-files.ts';
import { newestOf } from './newest.ts';

/** Concurrent requests while the rest is fetched in the background. */
const AT_ONCE = 4;

/** A call fetches for so long; the next one goes on. Browsers stop a worker whose work lasts minutes. */
const SLICE_MS = 2000;

/** How many files of the app are there. */
export interface Progress {
  kept: number;
  total: number;
  /** Whether a file could not be fetched or stored. */
  failed: boolean;
}

/** The paths of the files that these languages need. */
const neededIn = (languages: readonly string[], files: readonly HashedFile[]) =>
  files.filter(({ language }) => language === undefined || languages.includes(language)).map(({ path }) => path);

/** Those of the paths that none of the requests is for. */
function lacking(requests: readonly Request[], paths: readonly string[], address: (path: string) => string): string[] {
  const kept = new Set(requests.map(({ url }) => url));
  return paths.filter((path) => !kept.has(address(path)));
}

async function deleteAll(cache: Cache, addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((each) => cache.delete(each)));
}

/** Deletes files one by one: a cache that is deleted as a whole takes its room for as long as the worker lives. */
async function deleteIn(...lists: readonly (readonly [cache: Cache, addresses: readonly string[]])[]): Promise<void> {
  await Promise.all(lists.map(([cache, addresses]) => deleteAll(cache, addresses)));
}

/** Waits for all files; where there is no space for one, `remove` deletes the others, which would take the room of what the user makes. */
async function fitting(work: readonly Promise<void>[], remove: () => Promise<void>): Promise<void> {
  try {
    await Promise.all(work);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await Promise.allSettled(work);
      await remove();
    }
    throw error;
  }
}

/** Fetches files, several at a time, until the time is up or one fails. */
async function takeSome(paths: readonly string[], take: (path: string) => Promise<void>, signal: AbortSignal) {
  const queue = [...paths];
  const end = performance.now() + SLICE_MS; // the clock may be set meanwhile
  let taken = 0;
  let failed = signal.aborted;
  const work = async () => {
    // No network, no space, a newer build or stopped: the others would fail too.
    while (!failed && performance.now() < end) {
      const path = queue.shift();
      if (path === undefined) return;
      await take(path).then(
        () => void taken++,
        () => void (failed = true),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { taken, failed };
}

/**
 * The files of the app in the Cache API. Files without a hash are cached per version, so that a page always gets files
 * of the same build; hashed files are shared by all versions. `scope` is the address of the app and part of all cache
 * names, since another installation may use another path of the same origin.
 */
export function createKeptFiles(files: BuiltFiles, scope: string, caches: CacheStorage, fetch: typeof self.fetch) {
  const prefix = `it-tools ${new URL(scope).pathname} `;
  const shellName = `${prefix}shell ${files.version}`;
  const hashedName = `${prefix}hashed`;
  const address = (path: string) => new URL(path, scope).href;
  const listName = address('assets/'); // no file has this address
  const languagesName = address('assets/languages'); // neither has this
  const settings = address('config.json');
  const hashed = [...files.first, ...files.rest];
  const addressesOf = (some: readonly HashedFile[]) => some.map(({ path }) => address(path));
  const filling = new AbortController();

  const { isRight, arriving } = createArrivals(files, address, fetch);
  /** Hashed files that this worker has found to be sound. */
  const sound = new Set<string>();

  const fresh = async (path: string, cache: Cache, options?: RequestInit) => {
    const { response, right } = await arriving(path, options);
    if (!right) throw new Error(`${path}: ${response.status}`);
    await cache.put(address(path), response);
  };
  /** The languages that were chosen on this device. */
  const chosen = async (cache: Cache) => ((await (await cache.match(languagesName))?.json()) ?? []) as string[];
  const missingIn = async (cache: Cache, paths: readonly string[]) => lacking(await cache.keys(), paths, address);

  return {
    /** Fetches everything the app needs to start; rejects if anything is missing. */
    async install(): Promise<void> {
      const [shell, rest] = await Promise.all([caches.open(shellName), caches.open(hashedName)]);
      const missing = await missingIn(rest, neededIn(await chosen(rest), files.first));
      const work = [
        ...files.shell.map((path) => fresh(path, shell, { cache: 'no-cache' })),
        ...missing.map((path) => fresh(path, rest)),
      ];
      await fitting(work, () => deleteIn([shell, files.shell.map(address)], [rest, missing.map(address)]));
    },

    /**
     * Deletes the shells of other versions, and hashed files that neither this version nor the previous one has: tabs
     * still running the previous version keep loading its chunks. Also deletes damaged copies, which `fill` then replaces.
     */
    async prune(): Promise<void> {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(`${prefix}shell `) && name !== shellName);
      await Promise.all(old.map((name) => caches.delete(name)));
      const cache = await caches.open(hashedName);
      const before = (await (await cache.match(listName))?.json()) as string[] | undefined;
      await cache.put(listName, new Response(JSON.stringify(hashed.map(({ path }) => path))));
      const own = [listName, languagesName, settings];
      const wanted = new Set([...own, ...addressesOf(hashed), ...(before ?? []).map(address)]);
      await deleteAll(
        cache,
        (await cache.keys()).map(({ url }) => url).filter((url) => !wanted.has(url)),
      );
      for (const { path } of hashed) {
        const kept = await cache.match(address(path));
        if (kept && !(await isRight(path, kept))) await cache.delete(address(path));
      }
    },

    /** Tells how much of the app is there in this language and those chosen before. */
    async progress(language: string): Promise<Progress> {
      const cache = await caches.open(hashedName);
      const wanted = neededIn([...(await chosen(cache)), language], hashed);
      const missing = await missingIn(cache, wanted);
      return { kept: wanted.length - missing.length, total: wanted.length, failed: false };
    },

    /** Fetches for a while what is missing of it. What is there is not fetched again, however often it is interrupted. */
    async fill(language: string): Promise<Progress> {
      const cache = await caches.open(hashedName);
      const languages = [...new Set([...(await chosen(cache)), language])];
      await cache.put(languagesName, Response.json(languages)).catch(() => undefined); // without space, the files below fail too
      const wanted = neededIn(languages, hashed);
      const missing = await missingIn(cache, wanted);
      const { signal } = filling;
      const { taken, failed } = await takeSome(missing, (path) => fresh(path, cache, { signal }), signal);
      return { kept: wanted.length - missing.length + taken, total: wanted.length, failed };
    },

    /** Deletes what `fill` fetches. What the app needs to start stays, and files that pages ask for are kept again. */
    remove: async () => deleteAll(await caches.open(hashedName), [languagesName, ...addressesOf(files.rest)]),

    /** Ends `fill` for good, in all tabs. Browsers don't activate the next version before this one has nothing to do. */
    stop: () => filling.abort(),

    /** Returns a file of the shell of this version. */
    async shell(path: string): Promise<Response | undefined> {
      return (await caches.open(shellName)).match(address(path));
    },

    /**
     * Returns a hashed file from the cache, or fetches and caches it. A damaged copy is replaced. If only something else
     * arrives, such as the page of a captive portal, the browser gets that, as without a service worker.
     */
    async hashed(path: string): Promise<Response> {
      const cache = await caches.open(hashedName);
      const kept = await cache.match(address(path));
      if (kept && (sound.has(path) || (await isRight(path, kept)))) {
        sound.add(path);
        return kept;
      }
      if (kept) await cache.delete(address(path));
      const { response, right } = await arriving(path);
      // Without space, the file is used but not cached.
      if (right) await cache.put(address(path), response.clone()).catch(() => undefined);
      return response;
    },

    /** Returns config.json. */
    settings: async () => newestOf(settings, await caches.open(hashedName), fetch),

    /** Keeps a config.json that a page has started with, for visits without a network. */
    async keepSettings(text: string): Promise<void> {
      const kept = new Response(text, { headers: { 'Content-Type': 'application/json' } });
      await (await caches.open(hashedName)).put(settings, kept).catch(() => undefined); // no space: the previous one stays
    },
  };
}
