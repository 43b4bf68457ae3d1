import path from 'node:path';
import { referencesOf, type Source } from './references.ts';

/** Where a file stands in the tree of folders that is looked at: specs and workers are rooms of the same house as `src`. */
const placed = (file: string) => (/^(?:tool-specs|workers)\//.test(file) ? `src/${file}` : file);

/** What a folder's own entries import of each other: entry → entries. */
type Arrows = Map<string, Set<string>>;

/** For each folder, the arrows between what lies directly in it. */
function arrowsByFolder(files: readonly Source[]): Map<string, Arrows> {
  const folders = new Map<string, Arrows>();
  for (const file of files) {
    const from = placed(file.path).split('/');
    for (const reference of referencesOf(file)) {
      const to = placed(reference.target).split('/');
      const at = from.findIndex((part, index) => part !== to[index]);
      if (at < 1) continue;
      const folder = from.slice(0, at).join('/');
      const arrows = folders.get(folder) ?? new Map<string, Set<string>>();
      folders.set(folder, arrows);
      const [source, target] = [from[at], to[at]];
      if (source === undefined || target === undefined) continue;
      arrows.set(source, (arrows.get(source) ?? new Set()).add(target));
    }
  }
  return folders;
}

function reachable(arrows: Arrows, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(arrows.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(arrows.get(next) ?? []));
  }
  return seen;
}

/** Neighboring folders that import each other, directly or by way of others: `src/ui: fields ⇄ form`. */
export function folderCircles(files: readonly Source[]): string[] {
  const circles = new Set<string>();
  for (const [folder, arrows] of arrowsByFolder(files)) {
    const names = [...arrows.keys()].filter((name) => path.extname(name) === '');
    const reach = new Map(names.map((name) => [name, reachable(arrows, name)]));
    for (const name of names) {
      const others = names.filter(
        (other) => other !== name && reach.get(name)?.has(other) && reach.get(other)?.has(name),
      );
      if (others.length > 0) circles.add(`${folder}: ${[name, ...others].toSorted().join(' ⇄ ')}`);
    }
  }
  return [...circles].toSorted();
}
