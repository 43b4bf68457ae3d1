import type { RegisteredRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { createStore } from '../../session/create-store.ts';
import { inUse } from '../../session/in-use.ts';
import { base } from '../config/base-path.ts';

/** The code that shows pages. */
interface Routed {
  router: RegisteredRouter;
  RoutedPages: ComponentType;
}

/** Returns the page for an address of the app: empty for home, otherwise `about` or the id of a tool. */
const pageAt = (pathname: string) => pathname.slice(base.length);

/** The page that was loaded. */
export const firstPage = pageAt(window.location.pathname);
/** The page that is open or opening. */
export const openPage = createStore(firstPage);
/** The page that is shown; changes once the next one has rendered. */
export const shownPage = createStore(openPage.get());
/** The code that shows pages; null until a navigation or an address other than home and tools needs it. */
export const routed = createStore<Routed | null>(null);

/** How long the previous page stays while the next one loads, as long as nothing can show a loading state. */
const PATIENCE_MS = 450;

let loading: Promise<Routed> | undefined;
/** The address of the page that is requested from the server. */
let leavingTo: string | undefined;
let leaving = false;

let fetchRouter: () => Promise<Routed>;
let startPage: (page: string) => void;

/**
 * Sets how the router's code is fetched, which home and tools don't need as the first page, and how a page starts
 * loading without waiting for it.
 */
export function routeWith(fetch: () => Promise<Routed>, start: (page: string) => void): void {
  fetchRouter = fetch;
  startPage = start;
}

async function load(): Promise<Routed> {
  const loaded = await fetchRouter();
  const { router } = loaded;
  router.subscribe('onBeforeLoad', ({ toLocation }) => openPage.set(toLocation.pathname.slice(1)));
  await router.load();
  document.dispatchEvent(new Event('scroll')); // the router now saves scroll positions, even of a page scrolled before
  // It also restores them, but after a reload it isn't loaded in time.
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'));
  return loaded;
}

/** Loads the router, which only other pages need. The catalog and the texts must be loaded. */
export function loadRouter(): Promise<Routed> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Shows the first page using the router: an address that is neither home nor a tool. */
export async function showFirstPage(): Promise<void> {
  routed.set(await loadRouter());
  shownPage.set(openPage.get());
}

async function show(go: ({ router }: Routed) => Promise<void>): Promise<void> {
  const loaded = await loadRouter();
  const gone = go(loaded);
  if (!routed.get()) await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  routed.set(loaded);
  await gone;
  inUse.set(true);
}

/** Starts loading a page before the router has loaded, which does it itself from then on. */
function startEarly(page: string): void {
  if (!routed.get()) startPage(page);
}

const destinationOf = (page: string) =>
  page === '' ? ({ to: '/' } as const) : ({ to: '/$toolId', params: { toolId: page } } as const);

/** Navigates to a page: `''`, `about` or the id of a tool. */
export function goTo(page: string): void {
  // The document is being reloaded: a page set through the router would be lost.
  if (leaving) return window.location.assign(base + page);
  startEarly(page);
  show(({ router }) => router.navigate(destinationOf(page))).catch(() => {
    // If the router's code can't be loaded, the server can show the page.
    leavingTo = base + page;
    reloadDocument();
  });
}

/** Reloads the document: the open page, or the requested one if it could not be opened. */
export function reloadDocument(): void {
  leaving = true;
  if (leavingTo === undefined) window.location.reload();
  else window.location.assign(leavingTo);
}

/** Preloads a page that is likely to be opened. */
export function preloadPage(page: string): void {
  startEarly(page);
  void loadRouter()
    .then(({ router }) => router.preloadRoute(destinationOf(page)))
    .catch(() => undefined); // reported when it is opened
}

/** Reloads the open page after its texts have changed; a first page without a router does this by itself. */
export async function reloadPage(reloadFirst: () => Promise<unknown>): Promise<void> {
  if (!routed.get()) await reloadFirst();
  if (loading) await (await loading).router.invalidate();
}

/** Handles "back" and "forward" while there is no router. */
export function followHistory(): void {
  window.addEventListener('popstate', () => {
    if (routed.get() || pageAt(window.location.pathname) === openPage.get()) return;
    setTimeout(() => void show(({ router }) => router.load())); // a router that is still waiting must be notified
  });
}
