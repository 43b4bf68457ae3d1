// Renders the static pages: reads { root, mode, config, language, description } as JSON and prints a list of pages. A
// separate process because it needs browser globals, which the build must not see.
import { createRequire } from 'node:module';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';

const { root, mode, config, language, description } = JSON.parse(await text(process.stdin));

const { window } = new JSDOM('', { url: 'http://localhost/', pretendToBeVisual: true });
window.matchMedia = (/** @type {string} */ media) =>
  Object.assign(new window.EventTarget(), { media, matches: false, onchange: null });
Object.defineProperty(globalThis, 'window', { value: window });
for (const name of ['document', 'navigator', 'localStorage', 'location', 'history', 'HTMLElement']) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}

// Browser-backed stores are read as they are; React would require a second snapshot function for each of them.
const react = createRequire(import.meta.url)('react');
const { useSyncExternalStore } = react;
react.useSyncExternalStore = (/** @type {unknown} */ subscribe, /** @type {unknown} */ get, getServer = get) =>
  useSyncExternalStore(subscribe, get, getServer);

const server = await createServer({
  root,
  mode,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { renderPages } = await server.ssrLoadModule('/src/app/prerender/render.tsx');
const pages = await renderPages(config, language, description);
await server.close();
process.stdout.write(JSON.stringify(pages), () => process.exit(0)); // the document has its own timers
