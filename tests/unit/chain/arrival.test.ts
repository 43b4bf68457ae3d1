import { expect, test } from 'vitest';
import { activeSteps } from '../../../src/chain/state/document.ts';
import { arrive, draftOf, fragmentOf, lineOf, sharedLineOf } from '../../../src/chain/state/arrival.ts';

// @vitest-environment jsdom

const opened = (line: string) => arrive(new URLSearchParams({ steps: line }).toString());
const names = (line: string) =>
  activeSteps(opened(line).start).map(({ card, operation }) => `${card.id}/${operation.name}`);

test('a link has steps with their settings and comes back as them', () => {
  const { start } = opened('b64d --strict | hash-text --algorithm=md5 --encoding=base64 | upper');
  expect(fragmentOf(sharedLineOf(start).line)).toBe('steps=b64d+--strict+%7C+md5+--encoding%3Dbase64+%7C+upper');
  expect(opened(lineOf(start)).start.steps.map(({ values }) => values)).toEqual(
    start.steps.map(({ values }) => values),
  );
});

test('a link has neither texts nor secrets, and says so', () => {
  const { start } = opened('b64d | hmac --key=hush | list --separator=" | "');
  const { line, without } = sharedLineOf(start);
  expect(line).not.toContain('hush');
  expect(without.map(({ field }) => field)).toEqual(['key', 'separator']);
  expect(lineOf(start)).not.toContain('hush');
  expect(lineOf(start)).toContain('--separator=" | "');
});

test('a link has what options take from elsewhere, and a reload brings it back', () => {
  const line = 'upper | md5 | hmac --key:2 | hmac --key:input | hmac --key:secret';
  const { start } = opened(line);
  expect(sharedLineOf(start)).toEqual({ line, without: [] });
  const { open } = draftOf({ ...start, inputs: { secret: 'hush', note: 'kept' } });
  expect(JSON.stringify(open)).not.toContain('hush');
  expect(open).toMatchObject({ inputs: { note: 'kept' }, steps: [{}, {}, { sources: { key: '2' } }, {}, {}] });
});

/** Links that somebody might make: each has at least one part that is named as unknown, and nothing of it is data. */
const HOSTILE: readonly (readonly [line: string, named?: string])[] = [
  ['b64d secret | sha256', 'secret'],
  ['b64d | <img src=x onerror=alert(1)> | sha256', '<img src=x onerror=alert(1)>'],
  ['b64d | nope | sha256', 'nope'],
  ['b64d/__proto__', 'b64d/__proto__'],
  ['constructor', 'constructor'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['b64d '.repeat(5000)],
  ['b64d | sha256 --__proto__=1', '__proto__'],
  ['b64d | sha256 --text=data', 'text'],
  ...['__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'].map((word) => [word, word] as const),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'].map(
    (name) => [`sha256 --${name}=1`, name] as const,
  ),
  ...['<script>alert(1)</script>', '"><svg/onload=alert(1)>', '{{constructor}}', '${alert(1)}', '%3Cscript%3E'].map(
    (text) => [`b64d | ${text}`, text] as const,
  ),
  ...['\u0000', '\u202eb64d', 'b64\u200bd', '\ud800', '\ufeffx', 'b64d\u0000'].map(
    (text) => [`upper | ${text}`] as const,
  ),
  ...['../../etc/passwd', '//evil.example', 'data:text/html,x', 'file:///etc/passwd', 'https://evil.example/'].map(
    (text) => [text, text] as const,
  ),
  ...[6, 60, 600, 1500].map((count) => [Array.from({ length: count }, (_, at) => `x${at}y`).join(' | ')] as const),
  ['b64d | '.repeat(3000)],
  [`${'b64d | '.repeat(1100)}json`], // every step is right, but nobody has written so many
  [`b64d ${'|'.repeat(9000)}`],
  [`sha256 --${'a'.repeat(9000)}=1`],
  [`sha256 --x="${'\\'.repeat(4000)}`],
  ['a'.repeat(1_000_000)],
  [`${'('.repeat(5000)}${')'.repeat(4000)}`],
  ['b64d | "unclosed', '"unclosed'],
  ["b64d | 'x | y"],
  ['hash-text/compare/run', 'hash-text/compare/run'],
  ['hash-text/nope', 'hash-text/nope'],
  ['=HYPERLINK("http://evil.example")'],
];

test(`${HOSTILE.length} hostile links have no data, say what is unknown, and are read at once`, () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(50);
  for (const [line, named] of HOSTILE) {
    const begun = performance.now();
    const { start, problems, isExample } = opened(line);
    expect(performance.now() - begun, line.slice(0, 60)).toBeLessThan(1000);
    expect({ input: start.input, isExample }, line.slice(0, 60)).toEqual({ input: '', isExample: false });
    expect(problems.length, line.slice(0, 60)).toBeGreaterThan(0);
    for (const { values, operation } of start.steps)
      for (const name of Object.keys(values)) expect(Object.hasOwn(operation.fields, name)).toBe(true);
    const words = problems.map((problem) => ('option' in problem ? problem.option : problem.word)).join();
    if (named !== undefined) expect(words.toLowerCase()).toContain(named.toLowerCase());
  }
});

test('without a link, it opens with an example that shows something', () => {
  const { isExample, start } = arrive('');
  expect(isExample).toBe(true);
  expect(start.steps).toHaveLength(3);
  expect(names('')).toHaveLength(3);
});
