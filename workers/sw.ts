import type { BuiltFile } from '../src/config/built-files.ts';
import { filesOf } from './offline/built-files.ts';
import { createKeptFiles } from './offline/kept-files.ts';
import { routeOf } from './offline/route.ts';

/** The build puts the list of files in the place of `self.__WB_MANIFEST`, which must be named only once. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly BuiltFile[] };

const worker: ServiceWorkerGlobalScope = self;
const scope = worker.registration.scope;
const files = filesOf(self.__WB_MANIFEST);
const kept = createKeptFiles(files, scope, caches, fetch);

/** Tells this start of the worker from others: browsers stop and start it as they like. */
const started = crypto.randomUUID();

/** Data that a page stores for its next load. In memory only: user input is never written to disk. */
const left = new Map<string, unknown>();
/** Whoever closed a tab doesn't come back for its data. */
const HELD_MS = 60_000;

worker.addEventListener('install', (event) => event.waitUntil(kept.install()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
  // Not awaited: pages wait for this version to be active. What is interrupted, the next version does.
  void kept.prune().catch(() => undefined);
});

/** Messages from the page; each includes a port for the reply. */
const answers: Record<string, (data: { key?: string; value?: unknown; language?: string }) => Promise<unknown>> = {
  /** Activates this version while an older one is active. */
  skipWaiting: () => worker.skipWaiting(),
  progress: async ({ language = 'en' }) => ({ ...(await kept.progress(language)), worker: started }),
  fill: async ({ language = 'en' }) => ({ ...(await kept.fill(language)), worker: started }),
  remove: async () => kept.remove(),
  stop: async () => kept.stop(),
  settings: async ({ value }) => (typeof value === 'string' ? kept.keepSettings(value) : undefined),
  async leave({ key = '', value }) {
    left.set(key, value);
    setTimeout(() => {
      if (left.get(key) === value) left.delete(key);
    }, HELD_MS);
    return true;
  },
  async take({ key = '' }) {
    const value = left.get(key);
    left.delete(key);
    return value;
  },
};

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  const type = String(data?.type);
  const answer = Object.hasOwn(answers, type) ? answers[type] : undefined;
  if (answer) event.waitUntil(answer(data).then((value) => ports[0]?.postMessage(value)));
});

/** Holds shared data until the page takes it, and redirects to an address that doesn't contain any of it. */
async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const shared = form.getAll('files').filter((file) => file instanceof File);
  left.set('shared', { title: text('title'), text: text('text'), url: text('url'), files: shared });
  return Response.redirect(`${scope}#shared`, 303);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeOf(request, scope, files.shell);
  switch (route.kind) {
    case 'page':
      event.respondWith(kept.shell('shell.html').then((page) => page ?? fetch(request)));
      break;
    case 'deep':
      event.respondWith(fetch(request).catch(() => Response.redirect(route.to)));
      break;
    case 'shell':
      event.respondWith(kept.shell(route.path).then((file) => file ?? fetch(request)));
      break;
    case 'hashed':
      event.respondWith(kept.hashed(route.path));
      break;
    case 'share':
      event.respondWith(takeShare(request));
      break;
    case 'settings':
      event.respondWith(kept.settings());
      break;
    case 'none':
      break;
  }
});
