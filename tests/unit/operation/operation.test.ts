import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../src/core/run.ts';
import { out } from '../../../src/core/values.ts';
import { initialValues } from '../../../src/operation/values.ts';
import { asked, create, loud, settle, shout, watched } from './shout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the state of an operation', () => {
  it('runs nothing before it is watched and after that', async () => {
    const state = create();
    state.set({ text: 'a' });
    await settle();
    expect(asked).toEqual([]);
    const leave = state.subscribe(() => undefined);
    await settle();
    expect(loud(state)).toBe('A!');
    leave();
    state.set({ text: 'b' });
    await settle();
    expect(asked).toEqual(['a']);
    expect(state.get().values['text']).toBe('b');
  });

  it('is one object until something changes, and then another one', async () => {
    const { state, changes } = watched();
    await settle();
    const before = state.get();
    await settle();
    expect(state.get()).toBe(before);
    changes.mockClear();
    state.set({ text: 'a' });
    expect(state.get()).not.toBe(before);
    expect(before.values['text']).toBe('');
    expect(changes).toHaveBeenCalledTimes(1);
    await settle();
    expect(changes).toHaveBeenCalledTimes(2);
  });

  it('shows the example until data is set', async () => {
    const { state } = watched({ hasExample: true });
    await settle();
    expect([loud(state), state.get().isExample, state.get().values['text']]).toEqual(['HELLO!', true, '']);
    state.set({ mark: '?' });
    await settle();
    expect([loud(state), state.get().isExample]).toEqual(['HELLO?', true]);
    state.set({ text: 'a' });
    await settle();
    expect([loud(state), state.get().isExample]).toEqual(['A?', false]);
  });

  it.each([
    ['worker-died', 'hello', ['worker-died']],
    ['digit', 'hello', []],
    ['worker-died', 'slow', ['worker-died']],
    ['digit', 'slow', ['digit']],
  ] as const)(
    'an example that fails with %s (%s) says so if the browser has ended it or the user has started it',
    async (code, text, said) => {
      const op = { ...shout, examples: [{ input: { text }, output: { loud: '' } }] };
      const { state } = watched({ op, hasExample: true, run: async () => ({ ok: false, failure: { code } }) });
      await settle();
      if (state.get().asks) state.run();
      await settle();
      const { isExample, failures } = state.get();
      expect([isExample, failures.general ? [failures.general.code] : []]).toEqual([true, said]);
    },
  );

  it('shows no result of the example for what is typed, unless it is what the example says', async () => {
    for (const [word, kept] of [
      ['other', undefined],
      ['hello', 'HELLO!'],
    ]) {
      const { state, leave } = watched({ hasExample: true });
      await settle();
      state.set({ text: word });
      state.set({ times: '99' });
      await settle();
      expect(loud(state)).toBe(kept);
      leave();
    }
  });

  it('runs at once if that is quick, and when typing pauses if it is not', async () => {
    const { state } = watched();
    await settle();
    asked.splice(0);
    state.set({ text: 'a' });
    expect(asked).toEqual(['a']);
    state.set({ text: 'pause1' });
    state.set({ text: 'pause12' });
    expect(asked).toEqual(['a']);
    await settle();
    expect(asked).toEqual(['a', 'pause12']);
  });

  it('runs at once, too, if it rests and nothing runs that would have to be stopped', async () => {
    const { state } = watched({ op: { ...shout, rests: true } });
    await settle();
    asked.splice(0);
    state.set({ text: 'pause1' });
    expect(asked).toEqual(['pause1']);
    state.set({ text: 'pause12' });
    state.set({ text: 'pause123' });
    expect(asked).toEqual(['pause1']);
    await settle();
    expect(asked).toEqual(['pause1', 'pause123']);
  });

  it('waits for the user if the work is slow', async () => {
    const { state } = watched();
    state.set({ text: 'slow' });
    await settle();
    expect([state.get().asks, state.get().cost, state.get().good?.empty]).toEqual([true, 900, true]);
    state.run();
    await settle();
    expect(loud(state)).toBe('SLOW!');
    state.set({ text: 'slower' });
    await settle();
    expect([loud(state), state.get().stale, state.get().outdated]).toEqual(['SLOW!', true, true]);
  });

  it("doesn't start a paused run if the values became slow or invalid meanwhile", async () => {
    const { state } = watched();
    await settle();
    asked.splice(0);
    state.set({ text: 'pause' });
    state.set({ text: 'slow' });
    await settle();
    state.set({ text: 'pause' });
    state.set({ times: '99' });
    await settle();
    expect(asked).toEqual([]);
  });

  it('runs the same values again only when asked', async () => {
    const { state } = watched();
    state.set({ text: 'a' });
    await settle();
    asked.splice(0);
    state.set({ times: '99' });
    await settle();
    expect([state.get().isRefused, state.get().stale, loud(state)]).toEqual([true, true, 'A!']);
    state.set({ times: 1 });
    await settle();
    expect([state.get().stale, loud(state), asked]).toEqual([false, 'A!', []]);
    state.run();
    await settle();
    expect(asked).toEqual(['a']);
    state.setOptions({ run: async () => ({ ok: true, output: { loud: 'other' }, warnings: [] }), revision: 'fr' });
    await settle();
    expect(loud(state)).toBe('other');
  });

  it('uses a result computed before', async () => {
    const values = { ...initialValues(shout), text: 'a' };
    const result: Result = { ok: true, output: { loud: 'before' }, warnings: [] };
    const { state } = watched({ start: values, prepared: { result, values } });
    await settle();
    expect([loud(state), state.get().stale, asked]).toEqual(['before', false, []]);
  });

  it('aborts a run whose values have changed, and ignores what it returns', async () => {
    const signals: AbortSignal[] = [];
    const { state } = watched({
      run: (_, { text: word }, { signal }) => {
        signals.push(signal);
        return new Promise((resolve) => {
          setTimeout(() => resolve({ ok: true, output: { loud: word }, warnings: [] }), word === 'a' ? 500 : 10);
        });
      },
    });
    state.set({ text: 'a' });
    state.set({ text: 'b' });
    await settle();
    expect([loud(state), signals.map(({ aborted }) => aborted)]).toEqual(['b', [true, true, false]]);
  });

  it('reports work that takes long enough to notice, its progress, and that the user stopped it', async () => {
    let progress: (share: number) => void = () => undefined;
    const { state } = watched({
      run: (_, __, { onProgress }) => {
        progress = onProgress ?? progress;
        return new Promise(() => undefined);
      },
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(state.get().working).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    const { shareDone } = state.get();
    progress(0.5);
    expect([state.get().working, shareDone()]).toEqual([true, 0.5]);
    state.cancel();
    expect([state.get().working, state.get().canceled]).toEqual([false, true]);
    state.set({ text: 'a' });
    await vi.advanceTimersByTimeAsync(200);
    expect([state.get().working, state.get().canceled]).toEqual([true, false]);
  });
});

describe('an output that is made when it is asked for', () => {
  const file = { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array(3) };
  const given = (whole: Result) => ({
    op: { ...shout, output: { loud: shout.output, file: out.file({ onDemand: true }) } } as typeof shout,
    forPage: true,
    run: async (_: string, __: unknown, { forPage }: { forPage?: boolean | undefined }): Promise<Result> =>
      forPage ? { ok: true, output: { loud: 'A!', file: null }, warnings: [] } : whole,
  });

  it('is added to the result, with the warnings about it', async () => {
    const output = { loud: 'A!', file };
    const { state } = watched(given({ ok: true, output, warnings: [{ code: 'formulas' }] }));
    state.set({ text: 'a' });
    await settle();
    expect(state.get().good?.output).toEqual({ loud: 'A!', file: null });
    expect(await state.make('file')).toBe(file);
    expect(state.get()).toMatchObject({ stale: false, good: { output, warnings: [{ code: 'formulas' }] } });
  });

  it('that fails says why', async () => {
    const { state } = watched(given({ ok: false, failure: { code: 'digit' } }));
    state.set({ text: 'a' });
    await settle();
    expect(await state.make('file')).toBeUndefined();
    expect(state.get().failures.general).toMatchObject({ code: 'digit' });
  });

  it('of values that have changed since changes nothing', async () => {
    const { state } = watched(given({ ok: true, output: { loud: 'A!', file }, warnings: [] }));
    state.set({ text: 'a' });
    await settle();
    const made = state.make('file');
    state.set({ text: 'b' });
    await settle();
    await made;
    expect(state.get().good?.output).toEqual({ loud: 'A!', file: null });
  });
});
