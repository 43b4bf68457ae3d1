import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import type { BuiltFiles } from '../config/built-files.ts';

/** How much is precached, in cache size; the rest of a build is cached on first use. */
const BUDGET_BYTES = 40_000_000;

/**
 * Unhashed files of dist that no page needs once the service worker is installed. Manifests depend on config.json,
 * which may change.
 */
const ASIDE =
  /^(?:config\.json|(?:robots|tools)\.txt|sitemap\.xml|manifest.*\.webmanifest|_\w+|screenshots\/.*|(?!shell\.).*\.html)$/;

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId'> & {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
};

/** Counts how many `import()`s separate each hashed file from the page, for files that the page itself can load. */
export function depths(chunks: readonly Chunk[]): Map<string, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, number>();
  // Not the worker's, which is an entry as well.
  let level = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.html')).map(({ fileName }) => fileName);
  for (let depth = 0; level.length > 0; depth += 1) {
    const here = new Set(level.filter((name) => !found.has(name)));
    // Iterating over a set includes elements added during the iteration.
    for (const name of here) for (const next of byName.get(name)?.imports ?? []) if (!found.has(next)) here.add(next);
    for (const name of here) {
      found.set(name, depth);
      const { importedCss = [], importedAssets = [] } = byName.get(name)?.viteMetadata ?? {};
      for (const file of [...importedCss, ...importedAssets]) if (!found.has(file)) found.set(file, depth);
    }
    level = [...here].flatMap((name) => byName.get(name)?.dynamicImports ?? []);
  }
  return found;
}

/** Returns all files below a folder as sorted paths with `/`. */
function filesIn(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The entry and what it loads next: the page frame and the palette. */
const FIRST_DEPTH = 1;
/** Rank of worker files: after the tools, before what individual tools load. */
const WORKER_DEPTH = 2.5;

/**
 * Returns the files of a finished build in the order in which the service worker fetches them; `depth` is that of a
 * hashed file.
 */
export function builtFiles(dir: string, depth: ReadonlyMap<string, number>, budget = BUDGET_BYTES): BuiltFiles {
  const files = filesIn(dir);
  const shell = files.filter((name) => !name.startsWith('assets/') && !ASIDE.test(name));
  const hash = createHash('sha256');
  for (const name of shell) hash.update(name).update(fs.readFileSync(path.join(dir, name)));
  const hashed = files
    .filter((name) => name.startsWith('assets/'))
    .map((name) => {
      const ofTexts = name.startsWith('assets/texts-') ? 0 : undefined;
      return { name, at: ofTexts ?? depth.get(name) ?? WORKER_DEPTH, size: fs.statSync(path.join(dir, name)).size };
    })
    .sort((a, b) => a.at - b.at || a.size - b.size);
  let left = budget;
  const affordable = hashed.filter(({ at, size }) => (left -= size) >= 0 || at <= FIRST_DEPTH);
  const addresses = (list: typeof hashed) => list.map(({ name }) => encodeURI(name));
  return {
    version: hash.digest('hex').slice(0, 16),
    shell: shell.map((name) => encodeURI(name)),
    first: addresses(affordable.filter(({ at }) => at <= FIRST_DEPTH)),
    rest: addresses(affordable.filter(({ at }) => at > FIRST_DEPTH)),
  };
}

/** Writes sw.js for the files in the folder. Runs last, because it lists all other files. */
async function writeServiceWorker(root: string, dir: string, files: BuiltFiles): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILT_FILES__: JSON.stringify(files) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      // A classic script, since not every browser supports modules as service workers.
      lib: {
        entry: path.join(root, 'workers/service-worker.ts'),
        formats: ['iife'],
        name: 'it',
        fileName: () => 'sw.js',
      },
    },
  });
}

/** Builds the service worker. */
export function offline(): Plugin {
  let root = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        await writeServiceWorker(root, dir, builtFiles(dir, depths(chunks)));
      },
    },
  };
}
