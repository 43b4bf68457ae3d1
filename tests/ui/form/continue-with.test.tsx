// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Continuing, ContinuingContext } from '../../../src/ui/form/continuing.ts';
import { at, box, button, sampleForm, shows } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
afterEach(cleanup);

const go = vi.fn<() => void>();
const seen: unknown[] = [];

function show(values: Record<string, unknown>) {
  const continuing: Continuing = {
    itemsFor: ({ value }) => {
      seen.push(value);
      return Promise.resolve([{ id: 'other', title: 'Other tool', icon: 'box', go }]);
    },
    noteInput: (value) => void seen.push(value),
  };
  render(<ContinuingContext value={continuing}>{sampleForm(at('encode', values))}</ContinuingContext>);
  return userEvent.setup();
}

test('the menu looks up the tools that can continue with a result when it opens', async () => {
  const user = show({ text: 'abc', key: 'secret' });
  await shows('<abc>');
  seen.length = 0;
  await user.click(button('Continue with'));
  expect(await screen.findByRole('menuitem', { name: 'Other tool' })).toBe(document.activeElement);
  expect(seen).toEqual(['<abc>']);
  await user.keyboard('{Enter}');
  expect(go).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('links to other tools get the typed text of the primary field', async () => {
  const user = show({});
  seen.length = 0;
  await user.type(box('Text'), 'xy');
  await waitFor(() => expect(seen.at(-1)).toBe('xy'));
  expect(seen).not.toContain('<xy>');
});
