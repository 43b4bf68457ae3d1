import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { catalog } from './catalog.ts';
import { builtins } from './chunks/builtins.ts';
import { fonts } from './chunks/fonts.ts';
import { hashCode } from './chunks/hash-code.ts';
import { intentIndex } from './intents/intent-index.ts';
import { languages } from './languages.ts';
import { licenses } from './licenses.ts';
import { packedText } from './chunks/packed-text.ts';
import { packedWasm } from './chunks/packed-wasm.ts';
import { pdfLibrary } from './chunks/pdf-library.ts';
import { unusedPackages } from './chunks/unused-packages.ts';
import { tokenTables } from './chunks/token-tables.ts';
import { poolThread } from './pool-thread.ts';
import { toolEntries, toolInputs } from './tool-entries.ts';
import { version } from './version.ts';

const { date, sha } = version();

/**
 * Node takes a millisecond for each file, so what every run in a terminal needs is two of them, what nearly all tools share
 * is one, and what recognizes texts another. A tool alone needs those that refer to no other tool.
 */
const groups = [
  {
    name: 'engine',
    test: /\/src\/(?:base\/(?:once|position|problem|unwrap|text-at|clipped|language-tag|shell-quote|base64|json)|core\/(?!recognition|example-input|each-file|edits)[\w/-]+|api\/(?:json|tool-of))\.ts$/,
  },
  {
    name: 'bytes',
    test: /\/src\/lib\/bytes\/(?:bytes|charset|data-uri|text-encoding|utf8|written-bytes)\.ts$/,
  },
  { name: 'digests', test: /\/src\/(?:lib\/crypto\/(?:digest|read-digest)|executor\/platform-hash)\.ts$/ },
  {
    name: 'runs',
    test: /\/src\/(?:i18n\/(?:by-language|texts)|calls\/(?:call|run-calls|outcome|vocabulary)|api\/(?:stages|texts|operation-with|run-choice)|executor\/(?:node|pool\/disk)|catalog\/load-spec|cli\/(?:arguments|usage|output|texts|stdin|input-files|report|run-stage))\.ts$/,
  },
  {
    name: 'recognition',
    test: /\/src\/(?:api\/operation-for|calls\/(?:recognize|detectors)|catalog\/recognition|core\/recognition\/[\w-]+)\.ts$/,
  },
];

const ALL_OF_ZOD = '?all';

/** Gives what speaks the protocol of agents a copy of zod: it needs all of it, which every run would load. */
function ownZod(): Plugin {
  return {
    name: 'own-zod',
    enforce: 'pre',
    async resolveId(id, importer = '', options) {
      const isPart = importer.endsWith(ALL_OF_ZOD);
      if (!isPart && !(importer.includes('@modelcontextprotocol') && /^zod(?:\/|$)/.test(id))) return null;
      const from = isPart ? importer.slice(0, -ALL_OF_ZOD.length) : importer;
      const resolved = await this.resolve(id, from, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + ALL_OF_ZOD };
    },
  };
}

/** The command line tool and the library: one folder with no dependencies to install, so that `npx` starts immediately. */
export default defineConfig({
  plugins: [
    ownZod(),
    builtins(),
    catalog(),
    languages(),
    intentIndex(),
    pdfLibrary({ draws: false }),
    packedWasm({ brotli: true }),
    fonts(),
    tokenTables(),
    packedText(),
    unusedPackages(),
    poolThread(),
    hashCode(),
    toolEntries(),
    licenses({ page: false }),
  ],
  resolve: {
    alias: [
      { find: './platform-hash.ts', replacement: path.resolve(import.meta.dirname, '../executor/platform-hash.ts') },
      { find: './within-time.ts', replacement: path.resolve(import.meta.dirname, '../executor/platform-time.ts') },
      { find: './brotli.ts', replacement: path.resolve(import.meta.dirname, '../executor/platform-brotli.ts') },
    ],
  },
  define: { __APP_VERSION__: JSON.stringify(sha === '' ? date : `${date}-${sha}`) },
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'node20',
    ssr: true,
    ssrEmitAssets: true,
    minify: false,
    rolldownOptions: {
      input: { cli: 'src/cli/start.ts', index: 'src/api/index.ts', ...toolInputs },
      output: {
        codeSplitting: { groups },
        minify: true,
        entryFileNames: '[name].js',
        banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
