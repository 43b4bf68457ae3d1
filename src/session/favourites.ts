import { settings } from './settings.ts';

/** Adds an id at the end, or takes it out. */
export function toggled(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}

/** Adds a tool to the favourites or takes it out, and gives how to undo that, in the place where it was. */
export function toggleFavourite(id: string): () => void {
  const before = settings.get().favourites;
  settings.set('favourites', toggled(before, id));
  return () => {
    const others = settings.get().favourites.filter((other) => other !== id);
    settings.set('favourites', before.includes(id) ? others.toSpliced(before.indexOf(id), 0, id) : others);
  };
}
