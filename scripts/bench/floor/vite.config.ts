import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { compress } from '../../../src/build/compress.ts';

/** The scripts that a script imports, itself included. */
function withImports(bundle: Rolldown.OutputBundle, name: string, files = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (files.has(name) || file?.type !== 'chunk') return files;
  files.add(name);
  for (const next of file.imports) withImports(bundle, next, files);
  return files;
}

/** Writes each page as it looks before scripts run, with links to all the scripts it starts with. */
const prerender: Plugin = {
  name: 'prerender',
  async writeBundle({ dir = '' }, bundle) {
    const template = readFileSync(path.join(dir, 'index.html'), 'utf8');
    const { module } = await runnerImport<typeof import('./prerender.tsx')>(
      path.join(import.meta.dirname, 'prerender.tsx'),
      { configFile: false, logLevel: 'error' },
    );
    for (const [page, html] of module.pages) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === page && !file.isEntry);
      const links = [...withImports(bundle, chunk?.fileName ?? '')]
        .filter((file) => !template.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
      const full = template
        .replace('</head>', `${links.join('\n')}\n</head>`)
        .replace('<div id="root"></div>', () => `<div id="root"><div data-static>${html}</div></div>`);
      writeFileSync(path.join(dir, `${page}.html`), full);
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), prerender, compress()],
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: { target: 'es2022', modulePreload: { polyfill: false }, emptyOutDir: true },
});
