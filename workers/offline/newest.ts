/** How long a page waits for a newer file, since it shows nothing until then. */
const PATIENCE_MS = 500;

/** Returns config.json, which an administrator may change at any time: from the network if it responds in time, otherwise the cached copy. */
export async function newestOf(
  settings: string,
  cacheName: string,
  caches: CacheStorage,
  fetch: typeof self.fetch,
): Promise<Response> {
  const cache = await caches.open(cacheName);
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
}
