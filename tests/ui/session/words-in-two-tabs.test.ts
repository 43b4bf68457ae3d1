// @vitest-environment jsdom
// Two tabs that change the user's words: what another tab has stored is there before the event that tells so.
import { beforeEach, expect, test, vi } from 'vitest';
import { readSettingsFile, settingsFile } from '../../../src/app/settings/backup.ts';
import type { OwnAliases } from '../../../src/calls/own-aliases.ts';
import { changeOwnWords, ownWords, readOwnWords } from '../../../src/palette/memory/personal.ts';

const KEY = 'it-tools:aliases';
const line = (text: string) => ({ line: text });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as OwnAliases;
/** Another tab stores words, which this one hasn't been told yet. */
const elsewhere = (make: (words: OwnAliases) => OwnAliases) =>
  localStorage.setItem(KEY, JSON.stringify(make(stored())));

const add = (word: string) => (words: OwnAliases) => ({ ...words, [word]: line(word) });
const remove = (word: string) => (words: OwnAliases) =>
  Object.fromEntries(Object.entries(words).filter(([other]) => other !== word));

beforeEach(() => {
  localStorage.setItem(KEY, JSON.stringify({ a: line('sha256'), b: line('b64d') }));
  readOwnWords();
});

const words = () => Object.keys(stored()).toSorted();

test.each<[string, (words: OwnAliases) => OwnAliases, (words: OwnAliases) => OwnAliases, string[], string[]]>([
  ['one is added here and one elsewhere', add('x'), add('y'), ['a', 'b', 'x', 'y'], ['a', 'b', 'y']],
  ['one is removed here and one elsewhere', remove('a'), remove('b'), [], ['a']],
  ['one is added here and one removed elsewhere', add('x'), remove('a'), ['b', 'x'], ['b']],
  ['one is removed here and one added elsewhere', remove('a'), add('y'), ['b', 'y'], ['a', 'b', 'y']],
  ['the same is added', add('x'), add('x'), ['a', 'b', 'x'], ['a', 'b', 'x']],
  ['the same is removed', remove('a'), remove('a'), ['b'], ['b']],
])('%s: neither is lost, and undoing reverts only this one', (_, here, there, both, undone) => {
  elsewhere(there);
  const { isKept, undo } = changeOwnWords(here);
  expect([isKept, words(), Object.keys(ownWords.get()).toSorted()]).toEqual([true, both, both]);
  undo();
  expect([words(), Object.keys(ownWords.get()).toSorted()]).toEqual([undone, undone]);
});

test('what another tab has added since a change survives its undo', () => {
  const { undo } = changeOwnWords(add('x'));
  elsewhere(add('y'));
  undo();
  expect(words()).toEqual(['a', 'b', 'y']);
});

test('a file of settings that was chosen before keeps what another tab has added meanwhile', () => {
  const file = readSettingsFile(settingsFile().replace('"a"', '"c"'));
  elsewhere(add('y'));
  const undo = file.kind === 'file' ? file.apply('merge') : undefined;
  expect(words()).toEqual(['a', 'b', 'c', 'y']);
  undo?.();
  expect(words()).toEqual(['a', 'b', 'y']);
});

/** Another tab, which hasn't seen the last change of this one, stores words; this one is told so. */
function unseen(words: OwnAliases): void {
  localStorage.setItem(KEY, JSON.stringify(words));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

test('what another tab stores without having seen a change of this moment takes nothing back, nor what was undone', () => {
  const before = stored();
  const { undo } = changeOwnWords(add('x'));
  unseen(add('y')(before));
  const all = ['a', 'b', 'x', 'y'];
  expect([words(), Object.keys(ownWords.get()).toSorted()]).toEqual([all, all]);
  const both = stored();
  undo();
  unseen(add('z')(both));
  expect(words()).toEqual(['a', 'b', 'y', 'z']);
});

test('later, what another tab stores counts', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const before = stored();
  changeOwnWords(add('x'));
  vi.advanceTimersByTime(2000);
  unseen(before);
  expect(words()).toEqual(['a', 'b']);
  vi.useRealTimers();
});
