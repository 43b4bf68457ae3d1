import fc from 'fast-check';
import nearley from 'nearley';
import { format as unchanged, supportedDialects, type SqlLanguage } from 'sql-formatter';
import { expect, test, vi } from 'vitest';
import { format, ORIGINAL } from '../../../../../src/lib/code/sql/library.ts';

type Feed = typeof nearley.Parser.prototype.feed;
const byStatement = nearley.Parser.prototype.feed as Feed & { [ORIGINAL]: Feed };
const feed = byStatement[ORIGINAL];

type Options = NonNullable<Parameters<typeof format>[1]>;

function outcome(text: string, options: Options, formatter = format): string {
  try {
    return formatter(text, options);
  } catch (error) {
    return `thrown: ${(error as Error).message}`;
  }
}

/** The result of the unmodified parser from the package. */
function whole(text: string, options: Options): string {
  nearley.Parser.prototype.feed = feed;
  try {
    return outcome(text, options);
  } finally {
    nearley.Parser.prototype.feed = byStatement;
  }
}

const languages = ['sql', 'mysql', 'postgresql', 'plsql', 'tsql', 'bigquery', 'snowflake', 'sqlite'] as const;
const pieces =
  `; ; ; ;; ( ) ) [ ] { } , . :: + = * - 1 0x1F a t.b "c;d" 'e;f' 'it''s;' 'g\\' ;' \`h;i\` [j;k] $$l;m$$ $n$ ; $n$ q'[o;p]' :p @q ? $1
select from where group+by order+by set by limit offset values insert+into update delete create+table as begin end case when then else between and or not in
array struct union+all with join on using over partition+by is null int decimal(10,2) count(*) now() go delimiter /*+r;s+*/ /*+t`
    .split(/\s+/)
    .map((piece) => piece.replaceAll('+', ' '));
const texts = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...pieces), weight: 9 },
      fc.constantFrom('\n', '-- u ; v\n', '# w ; x\n', "'open", '--', '\u00e9', '/* y', '\r\n'),
      fc.constantFrom(
        'select a, b from t where c = 1 and d in (1, 2);',
        'select case when a then b else c end from t;',
        "insert into t (a, b) values (1, 'x;y'), (2, null);\n",
        'create table t (a int, b decimal(10, 2) not null);',
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(' '));

test('parsing each statement separately gives the same result as parsing the whole text, in every dialect and for errors', () => {
  const style = fc.record({
    language: fc.constantFrom(...languages),
    keywordCase: fc.constantFrom('upper', 'preserve'),
    linesBetweenQueries: fc.nat(3),
    newlineBeforeSemicolon: fc.boolean(),
    denseOperators: fc.boolean(),
  });
  fc.assert(
    fc.property(texts, style, (text, options) => {
      expect(outcome(text, options)).toBe(whole(text, options));
    }),
    { numRuns: 500 },
  );
});

test('in a long text only the words that occur in it are looked for, with the same result in every dialect', () => {
  const words = fc
    .array(
      fc.constantFrom(
        ...`abs toDate JSONExtract double+precision and count cast timestamp varchar filter \u017fum \u212aEY $1and :b @c %s N'd'
e.f g->h [i] \u00e9_min 1e3 9or ( ) , ; +`
          .split(/\s+/)
          .map((word) => word.replaceAll('+', ' ')),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => `select ${parts.join(' ')}`);
  const upper = { keywordCase: 'upper', dataTypeCase: 'upper', functionCase: 'upper' } as const;
  fc.assert(
    fc.property(words, fc.constantFrom(...supportedDialects), (text, language) => {
      const options = { ...upper, language: language as SqlLanguage };
      // A comment makes it long, and contributes no word.
      const comment = `--${' '.repeat(6000)}\n`;
      const original = outcome(comment + text, options, unchanged);
      expect(outcome(comment + text, options)).toBe(original);
    }),
    { numRuns: 200 },
  );
});

test('the module can be loaded twice, as on a hot reload', async () => {
  vi.resetModules();
  const again = await import('../../../../../src/lib/code/sql/library.ts');
  expect(nearley.Parser.prototype.feed).not.toBe(byStatement);
  expect((nearley.Parser.prototype.feed as typeof byStatement)[ORIGINAL]).toBe(feed);
  const text = 'select a, b from t where c = 1;\n'.repeat(1000);
  expect(again.format(text, { language: 'sql' })).toBe(format(text, { language: 'sql' }));
});

// Copying lists would take gigabytes for either.
test.each([
  ['statements', 'select a, b from t where c = 1;\n'.repeat(20_000)],
  ['branches', `select case ${'when a = 1 then 2 '.repeat(30_000)} end`],
])('memory and time grow linearly with the text: %s', { timeout: 120_000 }, (_, text) => {
  expect(outcome(text, { language: 'sql' })).not.toContain('thrown');
});
