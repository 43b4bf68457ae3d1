// The pages that together have everything a page can be made of. What the engine draws alike on every page is only tried on these;
// EVERY_PAGE=1 tries it on all.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Listed, tools } from './catalog.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** The kinds of things on a page: fields and outputs in their order and states. */
function kindsOf({ id, view, operations }: Listed): string[] {
  return [
    ...(view ? [`view of ${id}`] : []),
    ...operations.flatMap(({ fields, outputs, cost }) => [
      ...fields.map(({ kind, primary, when }) => `field ${kind} ${primary} ${when !== undefined}`),
      ...outputs.map(({ kind }, place) => `output ${kind} ${place === 0} ${cost !== undefined}`),
    ]),
  ];
}

/** What a page is made of: its kinds of things, and the elements with their styles that the build has drawn. */
function partsOf(tool: Listed): string[] {
  const html = readFileSync(path.join(dist, `${tool.id}.html`), 'utf8');
  const main = html.slice(html.indexOf('<main'));
  const elements = [...main.matchAll(/<([a-z0-9]+)[^>]*? class="?([^">]*)/g)];
  return [...elements.map(([, tag, styles]) => `<${tag} ${styles}>`), ...kindsOf(tool)];
}

/** Ids of as few tools as together have every part: the one with most new parts first. */
function fewest(partsOf: (tool: Listed) => readonly string[]): ReadonlySet<string> {
  if (process.env.EVERY_PAGE !== undefined) return new Set(tools.map(({ id }) => id));
  const left = new Map(tools.map((tool) => [tool.id, new Set(partsOf(tool))]));
  const chosen = new Set<string>();
  for (;;) {
    const [id, parts] = [...left].reduce((best, other) => (other[1].size > best[1].size ? other : best));
    if (parts.size === 0) return chosen;
    chosen.add(id);
    const covered = [...parts];
    for (const others of left.values()) for (const part of covered) others.delete(part);
  }
}

/** The pages that together look like all pages. */
export const representative = fewest(partsOf);
/** The pages that together work like all pages. */
export const everyKind = fewest(kindsOf);
