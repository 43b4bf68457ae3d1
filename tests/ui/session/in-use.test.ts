// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

describe('a page is in use', () => {
  it.each(['keydown', 'wheel', 'popstate'])('from the first %s on', async (sign) => {
    const { inUse, whenInUse } = await import('../../../src/session/in-use.ts');
    const work = vi.fn();
    whenInUse(work);
    expect(inUse.get()).toBe(false);
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(inUse.get()).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['pointermove', 'pointerdown', 'click'])(
    'a moment after the first %s, which may be about to open something',
    async (sign) => {
      vi.useFakeTimers();
      const { inUse } = await import('../../../src/session/in-use.ts');
      window.dispatchEvent(new Event(sign));
      expect(inUse.get()).toBe(false);
      vi.advanceTimersByTime(300);
      expect(inUse.get()).toBe(true);
      vi.useRealTimers();
    },
  );

  it('not when the page appears under a resting pointer, which Chromium also reports as a move', async () => {
    const { inUse } = await import('../../../src/session/in-use.ts');
    vi.useFakeTimers();
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
    vi.advanceTimersByTime(1000);
    expect(inUse.get()).toBe(false);
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: -1 }));
    vi.advanceTimersByTime(1000);
    expect(inUse.get()).toBe(true);
    vi.useRealTimers();
  });

  it('not because of events that the page causes itself', async () => {
    const { inUse } = await import('../../../src/session/in-use.ts');
    for (const event of ['focusin', 'scroll', 'resize', 'load']) window.dispatchEvent(new Event(event));
    expect(inUse.get()).toBe(false);
  });

  it('calls back at once if already in use, and never once canceled', async () => {
    const { whenInUse } = await import('../../../src/session/in-use.ts');
    const [canceled, late] = [vi.fn(), vi.fn()];
    whenInUse(canceled)();
    window.dispatchEvent(new Event('keydown'));
    whenInUse(late);
    expect(canceled).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('plain keys before the commands are loaded', () => {
  const press = (init: KeyboardEventInit, target: EventTarget = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

  it('are passed to later listeners once', async () => {
    const { keepPlainKeys, replayKeptKeys } = await import('../../../src/palette/keys/kept-keys.ts');
    keepPlainKeys();
    press({ key: 'g', code: 'KeyG' });
    press({ key: 'k', code: 'KeyK', ctrlKey: true });
    press({ key: 'h', code: 'KeyH' });
    const heard: string[] = [];
    window.addEventListener('keydown', ({ key }) => heard.push(key));
    replayKeptKeys();
    replayKeptKeys();
    expect(heard).toEqual(['g', 'h']);
  });

  it('stay with the field they were typed in', async () => {
    const { keepPlainKeys, replayKeptKeys } = await import('../../../src/palette/keys/kept-keys.ts');
    keepPlainKeys();
    document.body.innerHTML = '<input><div role="listbox" tabindex="0"></div>';
    for (const field of document.body.children) press({ key: 'g' }, field);
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    replayKeptKeys();
    expect(heard).not.toHaveBeenCalled();
  });
});
