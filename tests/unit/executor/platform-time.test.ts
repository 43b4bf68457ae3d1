import { expect, it } from 'vitest';
import { withinTime } from '../../../src/executor/platform-time.ts';

it('ends work that never does, and passes on results and errors', () => {
  expect(withinTime(() => 1, 1000)).toBe(1);
  expect(() => withinTime(() => JSON.parse('{') as unknown, 1000)).toThrow(SyntaxError);
  const endless = (): never => {
    for (;;);
  };
  expect(withinTime(endless, 20)).toBeUndefined();
});
