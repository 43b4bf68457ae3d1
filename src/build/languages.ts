import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readingsOf } from './readings.ts';

const LIST = 'virtual:languages';
const TOOLS = 'virtual:language-tools';
const FIRST = 'virtual:language/';
const REST = 'virtual:language-rest/';

/** Sections of `app.json` that the first paint doesn't need. */
const LATER = new Set(['about', 'commands', 'conversions', 'fields', 'failures', 'form', 'outputs', 'panel']);

/** Sections used only at build time, for the manifest and the prerendered pages. */
const BUILD = new Set(['site']);

/** The order in which languages are listed; others follow by code. */
const ORDER = ['en', 'es', 'fr', 'pt', 'ru', 'cn'];

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/**
 * Provides `virtual:languages`: the list of languages; for each language, one module with the texts of the first paint
 * (the shell, title and description of every tool) and one with the rest, including keywords; and for each tool and
 * language, the texts that load with the tool.
 */
export function languages(): Plugin {
  let root = '';
  /** In the built page, the texts of the first paint are data files that are fetched, not run. */
  let asFiles = false;
  const folder = (...parts: string[]) => path.join(root, 'locales', ...parts);
  const place = (language: string) => (ORDER.includes(language) ? ORDER.indexOf(language) : ORDER.length);
  /** A language is available once it has the texts of the shell. */
  const known = () =>
    (fs.existsSync(folder()) ? fs.readdirSync(folder()) : [])
      .filter((language) => fs.existsSync(folder(language, 'app.json')))
      .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const toolsOf = (language: string) =>
    fs.existsSync(folder(language, 'tools'))
      ? fs.readdirSync(folder(language, 'tools')).filter((name) => name.endsWith('.json'))
      : [];
  /** Returns the texts of the first paint, or the later ones, for one language. */
  const textsOf = (language: string, later: boolean, watch: (file: string) => void) => {
    const watched = (...parts: string[]) => {
      watch(folder(language, ...parts));
      return readJson(folder(language, ...parts));
    };
    const sections = Object.entries(watched('app.json')).filter(
      ([name]) => LATER.has(name) === later && !BUILD.has(name),
    );
    const tools = toolsOf(language).map((name) => [name.slice(0, -5), watched('tools', name)] as const);
    return {
      app: Object.fromEntries(sections),
      tools: Object.fromEntries(
        tools.map(([id, { title, description, keywords }]) => [id, later ? keywords : { title, description }]),
      ),
    };
  };
  /** The Chinese texts that search compares: names and keywords of tools and commands, and names of categories. */
  const searchedTexts = (watch: (file: string) => void) => {
    const heads = Object.values(textsOf('cn', false, watch).tools) as { title: string }[];
    const keywords = Object.values(textsOf('cn', true, watch).tools) as string[][];
    const { commands, categories } = readJson(folder('cn', 'app.json')) as {
      commands: Record<string, { name: string; keywords?: string }>;
      categories: Record<string, string>;
    };
    const ofCommands = Object.values(commands).flatMap(({ name, keywords = '' }) => [name, ...keywords.split(',')]);
    return new Set([
      ...heads.map(({ title }) => title),
      ...keywords.flat(),
      ...ofCommands,
      ...Object.values(categories),
    ]);
  };
  return {
    name: 'languages',
    configResolved(config) {
      root = config.root;
      asFiles = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => ([LIST, TOOLS, FIRST, REST].some((known) => id.startsWith(known)) ? `\0${id}` : undefined),
    load(id) {
      const watch = (file: string) => this.addWatchFile(file);
      if (id === `\0${LIST}`) {
        const first = known().map((language) => {
          if (!asFiles) return `${JSON.stringify(language)}: () => import('${FIRST}${language}')`;
          const source = JSON.stringify(textsOf(language, false, watch));
          const file = this.emitFile({ type: 'asset', name: `texts-${language}.json`, source });
          return `${JSON.stringify(language)}: () => load(import.meta.ROLLUP_FILE_URL_${file})`;
        });
        const rest = known().map((language) => `${JSON.stringify(language)}: () => import('${REST}${language}')`);
        return `const load = async (url) => (await fetch(url)).json();
export const languages = ${JSON.stringify(known())};
export const loadFirst = {${first.join(',\n')}};
export const loadRest = {${rest.join(',\n')}};`;
      }
      if (id === `\0${TOOLS}`) {
        const perTool = known().flatMap((language) =>
          toolsOf(language).map((name) => {
            const file = JSON.stringify(folder(language, 'tools', name));
            return `${JSON.stringify(`${language}/${name.slice(0, -5)}`)}: () => import(${file})`;
          }),
        );
        return `export const loadToolTexts = {${perTool.join(',\n')}};`;
      }
      const start = [FIRST, REST].find((known) => id.startsWith(`\0${known}`));
      if (start === undefined) return undefined;
      const language = id.slice(start.length + 1);
      const { app, tools } = textsOf(language, start === REST, watch);
      const texts = `export const app = ${JSON.stringify(app)};\nexport const tools = ${JSON.stringify(tools)};`;
      if (start === FIRST) return texts;
      return `${texts}\nexport const readings = ${JSON.stringify(language === 'cn' ? readingsOf(searchedTexts(watch)) : {})};`;
    },
    configureServer(server) {
      const texts = folder() + path.sep;
      server.watcher.add(texts);
      const refresh = (file: string) => {
        if (!file.startsWith(texts)) return;
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
