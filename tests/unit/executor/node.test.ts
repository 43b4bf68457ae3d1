import { expect, test } from 'vitest';
import { execute } from '../../../src/executor/node.ts';

const regex = { id: 'regex-tester', category: 'development' } as const;

test('a pattern that backtracks for ever is stopped, and the next run works', async () => {
  const text = `${'a'.repeat(50)}!`;
  expect(await execute(regex, 'match', { pattern: '(a+)+$', text })).toEqual({
    ok: false,
    failure: { code: 'time-limit', params: { limit: 1000 } },
  });
  expect(await execute(regex, 'match', { pattern: 'a+', text })).toMatchObject({ ok: true });
});

test('mistakes of the user and unknown operations are what they are without a limit', async () => {
  expect(await execute(regex, 'match', { pattern: '(' })).toMatchObject({ failure: { code: 'unterminated-group' } });
  expect(await execute(regex, 'constructor', {})).toMatchObject({ failure: { code: 'unknown-operation' } });
});
