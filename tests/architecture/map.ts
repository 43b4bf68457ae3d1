import { format } from 'oxfmt';
import { referencesOf, type Source } from './references.ts';

/** What stands in each folder, from the top of the house to its ground floor. */
const FOLDERS: Readonly<Record<string, string>> = {
  scripts: '`npm start`, `npm test`, `npm run …`: plain JavaScript for Node',
  'src/build': 'plugins of Vite: cards of the catalogue, texts, configuration, static pages, service worker',
  'src/cli': 'the terminal: reads arguments, calls, prints',
  'src/app': 'the page: routes, menu, home, settings, service worker',
  'src/palette': 'the palette: search, answers, rows, memory, actions, keys, view',
  'src/views': 'what a few tools show beside or instead of a form (camera, editor, emoji …)',
  'src/ui': 'the form that a spec describes, its fields and outputs, and the parts that everything is drawn with',
  'src/session': 'what is kept of a visit: drafts, handoff from page to page, stores, storage',
  'src/calls': 'from a word to an outcome: names, lines, recognition, conversions, the loop over the stages of a chain',
  'src/executor': 'runs an operation: here, in a worker, or in Node',
  workers: 'what runs beside the page: transforms, measured snippets, the service worker',
  'src/catalogue': 'all tools as data: heads at once, cards and specs when they are asked for',
  'src/i18n': 'languages and texts',
  'tool-specs': 'the tools: a file each, and its cases for the tests',
  'src/config': 'what page, build, worker and server agree on: settings, headers, lists of files',
  'src/core': 'the engine: fields, values, runs, failures, links, the grammar of lines; knows no tool',
  'src/lib': 'algorithms by subject, without the clock, chance or a platform',
  'src/base': 'what everybody needs: problems with their places, folding, numbers, chance, quoting',
};

const names = Object.keys(FOLDERS);
const folderOf = (file: string) => names.find((name) => file.startsWith(`${name}/`));

/** Which folder imports which, types included. */
export function arrowsOf(files: readonly Source[]): Map<string, Set<string>> {
  const arrows = new Map(names.map((name) => [name, new Set<string>()]));
  for (const file of files) {
    const from = folderOf(file.path);
    if (from === undefined) continue;
    for (const { target } of referencesOf(file)) {
      const to = folderOf(target);
      if (to !== undefined && to !== from) arrows.get(from)?.add(to);
    }
  }
  return arrows;
}

/** Whether a folder reaches another by way of a third one. */
function isDetour(arrows: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [...(arrows.get(from) ?? [])].filter((name) => name !== to);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(arrows.get(next) ?? []));
  }
  return seen.has(to);
}

const short = (name: string) => name.replace(/^src\//, '');

/** The map as Markdown: a drawing without the arrows that follow from others, and a table with all of them. */
export function mapOf(files: readonly Source[]): string {
  const arrows = arrowsOf(files);
  const drawn = names.flatMap((from) =>
    names
      .filter((to) => arrows.get(from)?.has(to) && !isDetour(arrows, from, to))
      .map((to) => `  ${short(from)} --> ${short(to)}`),
  );
  const rows = names
    .filter((name) => files.some((file) => file.path.startsWith(`${name}/`)))
    .map((name) => {
      const targets = names.filter((to) => arrows.get(name)?.has(to)).map(short);
      return `| \`${name}\` | ${FOLDERS[name]} | ${targets.join(', ') || '—'} |`;
    });
  return [
    '```mermaid',
    'flowchart TD',
    ...drawn,
    '```',
    '',
    '| folder | holds | imports |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const BLOCK = /(<!-- map: [^\n]*-->\n)[^]*?(\n<!-- end of the map -->)/;

/** The document with the map of these files in its place. */
export async function withMap(document: string, files: readonly Source[]): Promise<string> {
  if (!BLOCK.test(document)) throw new Error('docs/architecture.md has no place for the map');
  const text = document.replace(BLOCK, (_, begin: string, end: string) => `${begin}\n${mapOf(files)}\n${end}`);
  return (await format('architecture.md', text, { printWidth: 120, singleQuote: true })).code;
}

/** Folders that hold code and stand on no map. */
export const unmapped = (files: readonly Source[]): string[] =>
  files.filter(({ path }) => path.includes('/') && folderOf(path) === undefined).map(({ path }) => path);
