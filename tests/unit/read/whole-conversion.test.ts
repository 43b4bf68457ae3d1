import { expect, it } from 'vitest';
import { readingsOf } from '../../../src/read/read.ts';
import { indexIn } from '../palette/index-in.ts';

it.each([
  ['next friday in unix time', 'date-converter', 'next friday'],
  ['next friday in unix timestamp', 'date-converter', 'next friday'],
  ['next tuesday as epoch time', 'date-converter', 'next tuesday'],
  ['tomorrow at 5pm in unix time', 'date-converter', 'tomorrow at 5pm'],
  ['in 3 days in unix time', 'date-converter', 'in 3 days'],
  ['22 November 2026 in unix time', 'date-converter', '22 November 2026'],
  ['now in unix time', 'date-converter', 'now'],
  ['2 weeks ago in iso', 'date-converter', '2 weeks ago'],
  ['ip address to decimal 10.0.0.1', 'ipv4-address-converter', '10.0.0.1'],
  ['hex to decimal ff', 'base-converter', 'ff'],
])('%s: no word of the value is dropped', { timeout: 60_000 }, async (text, tool, value) => {
  const [first] = readingsOf({ text, attachment: null }, await indexIn('en')).answers;
  expect([first?.call.card.id, first?.call.text]).toEqual([tool, value]);
});
