import { describe, expect, it } from 'vitest';
import { readingsOf } from '../../../../src/read/read.ts';
import { stepsAfter, unfinishedIn } from '../../../../src/read/steps/unfinished.ts';
import { habitsOf, NO_USAGE, withUse } from '../../../../src/read/search/usage.ts';
import { wordUse } from '../../../../src/read/search/word-use.ts';
import { indexIn } from '../index-in.ts';
import { shown, textOf } from '../sets/shown.ts';

const SLOW = { timeout: 60_000 };
const typed = async (text: string) => shown({ text, attachment: null }, await indexIn('en'));
const valuesOf = async (text: string) =>
  (await typed(text)).filter(({ row }) => row.type === 'answer').map((row) => textOf(row));

async function stepsOf(text: string, value: string, habits = habitsOf(NO_USAGE, 0)) {
  const index = { ...(await indexIn('en')), habits };
  const unfinished = unfinishedIn({ text, attachment: null }, index);
  return unfinished && stepsAfter(unfinished, { kind: 'text', text: value }, index).map(({ word }) => word);
}

describe('half a chain', () => {
  it.each([
    ['b64d aGVsbG8= |', 'hello'],
    ['b64d aGVsbG8= | ', 'hello'],
    ['b64d aGVsbG8= | u', 'hello'],
    ['b64d aGVsbG8= | up', 'hello'],
    ['b64d aGVsbG8= | upper |', 'HELLO'],
    ['b64d aGVsbG8= | upper | sha', 'HELLO'],
  ])('shows the value so far: %s', SLOW, async (text, value) => {
    const rows = await typed(text);
    expect(rows[0] && textOf(rows[0])).toBe(value);
    expect(rows.filter(({ answer }) => answer?.state === 'settled' && answer.outcome.kind === 'failure')).toEqual([]);
  });

  it('has the line read literally second, where that is a value', SLOW, async () => {
    const [soFar, literal] = await valuesOf('upper a | b');
    expect([soFar, literal]).toEqual(['A', 'A | B']);
  });

  it.each(['upper a | b c', 'upper "a | b"', 'upper a |b', 'upper -- a | zz', 'json | text'])(
    "isn't one: %s",
    SLOW,
    async (text) => expect(unfinishedIn({ text, attachment: null }, await indexIn('en'))).toBeNull(),
  );

  it('still reports a misspelled step', SLOW, async () => {
    const index = await indexIn('en');
    const { unfinished, answers } = readingsOf({ text: 'sha256 hello | uppr', attachment: null }, index);
    expect(unfinished).toBeNull();
    expect(answers[0]?.call.mistake).toMatchObject({ near: 'upper' });
  });

  it('lists the steps that fit, the likeliest first', SLOW, async () => {
    expect((await stepsOf('b64d eyJhIjoxfQ== |', '{"a":1}'))?.slice(0, 3)).toContain('json');
    expect(await stepsOf('b64d aGVsbG8= | sha2', 'hello')).toEqual(['sha256', 'sha224']);
    expect((await stepsOf('b64d aGVsbG8= | sha', 'hello'))?.[0]).toBe('sha256');
    expect((await stepsOf('b64d aGVsbG8= | up', 'hello'))?.[0]).toBe('upper');
  });

  it('lists a step that is used more before one that is only popular', SLOW, async () => {
    const usage = withUse(NO_USAGE, wordUse('hash-text', 'sha512'), null, 0);
    expect((await stepsOf('b64d aGVsbG8= | sha', 'hello', habitsOf(usage, 0)))?.[0]).toBe('sha512');
  });
});

describe('a finished chain', () => {
  it("shows each step's value below the result", SLOW, async () => {
    expect(await valuesOf('b64d aGVsbG8= | upper | b64')).toEqual(['SEVMTE8=', 'hello', 'HELLO']);
  });

  it('shows the values up to the step that fails', SLOW, async () => {
    const rows = await typed('upper hello | b64d');
    expect(rows[0]?.answer).toMatchObject({ outcome: { kind: 'failure' } });
    expect(rows[1] && textOf(rows[1])).toBe('HELLO');
  });
});
