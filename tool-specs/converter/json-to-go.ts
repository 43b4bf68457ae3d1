import { choice, code, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import { isPackageName, readTagKeys } from '../../src/lib/code/go/names.ts';
import { writeGo } from '../../src/lib/code/go/write-go.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { JSON_DIALECT_NAMES, JSON_DIALECTS } from '../../src/lib/documents/json/tokens.ts';

const scope = choice(['optional', 'never', 'always']);

export default defineTool({
  icon: 'squirrel',
  createdAt: '2026-11-20',
  related: ['json-to-code', 'json-to-java', 'json-prettify'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice(JSON_DIALECTS, { names: JSON_DIALECT_NAMES, advanced: true }),
    typeName: text({ initial: 'MyType', monospace: true }),
    parts: choice(['file', 'types', 'helpers'], { advanced: true }),
    packageName: text({ initial: 'model', monospace: true, when: { parts: ['file', 'helpers'] }, advanced: true }),
    tags: text({ initial: 'json', monospace: true, remember: true }),
    omitempty: scope,
    pointers: scope,
    nested: choice(['separate', 'inline']),
    integers: choice({ int64: 'int64', int: 'int', 'json.Number': 'json.Number' }),
    bigIntegers: choice({ 'json.Number': 'json.Number', '*big.Int': '*big.Int' }),
    empty: choice({ any: 'any', 'interface{}': 'interface{}' }),
    times: toggle({ initial: true }),
  },
  output: out.code('go', { fileName: 'model.go' }),
  repair: repairJson,
  failures: [...SYNTAX_CODES, 'bad-package', 'bad-tag'],
  warnings: ['comments-dropped', 'mixed-types', 'duplicate-key', 'key-without-tag', 'more-warnings'],
  aliases: { json2go: {}, j2go: {}, golang: {}, 'go-struct': { parts: 'types' } },
  answers: 'inline',
  detect: [{ pattern: /^[[{][^]*[\]}]$/, guard: 'json', confidence: 0.35 }],
  transform({ text, dialect, typeName, packageName, tags, ...options }, ctx) {
    const { documents, warnings } = readJson(text, { dialect, documents: 'many' });
    if (documents.length === 0) throw ctx.fail('missing-value');
    for (const { code, params } of warnings) ctx.warn(code, params);
    const packageClause = packageName.trim();
    if (options.parts !== 'types' && !isPackageName(packageClause)) {
      throw ctx.fail('bad-package', { field: 'packageName', params: { found: packageClause } });
    }
    const { text: source, notes } = writeGo(documents, {
      ...options,
      typeName: typeName.trim() === '' ? 'MyType' : typeName.trim(),
      packageName: packageClause,
      tags: ctx.within('tags', () => readTagKeys(tags)),
    });
    for (const { code, params } of notes) ctx.warn(code, params);
    return source;
  },
  examples: {
    nestedObject: {
      input: { text: '{"a":"n","arr":[1,2],"nested":{"a":1,"b":"2"}}' },
      output: `package model

type MyType struct {
	A      string  \`json:"a"\`
	Arr    []int64 \`json:"arr"\`
	Nested Nested  \`json:"nested"\`
}

type Nested struct {
	A int64  \`json:"a"\`
	B string \`json:"b"\`
}
`,
      warns: [],
    },
    apiResponse: {
      input: {
        text: '[{"user_id": 1, "price": 1.5, "at": "2026-11-20T12:00:00Z"}, {"user_id": 2, "nick": null}]',
        typeName: 'Users',
      },
      output: `package model

import "time"

type Users []UsersItem

type UsersItem struct {
	UserID int64      \`json:"user_id"\`
	Price  *float64   \`json:"price,omitempty"\`
	At     *time.Time \`json:"at,omitempty"\`
	Nick   any        \`json:"nick,omitempty"\`
}
`,
    },
    inlineTypes: {
      input: { text: '{"outer":{"inner":[{"x":1}]},"z":true}', nested: 'inline', parts: 'types', tags: 'json, yaml' },
      output: `type MyType struct {
	Outer struct {
		Inner []struct {
			X int64 \`json:"x" yaml:"x"\`
		} \`json:"inner" yaml:"inner"\`
	} \`json:"outer" yaml:"outer"\`
	Z bool \`json:"z" yaml:"z"\`
}
`,
    },
    withHelpers: {
      input: { text: '{"n":1}', parts: 'helpers', packageName: 'api' },
      check: (text) => text.includes('import "encoding/json"') && text.includes('func UnmarshalMyType('),
    },
  },
});
