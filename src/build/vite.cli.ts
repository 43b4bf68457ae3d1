import { defineConfig } from 'vite';
import { catalog } from './catalog.ts';
import { intentIndex } from './intents/intent-index.ts';
import { languages } from './languages.ts';
import { licenses } from './licenses.ts';
import { packedWasm } from './chunks/packed-wasm.ts';
import { poolThread } from './pool-thread.ts';
import { toolEntries, toolInputs } from './tool-entries.ts';
import { version } from './version.ts';

const { date, sha } = version();

/**
 * What every run in a terminal needs is two files, since Node takes a third of a millisecond to open another. A tool alone
 * needs the first, which refers to no other tool.
 */
const groups = [
  {
    name: 'engine',
    test: /\/src\/(?:base\/(?:once|position|problem|text-at|clipped|language-tag|shell-quote|base64|json)|core\/(?!recognition|sample|edits)[\w/-]+|api\/json)\.ts$/,
  },
  {
    name: 'runs',
    test: /\/src\/(?:i18n\/(?:by-language|texts)|calls\/(?:call|run-calls|outcome|vocabulary)|api\/(?:stages|texts|operation-with)|executor\/(?:node|pool\/disk)|catalog\/load-spec|cli\/(?:arguments|usage|texts))\.ts$/,
  },
];

/** The command line tool and the library: one folder with no dependencies to install, so that `npx` starts immediately. */
export default defineConfig({
  plugins: [
    catalog(),
    languages(),
    intentIndex(),
    packedWasm(),
    poolThread(),
    toolEntries(),
    licenses({ page: false }),
  ],
  define: { __APP_VERSION__: JSON.stringify(sha === '' ? date : `${date}-${sha}`) },
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'node20',
    ssr: true,
    minify: false,
    rolldownOptions: {
      input: { cli: 'src/cli/main.ts', index: 'src/api/index.ts', ...toolInputs },
      output: {
        codeSplitting: { groups },
        minify: { compress: false, mangle: false, codegen: true },
        entryFileNames: '[name].js',
        banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
