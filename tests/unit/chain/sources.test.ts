import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { chain as chainApi } from '../../../src/api/index.ts';
import { callOf, stagesOf } from '../../../src/calls/call.ts';
import { readLine, writeLine } from '../../../src/calls/notation.ts';
import { catalogWords } from '../../../src/calls/words.ts';
import { lineOf } from '../../../src/chain/state/arrival.ts';
import { manySteps } from '../../../src/chain/state/sources.ts';
import { parseCall } from '../../../src/core/grammar.ts';
import { jobOf } from '../../../src/many/job.ts';
import { readyFor } from '../../../workers/many.ts';
import { chainOf, settled, statusesOf, valuesOf } from './chains.ts';

const hmac = (text: string, key: string) => createHmac('sha256', key).update(text).digest('hex');

test.each([
  ['b64d | hmac --key:1', 'aGVsbG8=', {}, hmac('hello', 'hello')],
  ['upper | hmac --key:input', 'hello', {}, hmac('HELLO', 'hello')],
  ['hmac --key:input', 'hello', {}, hmac('hello', 'hello')],
  ['upper | lower | hmac --key:1', 'Hello', {}, hmac('hello', 'HELLO')],
  ['b64d | hmac --key:secret', 'aGVsbG8=', { secret: 'Schlüssel 🔑' }, hmac('hello', 'Schlüssel 🔑')],
  ['upper | hmac --key:a | hmac --key:b', 'x', { a: 'one', b: 'two' }, hmac(hmac('X', 'one'), 'two')],
  ['upper | hmac --key:empty', 'x', { empty: '=' }, hmac('X', '=')],
])(
  '%s takes its key from elsewhere, on the page, by the API and for many values',
  async (line, input, inputs, value) => {
    const answer = await chainApi(line, { text: input, inputs });
    expect(answer.ok && answer.output).toBe(value);

    const { chain, leave } = await chainOf(line, input);
    for (const [name, text] of Object.entries(inputs)) chain.setNamedInput(name, text);
    const snapshot = await settled(chain);
    expect(valuesOf(snapshot).at(-1)).toBe(value);
    expect(lineOf(snapshot.document)).toBe(line);
    leave();

    const each = await readyFor(await jobOf(manySteps(snapshot.document), 'en'));
    expect(await each([input], () => undefined)).toMatchObject([{ kind: 'text', text: value }]);
  },
);

test.each([
  ['hmac --key:1', /isn't above/],
  ['upper | hmac --key:2', /isn't above/],
  ['upper | hmac --key:0', /isn't above/],
  ['upper | hmac --key:99', /isn't above/],
  ['upper | hmac --key:other', /isn't given/],
  ['upper | hmac --key:constructor', /isn't given/],
  ['upper | hmac --algorithm:1', /can't use “1”/],
  ['upper | hmac --nope:1', /Unknown field “nope”/],
])('%s says what is wrong', async (line, message) => {
  const answer = await chainApi(line, { text: 'x' });
  expect(!answer.ok && answer.failure.message).toMatch(message);
});

test('a line with sources comes back as it was written; what can’t be is named', () => {
  for (const line of ['b64d | hmac --key:1', 'upper | md5 | hmac-md5 --key:2', 'hmac --key:secret']) {
    const { steps, problems } = readLine(line, catalogWords());
    expect([writeLine(steps, catalogWords()), problems]).toEqual([line, []]);
    const call = callOf({ text: line, attachment: null }, catalogWords());
    expect(call && writeLine(stagesOf(call), catalogWords())).toBe(line);
  }
  const wrong = 'upper | nope | hmac --key:2 | hmac --key:1 | hmac --algorithm:1 | md5 --constructor:1 | hmac --text:1';
  const { steps, problems } = readLine(wrong, catalogWords());
  expect(problems.map((problem) => [problem.kind, 'option' in problem && problem.option])).toEqual([
    ['unknown-tool', false],
    ['bad-source', 'key'],
    ['bad-source', 'algorithm'],
    ['bad-source', 'constructor'],
    ['bad-source', 'text'],
  ]);
  // The step that isn't there moves the numbers of those below.
  expect(writeLine(steps, catalogWords())).toBe('upper | hmac | hmac --key:1 | hmac | md5 | hmac');
  expect(parseCall('sha256 -- --key:1', () => true)).toEqual({ alias: 'sha256', flags: {}, raw: '--key:1' });
  expect(parseCall('x --key:Abc', () => true)?.sources).toBeUndefined();
});

test('a step keeps its source when others move; without it, it says so, and undo brings it back', async () => {
  const { chain, idAt, leave } = await chainOf('upper | b64 | hmac --key:1', 'hello');
  expect(valuesOf(chain.get()).at(-1)).toBe(hmac(Buffer.from('HELLO').toString('base64'), 'HELLO'));
  chain.move(idAt(1), 0);
  const moved = await settled(chain);
  expect(lineOf(moved.document)).toBe('b64 | upper | hmac --key:2');
  chain.toggle(idAt(1));
  expect(statusesOf(await settled(chain))).toEqual(['done', 'off', 'lost']);
  chain.undo();
  expect(statusesOf(await settled(chain))).toEqual(['done', 'done', 'done']);
  chain.setSource(idAt(2), 'key', null);
  expect(lineOf((await settled(chain)).document)).toBe('b64 | upper | hmac');
  chain.setValues(idAt(2), { key: 'typed' });
  chain.setSource(idAt(2), 'key', { input: 'input' });
  const base64 = Buffer.from('hello').toString('base64').toUpperCase();
  expect(valuesOf(await settled(chain)).at(-1)).toBe(hmac(base64, 'hello'));
  chain.setSource(idAt(2), 'key', null);
  expect(valuesOf(await settled(chain)).at(-1)).toBe(hmac(base64, 'typed'));
  chain.setInput('');
  await settled(chain);
  leave();
});

test('the key from a failing step above waits with it', async () => {
  const { chain, leave } = await chainOf('json | upper | hmac --key:1', '{');
  expect(statusesOf(chain.get())).toEqual(['failed', 'waits', 'waits']);
  leave();
});
