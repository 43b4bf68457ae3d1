import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactObject, formatJson, type JsonFormatOptions } from '../../../../../src/lib/documents/json/format.ts';
import { compareCodePoints } from '../../../../../src/lib/documents/json/tokens.ts';

function format(text: string, options: Partial<JsonFormatOptions> = {}): string {
  return formatJson(text, { indent: 2, ...options }).text;
}

describe('formatJson', () => {
  it('indents with spaces or tabs, or puts everything on one line', () => {
    const text = ' { "a" : [ 1 , { } , [ ] ] , "b" : { "c" : null } } ';
    expect(format(text)).toBe('{\n  "a": [\n    1,\n    {},\n    []\n  ],\n  "b": {\n    "c": null\n  }\n}');
    expect(format('[1,{"a":2}]', { indent: 'tab' })).toBe('[\n\t1,\n\t{\n\t\t"a": 2\n\t}\n]');
    expect(format(text, { indent: 0 })).toBe('{"a":[1,{},[]],"b":{"c":null}}');
    expect(format('null')).toBe('null');
    expect(format('false')).toBe('false');
  });

  it('writes what the engine can write as well exactly as anything else', () => {
    const texts = [
      '{"a":[1,{},[]],"b":{"c":null},"":""}',
      '[]',
      '[[[[[]]]],{"x":[{}]}]',
      '{"b":1,"a":2,"10":3,"9":4}',
      '{"a":1,"a":2}',
      '{"__proto__":{"a":1},"constructor":2}',
      '[1.0,1e3,1E3,-0,0,1e400,12345678901234567890,0.1,1e21,1.7976931348623157e308]',
      '["\\u0041","\\/","\\n","\\ud800","é","😀","\\"[{\\"","}]","a: b, c","\u007f","\u2028"]',
      '["\ud800"]',
      '{"a": 1}',
      '[1, 2]',
      '[1,2]\n[3]',
      `${'['.repeat(500)}${']'.repeat(500)}`,
    ];
    for (const text of texts)
      for (const indent of [0, 1, 2, 10, 12, 'tab'] as const)
        // With a space in front, a text is never left to the engine.
        expect(formatJson(text, { indent, documents: 'many' }), text).toEqual(
          formatJson(` ${text}`, { indent, documents: 'many' }),
        );
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom<0 | 3 | 'tab'>(0, 3, 'tab'), (value, indent) => {
        const text = JSON.stringify([value]);
        expect(formatJson(text, { indent })).toEqual(formatJson(` ${text}`, { indent }));
      }),
    );
    const deep = `${'['.repeat(501)}${']'.repeat(501)}`;
    expect(() => format(deep)).toThrow('too-deep');
    expect(() => format(`["${'\\"['.repeat(600)}",${deep}]`)).toThrow('too-deep');
    expect(format(`["${'['.repeat(600)}"]`, { indent: 0 })).toBe(`["${'['.repeat(600)}"]`);
  });

  it.each([
    '{"userId":17478252242305210114}',
    '{"id":1911328104527409155}',
    '{"SomeNumber":1.777777777777777}',
    '["1911239335774236673,1911328104154116098"]',
    '[1.0,0.1000,1e400,-0,1E+2,100000000000000000000000]',
    '{"a":1,"a":2}',
    '{"__proto__":{"constructor":1},"10":1,"9":2}',
    '["\\u00e9\\/\\ud800\\n","é/"]',
  ])('keeps every token of %s', (text) => {
    expect(format(text, { indent: 0 })).toBe(text);
    expect(format(format(text), { indent: 0 })).toBe(text);
  });

  it('sorts keys by code point at every level and keeps equal keys in order', () => {
    const text = '[{"b":1,"a":{"y":1,"x":2}},{"\\uff5e":1,"😀":2,"\\u0061":3,"a":4}]';
    expect(format(text, { indent: 0, sortKeys: true })).toBe(
      '[{"a":{"x":2,"y":1},"b":1},{"\\u0061":3,"a":4,"\\uff5e":1,"😀":2}]',
    );
    expect(format('{"b":1,"__proto__":2,"10":3,"9":4}', { indent: 0, sortKeys: true })).toBe(
      '{"10":3,"9":4,"__proto__":2,"b":1}',
    );
  });

  it('converts JSON5-only syntax to JSON', () => {
    const text = `{a: NaN, 'it\\'s "x"': 0x1F, c: .5, d: 5., e: +1, f: -0X10, g: -Infinity, h: 'a\\x41\\v\\0\\\n\tb', \\u0069: 1.e3}`;
    expect(formatJson(text, { indent: 0, dialect: 'json5' })).toEqual({
      text: '{"a":null,"it\'s \\"x\\"":31,"c":0.5,"d":5.0,"e":1,"f":-16,"g":null,"h":"a\\u0041\\u000b\\u0000\\tb","\\u0069":1.0e3}',
      warnings: [
        { code: 'non-finite-number', params: { path: '$.a', found: 'NaN' } },
        { code: 'non-finite-number', params: { path: '$.g', found: '-Infinity' } },
      ],
    });
  });

  it('warns about duplicate keys by value, not by spelling', () => {
    expect(formatJson('{"x":[{"a":1,"\\u0061":2}]}', { indent: 0 }).warnings).toEqual([
      { code: 'duplicate-key', params: { path: '$.x[0].a' } },
    ]);
  });

  const commented = [
    '// head',
    '{ "a": 1, // one',
    '  /* two */ "b": [1, /* three */ 3 // after',
    '  ], "c": [ // empty',
    '  ] // c',
    '  // last',
    '}',
    '// end',
  ].join('\n');

  it('counts the comments it drops', () => {
    const result = formatJson(commented, { indent: 0, dialect: 'jsonc' });
    expect(result).toEqual({
      text: '{"a":1,"b":[1,3],"c":[]}',
      warnings: [{ code: 'comments-dropped', params: { count: 9 } }],
    });
  });

  it('keeps comments where they belong', () => {
    const pretty = format(commented, { dialect: 'jsonc', comments: 'keep' });
    expect(pretty).toBe(
      [
        '// head',
        '{',
        '  "a": 1, // one',
        '  /* two */',
        '  "b": [',
        '    1,',
        '    /* three */',
        '    3 // after',
        '  ],',
        '  "c": [',
        '    // empty',
        '  ] // c',
        '  // last',
        '}',
        '// end',
      ].join('\n'),
    );
    expect(format(pretty, { dialect: 'jsonc', comments: 'keep' })).toBe(pretty);
    const small = format(commented, { dialect: 'jsonc', comments: 'keep', indent: 0 });
    expect(format(small, { dialect: 'jsonc', indent: 0 })).toBe('{"a":1,"b":[1,3],"c":[]}');
  });

  it('keeps short containers on one line', () => {
    const text = '{"a":[1,2,3],"b":{"x":{},"y":[[1],[2]]},"c":["0123456789","0123456789"]}';
    expect(format(text, { maxWidth: 30 })).toBe(
      [
        '{',
        '  "a": [1, 2, 3],',
        '  "b": {',
        '    "x": {},',
        '    "y": [[1], [2]]',
        '  },',
        '  "c": [',
        '    "0123456789",',
        '    "0123456789"',
        '  ]',
        '}',
      ].join('\n'),
    );
    for (const line of format(text, { maxWidth: 34 }).split('\n')) expect(line.length).toBeLessThanOrEqual(34);
  });

  it('writes multiple documents one per line', () => {
    expect(format('{"a": 1}\n\n[2]\r3', { documents: 'many', indent: 0 })).toBe('{"a":1}\n[2]\n3');
    expect(format('', { documents: 'many' })).toBe('');
  });

  it('formats like JSON.stringify, and back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 10 }), (value, indent) => {
        const text = JSON.stringify(value);
        const pretty = format(text, { indent });
        expect(pretty).toBe(JSON.stringify(value, null, indent));
        expect(format(pretty, { indent: 0 })).toBe(text);
        const compact = format(text, { indent, maxWidth: 40 });
        expect(format(compact, { indent: 0 })).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

/** Numbers with more digits than a double holds, in all notations. */
const anyNumber = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.stringMatching(/^(?:0|[1-9]\d{0,40})$/),
    fc.stringMatching(/^(?:\.\d{1,40})?$/),
    fc.stringMatching(/^(?:[eE][+-]?\d{1,3})?$/),
  )
  .map((parts) => parts.join(''));

it('keeps every digit of every number', () => {
  const document = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      anyNumber,
      fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
      fc
        .dictionary(fc.string(), tie('value'), { maxKeys: 4 })
        .map((record) => `{${Object.entries(record).map(([key, value]) => `${JSON.stringify(key)}:${value}`)}}`),
    ),
  })).value;
  fc.assert(
    fc.property(document, fc.integer({ min: 0, max: 4 }), (text, indent) => {
      const pretty = format(text, { indent });
      expect(format(pretty, { indent: 0 })).toBe(text);
      expect(JSON.parse(pretty)).toEqual(JSON.parse(text));
    }),
    { numRuns: 150 },
  );
});

describe('compareCodePoints', () => {
  it('sorts like UTF-32', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const [left, right] = [Array.from(a), Array.from(b)].map((list) => list.map((c) => c.codePointAt(0) ?? 0));
        let expected = 0;
        for (let i = 0; expected === 0 && i < Math.max(left?.length ?? 0, right?.length ?? 0); i++) {
          expected = Math.sign((left?.[i] ?? -1) - (right?.[i] ?? -1));
        }
        expect(Math.sign(compareCodePoints(a, b))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

it('an object on one line keeps its digits', () => {
  expect(compactObject('{ "a" : 1.0, "b": 9007199254740993 }')).toBe('{"a":1.0,"b":9007199254740993}');
  for (const text of ['[]', 'null', '"{}"']) expect(() => compactObject(text), text).toThrow('not-an-object');
  expect(() => compactObject('{')).toThrow();
});
