// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHost, preparePalette } from '../setup.tsx';

preparePalette();

const help = () => screen.findByRole('region', { name: 'Keyboard shortcuts and syntax' });

it('is filtered by the text after the question mark', async () => {
  const { user, input } = await openHost('? pipe');
  expect(within(await help()).getAllByRole('term')).toHaveLength(1);
  expect((await help()).textContent).toContain('b64d | json | sha256');
  await user.clear(input);
  await user.type(input, '? no such thing');
  await waitFor(async () => expect((await help()).textContent).toBe('No results found'));
  await user.clear(input);
  await user.type(input, '?');
  await waitFor(async () => expect(within(await help()).getAllByRole('term').length).toBeGreaterThan(20));
});
