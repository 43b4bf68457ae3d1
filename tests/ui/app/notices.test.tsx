// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Notices from '../../../src/app/layout/notices.tsx';
import { dismiss, notify } from '../../../src/session/notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => dismiss('one'));
  cleanup();
  vi.useRealTimers();
});

const shown = () => document.querySelector('[data-notice="one"]');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (key: string) =>
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

describe('a notice with an action', () => {
  const perform = vi.fn();
  const open = () => {
    render(
      <>
        <input aria-label="work" />
        <Notices />
      </>,
    );
    screen.getByLabelText('work').focus();
    act(() => notify({ id: 'one', text: 'done', action: { label: 'undo', perform } }));
  };

  it('disappears on its own', () => {
    open();
    pass(9000);
    expect(shown()).not.toBeNull();
    pass(1500);
    expect(shown()).toBeNull();
  });

  it('stays while focused, and F6 moves focus to it and back', () => {
    open();
    press('F6');
    expect(document.activeElement?.textContent).toBe('undo');
    pass(60_000);
    expect(shown()).not.toBeNull();
    press('F6');
    expect(document.activeElement).toBe(screen.getByLabelText('work'));
    pass(10_500);
    expect(shown()).toBeNull();
  });

  it('restores focus when its action is used', () => {
    open();
    press('F6');
    act(() => screen.getByRole('button', { name: 'undo' }).click());
    expect(perform).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByLabelText('work'));
  });
});
