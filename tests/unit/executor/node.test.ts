import { expect, test } from 'vitest';
import { run } from '../../../src/executor/node.ts';

const card = { id: 'regex-tester', category: 'development' } as const;
const match = (input: Record<string, unknown>, operation = 'match') => run({ card, operation, input, language: 'en' });

test('a pattern that backtracks for ever is stopped, and the next run works', async () => {
  const text = `${'a'.repeat(50)}!`;
  expect(await match({ pattern: '(a+)+$', text })).toEqual({
    ok: false,
    failure: { code: 'time-limit', params: { limit: 1000, seconds: 1 } },
  });
  expect(await match({ pattern: 'a+', text })).toMatchObject({ ok: true });
});

test('mistakes of the user and unknown operations are what they are without a limit', async () => {
  expect(await match({ pattern: '(' })).toMatchObject({ failure: { code: 'unterminated-group' } });
  expect(await match({}, 'constructor')).toMatchObject({ failure: { code: 'unknown-operation' } });
});

test('code that cannot be loaded is a failure, as it is in the browser', async () => {
  const missing = { id: 'nope', category: 'converter' } as const;
  expect(await run({ card: missing, operation: 'run', input: {}, language: 'en' })).toEqual({
    ok: false,
    failure: { code: 'internal', params: { error: 'Error' } },
  });
});

test('a run that is stopped is told as such', async () => {
  const request = { card, operation: 'match', input: { pattern: 'a', text: 'a' }, language: 'en' };
  expect(await run(request, { signal: AbortSignal.abort() })).toEqual({ ok: false, failure: { code: 'aborted' } });
});
