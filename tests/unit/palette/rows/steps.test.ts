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
    expect((await stepsOf('b64d aGVsbG8= | sha2', 'hello'))?.slice(0, 2)).toEqual(['sha256', 'sha224']);
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

describe('after a sure answer to a pasted text', () => {
  const paste = (text: string) => ({ text: '', attachment: { serial: 1, text } });
  const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';

  it.each([
    ['a token', JWT],
    ['a URL', 'https://example.com/a?b=1'],
    ['a UUID', '550e8400-e29b-41d4-a716-446655440000'],
    ['a color', '#1ea54c'],
    ['a time', '1700000000'],
    ['a date', '2026-11-20T10:00:00Z'],
    ['a network', '192.168.4.77/26'],
    ['an IBAN', 'DE89370400440532013000'],
    ['a query', 'select * from users where id = 1'],
    ['JSON', '{"a":1}'],
    ['a conversion', '5 inch in cm'],
  ])('nothing for any text is listed: %s', SLOW, async (_, text) => {
    const tools = (await shown(paste(text), await indexIn('en'))).map(({ tool }) => tool);
    expect(tools.filter((tool) => ['text-statistics', 'hash-text'].includes(tool ?? ''))).toEqual([]);
  });

  it('the steps are those that recognize the value and are not listed above', SLOW, async () => {
    const index = await indexIn('en');
    const wordsFor = (text: string, value: string) => {
      const { next } = readingsOf(paste(text), index);
      return next && stepsAfter(next, { kind: 'code', text: value }, index).map(({ line }) => line);
    };
    expect(wordsFor(JWT, '{"sub":"1"}')).toContain('jwt | json');
    expect(wordsFor('{"a":1}', '{\n  "a": 1\n}')).toEqual(['json | jmin']);
    expect(wordsFor('#1ea54c', 'rgb(30, 165, 76)')).toEqual([]);
    expect(wordsFor('hello world', 'hello world')).toBeNull();
  });

  it('a value is told once, and the note says how it was read', SLOW, async () => {
    const rows = await shown(paste('1700000000'), await indexIn('en'));
    const answers = rows.filter(({ row }) => row.type === 'answer');
    expect(answers.map(textOf)).toEqual(['2023-11-14T22:13:20Z', expect.stringMatching(/ago/)]);
    const [{ answer } = { answer: null }] = answers;
    const outcome = answer?.state === 'settled' && answer.outcome.kind === 'value' ? answer.outcome : null;
    expect(outcome?.readings.map(({ name }) => name)).toEqual(['Unix s']);
    const dates = await shown(paste('2026-11-20T10:00:00Z'), await indexIn('en'));
    expect(dates[0] && textOf(dates[0])).toBe('1795168800');
  });
});
