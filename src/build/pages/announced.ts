import type { Rollup } from 'vite';
import type { Starts } from '../../config/starts.ts';
import type { StaticPage } from '../../config/static-page.ts';
import { packageOf } from '../licenses.ts';

export type Bundle = Readonly<Record<string, Rollup.OutputAsset | Rollup.OutputChunk>>;
type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'moduleIds'> & {
  viteMetadata?: { importedCss: Set<string> };
};

/** The language behind all others, and that of the prerendered pages. */
export const FALLBACK = 'en';

/** The worker is an entry as well. */
const isPage = ({ facadeModuleId }: Pick<Chunk, 'facadeModuleId'>) => facadeModuleId?.endsWith('.html') === true;

const specOf = ({ path, tool }: Pick<StaticPage, 'path' | 'tool'>) => `tool-specs/${tool?.category}/${path}.ts`;

/** The modules that render a page, apart from the frame. */
function modulesOf({ path, tool }: Pick<StaticPage, 'path' | 'tool'>): string[] {
  if (path === '') return [];
  if (tool === undefined) return ['src/app/router.tsx', `src/app/pages/${path}-page.tsx`];
  return [
    'src/app/tool/tool-page.tsx',
    'src/app/tool/load-tool.ts',
    'src/i18n/tool-texts.ts',
    specOf({ path, tool }),
    `src/views/${path}/index.tsx`,
  ];
}

/**
 * Returns the chunks that hold a module which another one loads on demand. The build may know a package by another file than
 * Node does, which has run the page; then it is the one of this package that the importing chunk can load.
 */
function chunksOf(chunks: readonly Chunk[], importer: string, module: string): Chunk[] {
  const holding = (test: (id: string) => boolean) => chunks.filter(({ moduleIds }) => moduleIds.some(test));
  const exact = holding((id) => id.endsWith(`/${module}`));
  const owner = packageOf(`/${module}`);
  if (exact.length > 0 || owner === undefined) return exact;
  const loadable = new Set(
    holding((id) => id.endsWith(`/${importer}`)).flatMap(({ dynamicImports }) => dynamicImports),
  );
  return holding((id) => packageOf(id)?.endsWith(owner) === true).filter(({ fileName }) => loadable.has(fileName));
}

/** The entry that shows the first result of some pages. */
export const EARLY = 'src/app/early/early.ts';

/** What a page loads until its first output is there. */
export interface Needed {
  /** The script that shows its first result before the others have started, if one can, and behind it what that needs. */
  early: string[];
  styles: string[];
  scripts: string[];
  /** Scripts that only the output waits for, not the form. */
  libraries: string[];
}

/**
 * Returns what a page needs beyond the entry, so that its HTML can ask for it at once: otherwise the scripts would be
 * discovered one after another, and the styles would move what is shown.
 */
export function neededBy(
  page: Pick<StaticPage, 'path' | 'tool' | 'asked' | 'early'>,
  chunks: readonly Chunk[],
): Needed {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (some: readonly Chunk[]) => {
    const files = new Set(some.map(({ fileName }) => fileName));
    for (const name of files) for (const next of byName.get(name)?.imports ?? []) files.add(next);
    return files;
  };
  const holding = (modules: readonly string[]) => modules.flatMap((module) => chunksOf(chunks, '', module));
  const listed = closure(chunks.filter(isPage));
  /** Each chunk once, where it is needed first. */
  const list = (some: readonly Chunk[]) => {
    const names = [...closure(some)].filter((name) => !listed.has(name));
    for (const name of names) listed.add(name);
    return names;
  };
  const early = list(page.early ? holding([EARLY, specOf(page)]) : []);
  const scripts = list(holding(modulesOf(page)));
  const libraries = list((page.asked ?? []).flatMap(([importer, module]) => chunksOf(chunks, importer, module)));
  const styles = [...scripts, ...libraries].flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]);
  return { early, styles: [...new Set(styles)], scripts, libraries };
}

/** The data files of a build, by their names without the ending: the catalog, and the texts. */
export function dataFiles(bundle: Bundle): Map<string, Rollup.OutputAsset> {
  return new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'asset' ? file.names.map((name) => [name.replace(/\.json$/, ''), file] as const) : [],
    ),
  );
}

const CATALOG = 'catalog';

/** The names of the data files with the texts of a page: those of the shell, of forms and of the tool. */
const textsOf = (language: string, category: string | undefined) => [
  `texts-first-${language}`,
  ...(category === undefined ? [] : [`texts-form-${language}`, `tools-${category}-${language}`]),
];

/** The names of the data files with the texts of all parts of the shell, which a page reads that is neither home nor a tool. */
const allTextsOf = (language: string) => [`texts-form-${language}`, `texts-rest-${language}`];

/** The data files that an empty frame reads, by language: of the shell, since it may become any page. */
export function filesOfFrame(bundle: Bundle, languages: readonly string[]): Record<string, string[]> {
  const files = dataFiles(bundle);
  const read = (language: string) => [
    ...new Set([CATALOG, ...textsOf(language, undefined), ...textsOf(FALLBACK, undefined)]),
  ];
  return Object.fromEntries(
    languages.map((language) => [language, read(language).flatMap((name) => files.get(name)?.fileName ?? [])]),
  );
}

/** The data files that a prerendered page reads, by language, apart from those that come with it. */
export function filesOfPage(
  bundle: Bundle,
  languages: readonly string[],
  { path, tool }: Pick<StaticPage, 'path' | 'tool'>,
): Record<string, string[]> {
  const files = dataFiles(bundle);
  const more = (language: string) => (path === '' || tool ? [] : allTextsOf(language));
  const read = (language: string) => [
    ...more(FALLBACK),
    ...(language === FALLBACK ? [] : [...textsOf(language, tool?.category), ...more(language)]),
  ];
  return Object.fromEntries(
    languages.map((language) => [language, read(language).flatMap((name) => files.get(name)?.fileName ?? [])]),
  );
}

/**
 * Returns the data that a prerendered page brings along, by the names that src/i18n/data-file.ts asks for: the catalog, and the
 * texts in its own language, of the tool only those of this one.
 */
export function dataOfPage(
  bundle: Bundle,
  { path, tool, data: own }: Pick<StaticPage, 'path' | 'tool' | 'data'>,
): Record<string, unknown> {
  const files = dataFiles(bundle);
  const contentOf = (name: string) => {
    const source = files.get(name)?.source;
    return source === undefined ? undefined : (JSON.parse(String(source)) as Record<string, unknown>);
  };
  const shared = [CATALOG, ...textsOf(FALLBACK, tool?.category).slice(0, 2)];
  const data: Record<string, unknown> = {
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, contentOf(name)])),
  };
  if (tool) data[`tool-${path}-${FALLBACK}`] = contentOf(`tools-${tool.category}-${FALLBACK}`)?.[path];
  return data;
}

/**
 * What the script that chooses the theme reads: it starts the files of the visitor's language, which the build doesn't know, before any
 * other script. In front of it.
 */
export function withTextFiles(html: string, files: Readonly<Record<string, readonly string[]>>): string {
  const content = JSON.stringify(files).replaceAll('"', '&quot;');
  return html.replace(
    '<meta name="theme-color"',
    (bar) => `<meta name="it-tools:files" content="${content}" />\n    ${bar}`,
  );
}

/** A block of data that no browser runs. */
const blockOf = (name: string, data: unknown) =>
  `<script type="application/json" data-${name}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Adds data to a page. */
export const withData = (html: string, data: Readonly<Record<string, unknown>>): string =>
  html.replace('<div id="root">', (root) => `${blockOf('given', data)}\n    ${root}`);

/** Adds the files that tools need to a page, behind what it shows. */
export const withStarts = (html: string, starts: Starts): string =>
  html.replace('</body>', (end) => `  ${blockOf('starts', starts)}\n  ${end}`);
