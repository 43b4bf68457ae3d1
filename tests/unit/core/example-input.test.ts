import { expect, it } from 'vitest';
import { EXAMPLE_CLOCK, exampleInput } from '../../../src/core/example-input.ts';
import { dateTime, text } from '../../../src/core/fields.ts';

const fields = { text: text({ primary: true }), start: dateTime() };
const input = { text: '2026-11-20T11:00', start: '2026-11-20T11:00' };

it('moves the dates of an example along with the clock if the result follows it', () => {
  const later = EXAMPLE_CLOCK + 3 * 86_400_000 + 90_500;
  expect(exampleInput({ fields, live: 1000 }, { input }, later)).toEqual({ ...input, start: '2026-11-23T11:01' });
  expect(exampleInput({ fields, live: 1000 }, { input: { start: '' } }, later)).toEqual({ start: '' });
});

it('counts from the clock named by the example', () => {
  const now = '2026-11-20T11:30:00Z';
  expect(exampleInput({ fields, live: 1000 }, { input, now }, EXAMPLE_CLOCK).start).toBe('2026-11-20T11:30');
});

it('leaves all other examples unchanged', () => {
  expect(exampleInput({ fields } as never, { input }, 0)).toBe(input);
});
