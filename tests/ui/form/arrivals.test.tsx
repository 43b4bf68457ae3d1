// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handOver, takeHandoff } from '../../../src/session/handoff.ts';
import { decodeLink } from '../../../src/core/link.ts';
import { settings } from '../../../src/session/settings.ts';
import { at, box, button, choose, openTool, runs, sampleForm, shows } from './sample-form.tsx';
import { sampleTexts, sampleTool } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear(); // options are remembered
});
afterEach(cleanup);

describe('examples', () => {
  it('are named after their purpose or else their input, without duplicates', async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await user.click(button('Examples'));
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['A greetinghello', 'hello', `${'👩‍👩‍👧‍👦'.repeat(24)}…`]);
  });

  it('fill the other fields with their initial values', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'x', width: 33 })));
    await choose(user, 'Examples', 'hello');
    await shows('<HELLO>');
    expect(box('Width').value).toBe('10');
  });

  it('pass a file as a real File, which can be sent to a worker', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('read')));
    await choose(user, 'Examples', 'sample.bin');
    await waitFor(() => expect(runs.at(-1)?.input.upload).toBeInstanceOf(File));
  });
});

describe('swap', () => {
  it('uses the result as input', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'there' })));
    await shows('<there>');
    await user.click(button(/^Use result/));
    expect(box('Coded').value).toBe('<there>');
    await shows('there');
  });

  it('opens another tool with the result and the current values', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('decode', { coded: '<a>' })));
    await shows('a');
    await user.click(button(/^Use result/));
    expect(openTool).toHaveBeenLastCalledWith('other-tool');
    expect(takeHandoff('other-tool')).toEqual({
      operation: 'decode',
      values: { coded: '<a>', mode: 'plain' },
      primary: 'a',
      undoes: sampleTool.operations['decode'],
    });
  });

  it('from another tool carries over the options that both have', async () => {
    const undoes = sampleTool.operations['decode']!;
    handOver('sample', { operation: 'encode', values: { coded: 'x', mode: 'loud' }, primary: 'back', undoes });
    render(sampleForm());
    await shows('<BACK>');
  });
});

describe('incoming values', () => {
  it('from a link fill the form, except for invalid ones', async () => {
    render(sampleForm(decodeLink(sampleTool, '#op=encode&text=a%20b&mode=loud&width=99')));
    await shows('<A B>');
    expect(box('Width').value).toBe('10');
  });

  it('with a result show it without a new run or remembered options, until something is typed', async () => {
    const user = userEvent.setup();
    const values = { text: 'dice', mode: 'plain' };
    settings.note('options', { sample: { width: 20 } });
    handOver('sample', { operation: 'encode', values, result: { ok: true, output: 'rolled 4', warnings: [] } });
    render(sampleForm());
    await shows('rolled 4');
    expect(box('Width').value).toBe('10');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(runs).toEqual([]);
    await user.type(box('Text'), 's');
    await shows('<dices>');
    handOver('sample', { operation: 'encode', values, result: { ok: true, output: 'rolled 6', warnings: [] } });
    await shows('rolled 6');
  });

  it('from another tool are applied before and while the page is open', async () => {
    handOver('sample', { operation: 'encode', values: { mode: 'loud', unknown: 1 }, primary: 'first' });
    render(sampleForm());
    await shows('<FIRST>');
    handOver('sample', { operation: 'decode', values: { coded: '(b)', mode: 'no such' } });
    await shows('b');
    expect(takeHandoff('sample')).toBeNull();
  });
});
