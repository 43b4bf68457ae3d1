import { expect, test } from 'vitest';
import { repairSql } from '../../../../../src/lib/code/sql/repair.ts';
import { guessDialect, SQL_DIALECTS, type SqlDialect } from '../../../../../src/lib/code/sql/dialects.ts';
import { formatSql } from '../../../../../src/lib/code/sql/format.ts';

test('every dialect formats a simple query', async () => {
  for (const dialect of Object.keys(SQL_DIALECTS) as SqlDialect[]) {
    const { text } = await formatSql('select a from t where b = 1', dialect, { templates: true });
    expect(text).toBe('select\n  a\nfrom\n  t\nwhere\n  b = 1');
  }
});

test('the dialect is guessed from its features', () => {
  expect(guessDialect('select 1')).toBe('sql');
  expect(guessDialect('select a::text')).toBe('postgresql');
  expect(guessDialect('select `a`')).toBe('mysql');
  expect(guessDialect('select * from `p.d.t`')).toBe('bigquery');
  expect(guessDialect('DECLARE @x int')).toBe('tsql');
});

test('the position of a mistake is correct after characters beyond the BMP and Windows line endings', async () => {
  const text = "select '😀',\r\n  'open";
  await expect(formatSql(text, 'sql', { templates: false })).rejects.toMatchObject({
    code: 'unexpected-sql',
    offset: text.indexOf("'open"),
  });
});

const format = async (text: string, dialect: SqlDialect | 'auto' = 'auto') =>
  (await formatSql(text, dialect, { templates: true })).text;

test('a parenthesis directly follows a function name, but not a keyword or table', async () => {
  expect(await format('select now(), q.f(1), "F"(2), count(*) from t where a in(1) and(b)')).toBe(
    'select\n  now(),\n  q.f(1),\n  "F"(2),\n  count(*)\nfrom\n  t\nwhere\n  a in (1)\n  and (b)',
  );
  expect(await format('insert into s.t(a)values(f(1))')).toBe('insert into\n  s.t (a)\nvalues\n  (f(1))');
  expect(await format('create table if not exists t(v varchar(9), unique(v))')).toBe(
    'create table if not exists t (v varchar(9), unique (v))',
  );
});

test.each(Object.keys(SQL_DIALECTS) as SqlDialect[])('%s supports :name parameters', async (dialect) => {
  expect(await format('select :x from t where b = :id', dialect)).toBe('select\n  :x\nfrom\n  t\nwhere\n  b = :id');
});

test('formatting never changes the tokens', async () => {
  expect(repairSql("N'é'", "N 'é'")).toBe("N'é'");
  expect(repairSql("'a'\n'b'", "  'a' 'b'")).toBe("  'a'\n  'b'");
  for (const [before, after] of [
    ['a//b', 'a / / b'],
    ['a - -1', 'a --1'],
    ['a b', 'ab'],
    ['a::b', 'a: :b'],
    ['ß', 'SS'],
  ] as const) {
    expect(repairSql(before, after)).toBeNull();
  }
  expect(await formatSql('select a//b', 'sql', { templates: true })).toMatchObject({ untouched: true });
});

test('a mysql client script', async () => {
  const script = "select 1; select 2;\nDELIMITER $$\nselect ';$$' -- $$\n$$\nselect 3$$\ndelimiter ;\nselect 4";
  expect(guessDialect(script)).toBe('mysql');
  expect(await format(script)).toBe(
    [
      'select\n  1;\n\nselect\n  2;',
      'DELIMITER $$',
      "select\n  ';$$' -- $$\n$$",
      'select\n  3 $$',
      'delimiter ;',
      'select\n  4',
    ].join('\n\n'),
  );
  expect(await format('DELIMITER //\nselect 1//', 'sql')).toBe('DELIMITER //\n\nselect\n  1 //');
  expect(guessDialect("COPY t FROM 'f'\nDELIMITER ','")).toBe('sql');
  const broken = "DELIMITER //\nselect 1//\nselect 'a";
  await expect(format(broken)).rejects.toMatchObject({ code: 'unexpected-sql', offset: broken.indexOf("'a") });
});

test('Python placeholders are kept together (PEP 249)', async () => {
  for (const dialect of ['auto', 'postgresql', 'mysql', 'sqlite'] as const)
    expect(await format('select a from t where a = %s and b = %(name)s and c like %s', dialect)).toBe(
      'select\n  a\nfrom\n  t\nwhere\n  a = %s\n  and b = %(name)s\n  and c like %s',
    );
  expect(await format('select a % b, a % 2 from t', 'postgresql')).toBe('select\n  a % b,\n  a % 2\nfrom\n  t');
});

test('Snowflake stages, paths and named arguments', async () => {
  expect(await format("select $1:a::int from @my_stage/path/data.json (file_format => 'f') t")).toBe(
    "select\n  $1:a::int\nfrom\n  @my_stage/path/data.json (file_format => 'f') t",
  );
  expect(await format('copy into @%t from @~/staged/data.csv.gz')).toBe('copy into @%t\nfrom\n  @~/staged/data.csv.gz');
  expect(await format('copy into t from @"My Stage".x/2026/')).toBe('copy into t\nfrom\n  @"My Stage".x/2026/');
  expect(await format('put file:///tmp/a.csv @db.s.stage', 'snowflake')).toBe('put file:///tmp/a.csv @db.s.stage');
  expect(guessDialect('select f.value from t, lateral flatten(input => t.v) f')).toBe('snowflake');
  expect(guessDialect("select a from t where mail = 'a@b'")).toBe('sql');
});

test('the errors that the package throws for each bracket have no traces, which took most of the time of nested ones', async () => {
  const before = Error.stackTraceLimit;
  const limits: number[] = [];
  const setting = {
    configurable: true,
    get: () => limits.at(-1) ?? before,
    set: (limit: number) => void limits.push(limit),
  };
  Object.defineProperty(Error, 'stackTraceLimit', setting);
  try {
    await formatSql(`select ${'(a_long_name + '.repeat(20)}1${')'.repeat(20)}`, 'postgresql', { templates: true });
    await formatSql('select (', 'postgresql', { templates: true }).catch(() => undefined);
  } finally {
    Object.defineProperty(Error, 'stackTraceLimit', {
      configurable: true,
      enumerable: true,
      writable: true,
      value: before,
    });
  }
  expect(limits).toEqual([0, before, 0, before]);
});
