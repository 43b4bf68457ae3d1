// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as make from '../../../src/core/fields.ts';
import { operation } from '../../../src/core/tool.ts';
import { out } from '../../../src/core/values.ts';
import { ghostOf, isUntouched, withGhost } from '../../../src/operation/example.ts';
import { settings } from '../../../src/session/settings.ts';
import { at, box, button, choose, results, runs, sampleForm, shows } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear(); // options are remembered
});
afterEach(cleanup);

const fields = {
  text: make.text({ primary: true }),
  key: make.secret({ required: false }),
  mode: make.choice(['a', 'b']),
};
const op = (examples: object[], more: object = {}) =>
  operation({ fields: { ...fields, ...more }, output: out.text(), transform: () => '', examples } as never);

describe('the initial example', () => {
  it('is the first one with a purpose, or else the first one', () => {
    const plain = { input: { text: 'plain' }, output: '' };
    const named = { input: { text: 'named' }, output: '', sample: 'named' };
    expect(ghostOf(op([plain, named]))).toEqual({ text: 'named' });
    expect(ghostOf(op([plain]))).toEqual({ text: 'plain' });
    expect(ghostOf(op([]))).toBeNull();
  });
  it('is omitted without a primary input, or if there is a result without it', () => {
    expect(ghostOf(op([{ input: { mode: 'b' }, output: '' }]))).toBeNull();
    const optional = { text: make.text({ primary: true, required: false }) };
    expect(ghostOf(op([{ input: { text: 'plain' }, output: '' }], optional))).toBeNull();
    expect(ghostOf(op([{ input: { text: 'named' }, output: '', sample: 'x' }], optional))).toEqual({ text: 'named' });
  });
  it("is the browser's own value if the field asks for it", () => {
    const own = { text: make.text({ primary: true, own: 'userAgent' }) };
    expect(ghostOf(op([{ input: { text: 'plain' }, output: '' }], own))).toEqual({ text: navigator.userAgent });
  });
  it("fills what the user hasn't typed or set", () => {
    const known = op([]);
    expect(isUntouched(known, { text: '', key: 'k', mode: 'b' })).toBe(true);
    expect(isUntouched(known, { text: 'x' })).toBe(false);
    const ghost = { text: 'hello', key: 'secret', mode: 'b' };
    expect(withGhost(known, { text: '', key: '', mode: 'a' }, ghost)).toEqual(ghost);
    expect(withGhost(known, { text: '', key: 'mine', mode: 'a' }, ghost)).toMatchObject({ key: 'mine' });
    const chosen = new Set(['mode']);
    expect(withGhost(known, { text: '', key: '', mode: 'a' }, ghost, chosen)).toEqual({ ...ghost, mode: 'a' });
  });
});

describe('the initial example on the page', () => {
  it('is a placeholder with its real result, and is labeled as an example', async () => {
    render(sampleForm());
    await shows('<hello>');
    expect(box('Text').value).toBe('');
    expect(box('Text').placeholder).toBe('hello');
    expect(screen.getAllByText('Example').length).toBeGreaterThan(0);
  });

  it('disappears with its result when the typed text runs only on request', async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await shows('<hello>');
    await user.click(box('Text'));
    await user.paste('costly');
    await screen.findByRole('button', { name: /^Encode \(about/ });
    expect(results().textContent).not.toContain('<hello>');
    expect(results().textContent).not.toContain('Result ready');
  });

  it('follows the options, and disappears with the first letter until a reset', async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await shows('<hello>');
    await user.click(screen.getByRole('radio', { name: 'Loud' }));
    await shows('<HELLO>');
    await user.type(box('Text'), 'x');
    await shows('<X>');
    expect(screen.queryByText('Example')).toBeNull();
    await user.clear(box('Text'));
    await waitFor(() => expect(box('Result').value).toBe(''));
    await user.click(button('Reset'));
    await shows('<hello>');
  });

  it("isn't kept as the last valid result of the typed text", async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await shows('<hello>');
    await user.type(box('Text'), '!');
    expect(await screen.findByText(/No such letter/)).toBeTruthy();
    expect(box('Result').value).toBe('');
    expect(results().dataset.stale).toBeUndefined();
  });

  it("isn't included in links or commands, or copied by the page's shortcut", async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await shows('<hello>');
    await choose(user, 'Share', 'Copy link with this input');
    expect(await navigator.clipboard.readText()).toBe('https://tools.example/sample#op=encode');
    await choose(user, 'Share', 'Copy as terminal command');
    expect(await navigator.clipboard.readText()).toBe('npm run -s tool -- run sample/encode');
    await navigator.clipboard.writeText('before');
    fireEvent.keyDown(window, { code: 'KeyC', ctrlKey: true, shiftKey: true });
    expect(await navigator.clipboard.readText()).toBe('before');
    await user.type(box('Text'), 'mine');
    await shows('<mine>');
    fireEvent.keyDown(window, { code: 'KeyC', ctrlKey: true, shiftKey: true });
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('<mine>'));
  });

  it('is the sample file of a file operation', async () => {
    render(sampleForm(at('read')));
    expect(await screen.findByText('sample.bin', { selector: 'bdi, button *' })).toBeTruthy();
  });

  it('is regenerated with Alt+R in a generator', async () => {
    render(sampleForm(at('make')));
    const token = async () => (await screen.findByRole('button', { name: /^Copy Token: / })).parentElement?.textContent;
    const first = await token();
    fireEvent.keyDown(window, { code: 'KeyR', altKey: true });
    await waitFor(async () => expect(await token()).not.toBe(first));
  });
});
