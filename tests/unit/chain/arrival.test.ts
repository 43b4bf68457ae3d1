import { expect, test } from 'vitest';
import { activeSteps } from '../../../src/chain/state/document.ts';
import { arrive, linkOf, lineOf } from '../../../src/chain/state/arrival.ts';

// @vitest-environment jsdom

const opened = (line: string) => arrive(new URLSearchParams({ steps: line }).toString());
const names = (line: string) =>
  activeSteps(opened(line).start).map(({ card, operation }) => `${card.id}/${operation.name}`);

test('a link has steps with their settings and comes back as them', () => {
  const { start } = opened('b64d --strict | hash-text --algorithm=md5 --encoding=base64 | upper');
  expect(linkOf(start).fragment).toBe('steps=b64d+--strict+%7C+md5+--encoding%3Dbase64+%7C+upper');
  expect(opened(lineOf(start)).start.steps.map(({ values }) => values)).toEqual(
    start.steps.map(({ values }) => values),
  );
});

test('a link has neither texts nor secrets, and says so', () => {
  const { start } = opened('b64d | hmac --key=hush | list --separator=" | "');
  const { fragment, without } = linkOf(start);
  expect(decodeURIComponent(fragment)).not.toContain('hush');
  expect(without.map(({ field }) => field)).toEqual(['key', 'separator']);
  expect(lineOf(start)).not.toContain('hush');
  expect(lineOf(start)).toContain('--separator=" | "');
});

test.each([
  ['b64d secret | sha256', 'secret'],
  ['b64d | <img src=x onerror=alert(1)> | sha256', '<img src=x onerror=alert(1)>'],
  ['b64d | nope | sha256', 'nope'],
  ['b64d/__proto__', 'b64d/__proto__'],
  ['constructor', 'constructor'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['b64d '.repeat(5000), undefined],
  ['b64d | sha256 --__proto__=1', '__proto__'],
  ['b64d | sha256 --text=data', 'text'],
])('a link with something else than steps is told apart: %.60s', (line, named) => {
  const { start, problems } = opened(line);
  expect(start.input).toBe('');
  expect(problems.length).toBeGreaterThan(0);
  const words = problems.map((problem) => ('option' in problem ? problem.option : problem.word)).join();
  if (named !== undefined) expect(words).toContain(named);
});

test('without a link, it opens with an example that shows something', () => {
  const { isExample, start } = arrive('');
  expect(isExample).toBe(true);
  expect(start.steps).toHaveLength(3);
  expect(names('')).toHaveLength(3);
});
