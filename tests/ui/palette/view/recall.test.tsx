// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closePalette } from '../../../../src/palette/opening.ts';
import { dialog, openHost, preparePalette } from '../setup.tsx';

preparePalette();

it('restores a cleared line with Ctrl+Z', async () => {
  const { user, input } = await openHost('sha256 hello');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(input.value).toBe('');
  await screen.findByRole('listbox');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(input.value).toBe('sha256 hello'));
});

it('restores a cleared chip with Ctrl+Z', async () => {
  const { user, input } = await openHost();
  await screen.findByRole('listbox');
  await user.click(input);
  await user.paste('#ff8800');
  await screen.findByText('#ff8800', { selector: '[translate="no"]' });
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByText('#ff8800', { selector: '[translate="no"]' })).toBeNull());
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText('#ff8800', { selector: '[translate="no"]' });
});

it('recalls earlier lines one by one with the up arrow, starting from an empty field', async () => {
  const { user, input } = await openHost('md5 one');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await user.type(input, 'md5 two');
  await user.keyboard('{Escape}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(input.value).toBe('md5 two'));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(input.value).toBe('md5 one'));
  act(closePalette);
  await waitFor(() => expect(dialog().open).toBe(false));
});
