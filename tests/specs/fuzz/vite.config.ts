import { defineConfig } from 'vite';
import { catalog } from '../../../src/build/catalog.ts';
import { poolThread } from '../../../src/build/pool-thread.ts';
import { pdfLibrary } from '../../../src/build/chunks/pdf-library.ts';
import { packedWasm } from '../../../src/build/chunks/packed-wasm.ts';

/** Bundles everything, including cases, which no product build may contain. */
export default defineConfig({
  plugins: [packedWasm(), pdfLibrary({ draws: false }), poolThread(), { ...catalog(), generateBundle: undefined }],
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'child.js' } },
  },
});
