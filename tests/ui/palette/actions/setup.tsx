import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { closePalette, openPalette } from '../../../../src/palette/opening.ts';
import { loadMore } from '../../../../src/palette/view/more/use-more.ts';
import { firstRow, openHost, preparePalette, preload } from '../setup.tsx';

/** Sets up a test file: the palette, in which `hash-text` answers at once. */
export function prepareAnswers(): void {
  preparePalette();
  preload(['hash-text', 'crypto']);
  beforeAll(async () => void (await loadMore()), 60_000);
}

/** The row actions, while they are shown. */
export const panel = () => screen.queryByRole('group', { name: /^Actions: / });
export const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
export const control = (letter: string, more: object = {}) =>
  key(letter, { code: `Key${letter.toUpperCase()}`, ctrlKey: true, ...more });
/** Which actions are shown. */
export const acts = () =>
  within(panel() as HTMLElement)
    .getAllByRole('option')
    .map((option) => option.dataset.act);
export const reopen = (text: string) => {
  act(closePalette);
  act(() => openPalette(text));
};
/** Everything in local storage, as one string. */
export const stored = () => JSON.stringify({ ...localStorage });

export async function openAnswer(line = 'sha256 hello') {
  const host = await openHost(line);
  await waitFor(() => expect(firstRow()?.textContent).toContain('hello)'));
  return host;
}
