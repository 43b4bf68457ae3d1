import { defineConfig } from 'vite';

/** Everything in one folder, cases too, which no build of the product may hold. */
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
