import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runTool, type Result } from '../../src/core/run.ts';
import { environment } from './environment.ts';
import { everyTool } from './every-tool.ts';
import { othersIn, readingsIn } from './readings.ts';

function runner(id: string, operation = 'run') {
  const tool = everyTool.find((each) => each.id === id)?.tool;
  if (!tool) throw new Error(id);
  return (input: Record<string, unknown>): Promise<Result> => runTool(tool, operation, input, environment());
}

const outputOf = (result: Result, name: string): string =>
  result.ok ? String((result.output as Record<string, unknown>)[name]) : '';
const warningsOf = (result: Result): string[] => (result.ok ? result.warnings.map(({ code }) => code) : []);

test('SQL: no placeholder of any language is taken apart', async () => {
  const run = runner('sql-prettify');
  const placeholder = fc.constantFrom(
    '@p1',
    '@@rowcount',
    '#{id}',
    '${x}',
    ':name',
    '$1',
    '{{ x }}',
    '{name}',
    '<name>',
    '&d',
    '%s',
    '$(v)',
    '[a b]',
    '#id#',
  );
  const operator = fc.constantFrom(' = ', '=', ' < ', ' in ', ' like ');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(operator, placeholder), { minLength: 1, maxLength: 2 }), async (terms) => {
      const conditions = terms.map(([sign, name]) => `c${sign}${name}`).join(' and ');
      const result = await run({ text: `select a from t where ${conditions}`, keywordCase: 'preserve' });
      if (!result.ok) return;
      for (const [, name] of terms) expect(outputOf(result, 'sql')).toContain(name);
    }),
    { numRuns: 60 },
  );
});

test('chmod: a mode that depends on the current one says what it assumed', async () => {
  const run = runner('chmod-calculator', 'read');
  const clause = fc
    .tuple(
      fc.constantFrom('', 'u', 'g', 'o', 'a', 'ug', 'ugo'),
      fc.constantFrom('+', '-', '='),
      fc.subarray(['r', 'w', 'x']),
    )
    .map(([who, sign, letters]) => who + sign + letters.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(clause, { minLength: 1, maxLength: 3 }), async (clauses) => {
      const mode = clauses.join(',');
      const [assumed, none, all] = await Promise.all(
        ['', '000', '7777'].map((current) => run({ mode: `chmod ${mode} file`, current })),
      );
      if (!assumed?.ok || !none?.ok || !all?.ok) return;
      const depends = outputOf(none, 'octal') !== outputOf(all, 'octal');
      if (depends) expect(warningsOf(assumed)).toContain('relative');
      expect(warningsOf(none)).not.toContain('relative');
    }),
  );
});

test('calculator: the other rule for products without a sign is named wherever it gives another value, and only there', async () => {
  const run = runner('math-evaluator');
  const number = fc.integer({ min: 1, max: 9 }).map(String);
  const factor = fc.oneof(
    number,
    number.map((value) => `(${value})`),
    number.map((value) => `(1+${value})`),
  );
  const product = fc
    .tuple(
      factor,
      fc.array(
        number.map((value) => `(${value})`),
        { maxLength: 2 },
      ),
    )
    .map(([a, rest]) => a + rest.join(''));
  await fc.assert(
    fc.asyncProperty(product, product, async (left, right) => {
      const sheet = `${left}/${right}`;
      const [auto, other] = await Promise.all(['auto', 'product-first'].map((implicit) => run({ sheet, implicit })));
      if (!auto?.ok || !other?.ok) return;
      const differs = outputOf(auto, 'result') !== outputOf(other, 'result');
      expect(othersIn(auto)).toEqual(differs ? ['product-first'] : []);
    }),
    { numRuns: 60 },
  );
});

test('docker run: the backslashes of a path are kept in every command that a shell continues', async () => {
  const run = runner('docker-run-to-docker-compose-converter');
  const path = fc
    .tuple(
      fc.constantFrom('C:', 'd:'),
      fc.array(fc.constantFrom('Users', 'me', 'a-b', 'x.y', 'data_1'), { minLength: 1, maxLength: 4 }),
    )
    .map(([drive, parts]) => [drive, ...parts].join('\\'));
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom(' ', ' \\\n', ' `\n', ' ^\r\n', ' \\ \n'), async (source, gap) => {
      const result = await run({ commands: `docker run${gap}-v ${source}:/x${gap}nginx` });
      expect(result).toMatchObject({ ok: true });
      expect(outputOf(result, 'compose').replaceAll('\\\\', '\\')).toContain(`${source}:/x`);
    }),
    { numRuns: 60 },
  );
});

test('calculator: names and operators that other languages read differently say so wherever the value differs, and only there', async () => {
  const run = runner('math-evaluator');
  const small = fc.integer({ min: -6, max: 6 }).map(String);
  const sheets = fc.oneof(
    fc.tuple(small, small).map(([a, b]) => [`${a} mod ${b}`, 'remainder', 'truncated'] as const),
    fc.tuple(small, small).map(([a, b]) => [`(${a}) % (${b})`, 'remainder', 'truncated'] as const),
    fc.integer({ min: 1, max: 20 }).map((x) => [`log(${x})`, 'log', 'decimal-log'] as const),
    fc.tuple(small, small).map(([a, b]) => [`atan2(${a}, ${b})`, 'atan2', 'x-first'] as const),
    fc
      .array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 3 })
      .map((parts) => [`-${parts.join('^')}`, 'power', 'power-left'] as const),
  );
  await fc.assert(
    fc.asyncProperty(sheets, async ([sheet, field, other]) => {
      const [auto, switched] = await Promise.all(['auto', other].map((choice) => run({ sheet, [field]: choice })));
      if (!auto?.ok || !switched?.ok) return;
      expect(othersIn(auto)).toEqual(outputOf(auto, 'result') === outputOf(switched, 'result') ? [] : [other]);
    }),
    { numRuns: 100 },
  );
});

test('dates: another order of the numbers is offered wherever it is another date, and a short year is said', async () => {
  const run = runner('date-converter');
  const part = fc.integer({ min: 1, max: 31 });
  const year = fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1970, max: 2068 }));
  const two = (number: number) => String(number).padStart(2, '0');
  const isDate = (y: number, m: number, d: number) =>
    m <= 12 && d >= 1 && d <= new Date(Date.UTC(2000 + (y % 100), m, 0)).getUTCDate();
  await fc.assert(
    fc.asyncProperty(part, part, year, async (a, b, y) => {
      const result = await run({ date: `${two(a)}/${two(b)}/${two(y)}`, zone: 'UTC' });
      const full = (short: number) => (short > 99 ? short : short < 69 ? 2000 + short : 1900 + short);
      const orders = [
        isDate(y, a, b) && [full(y), a, b],
        isDate(y, b, a) && [full(y), b, a],
        y < 100 && b <= 12 && y > 0 && isDate(a, b, y) && [full(a), b, y],
      ].filter((order) => order !== false);
      const dates = new Set(orders.map((order) => order.join('-')));
      expect(result.ok).toBe(dates.size > 0);
      if (!result.ok) return;
      expect(othersIn(result).length).toBe(dates.size - 1);
      expect(warningsOf(result).includes('short-year')).toBe(y < 100);
    }),
    { numRuns: 300 },
  );
});

test('IDs: a bare ID that several makers could have made names all of them, and the right one is among them', async () => {
  const run = runner('snowflake-id-extractor', 'extract');
  // Epoch in milliseconds, milliseconds per step, bits below the time, and the first year, as the makers document them.
  const makers = {
    twitter: [1_288_834_974_657n, 1n, 22n, 2011],
    discord: [1_420_070_400_000n, 1n, 22n, 2016],
    instagram: [1_314_220_021_721n, 1n, 23n, 2012],
    mastodon: [0n, 1n, 16n, 2018],
    linkedin: [0n, 1n, 22n, 2010],
    tiktok: [0n, 1000n, 32n, 2017],
    sonyflake: [1_409_529_600_000n, 10n, 24n, 2015],
  } as const;
  const maker = fc.constantFrom(...(Object.keys(makers) as (keyof typeof makers)[]));
  await fc.assert(
    fc.asyncProperty(maker, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(65_535), async (name, share, low) => {
      const [epoch, step, bits, first] = makers[name];
      const start = Date.UTC(first);
      const ms = BigInt(Math.floor(start + share * (Date.UTC(2026) - start)));
      const id = (((ms - epoch) / step) << bits) | BigInt(low);
      const result = await run({ id: String(id), zone: 'UTC' });
      if (!result.ok) throw new Error(result.failure.code);
      const named = [...readingsIn(result), ...othersIn(result)];
      expect(named).toContain(name);
      const times = Object.values(makers).filter(([from, unit, shift, year]) => {
        const time = from + (id >> shift) * unit;
        return time >= BigInt(Date.UTC(year)) && time < BigInt(Date.UTC(2026));
      });
      expect(named.length).toBeGreaterThanOrEqual(times.length);
    }),
    { numRuns: 300 },
  );
});

/** What people paste every day; none of these has a second reading worth a word. */
const PLAIN: readonly (readonly [tool: string, operation: string, field: string, texts: readonly string[]])[] = [
  [
    'sql-prettify',
    'run',
    'text',
    [
      'select * from users',
      'select a, b from t where c = 1 order by a desc limit 10',
      "insert into t (a, b) values (1, 'it''s')",
      'update t set a = a + 1 where id in (1, 2)',
      'delete from t where created_at < now()',
      'create table t (id int primary key, name varchar(50) not null)',
      'select count(*) from a left join b on a.id = b.a_id group by a.x having count(*) > 1',
      'with x as (select 1) select * from x',
      "select * from t where email = 'a@b.c' -- all",
      '/* all */ select 1; select 2;',
      'select * from t where a = ? and b = :b and c = $1',
      'SELECT TOP 5 [Name] FROM [dbo].[T] WHERE Id = @id',
      'SELECT `a` FROM `t` WHERE `b` = 1',
      "select data->>'a', b::int from t",
      'alter table t add column x int',
      'select * from #temp',
    ],
  ],
  [
    'chmod-calculator',
    'read',
    'mode',
    [
      '755',
      '644',
      '0600',
      '777',
      'rwxr-xr-x',
      '-rw-r--r--',
      'chmod 755 run.sh',
      'chmod -R 700 ~/.ssh',
      '1777',
      'u=rwx,go=rx',
      '640',
      '750',
    ],
  ],
  [
    'math-evaluator',
    'run',
    'sheet',
    [
      '1 + 2',
      '2 * (3 + 4)',
      '10 / 4',
      '2^10',
      'sqrt(2)',
      '5 km to mi',
      '1/3 + 1/6',
      '19% * 50',
      'pi * 2^2',
      '2pi',
      '3(4 + 5)',
      'x = 3\n2x + 1',
      '1/2 cup to ml',
      'sin(pi/2)',
      '100 / 5 / 2',
      '7 mod 3',
    ],
  ],
  [
    'docker-run-to-docker-compose-converter',
    'run',
    'commands',
    [
      'docker run nginx',
      'docker run -p 80:80 nginx:1.27',
      'docker run \\\n -v data:/data \\\n -e A=1 \\\n redis:7',
      'docker run -e "A=b c" --name web ghcr.io/me/web:2',
      'docker run -v ./x:/y -w /y node:20 npm ci',
      'docker run --network app postgres:17',
      'docker run -v C:\\Users\\me:/x nginx',
      'docker run `\n -p 80:80 `\n nginx',
      'docker run -v "%cd%":/app nginx',
      "docker run -e RE='\\d+' alpine",
    ],
  ],
];

describe('everyday inputs', () => {
  test.each(PLAIN)('of %s/%s have no notice of another reading', async (id, operation, field, texts) => {
    const run = runner(id, operation);
    const results = await Promise.all(
      texts.map(async (text) => ({ text, others: othersIn(await run({ [field]: text })) })),
    );
    expect(results.filter(({ others }) => others.length > 0)).toEqual([]);
  });
});
