// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../../src/core/context.ts';
import { takeHandoff } from '../../../../src/session/handoff.ts';
import { answerLater, openHost, preload, preparePalette, rows, runs, writeText } from '../setup.tsx';

preparePalette();

preload(['hash-text', 'crypto'], ['base64-string-converter', 'converter']);

const OTHER: Reading = { as: 'first', others: [{ as: 'second', values: { algorithm: 'md5' } }] };

const end = (at: number, output: string, readings?: readonly Reading[]) =>
  act(async () => runs[at]?.end({ ok: true, output, warnings: [], ...(readings && { readings }) }));

async function typed(line: string) {
  answerLater();
  const host = await openHost(line);
  await waitFor(() => expect(runs).toHaveLength(1));
  return host;
}

describe('readings in the palette', () => {
  it('are named below the answer', async () => {
    await typed('sha256 a');
    await end(0, 'one', [{ as: 'first', others: [] }]);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('first'));
    expect(runs).toHaveLength(1);
  });

  it('of another value get a row of their own, which Enter copies', async () => {
    const { user } = await typed('sha256 a');
    const before = rows().length;
    await end(0, 'one', [OTHER]);
    await waitFor(() => expect(runs).toHaveLength(2));
    expect(runs[1]?.request.input).toMatchObject({ text: 'a', algorithm: 'md5' });
    expect(rows()).toHaveLength(before); // not before there is a value
    await end(1, 'two', [{ as: 'second', others: [] }]);
    await screen.findByText('two');
    expect(rows()[0]?.textContent).not.toContain('--algorithm=md5'); // the next row is that reading
    expect(rows()[1]?.textContent).toContain('second');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('two'));
  });

  it('of the same value have none', async () => {
    await typed('sha256 a');
    await end(0, 'one', [OTHER]);
    await waitFor(() => expect(runs).toHaveLength(2));
    const before = rows().length;
    await end(1, 'one', [{ as: 'second', others: [] }]);
    expect(rows()).toHaveLength(before);
  });

  it('open the tool with their values', async () => {
    const { user } = await typed('sha256 a');
    await end(0, 'one', [OTHER]);
    await waitFor(() => expect(runs).toHaveLength(2));
    await end(1, 'two', [{ as: 'second', others: [] }]);
    await screen.findByText('two');
    await user.keyboard('{ArrowDown}{Tab}');
    await waitFor(() => expect(takeHandoff('hash-text')?.values).toMatchObject({ text: 'a', algorithm: 'md5' }));
  });

  it('of an earlier step of a chain run the whole chain again', async () => {
    await typed('sha256 a | b64');
    await end(0, 'one', [OTHER]);
    await waitFor(() => expect(runs).toHaveLength(2));
    await end(1, 'b25l');
    await waitFor(() => expect(runs).toHaveLength(3));
    expect(runs[2]?.request.input).toMatchObject({ algorithm: 'md5' });
    await end(2, 'two');
    await waitFor(() => expect(runs).toHaveLength(4));
    expect(runs[3]?.request.input).toMatchObject({ text: 'two' });
    await end(3, 'dHdv');
    await screen.findByText('dHdv');
    expect(rows()[0]?.textContent).toContain('Step 1 (sha256): Read as first. As second (--algorithm=md5)');
  });
});
