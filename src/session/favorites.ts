import { settings } from './settings.ts';

type Ids = readonly string[];

/** Appends an id, or removes it if present. */
export const toggled = (list: Ids, id: string): Ids =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];

const without = (list: Ids, id: string): Ids => list.filter((other) => other !== id);
const withId = (list: Ids, id: string, at: number): Ids => (list.includes(id) ? list : list.toSpliced(at, 0, id));

/** Adds a tool to the favorites or removes it; returns a function that undoes this and restores its position. */
export function toggleFavorite(id: string): () => void {
  const at = settings.get().favorites.indexOf(id);
  const remove = () => settings.update('favorites', (list) => without(list, id));
  const add = (place: number) => settings.update('favorites', (list) => withId(list, id, place));
  if (at < 0) add(Infinity);
  else remove();
  return () => (at < 0 ? remove() : add(at));
}
