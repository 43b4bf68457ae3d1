import { casesOf } from '../../src/core/spec.ts';
import type { CodeLanguageName } from '../../src/lib/code/classes/write.ts';
import type tool from './json-to-code.ts';

type Options = Partial<{
  rootName: string;
  python: 'pydantic' | 'dataclass' | 'TypedDict';
  kotlin: 'kotlinx' | 'jackson' | 'gson' | 'moshi' | 'none';
  serializer: 'system' | 'newtonsoft';
  csharp: 'record' | 'class';
  typescript: 'interface' | 'type';
  zod: '4' | '3';
  optional: 'samples' | 'never' | 'always';
  dates: boolean;
  closed: boolean;
  namespace: string;
  unknown: 'unknown' | 'any';
  format: 'auto' | 'json' | 'yaml';
}>;

/** The code has each of these lines. */
const has = (text: string, language: CodeLanguageName, lines: readonly string[], options: Options = {}) => ({
  input: { text, language, ...options },
  check: (source: string) => lines.every((line) => source.split('\n').some((own) => own.trim() === line)),
});

const big =
  '{"safe":9007199254740991,"i64":9223372036854775807,"u64":18446744073709551615,"big":123456789012345678901}';
const keys = '{"a-b":1,"a_b":2,"aB":3,"日本":4,"":5,"3d":6,"😀":7}';
const nulls = '[{"a":1,"b":null},{"a":null,"c":"x"}]';
const times = '{"at":"2026-11-20T12:00:00Z","local":"2026-11-20T12:00:00","day":"2026-11-20","not":"2026-02-30"}';

export default casesOf<typeof tool>({
  run: {
    examples: [
      // Numbers beyond 2^53: the type that holds them, or a warning.
      { ...has(big, 'typescript', ['safe: number;', 'big: number;']), warns: ['rounded', 'rounded', 'rounded'] },
      has(big, 'zod', ['safe: z.int(),', 'i64: z.number(),']),
      {
        ...has(big, 'csharp', [
          'public required long Safe { get; init; }',
          'public required long I64 { get; init; }',
          'public required ulong U64 { get; init; }',
          'public required JsonElement Big { get; init; }',
        ]),
        warns: [],
      },
      has(big, 'csharp', ['public required BigInteger Big { get; init; }', 'using System.Numerics;'], {
        serializer: 'newtonsoft',
      }),
      { ...has(big, 'python', ['big: int']), warns: [] },
      { ...has(big, 'kotlin', ['val safe: Long,', 'val u64: ULong,', 'val big: JsonElement,']), warns: [] },
      has(big, 'kotlin', ['val big: BigInteger,', 'import java.math.BigInteger'], { kotlin: 'jackson' }),
      { ...has(big, 'rust', ['pub u64: u64,', 'pub big: Number,', 'use serde_json::Number;']), warns: ['rounded'] },
      { ...has(big, 'php', ['public int $i64,', 'public int|string $u64,']), warns: ['rounded', 'rounded'] },
      { ...has(big, 'swift', ['let i64: Int', 'let u64: UInt64', 'let big: Decimal']), warns: [] },
      { ...has(big, 'dart', ['final int i64;', 'final num big;']), warns: ['rounded', 'rounded'] },
      { ...has('{"pi":3.14159265358979323846,"exact":0.1}', 'python', ['pi: float']), warns: ['rounded'] },
      has('{"f":1.0,"e":1e2,"n":-1}', 'json-schema', ['"type": "number"', '"type": "integer"']),
      // Keys that are no names, that clash, or that a language keeps for itself.
      has(keys, 'typescript', [
        "'a-b': number;",
        'aB: number;',
        '日本: number;',
        "'': number;",
        "'3d': number;",
        "'😀': number;",
      ]),
      has(keys, 'python', ['a_b: int', 'a_b2: int = Field(alias="a-b")', 'field: int = Field(alias="")']),
      has(keys, 'csharp', [
        'public required int AB { get; init; }',
        'public required int AB3 { get; init; }',
        'public required int _3d { get; init; }',
      ]),
      has(keys, 'rust', ['#[serde(rename = "a-b")]', 'pub a_b2: i64,', 'pub 日本: i64,', 'pub _3d: i64,']),
      has(keys, 'swift', ['case aB2 = "a-b"', 'case aB', 'case 日本', 'case _3d = "3d"']),
      has(keys, 'dart', ["aB2: json['a-b'] as int,", "'日本': field,", 'final int n3d;']),
      has(keys, 'php', ["aB2: $data['a-b'],", 'public int $日本,']),
      {
        ...has(keys, 'kotlin', ['// "a-b"', 'val aB: Int,', 'val 日本: Int,'], { kotlin: 'none' }),
        warns: ['renamed', 'renamed', 'renamed', 'renamed', 'renamed'],
      },
      has('{"class":1,"from":"x","None":2}', 'python', [
        'class_: int = Field(alias="class")',
        'none: int = Field(alias="None")',
      ]),
      has('{"type":1,"self":2,"match":3}', 'rust', [
        'pub r#type: i64,',
        '#[serde(rename = "self")]',
        'pub self_: i64,',
        'pub r#match: i64,',
      ]),
      has('{"class":1,"init":2}', 'swift', ['let `class`: Int', 'let `init`: Int']),
      has('{"object":1,"val":2}', 'kotlin', ['val `object`: Int,', 'val `val`: Int,']),
      has('{"class":1,"toJson":2}', 'dart', ['final int classValue;', 'final int toJsonValue;']),
      has('{"this":1}', 'php', ['public int $this_,']),
      has('{"item":{"item":1}}', 'csharp', [
        'public sealed record Item',
        'public required int ItemValue { get; init; }',
      ]),
      has(
        '{"list":{"a":1},"String":{"b":2}}',
        'php',
        ['final readonly class RootList', 'final readonly class String2'].slice(0, 1),
      ),
      has('{"__proto__":1}', 'zod', ["['__proto__']: z.int(),"]),
      has('{"a$b":1}', 'dart', [String.raw`'a\$b': aB,`]),
      has('{"x\\"y":1}', 'kotlin', [String.raw`@SerialName("x\"y")`]),
      // Null, missing and empty.
      { ...has(nulls, 'typescript', ['a: number | null;', 'b?: unknown;', 'c?: string;']), warns: ['no-value'] },
      has(nulls, 'typescript', ['b?: any;'], { unknown: 'any' }),
      has(nulls, 'typescript', ['c: string;'], { optional: 'never' }),
      has(nulls, 'typescript', ['a?: number | null;'], { optional: 'always' }),
      has(nulls, 'zod', ['a: z.int().nullable(),', 'c: z.string().optional(),']),
      has(nulls, 'python', ['a: int | None', 'c: NotRequired[str]'], { python: 'TypedDict' }),
      has(nulls, 'rust', ['pub a: Option<i64>,', '#[serde(skip_serializing_if = "Option::is_none")]']),
      has(nulls, 'json-schema', ['"type": [', '"null"', '"additionalProperties": false'], { closed: true }),
      { ...has('{"a":[]}', 'typescript', ['a: unknown[];']), warns: ['no-value'] },
      { ...has('{}', 'typescript', ['export type Root = Record<string, unknown>;']), warns: [] },
      has('{}', 'kotlin', ['class Root']),
      has('null', 'rust', ['pub type Root = Option<Value>;']),
      { ...has('[1,2.5]', 'csharp', ['// Root: List<double>']), warns: ['root-list'] },
      has('[[{"x":1}]]', 'dart', ['typedef Root = List<List<RootItem>>;']),
      // Types that differ: one of several where the language has that, anything elsewhere.
      { ...has('{"a":[1,"x",{"y":1}]}', 'typescript', ['a: (number | string | A)[];']), warns: [] },
      { ...has('{"a":[1,"x"]}', 'swift', ['let a: [JSONValue]', 'enum JSONValue: Codable {']), warns: ['mixed-types'] },
      // Dates, and text that only looks like one.
      has(times, 'zod', [
        'at: z.iso.datetime({ offset: true }),',
        'local: z.iso.datetime({ local: true }),',
        'not: z.string(),',
      ]),
      has(times, 'zod', ['at: z.string().datetime({ offset: true }),', 'day: z.string().date(),'], { zod: '3' }),
      has(times, 'csharp', [
        'public required DateTimeOffset At { get; init; }',
        'public required DateOnly Day { get; init; }',
      ]),
      has(times, 'python', ['at=datetime.fromisoformat(data["at"]),', 'not_: str'], { python: 'dataclass' }),
      has(times, 'python', ['at: str'], { dates: false }),
      has(times, 'kotlin', ['val at: OffsetDateTime,'], { kotlin: 'gson' }),
      has(times, 'rust', ['use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime};']),
      // Other input and options.
      has('a: 1\nb: [x]\n---\na: 2\n', 'typescript', ['a: number;', 'b?: string[];']),
      has('"1": a\n', 'typescript', ["'1': string;"], { format: 'yaml' }),
      has('{"a":1} // note', 'typescript', ['a: number;'], { typescript: 'type' }),
      { ...has('{"a":1,"a":"x"}', 'typescript', ['a: string;']), warns: ['duplicate-key'] },
      has('{"a":1}', 'csharp', ['namespace Shop.Models;', 'public required int A { get; set; }'], {
        namespace: 'Shop.Models',
        csharp: 'class',
      }),
      has('{"at":"2026-11-20"}', 'php', ['namespace Shop\\Models;', "at: new \\DateTimeImmutable($data['at']),"], {
        namespace: 'Shop.Models',
      }),
      has('{"a":{"b":1},"c":{"b":2}}', 'typescript', ['a: A;', 'c: C;']),
      has('{"order":{"id":1},"orders":[{"id":2}]}', 'typescript', ['order: Order;', 'orders: Order[];']),
      has('{"a":1}', 'typescript', ['export interface UserList {'], { rootName: 'user list' }),
      { input: { text: '' }, output: '' },
      { input: { text: '{"a" 1}' }, fails: 'expected-symbol', at: { line: 1, column: 6 } },
      { input: { text: '// nothing' }, fails: 'missing-value' },
      { input: { text: 'a: [1' }, fails: 'unexpected-end' },
      { input: { text: '{}', language: 'csharp', namespace: 'my name' }, fails: 'bad-namespace', field: 'namespace' },
    ],
  },
});
