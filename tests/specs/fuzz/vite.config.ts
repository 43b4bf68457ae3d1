import { defineConfig } from 'vite';
import { catalog } from '../../../src/build/catalog.ts';

/** Bundles everything, including cases, which no product build may contain. */
export default defineConfig({
  plugins: [{ ...catalog(), generateBundle: undefined }],
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'child.js' } },
  },
});
