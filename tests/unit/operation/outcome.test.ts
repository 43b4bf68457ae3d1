import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../../src/core/tool.ts';
import { out } from '../../../src/core/values.ts';
import { loud, settle, shout, watched } from './shout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a result', () => {
  it('is never taken for one of values that it was not made from', async () => {
    const { state } = watched();
    state.set({ text: 'a' });
    await settle();
    expect(state.get().outcome?.isOf({ ...state.get().effective })).toBe(true);
    for (const wrong of [{ times: 'x' }, { times: '0' }, { mark: '%' }, { text: 'a1' }, { text: '1', times: '' }]) {
      state.set(wrong);
      await settle();
      const { outdated, stale, good, failures } = state.get();
      expect([outdated, stale, good !== null]).toEqual([true, true, true]);
      expect(Object.keys(failures.fields).length).toBeGreaterThan(0);
      state.set({ text: 'a', times: 1, mark: '!' });
      await settle();
      expect([state.get().outdated, state.get().stale]).toEqual([false, false]);
    }
  });

  it('stays usable while a run that is about to replace it is quick', async () => {
    const { state } = watched();
    state.set({ text: 'a' });
    await settle();
    state.set({ text: 'b' });
    expect([loud(state), state.get().outdated, state.get().stale]).toEqual(['A!', false, false]);
  });

  it.each([
    ['a picture', { output: out.svg() }],
    ['a file', { output: out.file() }],
    ['one that goes on by itself', { output: out.row(), live: 1000 }],
  ])('disappears with its values if it is %s', async (_, more) => {
    vi.stubGlobal('document', { hidden: true, addEventListener: vi.fn(), removeEventListener: vi.fn() });
    const op: Operation = { ...shout, ...more };
    const { state, leave } = watched({ op, run: async () => ({ ok: true, output: 'x', warnings: [] }) });
    state.set({ text: 'a' });
    await settle();
    expect(state.get().good?.output).toBe('x');
    state.set({ times: '99' });
    expect(state.get().good).toBeNull();
    state.set({ times: '9' });
    await settle();
    expect(state.get().good?.output).toBe('x');
    leave();
    vi.unstubAllGlobals();
  });
});

describe('a result that depends on the clock', () => {
  it.each([
    ['is renewed every minute', { timed: true }, false, 3],
    ['waits while the page is hidden', { timed: true }, true, 1],
    ['stays if it is random, too', { timed: true, random: true }, false, 1],
    ['is another thing than one that does not', {}, false, 1],
  ] as const)('%s', async (_, sources, hidden, expected) => {
    vi.stubGlobal('document', { hidden });
    let count = 0;
    const { state, leave } = watched({
      run: async () => ({ ok: true, output: { loud: String(++count) }, warnings: [], ...sources }),
    });
    await settle();
    count = 0;
    state.set({ text: 'a' });
    await vi.advanceTimersByTimeAsync(125_000);
    expect([count, loud(state)]).toEqual([expected, String(expected)]);
    leave();
    await vi.advanceTimersByTimeAsync(125_000);
    expect(count).toBe(expected);
    vi.unstubAllGlobals();
  });
});

describe('replaced values', () => {
  it('can come back once', async () => {
    const { state } = watched();
    state.set({ text: 'mine' });
    expect(state.get().canUndo).toBe(false);
    state.reset();
    expect([state.get().values['text'], state.get().canUndo, state.get().canReset]).toEqual(['', true, false]);
    state.undo();
    expect([state.get().values['text'], state.get().canUndo]).toEqual(['mine', false]);
    await state.show({ text: 'shown', times: 2 });
    expect(state.get().values).toEqual({ text: 'shown', times: 2, mark: '!', trim: false });
    state.set({ text: 'typed' });
    expect(state.get().canUndo).toBe(false);
  });

  it('have a turn of their own, unlike typed ones', () => {
    const { state } = watched();
    const { turn } = state.get();
    state.set({ text: 'a' });
    expect(state.get().turn).toBe(turn);
    state.replace({ text: 'b' });
    expect(state.get().turn).toBe(turn + 1);
  });

  it('come from texts typed in a result, which Escape takes back', async () => {
    const { state } = watched();
    state.set({ text: 'a' });
    await settle();
    const { loud: output } = shout.output as unknown as Record<string, ReturnType<typeof out.row>>;
    state.edits.begin();
    state.edits.type('loud', output!, 'HEY');
    await settle();
    expect([state.get().values['text'], state.get().draft?.text, loud(state)]).toEqual(['hey', 'HEY', 'HEY!']);
    state.edits.type('loud', output!, 'HEY1');
    await settle();
    expect([state.get().draftFailure?.code, state.get().outdated, state.get().failures.fields]).toEqual([
      'digit',
      true,
      {},
    ]);
    state.edits.restore();
    await settle();
    expect([state.get().values['text'], state.get().draft, loud(state)]).toEqual(['a', undefined, 'A!']);
  });
});
