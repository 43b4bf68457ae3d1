import path from 'node:path';
import type { Plugin } from 'vite';
import { type PlannedModule, planChunks } from './plan.ts';
import { packageOf } from '../licenses.ts';
import { EARLY } from '../pages/announced.ts';

/** The names of the page's entry and of the worker, which is an entry too. */
const ENTRY = 'index';
const WORKER = 'transform.worker';

/** Modules that are loaded together. The first matching line counts; modules without a match are on their own. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/^index\.html$/, ENTRY],
  [/^workers\/transform\.worker\.ts$/, WORKER],
  [/^tool-specs\/[^/]+\/([^/]+)\.ts$/, '$1'],
  [/^src\/views\/([^/]+)\/.*$/, '$1-view'],
  [/^src\/app\/router\.tsx$/, 'router'],
  [/^src\/ui\/outputs\/diff\/.*$/, 'diff-view'],
  [/^src\/ui\/outputs\/grid\/.*$/, 'grid-view'],
  [/^src\/ui\/parts-list\/.*$/, 'parts-list'],
  [/^src\/ui\/(?:code-editor|merge-editor|outputs\/json-tree)\/.*$/, 'editor'],
  [/^src\/ui\/rare-kinds\.ts$/, 'rare'],
  [/^src\/ui\/safe-html\/.*$/, 'safe-html'],
  // The reader of Markdown is large, and nothing else of the shell needs it.
  [/^src\/(?:ui\/parts\/markdown\/.*|app\/pages\/about-page\.tsx)$/, 'markdown'],
  // What the user continues with needs the whole catalog and the reading of lines, as the palette does.
  [/^src\/app\/tool\/carry\.ts$/, 'calls'],
  [/^src\/app\/home\/sample-answer\.ts$/, 'palette'],
  [/^src\/app\/layout\/palette-commands\.tsx$/, 'commands'],
  // For refused texts only, which the palette needs as well.
  [/^src\/base\/unwrap\.ts$/, 'unwrap'],
  [/^src\/ui\/outputs\/file\/zip-files\.ts$|^node_modules\/fflate\/.*$/, 'zip'],
  // Opened by a click, as the settings are.
  [/^src\/(?:app\/tool\/presets\/presets(?:-dialog|\.module)|palette\/memory\/change-words).*$/, 'settings'],
  // Looked for once a text seems to be encoded, or when asked.
  [/^src\/palette\/rows\/unwrapped\.ts$|^src\/(?:calls|executor)\/way\.ts$/, 'find-way'],
  // Several files at once, and what a worker asks the page to draw: few pages need them, and then they take a while anyway.
  [/^src\/executor\/(?:files-here|draw-svg)\.ts$/, 'many-inputs'],
  [/^src\/(?:app\/tool|executor|ui|i18n)\/.*$|^virtual:language-tools$/, 'form'],
  // Only a line that names an operation has fields.
  [/^src\/palette\/arguments\/(?:argument|fields).*$/, 'arguments'],
  // What is done with a row beside Enter, and the help: no row needs them.
  [/^src\/palette\/view\/more\/more\.ts$/, 'palette-more'],
  // The last resort of the search, with its package.
  [/^src\/read\/search\/fuzzy\.ts$|^node_modules\/fuse\.js\/.*$/, 'fuzzy'],
  [/^src\/many\/.*$/, 'many-inputs'],
  // A line is written where it leads to the page of chains.
  [/^src\/chain\/.*$|^src\/app\/pages\/chain-route\.tsx$|^src\/calls\/notation\.ts$/, 'chain'],
  [/^src\/(?:palette|read|calls)\/.*$/, 'palette'],
  // What comes from outside is shown in the palette, or with the tools that take it.
  [/^src\/app\/(?:launch\/(?:open-|left-out|read-clipboard|file-).*|pages\/nearest\.ts)$/, 'arrivals'],
  // What starts once the page is idle.
  [/^src\/app\/(?:offline\/.*|analytics\.ts|navigation\/head\.ts|layout\/footer-state\.tsx)$/, 'idle'],
  [/^src\/app\/(?:settings\/(?!shown|clear-data).*|config\/preset-keywords\.ts)$/, 'settings'],
  [/^src\/app\/settings\/clear-data\.ts$/, 'commands'],
  [/^src\/app\/early\/.*$/, 'early'],
  [/^src\/(?:app|config)\/.*$/, 'later'],
  [/^virtual:intent\/(.*)$/, 'intent-$1'],
  [/^src\/lib\/text\/emoji\/base\.json$/, 'emoji'],
  [/^src\/lib\/text\/emoji\/texts\/(.*)\.json$/, 'emoji-$1'],
  [/^node_modules\/@codemirror\/legacy-modes\/mode\/(?:diff|go|toml|xml|yaml)\.js$/, 'editor-modes'],
  [/^node_modules\/@codemirror\/legacy-modes\/mode\/(.*)\.js$/, 'editor-$1'],
  [/^node_modules\/@scure\/bip39\/wordlists\/(.*)\.js$/, 'words-$1'],
  // A text is counted with one of them.
  [/^node_modules\/gpt-tokenizer\/esm\/bpeRanks\/(.*)\.js$/, 'tokens-$1'],
  [/^node_modules\/figlet\/(?:dist\/.*|importable-fonts\/Standard\.js)$/, 'figlet'],
  // A text needs only the parsers of its language.
  [/^node_modules\/prettier\/plugins\/(.*)\.mjs$/, 'prettier-$1'],
  // The text and the pictures of pages need the same reader.
  [/^src\/lib\/documents\/pdf\/(?:text|draw)\.ts$/, 'pdf-reader'],
  [/^packed-wasm:pdfjs-dist\/(?:\w+\/)?(\w+).*$/, 'pdf-$1'],
  // Records have the names of one country.
  [/^node_modules\/@faker-js\/faker\/dist\/locale\/(.*)\.js$/, 'faker-$1'],
  [/^node_modules\/@([^/]+)\/([^/]+)\/.*$/, '$1-$2'],
  [/^node_modules\/([^/]+)\/.*$/, '$1'],
  [/^.*\/([^/]+?)(?:\.\w+)*$/, '$1'],
];

/** Groups that are loaded only after another one, so that what they share is in that. */
const AFTER: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:diff-view|grid-view|parts-list|editor|safe-html|rare|arguments|settings|arrivals|palette|palette-more|calls|commands|later|router|kept|markdown|chain|find-way|many-inputs|.*-view)$/,
    'form',
  ],
  [/^(?:palette(?:-more)?|chain|find-way)$/, 'calls'],
  [/^(?:arguments|palette-more)$/, 'palette'],
  [/^(?:palette(?:-more)?|later)$/, 'commands'],
  [/^(?:settings|chain|find-way|arrivals)$/, 'palette'],
  [/^settings$/, 'idle'],
  // What the first result of a page needs is there before its form.
  [/^form$/, 'early'],
];

/** Small modules without imports that are in the entry, so that what starts once the page is idle shares no chunk with tools. */
const IN_ENTRY = /^src\/(?:base\/trusted-types|session\/room)\.ts$/;

const FONT = /^node_modules\/figlet\/importable-fonts\/(?!Standard\.js$)/;
/** Fonts are combined up to this weight: most are small, some are not. */
const FONTS_BYTES = 40_000;

/** A shared module goes into the core if this many tools or other parts need it, and it isn't heavy. */
const COMMON = 10;
/** Heavier modules, such as the parser of YAML, are loaded by those who need them … */
const HEAVY_BYTES = 1000;
/** … unless these are this many. */
const EVERYWHERE = 40;
const LEAST_BYTES = 4000;
const LEAST_ON_PAGE_BYTES = 4500;
/** About what a request costs: a tool may load so much of another one that it shares a part with. */
const IN_VAIN_BYTES = 2500;
/** Approximate compressed size of a byte of source. */
const COMPRESSED = 0.22;

function togetherOf(module: string): string {
  for (const [pattern, name] of TOGETHER) if (pattern.test(module)) return module.replace(pattern, name);
  return module.replace(/\W+/g, '-');
}

/** Returns chunk names for fonts: heavy ones are separate, the others are combined alphabetically up to the limit. */
export function fontChunks(weights: ReadonlyMap<string, number>): Map<string, string> {
  const names = new Map<string, string>();
  let [chunk, sum] = [1, 0];
  for (const [font, weight] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (weight > FONTS_BYTES / 2) {
      names.set(font, `font-${path.posix.basename(font, '.js').replace(/\W+/g, '-')}`);
      continue;
    }
    if (sum + weight > FONTS_BYTES) [chunk, sum] = [chunk + 1, 0];
    sum += weight;
    names.set(font, `fonts-${chunk}`);
  }
  return names;
}

/** Names a shared chunk after the subject of most of its modules. */
function subjectOf(modules: readonly string[]): string {
  const votes = new Map<string, number>();
  for (const module of modules) {
    const subject =
      /^src\/(?:lib\/)?([^/]+)/.exec(module)?.[1] ??
      packageOf(`/${module}`)?.replace(/^.*node_modules\//, '') ??
      'shared';
    votes.set(subject, (votes.get(subject) ?? 0) + 1);
  }
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  return `shared-${(first?.[0] ?? 'parts').replace(/\W+/g, '-').replace(/^-/, '')}`;
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

/** Groups modules into chunks by use rather than by module. */
export function chunks(): Plugin {
  let plan = new Map<string, string>();
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The plan covers every module, and no two chunks import each other.
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'planned', name: (id: string) => plan.get(id) ?? null }],
            },
          },
        },
      },
    }),
    buildEnd() {
      const { root } = this.environment.config;
      const shortOf = (id: string) => path.relative(root, id.replace('\0', '')).replaceAll('\\', '/');
      const short = (id: string) => (id.startsWith('\0') && !id.includes(root) ? id.slice(1) : shortOf(id));
      const modules = new Map<string, PlannedModule>();
      const targets = new Map<string, string[]>();
      const roots: string[] = [];
      const scripts: string[] = [];
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        // Without the folder of the project, so that the plan is the same in each.
        const code = withoutComments((info.code ?? '').replaceAll(root, ''));
        const weight = Math.round(code.length * COMPRESSED);
        modules.set(id, { imports: info.importedIds, weight });
        targets.set(id, info.dynamicallyImportedIds);
        if (info.isEntry) roots.push(id);
        if (short(id) === EARLY) scripts.push(id);
      }
      const started = new Set([...roots, ...scripts, ...[...targets.values()].flat()]);
      const fonts = fontChunks(
        new Map([...started].filter((id) => FONT.test(short(id))).map((id) => [id, modules.get(id)?.weight ?? 0])),
      );
      const named = new Map([...started].map((id) => [id, fonts.get(id) ?? togetherOf(short(id))]));
      // Everything that the worker can load, now or later.
      const reached = new Set(roots.filter((id) => named.get(id) === WORKER));
      for (const id of reached) {
        for (const next of [...(modules.get(id)?.imports ?? []), ...(targets.get(id) ?? [])]) reached.add(next);
      }
      const planned = planChunks({
        modules,
        roots: named,
        entry: ENTRY,
        inWorker: reached,
        core: new Set(['form', 'early']),
        after: [...new Set(named.values())].flatMap((name) =>
          AFTER.filter(([pattern]) => pattern.test(name)).map(([, before]) => [name, before] as const),
        ),
        common: COMMON,
        heavy: HEAVY_BYTES,
        everywhere: EVERYWHERE,
        least: LEAST_BYTES,
        leastOnPage: LEAST_ON_PAGE_BYTES,
        inVain: IN_VAIN_BYTES,
        nameOf: (ids) => subjectOf(ids.map(short)),
      });
      // The worker's own modules are in its entry file.
      const own = [...planned].filter(([, name]) => name !== WORKER);
      plan = new Map(own.map(([id, name]) => [id, IN_ENTRY.test(short(id)) ? ENTRY : name]));
    },
  };
}
