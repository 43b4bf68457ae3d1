import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-to-go.ts';

export default casesOf<typeof tool>({
  run: {
    detect: [{ matches: ['{"a":1}', '[{"a":1}]'], rejects: ['{a', '123', '[x]'] }],
    examples: [
      { input: { text: String.raw`{"path":"C:\Users","re":"\d"}` }, fails: 'bad-escape', at: { offset: 11 } },
      {
        input: {
          text: '{"i":9007199254740993,"u":18446744073709551615,"n":12345678901234567890123,"f":1.0,"e":1e400}',
          parts: 'types',
        },
        output: `type MyType struct {
	I int64       \`json:"i"\`
	U uint64      \`json:"u"\`
	N json.Number \`json:"n"\`
	F float64     \`json:"f"\`
	E json.Number \`json:"e"\`
}
`,
      },
      {
        input: {
          text: '{"type":1,"3d":2,"a-b":3,"a_b":4,"日本":5,"a\\"b":6,"-":7}',
          parts: 'types',
          pointers: 'always',
        },
        output: `type MyType struct {
	Type  *int64 \`json:"type"\`
	X3d   *int64 \`json:"3d"\`
	AB    *int64 \`json:"a-b"\`
	AB2   *int64 \`json:"a_b"\`
	X日本   *int64 \`json:"日本"\`
	AB3   *int64 \`json:"-"\`
	Field *int64 \`json:"-,"\`
}
`,
        warns: ['key-without-tag'],
      },
      {
        input: { text: '{"mixed": [1, "a"], "none": [], "nothing": null, /* why */ "a": 1, "a": "x"}', parts: 'types' },
        check: (text) => text.includes('Mixed   []any') && text.includes('A       string'),
        warns: ['comments-dropped', 'duplicate-key', 'mixed-types'],
      },
      {
        input: { text: '{"a":1}\n{"b":null}', parts: 'types', omitempty: 'never', empty: 'interface{}' },
        output: 'type MyType struct {\n\tA *int64      `json:"a"`\n\tB interface{} `json:"b"`\n}\n',
      },
      { input: { text: '{}', parts: 'types' }, output: 'type MyType struct{}\n' },
      { input: { text: '3', parts: 'types', integers: 'int' }, output: 'type MyType int\n' },
      { input: { text: '"2026-11-20T12:00:00Z"', parts: 'types' }, output: 'type MyType = time.Time\n' },
      { input: { text: '[[1],[2.5]]', parts: 'types', typeName: 'func' }, output: 'type Func [][]float64\n' },
      { input: { text: '' }, output: '' },
      { input: { text: '{"a" 1}' }, fails: 'expected-symbol', at: { line: 1, column: 6 } },
      { input: { text: '{}', packageName: 'my package' }, fails: 'bad-package', field: 'packageName' },
      { input: { text: '{}', tags: 'js"on' }, fails: 'bad-tag', field: 'tags' },
      { input: { text: '// nothing' }, fails: 'missing-value' },
    ],
  },
});
