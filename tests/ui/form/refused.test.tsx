// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../src/session/settings.ts';
import { at, box, button, results, runs, sampleForm, shows } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear(); // options are remembered
});
afterEach(cleanup);

describe('an invalid value', () => {
  it('starts no run, and stays marked while other fields change', async () => {
    render(sampleForm(at('encode', { text: 'a' })));
    await shows('<a>');
    const before = runs.length;
    fireEvent.change(box('Width'), { target: { value: '900' } });
    expect(await screen.findByText('Enter 80 or less.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Loud' }));
    fireEvent.change(box('Text'), { target: { value: 'b' } });
    expect(box('Width').getAttribute('aria-invalid')).toBe('true');
    expect(runs.length).toBe(before);
    expect([box('Result').value, results().dataset['stale']]).toEqual(['<a>', 'true']);
    fireEvent.change(box('Width'), { target: { value: '7' } });
    await shows('<B>');
    expect(results().dataset['stale']).toBeUndefined();
  });

  it('cancels the current run without reporting that as a failure', async () => {
    render(sampleForm(at('encode', { text: 'slow' })));
    await waitFor(() => expect(results().getAttribute('aria-busy')).toBe('true'));
    fireEvent.change(box('Width'), { target: { value: 'x' } });
    expect(await screen.findByText('Enter a number.')).toBeTruthy();
    expect(runs.every(({ signal }) => signal.aborted)).toBe(true);
    expect(results().getAttribute('aria-busy')).toBeNull();
    expect(screen.queryByText('Canceled')).toBeNull();
  });

  it('gets focus when the button for slow work is pressed, and nothing runs', async () => {
    render(sampleForm(at('slow', { text: 'a' })));
    fireEvent.change(box('Rounds'), { target: { value: '99999' } });
    await screen.findByText('Enter 9999 or less.');
    const before = runs.length;
    fireEvent.click(button(/^Slow/));
    await waitFor(() => expect(document.activeElement).toBe(box('Rounds')));
    expect(runs.length).toBe(before);
  });
});
