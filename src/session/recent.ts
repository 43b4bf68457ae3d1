import { settings } from './settings.ts';

const MOST = 8;

/** The list after a tool was opened: the latest first, each once. */
export function opened(list: readonly string[], id: string): readonly string[] {
  return [id, ...list.filter((other) => other !== id)].slice(0, MOST);
}

/** Notes that a tool was opened, unless that is switched off. */
export function noteOpened(id: string): void {
  const { keepRecent, recent } = settings.get();
  if (keepRecent && recent[0] !== id) settings.note('recent', opened(recent, id));
}

/** Switches the list off, which also empties it, or on again. */
export function toggleRecent(): void {
  const keep = !settings.get().keepRecent;
  settings.set('keepRecent', keep);
  if (!keep) settings.set('recent', []);
}
