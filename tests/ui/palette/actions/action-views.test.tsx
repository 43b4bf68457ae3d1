// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadSpec } from '../../../../src/catalog/load-spec.ts';
import { loadToolNamespace } from '../../../../src/i18n/i18n.ts';
import { openPalette } from '../../../../src/palette/opening.ts';
import { dialog, firstRow, openHost, runs, writeText } from '../setup.tsx';
import { acts, control, key, panel, prepareAnswers } from './setup.tsx';

prepareAnswers();

const TOOLS = [
  ['base64-string-converter', 'converter'],
  ['json-prettify', 'development'],
] as const;

// Loaded beforehand: an answer that takes too long is dropped.
beforeAll(async () => {
  await Promise.all(TOOLS.flatMap(([id, category]) => [loadSpec({ id, category }), loadToolNamespace(id)]));
}, 60_000);

async function openActions(line: string, answer: string | RegExp) {
  const host = await openHost(line);
  await waitFor(() => expect(firstRow()?.textContent).toMatch(answer));
  control('k');
  return host;
}
const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name: 'Text to compare with' }), {
    clipboardData: { getData: () => text },
  });

describe('swap', () => {
  it('makes the answer the input of the inverse operation', async () => {
    const { input } = await openActions('b64 hello', /encode\(hello\)/);
    control('X', { shiftKey: true });
    expect(panel()).toBeNull();
    await waitFor(() => expect(input.value).toBe('b64d'));
    expect(document.activeElement).toBe(input);
    await waitFor(() => expect(runs.at(-1)?.request).toMatchObject({ operation: 'decode' }));
    expect(runs.at(-1)?.request.input).toEqual({ base64: 'encode(hello)#1' });
  });
  it('is available only if there is an inverse', async () => {
    await openActions('sha256 hello', /hello\)/);
    expect(acts()).not.toContain('swap');
    key('Escape');
    act(() => openPalette('b64d aGVsbG8='));
    await waitFor(() => expect(firstRow()?.textContent).toContain('decode('));
    control('k');
    expect(acts()).toContain('swap');
  });
});

describe('compare', () => {
  it('says at once whether pasted text matches the answer, and never reads the clipboard itself', async () => {
    const readText = vi.fn();
    await openActions('b64 hello', /encode\(hello\)/);
    Object.assign(navigator.clipboard, { readText });
    control('V', { shiftKey: true });
    const field = screen.getByRole('textbox', { name: 'Text to compare with' });
    expect(document.activeElement).toBe(field);
    paste('encode(hello)#1');
    expect(screen.getByText('Same')).toBeTruthy();
    paste('encode(hello)#1\n');
    expect(screen.getByText('Same, except for surrounding whitespace')).toBeTruthy();
    paste('encode(help)#1');
    expect(screen.getByText('First difference at character 11')).toBeTruthy();
    expect(screen.getByText('Pasted').parentElement?.querySelector('mark')?.textContent).toBe('p');
    paste('encode(');
    expect(screen.getByText('(end)')).toBeTruthy();
    expect(readText).not.toHaveBeenCalled();
  });
  it('never shows a secret', async () => {
    await openActions('b64 password=hunter2x', /encode\(/);
    control('V', { shiftKey: true });
    paste('something else');
    expect(screen.getByText('First difference at character 1')).toBeTruthy();
    expect(panel()?.querySelector('mark')).toBeNull();
  });
});

describe('why', () => {
  const facts = () =>
    Object.fromEntries(
      within(panel() as HTMLElement)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  it('explains how a call was understood', async () => {
    await openActions('sha256 --encoding=base64 hello', /hello\)/);
    control('y');
    expect(facts()).toEqual({
      Reason: "The line starts with one of the tool's aliases",
      sha256: 'Hash text · Hash · Algorithm: sha-256 · Output format: base64',
      Version: '2026.11.20-abc1234',
    });
  });
  it('has a footer that lists only the keys available there', async () => {
    await openActions('b64 hello', /encode\(hello\)/);
    const footer = () => dialog().querySelector('[class*="hints"]')?.textContent;
    expect(footer()).toBe('↑ ↓navigateEscclose actions');
    control('y');
    expect(footer()).toBe('Escback');
  });
  it('says which rule matched the text, and with what confidence', async () => {
    await openActions('{"a":1}', /run\(/);
    control('y');
    expect(facts()).toMatchObject({
      Reason: 'The text matches a format of this tool. Verified: valid JSON',
      Tool: expect.stringContaining('JSON') as string,
      Confidence: expect.stringMatching(/^9\d% · high$/) as string,
    });
  });
});

describe('a copied link', () => {
  const copied = async () => {
    control('L', { shiftKey: true });
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    return writeText.mock.calls[0]?.[0];
  };
  it('contains the tools of a chain, but never any text', async () => {
    await openActions('b64d aGVsbG8= | sha256 --encoding=base64', /hash\(/);
    expect(await copied()).toBe('http://localhost:3000/?open=b64d+%7C+sha256+--encoding%3Dbase64');
  });
  it("is the tool's page if there is nothing to add", async () => {
    await openActions('sha256 hello', /hello\)/);
    expect(await copied()).toBe('http://localhost:3000/hash-text');
  });
});

describe('a line from a link', () => {
  it('waits, says where it is from, and uses pasted text as its input', async () => {
    const { input } = await openHost();
    act(() => openPalette('b64d | sha256', { from: 'link' }));
    expect(await screen.findByText('From a link')).toBeTruthy();
    expect(await screen.findByText('Paste text for the first tool')).toBeTruthy();
    fireEvent.paste(input, { clipboardData: { getData: () => 'aGVsbG8=' } });
    expect(input.value).toBe('b64d | sha256');
    expect(screen.queryByText('From a link')).toBeNull();
    await waitFor(() => expect(firstRow()?.textContent).toContain('hash('));
    expect(runs[0]?.request.input).toEqual({ base64: 'aGVsbG8=' });
  });
});

describe('Escape', () => {
  it.each([
    ['V', true, 'textbox'],
    ['y', false, 'region'],
    ['e', false, 'textbox'],
  ] as const)('returns to the list from the view that %s opens, then closes', async (letter, shiftKey, role) => {
    await openActions('b64 hello', /encode\(hello\)/);
    control(letter, { shiftKey });
    expect(within(panel() as HTMLElement).getAllByRole(role)[0]).toBe(document.activeElement);
    key('Escape');
    expect(acts()[0]).toBe('enter');
    expect(document.activeElement).toBe(within(panel() as HTMLElement).getByRole('combobox'));
    key('Escape');
    expect(panel()).toBeNull();
  });
});
