/** How the service worker handles a request. Paths are relative to the base path of the app. */
export type Route =
  /** A page of the app: the shell, which then renders the page for the address. */
  | { kind: 'page' }
  /** An address below a page: not part of the app, but it can lead to a page when offline. */
  | { kind: 'deep'; to: string }
  | { kind: 'shell' | 'hashed'; path: string }
  | { kind: 'settings' }
  /** Another program shares something with the installed app. */
  | { kind: 'share' }
  | { kind: 'none' };

const NONE: Route = { kind: 'none' };

/** `scope` is the address of the app; `shell` lists the files without a hash in their names. */
export function routeOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  scope: string,
  shell: readonly string[],
): Route {
  if (!url.startsWith(scope)) return NONE;
  const path = url.slice(scope.length).split(/[?#]/, 1)[0] ?? '';
  if (method === 'POST' && path === 'share') return { kind: 'share' };
  if (method !== 'GET') return NONE;
  const [last = ''] = /[^/]*\/?$/.exec(path) ?? [];
  if (mode === 'navigate' && !last.includes('.')) {
    if (!path.includes('/')) return { kind: 'page' };
    return { kind: 'deep', to: new URL(last.replace('/', ''), scope).href };
  }
  if (path === 'config.json') return { kind: 'settings' };
  if (path.startsWith('assets/')) return { kind: 'hashed', path };
  return shell.includes(path) ? { kind: 'shell', path } : NONE;
}
