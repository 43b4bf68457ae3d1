// Data files of the build: texts, catalog. A prerendered page brings those that it needs first, so that it waits for none.

let embedded: Readonly<Record<string, unknown>> | undefined;

/** Returns the data of a file that came with the page, by the name of the file; undefined if it did not. */
export function givenData(name: string): unknown {
  embedded ??= JSON.parse(document.querySelector('script[data-given]')?.textContent ?? '{}') as typeof embedded;
  return embedded?.[name];
}

const read = new Map<string, Promise<unknown>>();

/** The content of a file; undefined if something else comes in its place, such as the page of a captive portal. */
async function contentOf(address: string, cache?: RequestCache): Promise<{ data: unknown } | undefined> {
  const response = await fetch(address, { cache });
  if (!response.ok || response.redirected) return undefined;
  return response.json().then(
    (data: unknown) => ({ data }),
    () => undefined,
  );
}

async function fetched(address: string): Promise<unknown> {
  // The second time past the browser's cache, which keeps what came in place of a file, too.
  const content = await contentOf(address)
    .then((first) => first ?? contentOf(address, 'reload'))
    .catch(() => undefined);
  if (content) return content.data;
  // Vite tells the page about code that is missing after a deployment, which then reloads; here it can't.
  dispatchEvent(new Event('vite:preloadError'));
  throw new Error(`${address} can't be loaded`);
}

/** Returns the content of a data file; one that can't be loaded is tried again the next time. */
export async function readData(name: string, address: string): Promise<unknown> {
  const loaded = givenData(name) ?? read.get(address);
  if (loaded !== undefined) return loaded;
  const reading = fetched(address);
  read.set(address, reading);
  reading.catch(() => read.delete(address));
  return reading;
}
