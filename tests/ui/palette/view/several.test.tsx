// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards } from '../../../../src/catalog/cards.ts';
import { openPalette } from '../../../../src/palette/opening.ts';
import { answerLater, dialog, notify, openHost, rows, runs, writeText, preparePalette, preload } from '../setup.tsx';

preparePalette();

preload(['hash-text', 'crypto'], ['uuid-generator', 'crypto']);

/** 32 hexadecimal digits are a digest and a UUID: two answers. */
const TWO = '550e8400e29b41d4a716446655440000';
const selectedRows = () => rows().flatMap((row, at) => (row.getAttribute('aria-selected') === 'true' ? [at] : []));

/** Ends a run with the name of its tool as the first output. */
async function end(at: number) {
  const { card, operation } = runs[at]!.request;
  const operations = cards.find(({ id }) => id === card.id)?.operations ?? [];
  const outputs = operations.find(({ name }) => name === operation)?.outputs ?? [];
  const output = Object.fromEntries(outputs.map(({ name }, place) => [name, place === 0 ? card.id : null]));
  await act(async () => runs[at]?.end({ ok: true, output, warnings: [] }));
}

async function withAnswers() {
  const host = await openHost();
  await screen.findByRole('listbox');
  await host.user.click(host.input);
  await host.user.paste(TWO);
  await waitFor(() => expect(rows()[1]?.dataset.kind).toBe('answer'));
  return host;
}

it('Shift with an arrow key selects several answers, and an arrow key alone selects one again', async () => {
  answerLater();
  const { user } = await withAnswers();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(selectedRows()).toEqual([0, 1]);
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
  expect((await screen.findByRole('status')).textContent).toBe('2 answers selected. Enter: copy');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selectedRows()).toEqual([0]);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}');
  expect(selectedRows()).toHaveLength(1);
});

it('Shift+click and Ctrl+click select answers, and Escape selects one again', async () => {
  answerLater();
  const { user, input } = await withAnswers();
  fireEvent.click(rows()[1]!, { shiftKey: true });
  expect(selectedRows()).toEqual([0, 1]);
  fireEvent.click(rows()[1]!, { ctrlKey: true });
  expect(selectedRows()).toEqual([0]);
  fireEvent.click(rows()[1]!, { ctrlKey: true });
  await user.keyboard('{Escape}');
  expect(selectedRows()).toEqual([1]);
  expect(screen.getByRole('listbox').hasAttribute('aria-multiselectable')).toBe(false);
  expect(dialog().open).toBe(true);
  expect(input.getAttribute('aria-activedescendant')).toBe(rows()[1]?.id);
});

it('Enter waits for all selected answers, and copies them one per line', async () => {
  answerLater();
  const { user } = await withAnswers();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
  await waitFor(() => expect(runs).toHaveLength(2));
  expect(writeText).not.toHaveBeenCalled();
  await end(1);
  expect(writeText).not.toHaveBeenCalled();
  await end(0);
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('hash-text\nuuid-generator'));
  expect(notify).toHaveBeenCalledExactlyOnceWith('palette.copyStatus.copied', { title: '2 answers' });
  expect(dialog().open).toBe(false);
});

it('$ in the next line is the copied answer', async () => {
  const { user } = await openHost('sha256 hello');
  await screen.findByText('hash(sha-256,hello)#1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog().open).toBe(false));
  act(() => openPalette('b64 $'));
  await screen.findByText(/encode\(hash\(sha-256,hello\)#1\)/);
  await screen.findByText(/b64 hash\(sha-256,hello\)#1”? ·/);
});
