import { defineConfig } from 'vite';
import { catalogue } from './catalogue.ts';
import { languages } from './languages.ts';
import { version } from './version.ts';

/** The terminal command: one folder that needs nothing installed, so that `npx` starts at once. */
export default defineConfig({
  plugins: [catalogue(), languages()],
  define: version(),
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'cli.js', banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : '') },
    },
  },
});
