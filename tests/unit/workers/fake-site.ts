import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { BuiltFiles, HashedFile } from '../../../workers/offline/built-files.ts';
import { createKeptFiles } from '../../../workers/offline/kept-files.ts';

export const scope = 'https://example.org/tools/';

/** An answer of another address. */
export class Redirected extends Response {
  override readonly redirected = true;
  override clone = () => new Redirected(super.clone().body, { headers: this.headers });
}

/** In-memory caches, limited to what the service worker uses. */
class FakeCache {
  entries = new Map<string, Response>();
  full = false;
  async put(url: string, response: Response) {
    if (this.full) throw new DOMException('', 'QuotaExceededError');
    this.entries.set(url, response);
  }
  match = async (url: string) => this.entries.get(url)?.clone();
  keys = async () => [...this.entries.keys()].map((url) => ({ url }) as Request);
  delete = async (request: Request | string) =>
    this.entries.delete(typeof request === 'string' ? request : request.url);
}

class FakeCaches {
  all = new Map<string, FakeCache>();
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
};
const typeOf = (path: string) => TYPES[path.split('.').pop() ?? ''] ?? '';

/** The page names the first file of its build; a file without a version in its name is the same in all. */
function contentOf(path: string, version: string): string {
  if (path === 'shell.html') return `<script src="./assets/entry-${version}.js"></script>`;
  return `${path} of ${path.includes(`-${version}.`) ? version : 'all'}`;
}

const listed = (path: string, version: string, language?: string): HashedFile => ({
  path,
  hash: createHash('sha256').update(contentOf(path, version)).digest('base64'),
  ...(language !== undefined && { language }),
});

export const files = (version: string): BuiltFiles => ({
  version,
  shell: ['shell.html', 'licenses.json'],
  first: [listed(`assets/entry-${version}.js`, version), listed(`assets/texts-fr-${version}.json`, version, 'fr')],
  rest: [
    listed(`assets/tool-${version}.js`, version),
    listed('assets/same.js', version),
    listed(`assets/tools-fr-${version}.json`, version, 'fr'),
    listed(`assets/tools-ru-${version}.json`, version, 'ru'),
  ],
});

/** A server with one build, and a browser's caches. */
export class FakeSite {
  caches = new FakeCaches();
  /** What there is, by path. */
  server = new Map<string, string>();
  /** The paths of all requests, and those that went past the browser's own cache. */
  asked: string[] = [];
  reloaded: string[] = [];
  fetch = vi.fn(async (input: RequestInfo | URL, { cache }: RequestInit = {}) => {
    const path = String(input).slice(scope.length);
    this.asked.push(path);
    if (cache === 'reload') this.reloaded.push(path);
    const text = this.server.get(path);
    if (text === undefined) return new Response('', { status: 404 });
    return new Response(text, { headers: { 'Content-Type': typeOf(path) } });
  });

  constructor() {
    this.deploy('a');
  }

  deploy(version: string): void {
    const { shell, first, rest } = files(version);
    const paths = [...shell, ...[...first, ...rest].map(({ path }) => path)];
    this.server = new Map(paths.map((path) => [path, contentOf(path, version)]));
  }

  /** A service worker that has just started. */
  worker(version = 'a', fetch: typeof self.fetch = this.fetch) {
    return createKeptFiles(files(version), scope, this.caches as unknown as CacheStorage, fetch);
  }

  hashedNames(): string[] {
    const { entries } = this.caches.all.get('it-tools /tools/ hashed') ?? new FakeCache();
    return [...entries.keys()].map((url) => url.slice(scope.length)).sort();
  }
}
