// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../src/session/settings.ts';
import { at, box, button, results, runs, runSample, sampleForm } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear(); // options are remembered
});
afterEach(cleanup);

describe('work that takes a while', () => {
  it('starts only on request, by button and by Ctrl+Enter', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('slow', { text: 'pw' })));
    expect(screen.getByText('Press Slow to start')).toBeTruthy();
    await user.type(box('Text'), '1');
    expect(runs).toEqual([]);
    await user.click(button(/^Slow/));
    expect(await screen.findByText('#pw1')).toBeTruthy();
    await user.type(box('Text'), '2');
    expect(results().dataset.stale).toBe('true');
    fireEvent.keyDown(box('Text'), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('#pw12')).toBeTruthy();
  });

  it('shows its progress, can be canceled, and keeps the last result', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('slow', { text: 'a' })));
    await user.click(button(/^Slow/));
    await screen.findByText('#a');
    await user.clear(box('Rounds'));
    await user.type(box('Rounds'), '9999');
    await user.click(button(/^Slow/));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Canceled')).toBeTruthy();
    expect(screen.getByText('#a')).toBeTruthy();
    expect(runs.at(-1)?.signal.aborted).toBe(true);
  });
});

describe('a generator', () => {
  it('generates another result on request, and keeps it when the language changes', async () => {
    const user = userEvent.setup();
    const { rerender } = render(sampleForm(at('make')));
    const token = () => button(/^Copy Token: /).parentElement?.textContent ?? '';
    await waitFor(() => expect(token()).toMatch(/^[\da-f]{8}$/));
    const first = token();
    await user.click(button('Regenerate'));
    await waitFor(() => expect(token()).not.toBe(first));
    const second = token();
    rerender(sampleForm(null, runSample, 'cn'));
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(token()).toBe(second);
  });
});
