import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SyntaxProblem } from '../../../../../src/base/syntax-problem.ts';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';
import { repairJson } from '../../../../../src/lib/documents/json/repair.ts';
import { parseJson } from '../../../../../src/lib/documents/json/syntax.ts';

/** The problem of a text; null if it can be read. */
function problemOf(text: string): SyntaxProblem | null {
  try {
    parseJson(text, { dialect: 'auto', documents: 'many' });
    return null;
  } catch (error) {
    if (error instanceof SyntaxProblem) return error;
    throw error;
  }
}

async function proposal(text: string) {
  const problem = problemOf(text);
  if (!problem) throw new Error(`can be read: ${text}`);
  return repairJson(text, problem);
}

describe('backslashes', () => {
  test.each([
    [String.raw`{"path":"C:\Users\me","re":"\d+"}`, { path: String.raw`C:\Users\me`, re: String.raw`\d+` }],
    // In a string with one that can't be an escape, the others aren't escapes either.
    [String.raw`{"path":"C:\new\Users\table"}`, { path: String.raw`C:\new\Users\table` }],
    [String.raw`["\\srv\share"]`, [String.raw`\srv\share`]],
    [String.raw`["say \"\d\""]`, [String.raw`say "\d"`]],
    [String.raw`{"dir":"C:\Users\", "n": 1}`, { dir: 'C:\\Users\\', n: 1 }],
    [String.raw`["a\u00e9\q"]`, [String.raw`aé\q`]],
    [String.raw`{"\key": "a\nb"}`, { [String.raw`\key`]: 'a\nb' }],
    [String.raw`{"a":"\users"}`, { a: String.raw`\users` }],
    ["// don't\n" + String.raw`["\d"]`, [String.raw`\d`]],
  ])('%s', async (text, value) => {
    const result = await proposal(text);
    expect(result?.label).toBe('escape-backslashes');
    expect(JSON.parse(result?.text.replace(/^\/\/.*\n/, '') ?? '')).toEqual(value);
  });

  test('no generated string loses a backslash, in any dialect but JSON5 on request', () => {
    const piece = fc.constantFrom(
      '\\',
      '\\\\',
      '\\"',
      '\\n',
      '\\d',
      '\\U',
      '\\.',
      '\\u0041',
      '\\x41',
      'a',
      ' ',
      "\\'",
      '/',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => `["${pieces.join('')}"]`),
        (text) => {
          for (const dialect of ['auto', 'json', 'jsonc'] as const) {
            let read: string;
            try {
              const [root] = readJson(text, { dialect }).documents;
              read = root?.kind === 'list' && root.items[0]?.kind === 'string' ? root.items[0].value : '';
            } catch (error) {
              if (error instanceof SyntaxProblem) continue;
              throw error;
            }
            // The escapes of JSON5 in the notation of JSON, which has its own reader.
            const standard = text
              .slice(2, -2)
              .replace(/\\(?:x([\da-f]{2})|('|[^]))/g, (escape, hex?: string, single?: string) =>
                hex ? `\\u00${hex}` : single === "'" ? "'" : escape,
              );
            expect(read).toBe(JSON.parse(`"${standard}"`));
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('other notations', () => {
  test.each([
    ["{'a': True, 'b': None, 'c': [False]}", { a: true, b: null, c: [false] }],
    // Values are those of Python's json.dumps(ast.literal_eval(…)).
    ["{'a': (1, 2)}", { a: [1, 2] }],
    ["{'a': (1,), 'b': ()}", { a: [1], b: [] }],
    [
      "[(1, 'x'), (2, 'y')]",
      [
        [1, 'x'],
        [2, 'y'],
      ],
    ],
    [
      "{'a': ((1, 2), (3, [4]))}",
      {
        a: [
          [1, 2],
          [3, [4]],
        ],
      },
    ],
    ["{'a': '(1, 2)', 'b': (True, None)}", { a: '(1, 2)', b: [true, null] }],
    ["{'a': (\n  1,\n  2,\n)}", { a: [1, 2] }],
    ["{'it\\'s (': (1, ')')}", { "it's (": [1, ')'] }],
    ['callback({"a": (1, 2)})', { a: [1, 2] }],
    [
      '{_id: ObjectId("507f"), n: NumberLong("5"), d: ISODate("2024-01-01T00:00:00Z")}',
      { _id: '507f', n: { $numberLong: '5' }, d: { $date: '2024-01-01T00:00:00Z' } },
    ],
    // MongoDB Extended JSON v2, as its specification writes these values.
    ['{ "_id" : ObjectId("507f1f77bcf86cd799439011") }', { _id: { $oid: '507f1f77bcf86cd799439011' } }],
    ["[new ObjectId('507f1f77bcf86cd799439011')]", [{ $oid: '507f1f77bcf86cd799439011' }]],
    [
      '{"a": NumberLong("9223372036854775807"), "b": NumberLong( -9007199254740993 )}',
      { a: { $numberLong: '9223372036854775807' }, b: { $numberLong: '-9007199254740993' } },
    ],
    [
      '{"a": Long(12), "b": NumberInt(3), "c": Int32("4")}',
      { a: { $numberLong: '12' }, b: { $numberInt: '3' }, c: { $numberInt: '4' } },
    ],
    [
      '{"a": NumberDecimal("1.10"), "b": Decimal128("1E+3")}',
      { a: { $numberDecimal: '1.10' }, b: { $numberDecimal: '1E+3' } },
    ],
    [
      '{"a": ISODate("2020-01-01T00:00:00Z"), "b": new Date(1577836800000)}',
      { a: { $date: '2020-01-01T00:00:00Z' }, b: { $date: { $numberLong: '1577836800000' } } },
    ],
    [
      '{"a": BinData(0, "AAEC"), "b": BinData(128,"AA==")}',
      { a: { $binary: { base64: 'AAEC', subType: '00' } }, b: { $binary: { base64: 'AA==', subType: '80' } } },
    ],
    ['{"a": UUID("550e8400-e29b-41d4-a716-446655440000")}', { a: { $uuid: '550e8400-e29b-41d4-a716-446655440000' } }],
    [
      '{"a": Timestamp(1565545664, 1), "b": MinKey, "c": MaxKey()}',
      { a: { $timestamp: { t: 1565545664, i: 1 } }, b: { $minKey: 1 }, c: { $maxKey: 1 } },
    ],
    [
      '{"s": "ObjectId(\'x\')", "a": ObjectId("507f1f77bcf86cd799439011")}',
      { s: "ObjectId('x')", a: { $oid: '507f1f77bcf86cd799439011' } },
    ],
    ['{"a":[1,2,{"b":"c', { a: [1, 2, { b: 'c' }] }],
    ['{"a": 1 "b": 2}', { a: 1, b: 2 }],
    ['callback({"a":1});', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['{"a": undefined}', { a: null }],
    [String.raw`{\"a\":\"b\"}`, { a: 'b' }],
  ])('%s', async (text, value) => {
    const result = await proposal(text);
    expect(result?.label).toBe('repair-json');
    expect(JSON.parse(result?.text ?? '')).toEqual(value);
  });

  test('keep every digit', async () => {
    expect((await proposal('{"id": 12345678901234567890, "x": 1.0, "t": True'))?.text).toContain(
      '12345678901234567890',
    );
  });

  test.each([
    'hello',
    'a: 1',
    '',
    '{"a": ObjectId()}',
    '[ISODate( )]',
    '['.repeat(100_000),
    `[x y, ${'['.repeat(50_000)}`,
  ])('nothing for %.20s', async (text) => {
    expect(await repairJson(text, new SyntaxProblem('expected-value', 0))).toBeNull();
  });

  test.each([
    '{"a" 1}\n',
    '{"a":1 "b":2}\n',
    '{a:1,}{b:2 c:3}\n',
    "{'a' 'b'}\n",
    '[1 2 3]\n',
    '{"a":True "b":None}\n',
    '{"a": "b}\n',
    '/* a */ {b 1}\n',
    '{"a":"x" + "y" 1}\n',
  ])('takes no longer than anybody waits for megabytes of %j', { timeout: 60_000 }, async (line) => {
    const text = line.repeat(900_000 / line.length);
    const before = process.cpuUsage();
    await repairJson(text, problemOf(text) ?? new SyntaxProblem('expected-value', 0));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(5000);
  });

  test('every proposal can be read', async () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      ':',
      ',',
      'a',
      'True',
      'None',
      '1',
      '\\',
      '\\d',
      ' ',
      '\n',
      'ObjectId(',
      ')',
      '//',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        async (text) => {
          const problem = problemOf(text);
          const result = problem && (await repairJson(text, problem));
          if (result) expect(problemOf(result.text)).toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
  });
});
