// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../../../src/ui/parts/copy/copy-button.tsx';

vi.mock('../../../src/i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const press = async () => {
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

describe('CopyButton', () => {
  it('shows and announces "copied" for 1500 ms', async () => {
    render(<CopyButton text={() => 'made now'} />);
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('made now');
    expect(screen.getByRole('button').textContent).toBe('ui.copied');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('status').textContent).toBe('ui.copiedStatus');
    await act(() => vi.advanceTimersByTimeAsync(1399));
    expect(screen.getByRole('button').textContent).toBe('ui.copied');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button').textContent).toBe('ui.copy');
  });

  it('reports a failure', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(<CopyButton text="x" />);
    await press();
    expect(screen.getByRole('button').textContent).toBe('ui.copyFailed');
  });

  it('counts 1500 ms from the last press', async () => {
    render(<CopyButton text="x" />);
    await press();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await press();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button').textContent).toBe('ui.copied');
  });

  it('keeps its name as an icon button', async () => {
    render(<CopyButton text="x" iconOnly />);
    await press();
    expect(screen.getByRole('button', { name: 'ui.copy' }).dataset['copyState']).toBe('copied');
  });
});
