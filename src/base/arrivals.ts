/** Media types that browsers insist on, by file extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
};
/** What is sent in place of any other file is a page: of a sign-in, a captive portal, or a host that answers everything. */
const OTHERS = /^(?!text\/html\b)/;

/** Whether a response may hold the file with this name, rather than something else under its address. */
export function isFile(name: string, { ok, redirected, headers }: Response): boolean {
  const wanted = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? OTHERS;
  return ok && !redirected && wanted.test(headers.get('Content-Type') ?? '');
}

/** Requests a file, if necessary past the browser's cache, which keeps what came in its place for a year; whether it has arrived. */
async function renewed(address: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(address, { cache });
    await response.arrayBuffer(); // the browser keeps only what was read
    if (isFile(new URL(address).pathname, response)) return true;
  }
  return false;
}

const ASSET = /\/assets\/[^/?#]+\.(?:css|js|json)$/;

/** Requests all files again that this page or worker has requested, and these; whether all have arrived. */
export async function renewFiles(fetch: typeof globalThis.fetch, addresses: readonly string[] = []): Promise<boolean> {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = new Set([...requested, ...addresses].filter((address) => ASSET.test(address)));
  const all = await Promise.all([...files].map((address) => renewed(address, fetch).catch(() => false)));
  return all.every(Boolean);
}
