import type { BuiltFiles } from '../src/config/built-files.ts';
import { createKeptFiles } from './offline/kept-files.ts';
import { routeOf } from './offline/route.ts';

/** Put in by the build. */
declare const __BUILT_FILES__: BuiltFiles;

const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = worker.registration.scope;
const kept = createKeptFiles(__BUILT_FILES__, scope, caches, fetch);

/** What a page leaves here for its next load. In memory only: nothing that was typed is written anywhere. */
const left = new Map<string, unknown>();

worker.addEventListener('install', (event) => event.waitUntil(kept.install()));

worker.addEventListener('activate', (event) => event.waitUntil(kept.prune().then(() => worker.clients.claim())));

/** Messages of the page; each brings a port for the answer. */
const answers: Record<string, (data: { key?: string; value?: unknown }) => Promise<unknown>> = {
  /** Lets this version in while an older one is active. */
  skipWaiting: () => worker.skipWaiting(),
  isWhole: () => kept.isWhole(),
  fill: () => kept.fill(),
  async leave({ key = '', value }) {
    left.set(key, value);
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

/** Keeps what is shared until the page takes it, and sends the page to an address that says nothing of it. */
async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = form.getAll('files').filter((file) => file instanceof File);
  left.set('shared', { title: text('title'), text: text('text'), url: text('url'), files });
  return Response.redirect(`${scope}#shared`, 303);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeOf(request, scope, __BUILT_FILES__.shell);
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
