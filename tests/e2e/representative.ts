// The pages that together have everything a page can be made of. What the engine draws alike on every page is only tried on these;
// EVERY_PAGE=1 tries it on all.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Listed, tools } from './catalog.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** What a page is made of: fields and outputs in their order and states, and the elements with their styles that the build has drawn. */
function partsOf({ id, view, operations }: Listed): string[] {
  const html = readFileSync(path.join(dist, `${id}.html`), 'utf8');
  const main = html.slice(html.indexOf('<main'));
  return [
    ...[...main.matchAll(/<([a-z0-9]+)[^>]*? class="?([^">]*)/g)].map(([, tag, styles]) => `<${tag} ${styles}>`),
    ...(view ? [`view of ${id}`] : []),
    ...operations.flatMap(({ fields, outputs, cost }) => [
      ...fields.map(({ kind, primary, when }) => `field ${kind} ${primary} ${when !== undefined}`),
      ...outputs.map(({ kind }, place) => `output ${kind} ${place === 0} ${cost !== undefined}`),
    ]),
  ];
}

/** Ids of as few tools as together have every part: the one with most new parts first. */
export const representative: ReadonlySet<string> = (() => {
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
})();
