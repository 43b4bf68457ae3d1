import { choice, code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import type { DocNode } from '../../src/lib/documents/node.ts';
import { sortKeys } from '../../src/lib/documents/sort-keys.ts';
import { writeYaml, YAML_WRITE_WARNINGS } from '../../src/lib/documents/yaml/writer.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { JSON_DIALECT_NAMES, JSON_DIALECTS } from '../../src/lib/documents/json/tokens.ts';

export default defineTool({
  icon: 'list-indent-increase',
  createdAt: '2023-04-10',
  related: ['json-prettify', 'json-to-toml', 'toml-to-yaml'],
  fields: {
    text: code('json', { primary: true, maxLength: 5_000_000 }),
    dialect: choice(JSON_DIALECTS, { names: JSON_DIALECT_NAMES, advanced: true }),
    documents: choice(['array', 'separate'], { advanced: true }),
    spaces: integer({ min: 2, max: 8, initial: 2 }),
    quotes: choice(['needed', 'double', 'single']),
    collections: choice(['block', 'leaves', 'flow'], { advanced: true }),
    width: integer({ min: 0, max: 400, initial: 0, advanced: true }),
    sorted: toggle(),
  },
  output: out.code('yaml', { fileName: 'converted.yaml' }),
  repair: repairJson,
  failures: SYNTAX_CODES,
  warnings: ['comments-dropped', ...YAML_WRITE_WARNINGS, 'more-warnings'],
  targets: { yaml: 'result', yml: 'result' },
  aliases: { json2yaml: {}, j2y: {}, 'json-yaml': {}, 'json-to-yaml': {} },
  inverse: 'yaml-to-json-converter/run',
  answers: 'inline',
  detect: [{ pattern: /^[[{][^]*[\]}]$/, guard: 'json', confidence: 0.45 }],
  transform({ text, dialect, documents, spaces, width, sorted, ...style }, ctx) {
    const read = readJson(text, { dialect, documents: 'many' });
    for (const warning of read.warnings) ctx.warn(warning.code, warning.params);
    if (read.documents.length === 0) throw ctx.fail('missing-value');
    const arranged = arrange(read.documents, documents);
    const yaml = writeYaml(sorted ? arranged.map(sortKeys) : arranged, {
      ...style,
      indent: spaces,
      width: width === 0 ? undefined : width,
    });
    for (const warning of yaml.warnings) ctx.warn(warning.code, warning.params);
    return yaml.text;
  },
  examples: {
    nestedObject: {
      input: { text: '{"name":"shop","services":["web",{"cache":"redis"}]}' },
      output: 'name: shop\nservices:\n  - web\n  - cache: redis\n',
      warns: [],
    },
    quotedValues: {
      input: { text: '{"version":"1.0","country":"no","date":"2024-01-01","number":"001","price":1.0}' },
      output: 'version: "1.0"\ncountry: "no"\ndate: "2024-01-01"\nnumber: "001"\nprice: 1.0\n',
    },
    bigNumbers: {
      input: { text: '{"id":12345678901234567890,"pi":1.777777777777777,"huge":1e400,"zeros":0.1000}' },
      output: 'id: 12345678901234567890\npi: 1.777777777777777\nhuge: 1e400\nzeros: 0.1000\n',
    },
    separateDocs: {
      input: { text: '[{"name":"web"},{"name":"db"}]', documents: 'separate' },
      output: 'name: web\n---\nname: db\n',
    },
    multilineText: {
      input: { text: '{"script":"set -e\\nmake test\\n","note":"line 1\\nline 2"}' },
      output: 'script: |\n  set -e\n  make test\nnote: |-\n  line 1\n  line 2\n',
    },
  },
});

/** Writes several values as one list, or the items of one list as several documents. */
function arrange(values: readonly DocNode[], documents: 'array' | 'separate'): readonly DocNode[] {
  const [first] = values;
  if (documents === 'array') return values.length > 1 ? [{ kind: 'list', items: values }] : values;
  return values.length === 1 && first?.kind === 'list' && first.items.length > 0 ? first.items : values;
}
