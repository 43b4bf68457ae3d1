import { defineConfig } from 'vite';
import { catalog } from './catalog.ts';
import { intentIndex } from './intent-index.ts';
import { languages } from './languages.ts';
import { licenses } from './licenses.ts';
import { poolThread } from './pool-thread.ts';
import { version } from './version.ts';

const { date, sha } = version();

/** The command line tool: one folder with no dependencies to install, so that `npx` starts immediately. */
export default defineConfig({
  plugins: [catalog(), languages(), intentIndex(), poolThread(), licenses({ page: false })],
  define: { __APP_VERSION__: JSON.stringify(sha === '' ? date : `${date}-${sha}`) },
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'cli.js', banner: (chunk) => (chunk.name === 'main' ? '#!/usr/bin/env node' : '') },
    },
  },
});
