import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';
import { type PathSegment, pathText } from '../../src/base/json-path.ts';
import { positionsIn } from '../../src/base/position.ts';
import { Problem } from '../../src/base/problem.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { DOCUMENT_FORMATS, losesDigits, readLocated, valueOf } from '../../src/lib/documents/located.ts';
import { DRAFTS } from '../../src/lib/documents/schema/prepare.ts';
import { SCHEMA_PROBLEMS, violationsOf } from '../../src/lib/documents/schema/validate.ts';

const FORMAT_NAMES = { json: 'JSON', yaml: 'YAML', toml: 'TOML' } as const;
const DRAFT_NAMES = {
  '2020-12': '2020-12',
  '2019-09': '2019-09',
  '7': 'Draft 7',
  '6': 'Draft 6',
  '4': 'Draft 4',
} as const;
/** Rows of the table of mistakes. */
const LISTED = 500;
/** Milliseconds: a pattern can backtrack, and `oneOf` in `oneOf` multiplies. */
const TIME_LIMIT = 5000;

const order = JSON.stringify(
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['id', 'email', 'items'],
    properties: {
      id: { type: 'integer', minimum: 1 },
      email: { type: 'string', format: 'email' },
      items: { type: 'array', minItems: 1, items: { $ref: '#/$defs/item' } },
    },
    additionalProperties: false,
    $defs: {
      item: {
        type: 'object',
        required: ['sku'],
        properties: { sku: { type: 'string', pattern: '^[A-Z]{2}-\\d+$' }, count: { type: 'integer', minimum: 1 } },
      },
    },
  },
  null,
  2,
);

const wrong = `{
  "id": 0,
  "items": [
    { "sku": "AB-12", "count": 2 },
    { "sku": "ab12" }
  ],
  "note": "fragile"
}`;

const server = `server:
  host: example.com
  port: "8080"
`;
const serverSchema = `type: object
properties:
  server:
    type: object
    required: [host, port]
    properties:
      port: { type: integer, minimum: 1, maximum: 65535 }
`;

export default defineTool({
  icon: 'clipboard-check',
  createdAt: '2026-11-27',
  related: ['json-prettify', 'json-query', 'yaml-prettify', 'json-diff'],
  fields: {
    text: code('json', { primary: true, maxLength: 10_000_000 }),
    schema: code('json', { required: true, maxLength: 5_000_000 }),
    draft: choice(DRAFTS, { names: DRAFT_NAMES }),
    format: choice(DOCUMENT_FORMATS, { names: FORMAT_NAMES, advanced: true }),
    formats: toggle({ initial: true, advanced: true }),
  },
  output: {
    verdict: out.verdict(),
    errors: out.table(['line', 'path', 'rule', 'expected', 'found'], { fileName: 'errors.csv' }),
    draft: out.row(),
  },
  failures: [...SYNTAX_CODES, ...SCHEMA_PROBLEMS],
  warnings: ['more', 'digits'],
  messages: ['valid', 'invalid'],
  aliases: { 'json-schema': {}, jsonschema: {} },
  timeLimit: TIME_LIMIT,
  async transform({ text, schema, draft, format, formats }, ctx) {
    const { root, offsetOf } = ctx.within('text', () => readLocated(text, format));
    const rules = ctx.within('schema', () => readLocated(schema, 'auto'));
    const options = { draft, formats, offsetOf: (path: readonly PathSegment[]) => rules.offsetOf(path) };
    const result = await violationsOf(valueOf(root), valueOf(rules.root), options).catch((error: unknown) =>
      ctx.within(error instanceof Problem && error.code === 'too-deep' ? 'text' : 'schema', () => {
        throw error;
      }),
    );
    if (losesDigits(root)) ctx.warn('digits');
    const { violations } = result;
    if (violations.length > LISTED) ctx.warn('more', { count: violations.length, shown: LISTED });
    const lineAt = positionsIn(text);
    const rows = violations.slice(0, LISTED).map(({ path, rule, expected, found }) => ({
      line: lineAt(offsetOf(path)).line,
      path: pathText(path),
      rule,
      expected: shortened(expected),
      found: shortened(found),
    }));
    return {
      verdict:
        violations.length === 0
          ? { tone: 'good', label: ctx.say('valid') }
          : { tone: 'bad', label: ctx.say('invalid') },
      errors: rows.toSorted((a, b) => a.line - b.line),
      draft: DRAFT_NAMES[result.draft],
    };
  },
  examples: {
    order: {
      input: { text: wrong, schema: order },
      output: {
        verdict: { tone: 'bad', label: { message: 'invalid' } },
        errors: [
          { line: 1, path: '$', rule: 'required', expected: 'email', found: null },
          { line: 2, path: '$.id', rule: 'minimum', expected: '1', found: '0' },
          { line: 5, path: '$.items[1].sku', rule: 'pattern', expected: '^[A-Z]{2}-\\d+$', found: 'ab12' },
          { line: 7, path: '$.note', rule: 'additionalProperties', expected: 'false', found: 'fragile' },
        ],
        draft: '2020-12',
      },
    },
    yamlConfiguration: {
      input: { text: server, schema: serverSchema },
      output: { errors: [{ line: 3, path: '$.server.port', rule: 'type', expected: 'integer', found: '8080' }] },
    },
    validDocument: {
      input: { text: '{"id": 7, "email": "ada@example.com", "items": [{"sku": "AB-1"}]}', schema: order },
      output: { verdict: { tone: 'good', label: { message: 'valid' } }, errors: [] },
    },
  },
});

/** A value in a cell: text as it is, everything else as JSON. */
function shortened(value: unknown): string | null {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
