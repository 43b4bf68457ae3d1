// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choice, integer, text } from '../../../src/core/fields.ts';
import { createFieldCheck } from '../../../src/ui/form/field-check.ts';
import { settings } from '../../../src/session/settings.ts';
import { at, box, button, results, runs, sampleForm, shows } from './sample-form.tsx';
import { sampleTexts, sampleTool } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear(); // options are remembered
});
afterEach(cleanup);

describe('the rules of the fields', () => {
  const fields = {
    text: text({ primary: true }),
    count: integer({ min: 0, max: 9, initial: 1 }),
    mode: choice(['a', 'b']),
  };

  it('return the input and the rejected values, with their bounds', () => {
    expect(createFieldCheck({ fields })({ text: 'x', count: '5', mode: 'b' })).toEqual({
      input: { text: 'x', count: 5, mode: 'b' },
      refused: [],
    });
    const { input, refused } = createFieldCheck({ fields })({ text: 'x', count: '50', mode: 'c' });
    expect(input).toEqual({ text: 'x', count: 1, mode: 'a' });
    expect(refused).toMatchObject([
      { field: 'count', code: 'above-maximum', params: { minimum: 0, maximum: 9 } },
      { field: 'mode', code: 'not-an-option' },
    ]);
  });

  it('run once per value', () => {
    const check = createFieldCheck({ fields });
    const asked = vi.spyOn(fields.text.schema, 'safeParse');
    check({ text: 'x', count: '50', mode: 'a' });
    check({ text: 'x', count: '50', mode: 'b' });
    check({ text: 'x', count: '5', mode: 'b' });
    expect(asked).toHaveBeenCalledTimes(1);
    check({ text: 'y', count: '5', mode: 'b' });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('an invalid value', () => {
  const { schema } = sampleTool.operations['encode']!.fields['width']!;

  it('is checked once, and starts no run', async () => {
    render(sampleForm(at('encode', { text: 'a' })));
    await shows('<a>');
    const before = runs.length;
    const asked = vi.spyOn(schema, 'safeParse');
    fireEvent.change(box('Width'), { target: { value: '900' } });
    expect(await screen.findByText('Enter 80 or less.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Loud' }));
    fireEvent.change(box('Text'), { target: { value: 'b' } });
    expect(box('Width').getAttribute('aria-invalid')).toBe('true');
    expect(asked.mock.calls.filter(([value]) => value === '900')).toHaveLength(1);
    expect(runs.length).toBe(before);
    expect([box('Result').value, results().dataset['stale']]).toEqual(['<a>', 'true']);
    fireEvent.change(box('Width'), { target: { value: '7' } });
    await shows('<B>');
    expect(results().dataset['stale']).toBeUndefined();
    asked.mockRestore();
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
