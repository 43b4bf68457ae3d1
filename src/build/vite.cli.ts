import { defineConfig } from 'vite';
import { catalogue } from './catalogue.ts';
import { languages } from './languages.ts';
import { licenses } from './licenses.ts';
import { version } from './version.ts';

const { date, sha } = version();

/** The command line tool: one folder with no dependencies to install, so that `npx` starts immediately. */
export default defineConfig({
  plugins: [catalogue(), languages(), licenses({ page: false })],
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
