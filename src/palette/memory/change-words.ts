import type { AliasTarget, OwnAliases } from '../../calls/own-aliases.ts';
import { notify } from '../../session/notices.ts';
import { performUndoable } from '../registry.ts';
import { changeOwnWords } from './personal.ts';

/** Changes the user's words so that it can be undone under a name. */
export function changeWords(name: string, make: (before: OwnAliases) => OwnAliases): void {
  performUndoable('words', name, () => changeOwnWords(make).undo);
}

/** Removes one of the user's words so that it can be undone under a name. */
export function removeWord(word: string, name: string): void {
  changeWords(name, (before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== word)));
}

/**
 * Saves a word so that it can be undone, and says so if it can't be kept.
 * @param saved the notice if it is kept; null for none
 */
export function saveWord(word: string, target: AliasTarget, saved: { id: string; text: string } | null): void {
  performUndoable('words', word, () => {
    const { isKept, undo } = changeOwnWords((words) => ({ ...words, [word]: target }));
    if (!isKept) notify({ id: saved?.id ?? 'words', text: 'errors.notSaved' });
    else if (saved) notify({ ...saved, params: { word } });
    return undo;
  });
}
