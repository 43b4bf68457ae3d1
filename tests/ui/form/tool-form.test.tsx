// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../../../src/core/run.ts';
import type { Run } from '../../../src/operation/runs.ts';
import { settings } from '../../../src/session/settings.ts';
import { at, box, button, choose, results, runs, runSample, sampleForm, shows, tab } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear(); // options are remembered
});
afterEach(cleanup);

describe('results while typing', () => {
  it('follow the input, and clearing it shows a hint instead of an error', async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await user.type(box('Text'), 'ab');
    await shows('<ab>');
    expect(box('Result').placeholder).toBe('');
    await user.clear(box('Text'));
    await waitFor(() => expect(box('Result').placeholder).toBe('Enter text or try an example'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('abort the previous run', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'slow' })));
    await waitFor(() => expect(runs.length).toBeGreaterThan(0));
    await user.type(box('Text'), 'er');
    await shows('<slower>');
    const slow = runs.filter(({ input }) => input.text === 'slow');
    expect(slow.length).toBeGreaterThan(0);
    expect(slow.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('stay dimmed while the input is invalid, and the failure appears at its field with its position', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'ab' })));
    await shows('<ab>');
    await user.type(box('Text'), '!');
    const place = await screen.findByRole('button', { name: 'line 1, column 3' });
    expect(place.parentElement?.textContent).toBe('No such letter (line 1, column 3)');
    expect(box('Text').getAttribute('aria-invalid')).toBe('true');
    expect(box('Result').value).toBe('<ab>');
    expect(results().dataset.stale).toBe('true');
    await user.click(place);
    expect([document.activeElement, box('Text').selectionStart]).toEqual([box('Text'), 2]);
    await user.type(box('Text'), '{Backspace}c');
    await shows('<abc>');
    expect(results().dataset.stale).toBeUndefined();
  });

  it('show warnings next to a valid result', async () => {
    render(sampleForm(at('encode', { text: 'abcdefghij' })));
    expect(await screen.findByText('That is long: 10')).toBeTruthy();
  });

  it('name another reading of the input and switch to it, which can be undone', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'read' })));
    expect(await screen.findByText(/Read as a whisper\. As a shout, the value differs\./)).toBeTruthy();
    await user.click(button('Read as a shout'));
    await shows('<READ>');
    expect(screen.queryByText(/the value differs/)).toBeNull();
    await user.click(button('Undo'));
    await shows('<read>');
  });

  it('report internal errors as such', async () => {
    render(sampleForm(at('encode', { text: 'crash' })));
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong (RangeError)');
    expect(box('Text').value).toBe('crash');
  });

  it('offer to try again when the worker died', async () => {
    const user = userEvent.setup();
    let dead = true;
    const run: Run = async (...call): Promise<Result> =>
      dead ? { ok: false, failure: { code: 'worker-died' } } : runSample(...call);
    render(sampleForm(at('encode', { text: 'a' }), run));
    await screen.findByRole('alert');
    dead = false;
    await user.click(button('Try again'));
    await shows('<a>');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('update periodically if the operation is live', async () => {
    render(sampleForm(at('clock')));
    await waitFor(() => expect(runs.length).toBeGreaterThan(3));
  });
});

describe('the rules of the fields', () => {
  it('use the shared messages, with their bounds', async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await user.clear(box('Width'));
    await user.type(box('Width'), '900');
    expect(await screen.findByText('Enter 80 or less.')).toBeTruthy();
    expect(box('Width').getAttribute('aria-invalid')).toBe('true');
    await user.clear(box('Width'));
    await user.type(box('Width'), 'x');
    expect(await screen.findByText('Enter a number.')).toBeTruthy();
  });

  it('show the failure of a hidden field above the results', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'a', trim: true, inner: 'x' })));
    expect(await screen.findByText('Wrong inner text')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Trim' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong inner text');
    expect(screen.queryByRole('textbox', { name: 'Inner' })).toBeNull();
  });
});

describe('nothing typed is lost', () => {
  it('when switching operations, in shared and unshared fields', async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await user.type(box('Text'), 'mine');
    await user.clear(box('Width'));
    await user.type(box('Width'), '9x');
    await user.click(screen.getByRole('radio', { name: 'Loud' }));
    await user.click(tab('Decode'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Loud' }).checked).toBe(true);
    await user.type(box('Coded'), '<x>');
    await user.click(tab('Encode'));
    expect([box('Text').value, box('Width').value]).toEqual(['mine', '9x']);
    await user.click(tab('Decode'));
    expect(box('Coded').value).toBe('<x>');
  });

  it('when the language changes', async () => {
    const user = userEvent.setup();
    const { rerender } = render(sampleForm());
    await user.type(box('Text'), 'mine');
    await shows('<mine>');
    const before = runs.length;
    rerender(sampleForm(null, runSample, 'cn'));
    expect(box('Text').value).toBe('mine');
    await waitFor(() => expect(runs.length).toBe(before + 1));
  });

  it('after a reset or an example, which can be undone', async () => {
    const user = userEvent.setup();
    render(sampleForm());
    expect(button('Reset')).toHaveProperty('disabled', true);
    await user.type(box('Text'), 'mine');
    await user.click(button('Reset'));
    expect(box('Text').value).toBe('');
    await user.click(button('Undo'));
    expect(box('Text').value).toBe('mine');
    await choose(user, 'Examples', /^A greeting/);
    await shows('<hello>');
    await user.click(button('Undo'));
    expect(box('Text').value).toBe('mine');
  });
});
