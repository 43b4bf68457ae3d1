// Renders the static pages: reads { root, mode, config, language, description } as JSON and prints a list of pages. A
// separate process because it needs browser globals, which the build must not see.
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';
import { freshModules } from './fresh-modules.mjs';
import { asSomebodyElse } from './somebody-else.mjs';

/** Code that is loaded on demand, as `importer → module`, since it was last emptied. @type {Set<string>} */
const asked = new Set();
Object.assign(globalThis, { noteImport: (/** @type {string} */ name) => void asked.add(name) });

/** Notes every `import()` of the project's own modules when it is called. @type {import('vite').Plugin} */
const noteImports = {
  name: 'note-imports',
  enforce: 'post',
  async transform(code, id) {
    if (id.includes('/node_modules/') || !/\bimport\(/.test(code)) return undefined;
    const calls = [...code.matchAll(/\bimport\((["'])([^"'\n]+)\1\)/g)];
    const resolved = await Promise.all(calls.map(async ([, , name = '']) => (await this.resolve(name, id))?.id));
    let at = 0;
    return code.replaceAll(/\bimport\((["'])([^"'\n]+)\1\)/g, (call) => {
      const target = resolved[at++];
      return target === undefined ? call : `(globalThis.noteImport(${JSON.stringify(`${id} → ${target}`)}), ${call})`;
    });
  },
};

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
  plugins: [noteImports],
});
const modules = freshModules(server.environments.ssr);
const { renderPages } = await modules().import('/src/app/prerender/render.tsx');
const pages = await renderPages(config, language, description, asSomebodyElse);
for (const page of pages) {
  if (!page.tool) continue;
  // Modules of its own, so that nothing has been loaded for another page.
  const runner = modules();
  const { firstOutput } = await runner.import('/src/app/prerender/first-output.ts');
  asked.clear();
  await firstOutput(page.path, language);
  page.asked = [...asked].map((call) => call.split(' → ').map((id) => path.relative(root, id.split('?')[0] ?? id)));
  await runner.close();
}
await server.close();
process.stdout.write(JSON.stringify(pages), () => process.exit(0)); // the document has its own timers
