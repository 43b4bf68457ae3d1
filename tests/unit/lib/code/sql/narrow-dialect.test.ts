import { clickhouse } from 'sql-formatter';
import { expect, test } from 'vitest';
import { narrowDialect } from '../../../../../src/lib/code/sql/narrow-dialect.ts';

const long = (text: string) => text + ' '.repeat(6000);

test('words that do not occur in a long text are left out, whatever their case', () => {
  const { tokenizerOptions } = narrowDialect(clickhouse, long('select ABS(x), todate(y) from t'));
  expect(tokenizerOptions.reservedFunctionNames).toContain('abs');
  expect(tokenizerOptions.reservedFunctionNames).toContain('toDate');
  expect(tokenizerOptions.reservedFunctionNames.length).toBeLessThan(20);
  expect(tokenizerOptions.operators).toBe(clickhouse.tokenizerOptions.operators);
});

test('the library, which keeps every dialect, gets as few as possible', () => {
  expect(narrowDialect(clickhouse, 'select abs(x)')).toBe(clickhouse);
  const narrow = narrowDialect(clickhouse, long('select abs(x)'));
  expect(narrowDialect(clickhouse, long('select abs(a)'))).toBe(narrow);
});
