// with modules of its own: the actions of a row are not loaded yet
// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHost, preparePalette } from '../setup.tsx';

preparePalette();

it('the shortcut of an action and the text typed after it reach what it opens, however late that loads', async () => {
  const { input } = await openHost('json-prettify');
  await screen.findAllByRole('option', {}, { timeout: 20_000 });
  fireEvent.keyDown(input, { key: 'k', code: 'KeyK', ctrlKey: true });
  const early = screen.getByRole('textbox', { name: 'Filter actions' });
  for (const [key, ctrlKey] of [
    ['e', true],
    ['j', false],
    ['p', false],
  ] as const)
    fireEvent.keyDown(early, { key, code: `Key${key.toUpperCase()}`, ctrlKey });
  // Windows reports AltGr as Ctrl and Alt.
  fireEvent.keyDown(early, { key: '-', code: 'Minus', ctrlKey: true, altKey: true, modifierAltGraph: true });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Alias for / }, { timeout: 20_000 });
  await waitFor(() => expect(field.value).toBe('jp-'));
}, 60_000);
