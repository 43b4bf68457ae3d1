// Where two readings of an input give different results, the result says so: generated inputs of tools with dialects.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runTool, type Result } from '../../src/core/run.ts';
import { environment } from './environment.ts';
import { everyTool } from './every-tool.ts';
import { othersIn, readingsIn } from './readings.ts';

function runner(id: string, operation = 'run') {
  const tool = everyTool.find((each) => each.id === id)?.tool;
  if (!tool) throw new Error(id);
  return (input: Record<string, unknown>): Promise<Result> => runTool(tool, operation, input, environment());
}

const textOf = (result: Result | undefined): string | null => (result?.ok ? JSON.stringify(result.output) : null);

test('CSV: every delimiter that fits all lines is named, and so are decimal commas', async () => {
  const run = runner('json-to-csv', 'toJson');
  const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };
  const cell = fc.constantFrom('a', '1', '1,5', 'x;y', '2|3', '1.5', 'b\tc', '-2.000,25');
  const row = fc.tuple(cell, cell);
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 2, maxLength: 3 }),
      fc.constantFrom(...Object.values(delimiters)),
      async (rows, sign) => {
        const csv = ['p', ...rows.map(([first]) => first)]
          .map((first, index) => `${first}${sign}${index === 0 ? 'q' : rows[index - 1]![1]}`)
          .join('\n');
        const auto = await run({ csv });
        if (!auto.ok) return;
        const stated = [...readingsIn(auto), ...othersIn(auto)];
        const fitting: string[] = [];
        for (const [separator, delimiter] of Object.entries(delimiters)) {
          const splits = csv.split('\n').every((line) => line.includes(delimiter));
          if (splits && (await run({ csv, separator })).ok) fitting.push(separator);
        }
        if (fitting.length > 1) expect(stated).toEqual(expect.arrayContaining(fitting));
        const comma = await run({ csv, decimals: 'comma' });
        const changed = /"-?\d[\d.]*,\d+"/.test(textOf(auto)!.replaceAll('\\"', '"')) && textOf(comma) !== textOf(auto);
        if (changed) expect(othersIn(auto)).toContain('decimal-comma');
      },
    ),
    { numRuns: 150 },
  );
});

test('Base64: bytes that two encodings can read are named with the other, and UTF-8 is never doubted', async () => {
  const run = runner('base64-string-converter', 'decode');
  const encode = runner('base64-string-converter', 'encode');
  const word = fc.constantFrom('café', 'Müller', 'señor', 'hello', 'Привет', '日本', 'x');
  const encoding = fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1');
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), encoding, async (words, as) => {
      const text = words.join(' ');
      const encoded = await encode({ text, encoding: as });
      if (!encoded.ok) return;
      const decoded = await run({ base64: encoded.output });
      if (!decoded.ok) return;
      const plain = await run({ base64: encoded.output, encoding: 'utf-8' });
      if (as === 'utf-8') expect([decoded.output, readingsIn(decoded)]).toEqual([text, []]);
      else if (!plain.ok || plain.output !== decoded.output) expect(readingsIn(decoded)).toHaveLength(1);
      // What it states is what the choice of that encoding gives.
      for (const charset of readingsIn(decoded)) {
        expect((await run({ base64: encoded.output, encoding: charset })).ok).toBe(true);
      }
      if (plain.ok && plain.output !== decoded.output) expect(othersIn(decoded)).toContain('utf-8');
    }),
    { numRuns: 150 },
  );
});

const timesOf = (result: Result) =>
  result.ok
    ? (result.output as { schedule: { moments: { time: string }[] } }).schedule.moments.map(({ time }) => time).join()
    : undefined;

test('cron: another dialect is named wherever it takes the expression and runs at other times, and only there', async () => {
  const number = (min: number, max: number) => fc.integer({ min, max }).map(String);
  const day = fc.constantFrom('?', '*', '1', '15', '1-7');
  const weekday = fc.constantFrom('?', '*', '1', '2', '5', '7', '1-5', '2-6', 'MON', 'MON-FRI', '1,3', '6#3', '5L');
  const expression = fc
    .tuple(number(0, 59), number(0, 59), number(0, 23), day, fc.constantFrom('*', '3'), weekday)
    .map((fields) => fields.join(' '));
  const explain = runner('crontab-generator', 'explain');
  const run = (value: string, dialect: string) => explain({ expression: value, dialect, zone: 'UTC', count: 8 });
  let named = 0;
  await fc.assert(
    fc.asyncProperty(expression, async (value) => {
      const [auto, ...others] = await Promise.all(
        ['auto', 'seconds', 'spring', 'quartz', 'aws'].map((dialect) => run(value, dialect)),
      );
      if (!auto?.ok) return;
      const times = new Set(others.map(timesOf).filter((other) => other !== undefined && other !== timesOf(auto)));
      expect(othersIn(auto)).toHaveLength(times.size);
      named += times.size;
    }),
    { numRuns: 200 },
  );
  expect(named).toBeGreaterThan(5);
});

/** Escapes and what they stand for: in JSON, only in JSON5, and in neither. */
const JSON_ESCAPES = { a: 'a', '\\n': '\n', '\\u0041': 'A', '\\\\': '\\', '\\/': '/', '\\"': '"' };
const JSON5_ESCAPES = { '\\x41': 'A', '\\0': '\0', "\\'": "'", '\\v': '\v' };
const NO_ESCAPES = ['\\U', '\\d', '\\w', '\\u1G'];

test('JSON: escapes of JSON and JSON5 keep their value, and a backslash that is no escape is refused, never dropped', async () => {
  const values: Readonly<Record<string, string>> = { ...JSON_ESCAPES, ...JSON5_ESCAPES };
  const run = runner('json-prettify');
  const piece = fc.constantFrom(...Object.keys(values), ...NO_ESCAPES);
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
      const result = await run({ text: `{"p": "${pieces.join('')}"}` });
      if (pieces.some((each) => NO_ESCAPES.includes(each))) return void expect(result.ok).toBe(false);
      expect(result.ok && JSON.parse(String(result.output))).toEqual({
        p: pieces.map((each) => values[each]).join(''),
      });
    }),
    { numRuns: 300 },
  );
});
