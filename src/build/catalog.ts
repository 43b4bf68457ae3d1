import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { packedWasm } from './chunks/packed-wasm.ts';
import { importModule } from './import-module.ts';
import { cardOf } from '../catalog/card-of.ts';
import { sieveOf } from '../catalog/sieve-of.ts';
import { CATEGORIES, type Card, type Category } from '../core/card.ts';
import type { Recognition } from '../core/recognition/recognize.ts';
import type { OperationSieves } from '../core/recognition/sieve.ts';
import type { allRecognition, allSpecs } from './all-specs.ts';

const HEADS = 'virtual:catalog';
const OPERATIONS = 'virtual:catalog/operations';
const RELATED = 'virtual:catalog/related';
const SIEVES = 'virtual:catalog/sieves';
const BY_WORD = 'virtual:catalog/by-word';
const MODULES = [HEADS, OPERATIONS, RELATED, SIEVES, BY_WORD];

type Sieves = Readonly<Record<string, Readonly<Record<string, OperationSieves>>>>;

/** What the catalog has of the tools. */
interface Catalog {
  cards: Card[];
  /** The sieves of what the tools know of a text, by tool and operation. */
  sieves: Sieves;
}

/** The tool of each word that runs something, with the precedence of `vocabularyOf`. */
function toolsByWord(cards: readonly Card[]): Record<string, string> {
  const byWord = new Map<string, string>();
  const add = (word: string, { id }: Card) => {
    const key = word.toLowerCase();
    if (!byWord.has(key)) byWord.set(key, id);
  };
  const addIds = (card: Card, ids: readonly string[]) => {
    const words = ids.flatMap((id) => [id, ...card.operations.map(({ name }) => `${id}/${name}`)]);
    for (const word of words) add(word, card);
  };
  const running = cards.filter(({ operations }) => operations.length > 0);
  for (const card of running)
    for (const word of card.operations.flatMap(({ aliases }) => Object.keys(aliases))) add(word, card);
  for (const card of running) addIds(card, [card.id]);
  const pathsOf = ({ redirectFrom }: Card) => redirectFrom.map((path) => path.slice(1));
  for (const card of running) addIds(card, pathsOf(card));
  return Object.fromEntries(byWord);
}

/** The lengths of the shortest texts that tools recognize, by id; none for a tool that recognizes no text. */
function shortestTexts({ cards, sieves }: Catalog): Record<string, number> {
  const lengths = cards.map(({ id, operations }) => {
    const rules = operations.flatMap(({ detect }) =>
      detect.map(({ sieve, length }) => Math.max(sieve?.least ?? 0, length[0])),
    );
    const finds = Object.values(sieves[id] ?? {}).flatMap((operation) => operation.finds.map(({ least }) => least));
    return [id, Math.min(...rules, ...finds)] as const;
  });
  return Object.fromEntries(lengths.filter(([, length]) => length < Infinity));
}

/** JSON as code: engines read it several times as fast as a literal. */
const parsedJson = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

const wordsCode = (catalog: Catalog) => `export const toolsByWord = ${parsedJson(toolsByWord(catalog.cards))};
export const shortestTexts = ${parsedJson(shortestTexts(catalog))};`;

function code(id: string, { cards, sieves }: Catalog): string {
  if (id === BY_WORD) {
    const texts = cards.map((card) => `${JSON.stringify(card.id)}: ${JSON.stringify(JSON.stringify(card))}`);
    return `${wordsCode({ cards, sieves })}
const texts = {${texts.join(',\n')}};
export const cardText = (id) => texts[id];`;
  }
  if (id === SIEVES) return `export const sieves = ${JSON.stringify(sieves)};`;
  if (id === OPERATIONS) {
    const operations = Object.fromEntries(cards.map((card) => [card.id, card.operations]));
    return `export const operations = ${JSON.stringify(operations)};`;
  }
  if (id === RELATED) {
    return `export const related = ${JSON.stringify(Object.fromEntries(cards.map((card) => [card.id, card.related])))};`;
  }
  // Loaded before the first paint, so default values are left out and restored by the reader.
  const heads = cards.map(({ id, category, icon, createdAt, redirectFrom, sequence, view }) => ({
    id,
    category,
    icon,
    createdAt,
    sequence,
    ...(redirectFrom.length > 0 && { redirectFrom }),
    ...(view && { view }),
  }));
  return JSON.stringify(heads);
}

/** The same by word with the cards in a file, of which a run reads that of its tool: `address` is an expression for its URL. */
function codeByWord(catalog: Catalog, address: string): { source: string; code: string } {
  const { cards } = catalog;
  const texts = cards.map((card) => Buffer.from(JSON.stringify(card)));
  let end = 0;
  // A bracket or a comma stands before each.
  const places = Object.fromEntries(
    cards.map(({ id }, index) => [id, [end + 1, (end += (texts[index]?.length ?? 0) + 1)]]),
  );
  // `import` would load more of Node, see builtins.ts.
  const code = `const fs = process.getBuiltinModule('node:fs');
${wordsCode(catalog)}
const places = ${parsedJson(places)};
export function cardText(id) {
  const [start, end] = places[id];
  const file = fs.openSync(new URL(${address}));
  try {
    const bytes = Buffer.alloc(end - start);
    fs.readSync(file, bytes, 0, end - start, start);
    return bytes.toString();
  } finally {
    fs.closeSync(file);
  }
}`;
  return { source: `[${texts.join(',')}]`, code };
}

/** The operations of all cards from the same file. */
const operationsCode = (
  address: string,
) => `const cards = JSON.parse(process.getBuiltinModule('node:fs').readFileSync(new URL(${address}), 'utf8'));
export const operations = Object.fromEntries(cards.map(({ id, operations }) => [id, operations]));`;

const sievesOf = (recognition: Recognition) =>
  Object.fromEntries(
    Object.entries(recognition).flatMap(([name, { finds = [], faults = [] } = {}]) =>
      finds.length + faults.length === 0
        ? []
        : [[name, { finds: finds.map(({ pattern }) => sieveOf(pattern)), faults: faults.map(sieveOf) }]],
    ),
  );

/** What the catalog is made from. */
const SOURCES = [
  'tool-specs',
  'src/lib',
  'src/core',
  'src/base',
  'src/catalog',
  'src/build/all-specs.ts',
  'src/build/catalog.ts',
  'package-lock.json',
];

/** A digest of all sources of the catalog. */
function digestOf(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const start = path.join(root, source);
    const names = statSync(start).isDirectory()
      ? readdirSync(start, { recursive: true, encoding: 'utf8' }).sort()
      : [''];
    for (const name of names) {
      const file = path.join(start, name);
      if (statSync(file).isFile()) hash.update(`${source}/${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * The catalog of a project. Evaluating all specs takes seconds and every test run, build and call of the terminal in a
 * checkout needs it, so it is stored until a source changes.
 */
async function storedCatalog(root: string): Promise<Catalog> {
  if (!existsSync(path.join(root, 'node_modules'))) return readCatalog(root);
  const file = path.join(root, 'node_modules/.cache/it-tools/catalog.json');
  const digest = digestOf(root);
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { digest: string; catalog: Catalog })
    : null;
  if (stored?.digest === digest) return stored.catalog;
  const catalog = await readCatalog(root);
  mkdirSync(path.dirname(file), { recursive: true });
  // Another process may read it at the same time.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ digest, catalog }));
  renameSync(`${file}.${process.pid}`, file);
  return catalog;
}

/** Evaluates all specs in Node, which also proves that the command line can load them. */
export async function readCatalog(root: string): Promise<Catalog> {
  const entry = path.join(root, 'src/build/all-specs.ts');
  // WebAssembly of packages that don't export it.
  const module = await importModule<{ allSpecs: typeof allSpecs; allRecognition: typeof allRecognition }>(root, entry, [
    packedWasm(),
  ]);
  const cards = Object.entries(module.allSpecs).map(([file, tool]) => {
    const category = path.basename(path.dirname(file)) as Category;
    const id = path.basename(file, '.ts');
    if (!CATEGORIES.includes(category)) throw new Error(`${file}: no category ${category}`);
    if (tool?.operations === undefined) throw new Error(`${file}: the default export is not a tool`);
    return cardOf(id, category, tool);
  });
  const order = (card: Card) => CATEGORIES.indexOf(card.category);
  const sieves = Object.entries(module.allRecognition).map(([file, recognition]) => {
    const id = path.basename(file, '.recognize.ts');
    if (cards.every((card) => card.id !== id)) throw new Error(`${file}: no tool ${id}`);
    return [id, sievesOf(recognition)] as const;
  });
  return {
    cards: cards.sort((a, b) => order(a) - order(b) || (a.id < b.id ? -1 : 1)),
    sieves: Object.fromEntries(sieves),
  };
}

/** The catalog of a project, read once and shared by all plugins of a build. */
const readings = new Map<string, Promise<Catalog>>();

function sharedCatalog(root: string): Promise<Catalog> {
  const catalog = readings.get(root) ?? storedCatalog(root);
  readings.set(root, catalog);
  return catalog;
}

export const sharedCards = async (root: string): Promise<Card[]> => (await sharedCatalog(root)).cards;

/**
 * Provides the cards of all tools as plain data, so that no transforms and no zod end up in the entry.
 * `virtual:catalog` has what the menu, the home page and the routes need; `virtual:catalog/operations` loads with
 * the palette, `virtual:catalog/related` with a tool page.
 */
export function catalog(): Plugin {
  let root = '';
  /** The built page fetches it as data instead of running it. */
  let asFile = false;
  let asJson = false;
  return {
    name: 'catalog',
    configResolved(config) {
      root = config.root;
      asFile = config.command === 'build' && !config.build.ssr;
      asJson = config.command === 'build' && !asFile;
    },
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!MODULES.some((module) => id === `\0${module}`)) return undefined;
      const shared = await sharedCatalog(root);
      if (id === `\0${BY_WORD}` && asJson) {
        const { source } = codeByWord(shared, '');
        const file = this.emitFile({ type: 'asset', name: 'cards.json', source });
        return codeByWord(shared, `import.meta.ROLLUP_FILE_URL_${file}`).code;
      }
      if (id === `\0${OPERATIONS}` && asJson) {
        const file = this.emitFile({ type: 'asset', name: 'cards.json', source: codeByWord(shared, '').source });
        return operationsCode(`import.meta.ROLLUP_FILE_URL_${file}`);
      }
      const source = code(id.slice(1), shared);
      if (id !== `\0${HEADS}`) return source;
      if (!asFile) return `export const heads = ${source};\nexport const load = undefined;`;
      const file = this.emitFile({ type: 'asset', name: 'catalog.json', source });
      return `import { readData } from '/src/i18n/data-file.ts';
export const heads = [];
export const load = () => readData('catalog', import.meta.ROLLUP_FILE_URL_${file});`;
    },
    buildStart() {
      readings.delete(root);
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const shipped = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('.cases.ts')));
      if (shipped.length > 0) this.error(`Cases are for tests and not to be shipped: ${shipped.join(', ')}`);
    },
    configureServer(server) {
      const specs = path.join(root, 'tool-specs') + path.sep;
      server.watcher.add(specs);
      const refresh = (file: string) => {
        if (!file.startsWith(specs)) return;
        readings.delete(root);
        for (const environment of Object.values(server.environments)) {
          for (const id of MODULES) {
            const module = environment.moduleGraph.getModuleById(`\0${id}`);
            if (module) environment.moduleGraph.invalidateModule(module);
          }
        }
        server.ws.send({ type: 'full-reload' });
      };
      server.watcher.on('add', refresh).on('unlink', refresh).on('change', refresh);
    },
  };
}
