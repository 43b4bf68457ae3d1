import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../../../src/calls/outcome.ts';
import { vocabularyOf } from '../../../../src/calls/words.ts';
import { createAnswers } from '../../../../src/palette/answers/answers.ts';
import { type Call, callOf, stepsOf } from '../../../../src/calls/call.ts';
import { sample } from '../cards.ts';

const vocabulary = vocabularyOf(sample);
function callFor(text: string): Call {
  const found = callOf({ text, attachment: null }, vocabulary);
  if (!found) throw new Error(text);
  return found;
}
const value = (text: string): Outcome => ({
  kind: 'value',
  parts: [{ label: '', text, secret: false }],
  warnings: [],
  readings: [],
});

/** Runs that end when the test says so. */
function controlled() {
  const runs: { text: string | null; signal: AbortSignal; end: (outcome: Outcome) => void; fail: () => void }[] = [];
  const answers = createAnswers(
    ({ text }, signal) =>
      new Promise(
        (resolve, reject) => void runs.push({ text, signal, end: resolve, fail: () => reject(new TypeError('load')) }),
      ),
    (outcome, step) => (outcome.kind === 'value' ? value(`step ${step}`) : undefined),
  );
  return { answers, runs };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('createAnswers', () => {
  it('returns the answer of a line for that line only, however late it arrives', async () => {
    const { answers, runs } = controlled();
    const [old, live] = [callFor('sha256 a'), callFor('sha256 ab')];
    answers.want([old]);
    answers.want([live]);
    expect(runs[0]?.signal.aborted).toBe(true);
    runs[0]?.end(value('of a'));
    await settle();
    expect(answers.get(live.key)).toMatchObject({ state: 'pending' });
    expect(answers.get(old.key)).toEqual({ state: 'unasked' });
    runs[1]?.end(value('of ab'));
    await settle();
    expect(answers.get(live.key)).toMatchObject({ state: 'settled', outcome: value('of ab') });
  });
  it('takes the values of the steps of a chain from its run, and runs a step itself if the chain does not reach it', async () => {
    const { answers, runs } = controlled();
    const chain = callFor('b64d aGk= | sha256');
    const [step] = stepsOf(chain);
    if (!step) throw new Error('no step');
    answers.want([chain, step]);
    expect(runs).toHaveLength(1);
    runs[0]?.end(value('digest'));
    await settle();
    expect(answers.get(step.key)).toMatchObject({ outcome: value('step 0') });
    expect(runs).toHaveLength(1);

    const next = callFor('b64d aGk= | sha512');
    answers.want([next, step]);
    expect(runs).toHaveLength(2);

    const other = callFor('b64d eA== | sha256');
    const [begin] = stepsOf(other);
    if (!begin) throw new Error('no step');
    answers.want([other, begin]);
    runs[2]?.end({ kind: 'failure', text: 'misfit', warnings: [] } as never);
    await settle();
    expect(runs).toHaveLength(4);
    runs[3]?.end(value('x'));
    await settle();
    expect(answers.get(begin.key)).toMatchObject({ outcome: value('x') });
  });
  it("runs the same line only once, so a generator doesn't generate a new value", async () => {
    const { answers, runs } = controlled();
    answers.want([callFor('uuid')]);
    runs[0]?.end(value('first'));
    await settle();
    answers.want([callFor('uuid 2')]);
    answers.want([callFor('uuid ')]);
    expect(runs).toHaveLength(2);
    expect(answers.get(callFor('uuid').key)).toMatchObject({ outcome: value('first') });
  });
  it('restarts a run that was stopped early', () => {
    const { answers, runs } = controlled();
    answers.want([callFor('uuid')]);
    answers.want([]);
    answers.want([callFor('uuid')]);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
  it('waits as long as necessary, so Enter can wait for the answer', async () => {
    const { answers, runs } = controlled();
    answers.want([callFor('uuid')]);
    const settled = answers.whenSettled(callFor('uuid').key);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs[0]?.signal.aborted).toBe(false);
    runs[0]?.end(value('at last'));
    await settle();
    expect(await settled).toMatchObject({ outcome: value('at last') });
  });
  it('reports code that failed to load', async () => {
    const { answers, runs } = controlled();
    answers.want([callFor('uuid')]);
    runs[0]?.fail();
    await settle();
    expect(answers.get(callFor('uuid').key)).toEqual({ state: 'lost' });
  });
  it('notifies listeners only about answers still wanted', async () => {
    const { answers, runs } = controlled();
    const heard = vi.fn();
    const stop = answers.version.subscribe(heard);
    answers.want([callFor('uuid'), callFor('sha256 a')]);
    answers.want([callFor('uuid')]);
    runs[1]?.end(value('nobody asks'));
    await settle();
    expect(heard).not.toHaveBeenCalled();
    runs[0]?.end(value('x'));
    await settle();
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('shows nothing at first, then that it is running, then the elapsed time and progress', async () => {
    let tell: (share: number) => void = () => undefined;
    const answers = createAnswers(
      (_call, _signal, onProgress) => {
        tell = onProgress;
        return new Promise(() => undefined);
      },
      () => undefined,
    );
    const { key } = callFor('sha256 a');
    answers.want([callFor('sha256 a')]);
    const after = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return answers.get(key);
    };
    expect(await after(100)).toMatchObject({ state: 'pending', phase: 'new' });
    expect(await after(50)).toMatchObject({ phase: 'short' });
    expect(await after(300)).toMatchObject({ phase: 'long', seconds: 0, share: null });
    tell(0.5);
    expect(await after(600)).toMatchObject({ seconds: 1, share: 0.5 });
  });

  it('runs heavy work only on request, without a time limit, until canceled', async () => {
    const { answers, runs } = controlled();
    const heavy = callFor('bcrypt x');
    answers.want([heavy]);
    expect(runs).toHaveLength(0);
    expect(answers.get(heavy.key)).toEqual({ state: 'unasked' });
    answers.ask(heavy);
    answers.ask(heavy);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers.get(heavy.key)).toMatchObject({ state: 'pending', seconds: 60 });
    answers.cancel(heavy.key);
    expect(runs[0]?.signal.aborted).toBe(true);
    expect(answers.get(heavy.key)).toEqual({ state: 'unasked' });
    answers.ask(heavy);
    runs[1]?.end(value('done'));
    await settle();
    answers.cancel(heavy.key);
    expect(answers.get(heavy.key)).toMatchObject({ state: 'settled' });
    answers.want([]);
  });

  it('refreshes an answer that follows the clock and keeps the old one until then', async () => {
    const { answers, runs } = controlled();
    const plain = callFor('sha256 a');
    const live: Call = { ...plain, operation: { ...plain.operation, live: 1000 } };
    answers.want([live]);
    runs[0]?.end(value('111111'));
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(2);
    expect(answers.get(live.key)).toMatchObject({ outcome: value('111111') });
    runs[1]?.end(value('222222'));
    await settle();
    expect(answers.get(live.key)).toMatchObject({ outcome: value('222222') });
    answers.want([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(2);
  });
});
