import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, PluginOption, Rollup } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { BuiltFile } from '../config/built-files.ts';

/** How much is precached, in cache size; the rest of a build is cached on first use. */
const BUDGET_BYTES = 40_000_000;

/**
 * Unhashed files of dist that no page needs once the service worker is installed. Manifests depend on config.json,
 * which may change.
 */
export const ASIDE = [
  'config.json',
  '{robots,tools}.txt',
  'sitemap.xml',
  'manifest*.webmanifest',
  '_*',
  'screenshots/*',
  '!(shell).html',
];

/** What a single tool needs and that is larger than most others together: kept from its first use on. */
export const ON_FIRST_USE = [
  'assets/tokens-*.js',
  'assets/pdf-{reader,cmaps,jbig2,openjpeg}-*.js',
  'assets/opus-decode-*.js',
  'assets/avif-{encode,decode}-*.js',
];

/** A file as the plugin lists it; files with a hash in their name have no revision. */
interface Listed extends BuiltFile {
  size: number;
}

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId'> & {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
};

/** Counts how many `import()`s separate each hashed file from the page, for files that the page itself can load. */
export function depths(chunks: readonly Chunk[]): Map<string, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const depthOf = new Map<string, number>();
  // Not the worker's, which is an entry as well.
  let level = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.html')).map(({ fileName }) => fileName);
  for (let depth = 0; level.length > 0; depth += 1) {
    const here = new Set(level.filter((name) => !depthOf.has(name)));
    // Iterating over a set includes elements added during the iteration.
    for (const name of here) for (const next of byName.get(name)?.imports ?? []) if (!depthOf.has(next)) here.add(next);
    for (const name of here) {
      depthOf.set(name, depth);
      const { importedCss = [], importedAssets = [] } = byName.get(name)?.viteMetadata ?? {};
      for (const file of [...importedCss, ...importedAssets]) if (!depthOf.has(file)) depthOf.set(file, depth);
    }
    level = [...here].flatMap((name) => byName.get(name)?.dynamicImports ?? []);
  }
  return depthOf;
}

/** The entry and what it loads next: the page frame and the palette. */
const FIRST_DEPTH = 1;
/** Rank of worker files: after the tools, before what individual tools load. */
const WORKER_DEPTH = 2.5;

/** Texts and data of one language, by the names that chunks and data files have. */
const OF_LANGUAGE = /^assets\/(?:emoji|intent|texts-\w+|tools-\w+)-([a-z]{2,3})-[\w-]{8}\.\w+$/;

/** The language that a file is of; none for English, which every other language falls back to. */
function languageOf(url: string): string | undefined {
  const [, language] = OF_LANGUAGE.exec(url) ?? [];
  return language === 'en' ? undefined : language;
}

/** What the page frame shows besides its code and texts: it is fetched by scripts, which no chunk tells. */
const FRAME_DATA = /^assets\/(?:texts-|catalog-)/;

/** The page frame: the file whose revision stands for the whole shell. */
const FRAME = 'shell.html';

/**
 * Puts the files of a finished build, as the plugin lists them, in the order in which the service worker fetches them; `depth` is
 * that of a hashed file. What exceeds the budget is left out.
 */
export function inOrder(
  entries: readonly Listed[],
  depth: ReadonlyMap<string, number>,
  budget = BUDGET_BYTES,
): (BuiltFile & Listed)[] {
  const shell = entries.filter(({ revision }) => revision !== null).sort((a, b) => (a.url < b.url ? -1 : 1));
  const version = createHash('sha256').update(JSON.stringify(shell.map(({ url, revision }) => [url, revision])));
  const frame = version.digest('hex').slice(0, 16);
  const hashed = entries
    .filter(({ revision }) => revision === null)
    .map((entry) => {
      const ofFrame = FRAME_DATA.test(entry.url) ? 0 : undefined;
      return { ...entry, at: ofFrame ?? depth.get(entry.url) ?? WORKER_DEPTH };
    })
    .sort((a, b) => a.at - b.at || a.size - b.size || (a.url < b.url ? -1 : 1));
  let left = budget;
  const affordable = hashed.filter(({ at, size }) => (left -= size) >= 0 || at <= FIRST_DEPTH);
  return [
    ...shell.map((entry) => (entry.url === FRAME ? { ...entry, revision: frame } : entry)),
    ...affordable.map(({ at, ...entry }) => {
      const language = languageOf(entry.url);
      return { ...entry, ...(at <= FIRST_DEPTH && { first: true as const }), ...(language && { language }) };
    }),
  ].map((entry) => ({ ...entry, url: encodeURI(entry.url) }));
}

/** Adds to each hashed file of `dir` what its content must be: the worker keeps nothing else under its name. */
export const withHashes = <File extends BuiltFile>(files: readonly File[], dir: string): File[] =>
  files.map((file) => {
    if (file.revision !== null) return file;
    const content = readFileSync(path.join(dir, decodeURI(file.url)));
    return { ...file, hash: createHash('sha256').update(content).digest('base64') };
  });

/** Builds the service worker, workers/sw.ts, with the list of files it keeps; after all of them are written. */
export function offline(): PluginOption {
  let depth: ReadonlyMap<string, number> = new Map();
  let dir = '';
  const bundled: Plugin = {
    name: 'load-depths',
    apply: 'build',
    configResolved({ root, build }) {
      dir = path.resolve(root, build.outDir);
    },
    generateBundle(_, bundle) {
      depth = depths(Object.values(bundle).filter((file) => file.type === 'chunk'));
    },
  };
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'workers',
    filename: 'sw.ts',
    // The page registers it under its Trusted Types policy; manifests are one per language (manifest.ts).
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // A classic script, since not every browser supports modules as service workers.
      rollupFormat: 'iife',
      globPatterns: ['**/*'],
      globIgnores: [...ASIDE, ...ON_FIRST_USE],
      maximumFileSizeToCacheInBytes: BUDGET_BYTES,
      manifestTransforms: [(entries) => ({ manifest: withHashes(inOrder(entries, depth), dir) })],
    },
  });
  return [bundled, pwa];
}
