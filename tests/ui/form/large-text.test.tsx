// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../src/session/settings.ts';
import { PASTE_LIMIT } from '../../../src/ui/fields/large/limits.ts';
import { at, box, button, runs, sampleForm, tab } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

// Without its chunk the editor is a textarea.
vi.mock('../../../src/ui/code-editor/editor.ts', () => {
  throw new Error('not here');
});
beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear();
});
afterEach(cleanup);

const paste = (element: Element, text: string) => {
  const clipboardData = { getData: () => text, types: ['text/plain'], files: [], items: [] };
  return fireEvent.paste(element, { clipboardData });
};
const LINES = 'a line\n'.repeat(200_000);
const card = () => screen.getByRole('group', { name: 'Text' });
const lastText = () => runs.at(-1)?.input.text;

describe('a text too large for its field', () => {
  it('is shown as a document, runs, and can be undone, removed and restored', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'before' })));
    await waitFor(() => expect(lastText()).toBe('before'));
    const area = box('Text');
    area.setSelectionRange(0, 6);
    expect(paste(area, LINES.replaceAll('\n', '\r\n'))).toBe(false);
    expect(document.activeElement).toBe(card());
    expect(await screen.findByText('1.4 MB · 200,001 lines')).toBeTruthy();
    expect(card().textContent.length).toBeLessThan(2000);
    await waitFor(() => expect(lastText()).toBe(LINES));

    await user.keyboard('{Control>}z{/Control}');
    expect(box('Text').value).toBe('before');
    expect(document.activeElement).toBe(box('Text'));

    paste(box('Text'), LINES);
    await user.click(button('Undo'));
    expect(box('Text').value).toBe('before');

    paste(box('Text'), LINES);
    await user.click(button('Remove'));
    expect(box('Text').value).toBe('');
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('1.4 MB · 200,001 lines')).toBeTruthy();
  });

  it('is inserted at the caret', () => {
    render(sampleForm(at('encode', { text: 'ab' })));
    box('Text').setSelectionRange(1, 1);
    paste(box('Text'), LINES);
    return waitFor(() => expect(lastText()).toBe(`a${LINES}b`));
  });

  it('is edited on request, and stays editable when typing exceeds the limit', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: LINES })));
    await user.click(button('Edit'));
    expect(screen.queryByRole('group', { name: 'Text' })).toBeNull();
    cleanup();
    render(sampleForm(at('slow', { text: 'x'.repeat(20_000) })));
    fireEvent.change(box('Text'), { target: { value: 'x'.repeat(20_001) } });
    expect(screen.queryByRole('group', { name: 'Text' })).toBeNull();
  });

  it('loses its line breaks in a single-line field, as in browsers', async () => {
    render(sampleForm(at('slow')));
    paste(box('Text'), LINES);
    expect(await screen.findByText('1.2 MB · 1 line')).toBeTruthy();
  });

  it('is rejected above the paste limit, and the previous text stays', () => {
    render(sampleForm(at('encode', { text: 'ab' })));
    paste(box('Text'), 'x'.repeat(PASTE_LIMIT));
    expect(screen.getByText('Too large to paste (maximum 100 MB). Split the text.')).toBeTruthy();
    expect(box('Text').value).toBe('ab');
  });

  it("isn't shown in a secret field", async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await user.click(tab('Encode'));
    paste(screen.getByLabelText('Key'), 'secret'.repeat(10_000));
    expect(await screen.findByText('60 kB · 1 line')).toBeTruthy();
    expect(document.body.textContent).not.toContain('secretsecret');
  });
});
