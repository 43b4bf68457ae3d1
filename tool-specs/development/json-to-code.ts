import { choice, code, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { CODE_LANGUAGES, type CodeLanguageName, writeCode } from '../../src/lib/code/classes/write.ts';
import { readSamples } from '../../src/lib/documents/samples.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';

/** Languages whose files begin with a namespace or package. */
const NAMESPACED: CodeLanguageName[] = ['csharp', 'kotlin', 'php'];

const users = `[
  {"id": 1, "name": "Ada", "tags": ["admin"], "last_login": "2026-11-20T12:00:00Z"},
  {"id": 2, "name": "Grace", "tags": [], "last_login": null, "nick-name": "Amazing"}
]`;

export default defineTool({
  icon: 'square-code',
  createdAt: '2026-11-28',
  related: ['json-to-go', 'json-to-java', 'json-schema-validator', 'json-prettify'],
  fields: {
    text: code('json', { primary: true, maxLength: 20_000_000 }),
    language: choice(CODE_LANGUAGES, { remember: true }),
    rootName: text({ initial: 'Root', monospace: true, maxLength: 200 }),
    typescript: choice({ interface: 'interface', type: 'type' }, { when: { language: ['typescript'] } }),
    zod: choice(['4', '3'], { names: { '4': 'Zod 4', '3': 'Zod 3' }, when: { language: ['zod'] } }),
    closed: toggle({ when: { language: ['json-schema'] } }),
    csharp: choice({ record: 'record', class: 'class' }, { when: { language: ['csharp'] } }),
    serializer: choice(
      { system: 'System.Text.Json', newtonsoft: 'Newtonsoft.Json' },
      { when: { language: ['csharp'] } },
    ),
    python: choice(
      { pydantic: 'Pydantic', dataclass: 'dataclass', TypedDict: 'TypedDict' },
      { when: { language: ['python'] } },
    ),
    kotlin: choice(['kotlinx', 'jackson', 'gson', 'moshi', 'none'], {
      names: { kotlinx: 'kotlinx.serialization', jackson: 'Jackson', gson: 'Gson', moshi: 'Moshi' },
      when: { language: ['kotlin'] },
    }),
    optional: choice(['samples', 'never', 'always']),
    dates: toggle({ initial: true, when: { language: (Object.keys(CODE_LANGUAGES) as CodeLanguageName[]).slice(1) } }),
    unknown: choice({ unknown: 'unknown', any: 'any' }, { when: { language: ['typescript'] }, advanced: true }),
    namespace: text({ monospace: true, maxLength: 200, when: { language: NAMESPACED }, advanced: true }),
    format: choice(['auto', 'json', 'yaml'], { names: { json: 'JSON', yaml: 'YAML' }, advanced: true }),
  },
  output: out.code('typescript', {
    languageOf: ({ language }) => EDITOR_MODES[language as CodeLanguageName] ?? 'plain',
  }),
  repair: repairJson,
  failures: [...SYNTAX_CODES, 'bad-namespace'],
  warnings: ['mixed-types', 'duplicate-key', 'no-value', 'rounded', 'renamed', 'root-list', 'more-warnings'],
  aliases: {
    json2ts: { language: 'typescript' },
    zod: { language: 'zod' },
    json2cs: { language: 'csharp' },
    pydantic: { language: 'python', python: 'pydantic' },
    dataclass: { language: 'python', python: 'dataclass' },
    serde: { language: 'rust' },
    json2kotlin: { language: 'kotlin' },
    json2swift: { language: 'swift' },
    json2dart: { language: 'dart' },
    json2php: { language: 'php' },
    quicktype: {},
  },
  answers: 'inline',
  transform({ text: document, rootName, namespace, format, ...options }, ctx) {
    const samples = readSamples(document, format);
    if (samples.length === 0) throw ctx.fail('missing-value');
    const own = namespace.trim().replace(/;$/, '');
    if (
      NAMESPACED.includes(options.language) &&
      own !== '' &&
      !/^[\p{L}_][\p{L}\p{Nd}_]*(?:[.\\][\p{L}_][\p{L}\p{Nd}_]*)*$/u.test(own)
    )
      throw ctx.fail('bad-namespace', { field: 'namespace', params: { found: own } });
    const { text: source, notes } = writeCode(samples, {
      ...options,
      rootName: rootName.trim() === '' ? 'Root' : rootName.trim(),
      namespace: own.replace(/[.\\]/g, options.language === 'php' ? '\\' : '.'),
    });
    for (const { code: note, params } of notes) ctx.warn(note, params);
    return source;
  },
  examples: {
    typescript: {
      input: { text: users, rootName: 'Users' },
      output: `export type Users = UsersItem[];

export interface UsersItem {
  id: number;
  name: string;
  tags: string[];
  last_login: string | null;
  'nick-name'?: string;
}
`,
      warns: [],
    },
    zod: {
      input: { text: users, rootName: 'Users', language: 'zod' },
      output: `import { z } from 'zod';

export const UsersItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  tags: z.array(z.string()),
  last_login: z.iso.datetime({ offset: true }).nullable(),
  'nick-name': z.string().optional(),
});
export type UsersItem = z.infer<typeof UsersItemSchema>;

export const UsersSchema = z.array(UsersItemSchema);
export type Users = z.infer<typeof UsersSchema>;
`,
    },
    csharp: {
      input: {
        text: '{"order_id": 7, "lines": [{"sku": "AB-1", "price": 9.5}]}',
        rootName: 'order',
        language: 'csharp',
      },
      output: `using System.Collections.Generic;
using System.Text.Json.Serialization;

public sealed record Order
{
    [JsonPropertyName("order_id")]
    public required int OrderId { get; init; }

    [JsonPropertyName("lines")]
    public required List<Line> Lines { get; init; }
}

public sealed record Line
{
    [JsonPropertyName("sku")]
    public required string Sku { get; init; }

    [JsonPropertyName("price")]
    public required double Price { get; init; }
}
`,
    },
    pythonFromYaml: {
      input: {
        text: 'host: example.com\nports: [80, 443]\nfrom: 2026-11-28\n',
        rootName: 'Server',
        language: 'python',
      },
      output: `from datetime import date
from pydantic import BaseModel, ConfigDict, Field


class Server(BaseModel):
    model_config = ConfigDict(populate_by_name=True)

    host: str
    ports: list[int]
    from_: date = Field(alias="from")
`,
    },
    severalSamples: {
      input: { text: '{"id": 1, "type": "a"}\n{"id": 2, "size": 1.5}\n', rootName: 'Event', language: 'rust' },
      output: `use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Event {
    pub id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<f64>,
}
`,
    },
    schema: {
      input: { text: users, rootName: 'Users', language: 'json-schema' },
      check: (json) => JSON.parse(json).items.required.join() === 'id,name,tags,last_login',
    },
  },
});

const EDITOR_MODES = {
  typescript: 'typescript',
  zod: 'typescript',
  'json-schema': 'json',
  csharp: 'csharp',
  python: 'python',
  kotlin: 'kotlin',
  rust: 'rust',
  php: 'php',
  swift: 'swift',
  dart: 'dart',
} as const;
