import { expect, test } from 'vitest';
import { formatSql, guessDialect, SQL_DIALECTS, type SqlDialect } from '../../../src/lib/sql-format.ts';

test('every dialect reads a plain query', async () => {
  for (const dialect of Object.keys(SQL_DIALECTS) as SqlDialect[]) {
    const { text } = await formatSql('select a from t where b = 1', dialect, { templates: true });
    expect(text).toBe('select\n  a\nfrom\n  t\nwhere\n  b = 1');
  }
});

test('the dialect is guessed from its marks', () => {
  expect(guessDialect('select 1')).toBe('sql');
  expect(guessDialect('select a::text')).toBe('postgresql');
  expect(guessDialect('select `a`')).toBe('mysql');
  expect(guessDialect('select * from `p.d.t`')).toBe('bigquery');
  expect(guessDialect('DECLARE @x int')).toBe('tsql');
});

test('a mistake has its place after characters beyond the BMP and line ends of Windows', async () => {
  const text = "select '😀',\r\n  'open";
  await expect(formatSql(text, 'sql', { templates: false })).rejects.toMatchObject({
    code: 'unexpected-sql',
    offset: text.indexOf("'open"),
  });
});
