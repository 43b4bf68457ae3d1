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

/** Ids of tools; each has a part that none before it has. */
export const representative: ReadonlySet<string> = (() => {
  const parts = new Set<string>();
  const chosen = tools.filter((tool) => {
    const before = parts.size;
    for (const part of partsOf(tool)) parts.add(part);
    return parts.size > before || process.env.EVERY_PAGE !== undefined;
  });
  return new Set(chosen.map(({ id }) => id));
})();
