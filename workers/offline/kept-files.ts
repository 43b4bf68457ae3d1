import type { BuiltFiles } from './built-files.ts';

/** Concurrent requests while the rest is fetched in the background. */
const AT_ONCE = 4;

/** How long a page waits for a newer config.json, since it shows nothing until then. */
const PATIENCE_MS = 500;

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
  const settings = address('config.json');
  const hashed = [...files.first, ...files.rest];

  const fresh = async (path: string, cache: Cache, options?: RequestInit) => {
    const response = await fetch(address(path), options);
    // Navigations must not get a redirected response.
    if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
    await cache.put(address(path), response);
  };
  const missingIn = async (cache: Cache, paths: readonly string[]) => {
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    return paths.filter((path) => !kept.has(address(path)));
  };

  return {
    /** Fetches everything the app needs to start; rejects if anything is missing. */
    async install(): Promise<void> {
      const [shell, rest] = await Promise.all([caches.open(shellName), caches.open(hashedName)]);
      await Promise.all([
        ...files.shell.map((path) => fresh(path, shell, { cache: 'no-cache' })),
        ...(await missingIn(rest, files.first)).map((path) => fresh(path, rest)),
        // The page requested it before the service worker could cache it. It is optional.
        fresh('config.json', rest, { cache: 'no-cache' }).catch(() => undefined),
      ]);
    },

    /**
     * Deletes the shells of other versions, and hashed files that neither this version nor the previous one has: tabs
     * still running the previous version keep loading its chunks.
     */
    async prune(): Promise<void> {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(`${prefix}shell `) && name !== shellName);
      await Promise.all(old.map((name) => caches.delete(name)));
      const cache = await caches.open(hashedName);
      const before = (await (await cache.match(listName))?.json()) as string[] | undefined;
      await cache.put(listName, new Response(JSON.stringify(hashed)));
      const wanted = new Set([listName, settings, ...[...hashed, ...(before ?? [])].map(address)]);
      const gone = (await cache.keys()).filter(({ url }) => !wanted.has(url));
      await Promise.all(gone.map((request) => cache.delete(request)));
    },

    /** Checks whether the whole app is cached. */
    async isWhole(): Promise<boolean> {
      return (await missingIn(await caches.open(hashedName), hashed)).length === 0;
    },

    /** Fetches what is missing of the rest; true once everything is cached. Failures are retried with the next call. */
    async fill(): Promise<boolean> {
      const cache = await caches.open(hashedName);
      const queue = await missingIn(cache, hashed);
      let whole = true;
      const work = async () => {
        for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
          const ok = await fresh(path, cache).then(
            () => true,
            () => false,
          );
          if (ok) continue;
          whole = false;
          queue.length = 0; // no network, no space or a newer build: the others would fail too
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return whole;
    },

    /** Returns a file of the shell of this version. */
    async shell(path: string): Promise<Response | undefined> {
      return (await caches.open(shellName)).match(address(path));
    },

    /** Returns a hashed file from the cache, or fetches and caches it. */
    async hashed(path: string): Promise<Response> {
      const cache = await caches.open(hashedName);
      const kept = await cache.match(address(path));
      if (kept) return kept;
      const response = await fetch(address(path));
      // Without space, the file is used but not cached.
      if (response.ok) await cache.put(address(path), response.clone()).catch(() => undefined);
      return response;
    },

    /**
     * Returns config.json, which an administrator may change at any time: from the network if it responds in time,
     * otherwise the cached copy.
     */
    async settings(): Promise<Response> {
      const cache = await caches.open(hashedName);
      const look = async () => {
        const response = await fetch(settings, { cache: 'no-cache' });
        if (response.ok) await cache.put(settings, response.clone());
        return response;
      };
      const asked = look();
      const late = new Promise<undefined>((resolve) => {
        setTimeout(() => resolve(undefined), PATIENCE_MS);
      });
      const inTime = await Promise.race([asked, late]).catch(() => undefined);
      return inTime ?? (await cache.match(settings)) ?? asked.catch(() => Response.json({}));
    },
  };
}
