// with modules of its own: which rows follow a failed answer depends on what was used before
// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeHandoff } from '../../../../src/session/handoff.ts';
import { registerActions } from '../../../../src/palette/registry.ts';
import { openPalette } from '../../../../src/palette/opening.ts';
import {
  actions,
  answerLater,
  dialog,
  firstRow,
  notify,
  openHost,
  openTool,
  rows,
  runs,
  writeText,
  preparePalette,
  preload,
} from '../setup.tsx';

preparePalette();

preload(['hash-text', 'crypto'], ['uuid-generator', 'crypto'], ['bcrypt', 'crypto']);

describe('answers', () => {
  it('copies the answer with Enter, then closes with an empty field', async () => {
    const { user, input } = await openHost('sha256 hello');
    await screen.findByText('hash(sha-256,hello)#1');
    await user.keyboard('{Enter}');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('hash(sha-256,hello)#1');
    // Closed before the next key press, which is meant for the page.
    await act(async () => undefined);
    expect(dialog().open).toBe(false);
    expect(notify).toHaveBeenCalledExactlyOnceWith('palette.copyStatus.copied', {
      title: 'SHA-256: hash(sha-256,hello)#1',
    });
    expect(input.value).toBe('');
  });

  it('acts on the text in the field, not on the rendered list', async () => {
    const { input } = await openHost('sha256 old');
    await screen.findByText('hash(sha-256,old)#1');
    // The browser has put text into the field, but React doesn't know yet.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'b64 new');
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    expect(writeText.mock.calls[0]?.[0]).toBe('encode(new)#2');
  });

  it('discards answers to older text', async () => {
    answerLater();
    const { user } = await openHost('sha256 a');
    await waitFor(() => expect(runs).toHaveLength(1));
    await user.keyboard('b');
    await waitFor(() => expect(runs).toHaveLength(2));
    expect(runs[0]?.signal.aborted).toBe(true);
    await act(async () => runs[0]?.end({ ok: true, output: 'old', warnings: [] }));
    expect(screen.queryByText('old')).toBeNull();
    await act(async () => runs[1]?.end({ ok: true, output: 'live', warnings: [] }));
    expect(await screen.findByText('live')).toBeTruthy();
  });

  it('waits for a pending answer after Enter', async () => {
    answerLater();
    const { user } = await openHost('sha256 a');
    await screen.findByRole('listbox');
    const height = firstRow()?.className;
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText('Will copy when ready')).length).toBeGreaterThan(0);
    expect(firstRow()?.className).toBe(height); // the row was there from the start
    await waitFor(() => expect(runs).toHaveLength(1));
    await act(async () => runs[0]?.end({ ok: true, output: 'late', warnings: [] }));
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('late'));
    expect(dialog().open).toBe(false);
  });

  it.each([
    ['the first actions', [], actions],
    ['actions in the place of others', actions, actions.slice(1)],
  ])('keeps waiting while it gets %s', async (_, before, after) => {
    answerLater();
    registerActions(before);
    const { user } = await openHost('sha256 a');
    await screen.findByRole('listbox');
    await waitFor(() => expect(runs).toHaveLength(1));
    await user.keyboard('{Enter}');
    act(() => registerActions(after));
    expect(screen.getAllByText('Will copy when ready').length).toBeGreaterThan(0);
    await act(async () => runs[0]?.end({ ok: true, output: 'late', warnings: [] }));
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('late'));
    expect(runs).toHaveLength(1);
  });

  it.each([
    ['Escape', '{Escape}', 'sha256 a'],
    ['an edit', 'b', 'sha256 ab'],
  ])('cancels a pending Enter on %s', async (_, key, text) => {
    answerLater();
    const { user, input } = await openHost('sha256 a');
    await screen.findByRole('listbox');
    await waitFor(() => expect(runs).toHaveLength(1));
    await user.keyboard(`{Enter}${key}`);
    expect(screen.queryByText('Will copy when ready')).toBeNull();
    await act(async () => runs[0]?.end({ ok: true, output: 'late', warnings: [] }));
    expect(writeText).not.toHaveBeenCalled();
    expect(input.value).toBe(text);
  });

  it('keeps one row for a failed answer, and the selection on its row', async () => {
    answerLater();
    const { user } = await openHost('base 12%');
    await screen.findByRole('listbox');
    const kinds = () => rows().map((row) => `${row.dataset.kind} ${row.getAttribute('aria-selected')}`);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(kinds().slice(0, 4)).toEqual(['answer false', 'answer false', 'answer false', 'tool true']);
    // If typing is slow, prefixes of the line run too.
    await waitFor(() => expect(JSON.stringify(runs.at(-1)?.request)).toContain('12%'));
    await act(async () => runs.at(-1)?.end({ ok: false, failure: { code: 'not-a-number' } }));
    await waitFor(() => expect(kinds().slice(0, 2)).toEqual(['answer false', 'tool true']));
  });

  it('reports that copying failed, and stays open', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { user } = await openHost('sha256 hello');
    await screen.findByText('hash(sha-256,hello)#1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText("Couldn't copy")).toBeTruthy();
    expect(dialog().open).toBe(true);
  });

  it('explains a failure in words', async () => {
    answerLater();
    await openHost('b64d a');
    await waitFor(() => expect(runs).toHaveLength(1));
    await act(async () =>
      runs[0]?.end({ ok: false, failure: { code: 'unknown-field', params: { name: 'foo', names: 'bar' } } }),
    );
    await waitFor(() => expect(firstRow()?.textContent).toContain('foo'));
    expect(firstRow()?.dataset.kind).toBe('answer');
  });

  it('runs a generator once for the same line', async () => {
    const { user } = await openHost('uuid');
    const before = await waitFor(() => {
      const text = firstRow()?.textContent;
      expect(text).toContain('#1');
      return text;
    });
    await user.keyboard(' 2');
    await screen.findByText(/#2/);
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(firstRow()?.textContent).toBe(before));
    expect(runs).toHaveLength(2);
  });

  it('runs slow work only on Enter, and copies the result when it is ready', async () => {
    answerLater();
    const { user } = await openHost('bcrypt secret');
    await screen.findByText('Press Enter to run');
    expect(runs).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(runs).toHaveLength(1));
    expect((await screen.findAllByText('Will copy when ready')).length).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    expect(runs[0]?.signal.aborted).toBe(true);
    await screen.findByText('Press Enter to run');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(runs).toHaveLength(2));
    await act(async () => runs[1]?.end({ ok: true, output: '$2b$10$x', warnings: [] }));
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('$2b$10$x'));
  });

  it('opens slow work with Tab, and runs nothing without input', async () => {
    const { user } = await openHost('bcrypt secret');
    await screen.findByText('Press Enter to run');
    await user.keyboard('{Tab}');
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('bcrypt'));
    expect(Object.values(takeHandoff('bcrypt')?.values ?? {})).toContain('secret');

    act(() => openPalette('sha256'));
    await waitFor(() => expect(firstRow()?.textContent).toContain('Add a space, then your input'));
    expect(runs).toHaveLength(0);
  });

  it('passes the result to the next stage, and names the stage that fails', async () => {
    answerLater();
    await openHost('b64d aGk= | sha256');
    await waitFor(() => expect(runs).toHaveLength(1));
    await act(async () => runs[0]?.end({ ok: true, output: 'hi', warnings: [] }));
    await waitFor(() => expect(runs).toHaveLength(2));
    expect(runs[1]?.request).toMatchObject({ card: { id: 'hash-text' }, input: { text: 'hi', algorithm: 'sha-256' } });
    await act(async () => runs[1]?.end({ ok: true, output: 'digest', warnings: [] }));
    await screen.findByText('digest');
    expect(firstRow()?.textContent).toContain('SHA-256');

    act(() => openPalette('b64d ! | json'));
    await waitFor(() => expect(runs).toHaveLength(3));
    await act(async () =>
      runs[2]?.end({ ok: false, failure: { code: 'unknown-field', params: { name: 'foo', names: '' } } }),
    );
    await waitFor(() => expect(firstRow()?.textContent).toContain('Step 1 (b64d):'));
  });
});
