import { settings } from './settings.ts';

/** Appends an id, or removes it if present. */
export function toggled(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}

/** Adds a tool to the favorites or removes it; returns a function that undoes this and restores its position. */
export function toggleFavorite(id: string): () => void {
  const before = settings.get().favourites;
  settings.set('favourites', toggled(before, id));
  return () => {
    const others = settings.get().favourites.filter((other) => other !== id);
    settings.set('favourites', before.includes(id) ? others.toSpliced(before.indexOf(id), 0, id) : others);
  };
}
