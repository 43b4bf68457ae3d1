import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalog } from './src/build/catalog.ts';
import { chunks } from './src/build/chunks/chunks.ts';
import { commonCode } from './src/build/chunks/common-code.ts';
import { compress } from './src/build/compress.ts';
import { configuration } from './src/build/config.ts';
import { hashCode } from './src/build/chunks/hash-code.ts';
import { iconSprite } from './src/build/icons/icons.ts';
import { languages } from './src/build/languages.ts';
import { licenses } from './src/build/licenses.ts';
import { manifests } from './src/build/manifest.ts';
import { offline } from './src/build/offline.ts';
import { intentIndex } from './src/build/intents/intent-index.ts';
import { search } from './src/build/open-search.ts';
import { packedWasm } from './src/build/chunks/packed-wasm.ts';
import { pdfLibrary } from './src/build/chunks/pdf-library.ts';
import { poolThread } from './src/build/pool-thread.ts';
import { pageScripts } from './src/build/pages/page-scripts.ts';
import { inlineSmall } from './src/build/chunks/inline-small.ts';
import { report } from './src/build/chunks/report.ts';
import { unusedPackages } from './src/build/chunks/unused-packages.ts';
import { sharedWorker } from './src/build/chunks/shared-worker.ts';
import { staticPages } from './src/build/static-pages.ts';

/** Tests of libraries and of load, which take ten seconds each and rarely see a change; SLOW=1 runs them too, as before a release. */
const slow = [
  'tests/unit/lib/numbers/math-sheet/library-examples.test.ts',
  'tests/unit/lib/code/sql/library.test.ts',
  'tests/unit/lib/documents/yaml/plain.test.ts',
  'tests/unit/scripts/serve-load.test.ts',
  'tests/unit/chain/generated.test.ts',
];

/** Interface tests that mock modules or need freshly loaded ones. */
const ownModules = readdirSync('tests/ui', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/ui/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /vi\.(?:doMock|mock|resetModules)\(|with modules of its own/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  base: './', // one build that works under any path
  // Readable class names would be in the scripts twice: as the key and within the value.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  plugins: [
    react(),
    catalog(),
    languages(),
    intentIndex(),
    configuration(),
    packedWasm(),
    pdfLibrary(),
    unusedPackages(),
    sharedWorker(),
    poolThread(),
    hashCode(),
    chunks(),
    inlineSmall(),
    commonCode(),
    licenses({ page: true }),
    pageScripts(),
    iconSprite(),
    manifests(),
    search(),
    staticPages(),
    offline(),
    compress(),
    report(),
  ],
  // React has had this hook since 18; some packages still bundle a copy for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // every supported browser has modulepreload
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    assetsInlineLimit: 0,
  },
  test: {
    projects: [
      {
        // Tests without a page leave no state behind, so their files share modules, which halves the time.
        extends: true,
        test: {
          name: 'units',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/ui/**', ...(process.env['SLOW'] === undefined ? slow : [])],
          isolate: false,
        },
      },
      // So do tests with a page, which clean it up. Files that mock modules would mock them for the others, too.
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          exclude: ownModules,
          isolate: false,
          // As in browsers: a busy machine may be slow once.
          retry: 1,
        },
      },
      { extends: true, test: { name: 'pages with modules of their own', include: ownModules } },
    ],
    setupFiles: ['tests/setup.ts'],
    // As the builds have it.
    server: { deps: { inline: ['pdfjs-dist'] } },
    // A busy machine may take several times as long; a longer timeout hides no failure.
    testTimeout: 60_000,
    // Files share their process, whose young objects need room: a sixth less time than with the default.
    execArgv: ['--max-semi-space-size=64'],
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
  },
});
