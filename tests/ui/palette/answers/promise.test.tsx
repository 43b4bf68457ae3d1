// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPalette } from '../../../../src/palette/opening.ts';
import {
  answerLater,
  dialog,
  firstRow,
  notify,
  openHost,
  openTool,
  rows,
  runs,
  writeText,
  preparePalette,
  preload,
} from '../setup.tsx';

preparePalette();

preload(['hash-text', 'crypto']);

/** Ctrl+K, pressed at this time, however late the page handles it. */
function hotkey(pressedAt = performance.now()) {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key: 'k', code: 'KeyK', ctrlKey: true });
  Object.defineProperty(event, 'timeStamp', { value: pressedAt });
  fireEvent(target, event);
}
const copied = () => writeText.mock.calls.map(([text]) => text);
const endRun = (at: number, output: string) => act(async () => runs[at]?.end({ ok: true, output, warnings: [] }));

async function arm(line: string) {
  answerLater();
  const host = await openHost(line);
  await screen.findByRole('listbox');
  await waitFor(() => expect(runs).toHaveLength(1));
  await host.user.keyboard('{Enter}');
  await screen.findAllByText('Will copy when ready');
  return host;
}

it('text pasted while Enter is pending is meant for the page, and Enter continues', async () => {
  const { user, input } = await arm('sha256 a');
  await user.paste('from elsewhere');
  expect(input.value).toBe('sha256 a');
  await endRun(0, 'late');
  await waitFor(() => expect(copied()).toEqual(['late']));
  expect(dialog().open).toBe(false);
});

it('the hotkey starts the next line while Enter is pending, and both copies happen in order', async () => {
  const { user, input } = await arm('sha256 a');
  hotkey();
  expect(input.value).toBe('');
  expect(runs[0]?.signal.aborted).toBe(false);
  await user.keyboard('b64 b');
  await waitFor(() => expect(runs).toHaveLength(2));
  await endRun(1, 'second');
  await user.keyboard('{Enter}');
  expect(copied()).toEqual([]);
  await endRun(0, 'first');
  await waitFor(() => expect(copied()).toEqual(['first', 'second']));
  expect(notify.mock.calls.map(([, { title }]) => title)).toEqual([
    'SHA-256: first',
    'Base64 string converter: second',
  ]);
  await waitFor(() => expect(dialog().open).toBe(false));
});

it('a copy that continues in the background reports its failure', async () => {
  await arm('sha256 a');
  hotkey();
  await act(async () => runs[0]?.end({ ok: false, failure: { code: 'internal' } }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith('palette.copyStatus.failed', { title: 'SHA-256' }),
  );
  expect(dialog().open).toBe(true);
});

it('pressing the hotkey twice opens only the palette, and letters go into the line', async () => {
  const { user, input } = await openHost('x');
  await user.keyboard('{Escape}{Escape}');
  expect(dialog().open).toBe(false);
  const now = performance.now();
  hotkey(now);
  hotkey(now + 100);
  await screen.findByRole('listbox');
  await user.keyboard('json');
  expect(screen.queryByRole('group', { name: /^Actions: / })).toBeNull();
  expect(input.value).toBe('json');
  hotkey();
  expect(await screen.findByRole('group', { name: /^Actions: / })).toBeTruthy();
});

it('commands from before the list loaded run in order', async () => {
  await openHost('warm');
  await screen.findByRole('listbox');
  act(() => openPalette('json', {}));
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  const [, second] = rows().map((row) => row.dataset.tool);
  act(() => openPalette('x'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  act(() => openPalette('json', { commands: ['down', 'enter'] }));
  await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith(second));
  expect(firstRow()).toBeUndefined();
});
