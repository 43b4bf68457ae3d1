// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPalette } from '../../../../src/palette/opening.ts';
import { answerLater, dialog, openHost, rows, runs, widen, writeText, preparePalette, preload } from '../setup.tsx';

preparePalette();

preload(['token-generator', 'crypto'], ['ipv4-subnet-calculator', 'network']);

const preview = () => screen.queryByRole('region', { name: 'Preview' });
const OUTPUTS = { cidr: '10.0.0.0/8', usableHosts: 16777214, usableRange: 'a – b', broadcast: '10.255.255.255' };

it('shows every output of the selected answer, unlike the rows', async () => {
  widen();
  answerLater();
  await openHost('10.0.0.1/8');
  await waitFor(() => expect(runs).toHaveLength(1));
  await act(async () => runs[0]?.end({ ok: true, output: OUTPUTS, warnings: [] }));
  const shown = await waitFor(() => within(preview() as HTMLElement).getByText('10.255.255.255'));
  expect(
    rows()
      .map((row) => row.textContent)
      .join(),
  ).not.toContain('10.255.255.255');
  fireEvent.click(shown);
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('10.255.255.255'));
  await waitFor(() => expect(dialog().open).toBe(false));
});

it('leaves out what an input has no output for', async () => {
  widen();
  answerLater();
  await openHost('10.0.0.1/8');
  await waitFor(() => expect(runs).toHaveLength(1));
  await act(async () => runs[0]?.end({ ok: true, output: { ...OUTPUTS, broadcast: null }, warnings: [] }));
  await waitFor(() => expect(within(preview() as HTMLElement).getByText('10.0.0.0/8')).toBeTruthy());
  expect(preview()?.textContent).not.toMatch(/Broadcast/);
});

it('masks secrets, and explains failures', async () => {
  widen();
  answerLater();
  await openHost('password 32');
  await waitFor(() => expect(runs).toHaveLength(1));
  const output = { tokens: 'correct-horse-battery-staple', entropy: '204 bits', collision: 'x', alphabet: 90 };
  await act(async () => runs[0]?.end({ ok: true, output, warnings: [{ code: 'no-characters' }] }));
  await waitFor(() => expect(preview()?.textContent).toContain('204 bits'));
  expect(dialog().textContent).not.toContain('correct-horse');
  expect(within(preview() as HTMLElement).getByText(/•••• ?/)).toBeTruthy();

  act(() => openPalette('password 33'));
  await waitFor(() => expect(runs).toHaveLength(2));
  await act(async () =>
    runs[1]?.end({ ok: false, failure: { code: 'unknown-field', params: { name: 'foo', names: 'a' } } }),
  );
  await waitFor(() => expect(preview()?.textContent).toContain('foo'));
});

it('shows what a tool does, and its aliases', async () => {
  widen();
  await openHost('subnet calculator');
  await waitFor(() => expect(preview()?.textContent).toContain('subnet'));
  expect(within(preview() as HTMLElement).getByText('Aliases')).toBeTruthy();
});

it('updates after the rows, and marks its previous content as old', async () => {
  widen();
  const { user } = await openHost('subnet calculator');
  await waitFor(() => expect(preview()?.textContent).toContain('subnet'));
  expect(preview()?.hasAttribute('data-old')).toBe(false);
  await user.keyboard('{ArrowDown}');
  expect(preview()?.hasAttribute('data-old')).toBe(true);
  await waitFor(() => expect(preview()?.hasAttribute('data-old')).toBe(false));
});

it("isn't shown in narrow windows", async () => {
  await openHost('subnet calculator');
  await screen.findAllByRole('option');
  expect(preview()).toBeNull();
});
