import { defineConfig } from 'vite';
import { catalogue } from './catalogue.ts';
import { languages } from './languages.ts';
import { version } from './version.ts';

const { date, sha } = version();

/** The terminal command: one folder that needs nothing installed, so that `npx` starts at once. */
export default defineConfig({
  plugins: [catalogue(), languages()],
  define: { __APP_VERSION__: JSON.stringify(sha === '' ? date : `${date}-${sha}`) },
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
