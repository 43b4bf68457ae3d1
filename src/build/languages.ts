import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languageTag } from '../base/language-tag.ts';
import { readingsOf } from './readings.ts';

const LIST = 'virtual:languages';
const TOOLS = 'virtual:language-tools';
/** The texts of a language come in parts: of the first paint, of forms, and the rest. */
const PARTS = ['first', 'form', 'rest'] as const;
type Part = (typeof PARTS)[number];
const ONE = /^\0virtual:language\/(first|form|rest)\/([^/]+)$/;

/** Which part of the texts a section of `app.json` belongs to, if not to those of the first paint. */
const PART_OF: Readonly<Record<string, Part>> = {
  fields: 'form',
  failures: 'form',
  form: 'form',
  outputs: 'form',
  shapes: 'form',
  about: 'rest',
  chain: 'rest',
  commands: 'rest',
  settings: 'rest',
  conversions: 'rest',
  many: 'rest',
  panel: 'rest',
  presets: 'rest',
  programs: 'rest',
};

/** Sections used only at build time, for the manifest and the prerendered pages. */
const BUILD = new Set(['site']);

/** The order in which languages are listed; others follow by code. */
const ORDER = ['en', 'es', 'fr', 'pt', 'ru', 'cn'];

/** Returns the name of a language in that language, such as `Français`. In a browser, `Intl` would need 20 ms for six of them. */
function ownNameOf(language: string): string {
  const locale = languageTag(language);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale.split('-')[0] ?? locale) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** The category of each tool that has a spec. */
function categoriesIn(specs: string): Map<string, string> {
  const folders = fs.existsSync(specs) ? fs.readdirSync(specs, { withFileTypes: true }) : [];
  return new Map(
    folders
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) =>
        fs.readdirSync(path.join(specs, name)).map((file) => [path.basename(file, '.ts'), name] as const),
      ),
  );
}

/** The texts of a project. */
function textsIn(root: string) {
  const categories = categoriesIn(path.join(root, 'tool-specs'));
  const folder = (...parts: string[]) => path.join(root, 'locales', ...parts);
  const place = (language: string) => (ORDER.includes(language) ? ORDER.indexOf(language) : ORDER.length);
  /** A language is available once it has the texts of the shell. */
  const available = () =>
    (fs.existsSync(folder()) ? fs.readdirSync(folder()) : [])
      .filter((language) => fs.existsSync(folder(language, 'app.json')))
      .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const toolsOf = (language: string) =>
    fs.existsSync(folder(language, 'tools'))
      ? fs
          .readdirSync(folder(language, 'tools'))
          .filter((name) => name.endsWith('.json'))
          .map((name) => name.slice(0, -5))
      : [];
  const categoryOf = (id: string) => categories.get(id) ?? 'other';
  /** Tools of a language by category. */
  const grouped = <T>(language: string, textsOf: (id: string) => T) => {
    const groups: Record<string, Record<string, T>> = {};
    for (const id of toolsOf(language)) (groups[categoryOf(id)] ??= {})[id] = textsOf(id);
    return groups;
  };
  /** Returns one part of the texts of a language. */
  const textsOf = (language: string, part: Part, watch: (file: string) => void) => {
    const watched = (...parts: string[]) => {
      watch(folder(language, ...parts));
      return readJson(folder(language, ...parts));
    };
    const sections = Object.entries(watched('app.json')).filter(
      ([name]) => (PART_OF[name] ?? 'first') === part && !BUILD.has(name),
    );
    const app = Object.fromEntries(sections);
    if (part === 'form') return { app };
    const textOf = (id: string) => {
      const { title, description, keywords } = watched('tools', `${id}.json`);
      return part === 'first' ? { title, description } : keywords;
    };
    if (part === 'first') return { app, tools: grouped(language, textOf) };
    const keywords = Object.fromEntries(toolsOf(language).map((id) => [id, textOf(id)]));
    return { app, keywords, readings: language === 'cn' ? readingsOf(searchedTexts()) : {} };
  };
  /** The Chinese texts that search compares: names and keywords of tools and commands, and names of categories. */
  const searchedTexts = () => {
    const tools = toolsOf('cn').map(
      (id) => readJson(folder('cn', 'tools', `${id}.json`)) as { title: string; keywords: string[] },
    );
    const { commands, categories: names } = readJson(folder('cn', 'app.json')) as {
      commands: Record<string, { name: string; keywords?: string }>;
      categories: Record<string, string>;
    };
    const ofCommands = Object.values(commands).flatMap(({ name, keywords = '' }) => [name, ...keywords.split(',')]);
    return new Set([
      ...tools.flatMap(({ title, keywords }) => [title, ...keywords]),
      ...ofCommands,
      ...Object.values(names),
    ]);
  };
  return { folder, available, toolsOf, grouped, textsOf };
}

/**
 * Provides `virtual:languages`: the list of languages, and for each of them the texts of the first paint (the shell,
 * title and description of every tool), those of forms, and the rest, including keywords. `virtual:language-tools` has
 * what loads with a tool. In a build all of them are data files: the texts of tools one for each category, since whoever
 * opens a tool often opens its neighbors.
 */
export function languages(): Plugin {
  let texts: ReturnType<typeof textsIn>;
  /** In the built page, texts are data files that are fetched, not run. */
  let asFiles = false;
  /** In the package for programs, the texts of all tools of a language are one module. */
  let together = false;
  return {
    name: 'languages',
    configResolved(config) {
      texts = textsIn(config.root);
      asFiles = config.command === 'build' && !config.build.ssr;
      together = config.command === 'build' && !asFiles;
    },
    resolveId: (id) =>
      [LIST, TOOLS].includes(id) || id.startsWith(`${TOOLS}/`) || ONE.test(`\0${id}`) ? `\0${id}` : undefined,
    load(id) {
      const { folder, grouped, available, textsOf, toolsOf } = texts;
      const watch = (file: string) => this.addWatchFile(file);
      const asFile = (name: string, data: unknown) => {
        const file = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(data) });
        return `() => readData(${JSON.stringify(name)}, import.meta.ROLLUP_FILE_URL_${file})`;
      };
      const start = asFiles ? "import { readData } from '/src/i18n/data-file.ts';\n" : '';
      if (id === `\0${LIST}`) {
        const load = (part: Part) =>
          available().map((language) => {
            const name = JSON.stringify(language);
            if (!asFiles) return `${name}: () => import('virtual:language/${part}/${language}')`;
            return `${name}: ${asFile(`texts-${part}-${language}`, textsOf(language, part, watch))}`;
          });
        const loaders = PARTS.map((part) => `${part}: {${load(part).join(',\n')}}`);
        return `${start}export const languages = ${JSON.stringify(available())};
export const languageNames = ${JSON.stringify(Object.fromEntries(available().map((name) => [name, ownNameOf(name)])))};
export const loadTexts = {${loaders.join(',\n')}};`;
      }
      if (id === `\0${TOOLS}`) {
        if (asFiles) {
          const files = available().flatMap((language) => {
            const groups = grouped(language, (tool) => readJson(folder(language, 'tools', `${tool}.json`)));
            return Object.entries(groups).map(
              ([category, group]) =>
                `${JSON.stringify(`${language}/${category}`)}: ${asFile(`tools-${category}-${language}`, group)}`,
            );
          });
          return `${start}import { givenData } from '/src/i18n/data-file.ts';
const files = {${files.join(',\n')}};
export const loadToolTexts = async (language, category, id) =>
  givenData(\`tool-\${id}-\${language}\`) ?? (await files[\`\${language}/\${category}\`]?.())?.[id];`;
        }
        if (together) {
          const files = available().map((name) => `${JSON.stringify(name)}: () => import('${TOOLS}/${name}')`);
          return `const files = {${files.join(',\n')}};
export const loadToolTexts = async (language, category, id) => (await files[language]?.())?.tools[id];`;
        }
        const perTool = available().flatMap((language) =>
          toolsOf(language).map((tool) => {
            const file = JSON.stringify(folder(language, 'tools', `${tool}.json`));
            return `${JSON.stringify(`${language}/${tool}`)}: () => import(${file})`;
          }),
        );
        return `const files = {${perTool.join(',\n')}};
export const loadToolTexts = async (language, category, id) => (await files[\`\${language}/\${id}\`]?.())?.default;`;
      }
      if (id.startsWith(`\0${TOOLS}/`)) {
        const name = id.slice(TOOLS.length + 2);
        const tools = toolsOf(name).map((tool) => [tool, readJson(folder(name, 'tools', `${tool}.json`))]);
        return `export const tools = ${JSON.stringify(Object.fromEntries(tools))};`;
      }
      const [, part, language] = ONE.exec(id) ?? [];
      if (part === undefined || language === undefined) return undefined;
      const values = Object.entries(textsOf(language, part as Part, watch));
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
    configureServer(server) {
      const folder = texts.folder() + path.sep;
      server.watcher.add(folder);
      const refresh = (file: string) => {
        if (!file.startsWith(folder)) return;
        for (const environment of Object.values(server.environments)) {
          for (const [id, node] of environment.moduleGraph.idToModuleMap) {
            if (id.startsWith('\0virtual:language')) environment.moduleGraph.invalidateModule(node);
          }
        }
        server.ws.send({ type: 'full-reload' });
      };
      server.watcher.on('add', refresh).on('unlink', refresh).on('change', refresh);
    },
  };
}
