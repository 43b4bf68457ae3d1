import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  answered,
  answerTo,
  before,
  chainOf,
  changeBetween,
  factorOf,
  readPercent,
  readQuestion,
  symmetricDifference,
} from '../../../../src/lib/numbers/percentage.ts';
import { isZero, multiply, ratio, readDecimal } from '../../../../src/lib/numbers/ratio/ratio.ts';

const anyRatio = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([n, d]) => ratio(n, d));

test.each([
  ['20% of 50', '10'],
  ['15 of 60', '25%'],
  ['15 as % of 60', '25%'],
  ['100 + 20%', '120'],
  ['100-20%', '80'],
  ['100 + -20%', '80'],
  ['50 → 75', '50%'],
  ['20 = 10% of', '200'],
  ['20 是 10%', '200'],
  ['15 占 60', '25%'],
  ['0.1% of 1e3', '1'],
])('%s is %s', (text, expected) => {
  const question = readQuestion(text);
  expect(question && answered(answerTo(question), null).result).toBe(expected);
});

test.each(['', '%', '20%', '20', 'of 5', '5 of', '1'.repeat(300), '1 2 3 to'])("“%s” isn't a question", (text) => {
  expect(readQuestion(text)).toBeUndefined();
});

it('rejects long malicious questions', () => {
  for (const text of ['1 '.repeat(90), '1,'.repeat(90), '+ '.repeat(90), `${'1 '.repeat(90)}% of`])
    expect(readQuestion(text)).toBeUndefined();
});

it('undoes a percentage change', () => {
  fc.assert(
    fc.property(anyRatio, anyRatio, (value, percent) => {
      fc.pre(!isZero(factorOf(percent)));
      expect(before(multiply(value, factorOf(percent)), percent)).toEqual(value);
    }),
  );
});

it('a change has the sign of the difference, whatever the sign of the base', () => {
  fc.assert(
    fc.property(anyRatio, anyRatio, (from, to) => {
      fc.pre(!isZero(from));
      const change = changeBetween(from, to).numerator;
      const difference = to.numerator * from.denominator - from.numerator * to.denominator;
      expect(change > 0n).toBe(difference > 0n);
      expect(change < 0n).toBe(difference < 0n);
    }),
  );
});

test('handles per mille, chained changes and the symmetric difference', () => {
  expect(readPercent('5 ‰')).toEqual(ratio(1, 2));
  expect(chainOf(ratio(100), [ratio(10), ratio(-10)], null).total).toEqual(ratio(-1));
  expect(symmetricDifference(ratio(0), ratio(0))).toBeNull();
  expect(symmetricDifference(readDecimal('50'), readDecimal('75'))).toEqual(ratio(40));
});
