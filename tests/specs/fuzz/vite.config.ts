import { defineConfig } from 'vite';

/** Bundles everything, including cases, which no product build may contain. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'child.js' } },
  },
});
