import { format } from 'oxfmt';
import { referencesOf, type Source } from './references.ts';

/** What each folder contains, from the top layer to the bottom one. */
const FOLDERS: Readonly<Record<string, string>> = {
  scripts: '`npm start`, `npm test`, `npm run …`: plain JavaScript for Node',
  'src/build': 'Vite plugins: catalog cards, texts, configuration, static pages, service worker',
  'src/cli': 'the terminal: parses arguments, runs calls, prints results',
  'src/server': 'the HTTP server: routes, limits, guards, OpenAPI, its own pages, the files of a built site',
  'src/mcp': 'the tools for agents: four tools that reach all others, over the Model Context Protocol',
  'src/api': 'the tools for programs: list, find, describe, read, run, chain, with JSON Schemas from the fields',
  'src/app': 'the page: routes, menu, home, settings, service worker',
  'src/chain': 'the page of chains: the state of their steps, and how they are shown',
  'src/many': 'many values through the same steps: what they are, their runs, the table of results',
  'src/palette': 'the palette: shows readings and their answers, memory, actions, keys, view',
  'src/views': 'custom views that a few tools show next to or instead of a form (camera, editor, emoji …)',
  'src/ui': 'the form described by a spec, its fields and outputs, and shared components',
  'src/operation': 'the state of one operation: values, validity, cost, runs, the result and whether it is current',
  'src/session': 'state of a visit: drafts, handoff between pages, stores, storage',
  'src/read': 'from a line to its readings: calls, conversions, values, searches, in order',
  'src/calls': 'from calls to an outcome: names, lines, recognition, running chains',
  'src/executor': 'runs an operation inline, in a worker or in Node',
  workers: 'code outside the page: transforms, benchmark snippets, the service worker',
  'src/catalog': 'all tools as data: names at once, cards and specs on demand',
  'src/i18n': 'languages and texts',
  'tool-specs': 'the tools: one spec file each, its test cases, and what it recognizes',
  'src/config': 'what page, build, worker and server share: settings, headers, file lists',
  'src/core': 'the engine: fields, values, runs, failures, links, line grammar; independent of any tool',
  'src/lib': 'algorithms by subject, with no clock, randomness or platform APIs',
  'src/base': 'basics for everything else: problems with positions, text folding, numbers, randomness, quoting',
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

/** Whether a folder reaches another through a third one. */
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

/** The map as Markdown: a diagram without arrows that follow from others, and a table with all of them. */
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
    '| Folder | Contains | Imports |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const BLOCK = /(<!-- map: [^\n]*-->\n)[^]*?(\n<!-- end of the map -->)/;

/** The document with the map of these files inserted. */
export async function withMap(document: string, files: readonly Source[]): Promise<string> {
  if (!BLOCK.test(document)) throw new Error('docs/architecture.md has no place for the map');
  const text = document.replace(BLOCK, (_, begin: string, end: string) => `${begin}\n${mapOf(files)}\n${end}`);
  return (await format('architecture.md', text, { printWidth: 120, singleQuote: true })).code;
}

/** Files in folders that are missing from the map. */
export const unmapped = (files: readonly Source[]): string[] =>
  files.filter(({ path }) => path.includes('/') && folderOf(path) === undefined).map(({ path }) => path);
