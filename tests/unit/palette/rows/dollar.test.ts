import { beforeAll, describe, expect, it } from 'vitest';
import type { Attachment, Line } from '../../../../src/calls/call.ts';
import { withLastAnswer } from '../../../../src/read/steps/last-answer.ts';
import { groupsFor } from '../../../../src/palette/rows/rows.ts';
import type { Index } from '../../../../src/palette/rows/row.ts';
import { keepAnswer, lastAnswer } from '../../../../src/palette/memory/last-answer.ts';
import { indexIn } from '../index-in.ts';

let index: Index;
beforeAll(async () => void (index = await indexIn('en')), 60_000);

const NONE: ReadonlySet<string> = new Set();
const typed = (text: string): Line => ({ text, attachment: null });
const answer = (text: string): Attachment => ({ serial: 7, text });

function callsOf(line: Line, last: Attachment | null) {
  const groups = groupsFor(line, index, NONE, last, withLastAnswer(line, last, index));
  expect(groups.filter(({ name }) => name === 'answer').length).toBeLessThanOrEqual(1);
  return groups.flatMap(({ rows }) => rows.flatMap((row) => (row.type === 'answer' ? [row.call] : [])));
}

describe('$ is the last answer', () => {
  it.each([
    ['sha256 $', 'hello', 'hash-text', 'hello'],
    ['b64 --variant=url $', 'hello', 'base64-string-converter', 'hello'],
    ['$ | b64', 'two\nlines ', 'base64-string-converter', 'two\nlines '],
    ['$ b64', 'hello', 'base64-string-converter', 'hello'],
    ['b64 $ | sha256', 'hello', 'hash-text', 'hello'],
    ['$', '192.168.0.0/22', 'ipv4-subnet-calculator', '192.168.0.0/22'],
    ['$ in hex', '255', 'base-converter', '255'],
    ['$ * 2', '21', 'math-evaluator', '21 * 2'],
    ['= $ + $', '-5', 'math-evaluator', '(-5) + (-5)'],
    ['= sqrt($)', '16', 'math-evaluator', 'sqrt(16)'],
  ])('is replaced in %j if that answer is %j', (text, last, tool, read) => {
    const [call] = callsOf(typed(text), answer(last));
    expect([call?.card.id, call?.text]).toEqual([tool, read]);
  });

  it('is replaced in the text that the row shows as read', () => {
    expect(callsOf(typed('sha256 $'), answer('hello'))[0]?.readAs).toBe('sha256 hello');
    expect(callsOf(typed('b64 $ | sha256'), answer('x'.repeat(1000)))[0]?.readAs?.length).toBeLessThan(200);
  });

  it.each([
    ['sha256 "$"', '$'],
    ['sha256 -- $', '$'],
    ['sha256 a $', 'a $'],
    ['b64 $HOME', '$HOME'],
    ['b64 $5 + $6', '$5 + $6'],
  ])("isn't replaced in %s", (text, read) => {
    expect(withLastAnswer(typed(text), answer('other'), index)).toBeNull();
    expect(callsOf(typed(text), answer('other'))[0]?.text).toBe(read);
  });

  it.each(['$5 + $6', '$ npm install', 'costs $', '$ 5', '= abc'])('%s contains no placeholder', (text) => {
    expect(withLastAnswer(typed(text), answer('other'), index)).toBeNull();
  });

  it("isn't replaced in a line from elsewhere or next to pasted text", () => {
    expect(withLastAnswer({ ...typed('sha256 $'), held: true }, answer('a'), index)).toBeNull();
    expect(withLastAnswer({ text: 'sha256 $', attachment: answer('b') }, answer('a'), index)).toBeNull();
    expect(callsOf({ ...typed('sha256 $'), held: true }, null)[0]?.mistake).toBeUndefined();
  });

  it.each(['sha256 $', '$ | b64', '$ in hex', '$ * 2'])('%s without an answer shows that there is none', (text) => {
    expect(callsOf(typed(text), null)[0]?.mistake).toEqual({ kind: 'noLastAnswer' });
  });

  it('shows the literal reading second if there is no answer', () => {
    const [, second] = callsOf(typed('sha256 $'), null);
    expect([second?.text, second?.mistake]).toEqual(['$', undefined]);
  });

  it('is never a secret, and never an answer from before a secret', () => {
    keepAnswer('public', false);
    expect(lastAnswer()?.text).toBe('public');
    keepAnswer('hunter2', true);
    expect(lastAnswer()).toBeNull();
  });
});
