import { settings } from './settings.ts';

const MOST = 8;

/** Returns the list after opening a tool: most recent first, without duplicates. */
export function opened(list: readonly string[], id: string): readonly string[] {
  return [id, ...list.filter((other) => other !== id)].slice(0, MOST);
}

/** Records that a tool was opened, unless the list is turned off. */
export function noteOpened(id: string): void {
  const { keepRecent, recent } = settings.get();
  if (keepRecent && recent[0] !== id) settings.update('recent', (list) => opened(list, id), false);
}

/** Turns the list off, which also clears it, or on again. */
export function toggleRecent(): void {
  const keep = !settings.get().keepRecent;
  settings.set('keepRecent', keep);
  if (!keep) settings.set('recent', []);
}
