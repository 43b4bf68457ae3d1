// with modules of its own: a page on which no key has been pressed
// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from '../../../src/ui/parts/tooltip/tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = (
  <Tooltip content="as plain text">
    <button type="button">Copy</button>
  </Tooltip>
);
const tip = () => screen.queryByRole('tooltip', { hidden: true });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('Tooltip', () => {
  it('describes its element from the start', () => {
    render(page);
    const id = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('as plain text');
  });

  it('shows after a moment of hovering and hides after leaving', async () => {
    render(page);
    fireEvent.pointerEnter(screen.getByRole('button').parentElement ?? document.body);
    expect(tip()).toBeNull();
    await wait(400);
    expect(tip()?.textContent).toBe('as plain text');
    fireEvent.pointerLeave(screen.getByRole('button').parentElement ?? document.body);
    await wait(150);
    expect(tip()).toBeNull();
  });

  it('shows on keyboard focus at once, and Escape hides it', () => {
    render(page);
    act(() => screen.getByRole('button').focus());
    expect(tip()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeNull();
  });
});
