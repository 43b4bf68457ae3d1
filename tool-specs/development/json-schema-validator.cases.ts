import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-schema-validator.ts';

/** A value that breaks these rules of a schema, in order. */
const breaks = (schema: unknown, value: unknown, ...rules: string[]) => ({
  input: { text: JSON.stringify(value), schema: JSON.stringify(schema) },
  check: ({ errors }: { errors: readonly { rule?: unknown }[] }) =>
    errors.map(({ rule }) => rule).join() === rules.join(),
});

const seven = { $schema: 'http://json-schema.org/draft-07/schema#' };

// The expected rules are those of the JSON Schema test suite for the same keywords.
export default casesOf<typeof tool>({
  run: {
    examples: [
      breaks(true, 1),
      breaks(false, 1, 'additionalProperties'),
      breaks({}, null),
      breaks({ type: ['string', 'null'] }, 5, 'type'),
      breaks({ type: 'integer' }, 1.5, 'type'),
      breaks({ type: 'integer' }, 1.0),
      breaks({ type: 'integer' }, 1e300),
      breaks({ const: { a: [1, { b: null }] } }, { a: [1, { b: null }] }),
      breaks({ const: 0 }, false, 'const'),
      breaks({ enum: ['a', 1, null] }, 'b', 'enum'),
      breaks({ required: ['a', 'b'] }, {}, 'required', 'required'),
      breaks({ required: ['__proto__', 'toString'] }, {}, 'required', 'required'),
      breaks({ maxLength: 2 }, '😀😀'),
      breaks({ maxLength: 1 }, '😀😀', 'maxLength'),
      breaks({ pattern: '^\\p{Lu}' }, 'éa', 'pattern'),
      breaks({ multipleOf: 0.01 }, 4.35),
      breaks({ multipleOf: 0.0001 }, 0.00751, 'multipleOf'),
      breaks({ exclusiveMinimum: 0 }, 0, 'exclusiveMinimum'),
      breaks({ minimum: 0, maximum: 5 }, -1, 'minimum'),
      breaks({ uniqueItems: true }, [1, true, 0, false]),
      breaks({ uniqueItems: true }, [{ a: 1 }, { a: 1 }], 'uniqueItems'),
      breaks({ prefixItems: [{ type: 'number' }], items: false }, [1, 2], 'additionalProperties'),
      breaks({ contains: { const: 3 } }, [1, 2], 'contains'),
      breaks({ minItems: 2, maxItems: 3 }, [1], 'minItems'),
      breaks({ properties: { a: { type: 'string' } }, additionalProperties: false }, { b: 1 }, 'additionalProperties'),
      breaks({ patternProperties: { '^x-': { type: 'number' } } }, { 'x-a': 'b' }, 'type'),
      breaks({ dependentRequired: { card: ['cvc'] } }, { card: 1 }, 'dependentRequired'),
      breaks({ ...seven, dependencies: { card: ['cvc'] } }, { card: 1 }, 'dependencies'),
      breaks(
        JSON.parse('{"if": {"properties": {"a": {"const": 1}}}, "then": {"required": ["b"]}}'),
        { a: 1 },
        'required',
      ),
      breaks({ not: { type: 'string' } }, 'a', 'not'),
      breaks({ oneOf: [{ type: 'number' }, { minimum: 2 }] }, 3, 'oneOf'),
      breaks({ $ref: '#/$defs/a', $defs: { a: { type: 'string' } } }, 1, 'type'),
      breaks(
        {
          $defs: { n: { type: 'object', properties: { next: { $ref: '#/$defs/n' } }, required: ['v'] } },
          $ref: '#/$defs/n',
        },
        { v: 1, next: { next: { v: 2 } } },
        'required',
      ),
      breaks({ properties: { a: {} }, unevaluatedProperties: false }, { a: 1, b: 2 }, 'additionalProperties'),
      breaks({ $schema: 'http://json-schema.org/draft-04/schema#', minimum: 3, exclusiveMinimum: true }, 3, 'minimum'),
      breaks({ ...seven, $ref: '#/definitions/a', maxItems: 2, definitions: { a: {} } }, [1, 2, 3]),
      breaks({ format: 'ipv4' }, '256.1.1.1', 'format'),
      breaks({ format: 'date' }, '2026-02-30', 'format'),
      breaks({ format: 'uuid' }, '2eb8aa08-aa98-11ea-b4aa-73b441d16380'),
      breaks({ format: 'email' }, 'ada', 'format'),
      breaks({ format: 'unknown' }, 'x'),
      {
        input: { text: '"ada"', schema: '{"format": "email"}', formats: false },
        check: ({ verdict }) => verdict?.tone === 'good',
      },
      {
        input: { text: '[1, 2]', schema: '{"maxItems": 1}', draft: '4' },
        check: ({ errors, draft }) => errors.length === 1 && draft === 'Draft 4',
      },
      {
        input: { text: '17478252242305210114', schema: '{"type": "integer"}' },
        warns: ['digits'],
        output: { errors: [] },
      },
      {
        input: { text: 'a: 1\nb:\n  - x\n  - 2\n', schema: 'properties:\n  b: { items: { type: string } }\n' },
        check: ({ errors }) => errors[0]?.line === 4 && errors[0].path === '$.b[1]',
      },
      {
        input: {
          text: '[a]\nx = 1\n[[b]]\nn = 1\n[[b]]\nn = "2"\n',
          schema: '{"properties":{"b":{"items":{"properties":{"n":{"type":"integer"}}}}}}',
        },
        check: ({ errors }) => errors[0]?.line === 6,
      },
      {
        input: { text: '{"a":\n[1,\n"2"]}', schema: '{"properties":{"a":{"items":{"type":"number"}}}}' },
        check: ({ errors }) => errors[0]?.line === 3,
      },
      {
        input: { text: JSON.stringify(Array.from({ length: 600 }, () => 'x')), schema: '{"items":{"type":"number"}}' },
        warns: ['more'],
        check: ({ errors }) => errors.length === 500,
      },
      { input: { text: '', schema: '{}' }, output: { verdict: null } },
      { input: { text: '{"a":', schema: '{}' }, fails: 'missing-value', field: 'text' },
      { input: { text: '{}', schema: '{"a":' }, fails: 'missing-value', field: 'schema' },
      { input: { text: '{}', schema: '[1]' }, fails: 'not-a-schema', field: 'schema' },
      {
        input: { text: '{}', schema: '{"properties": {"a": {"type": "strin"}}}' },
        fails: 'wrong-rule',
        field: 'schema',
      },
      breaks({ $dynamicRef: '#x', $defs: { a: { $dynamicAnchor: 'x', type: 'object' } } }, 1, 'type'),
      breaks({ $ref: 'https://json-schema.org/draft/2020-12/schema' }, { maxItems: -1 }, 'minimum'),
      {
        input: { text: '{}', schema: '{"$ref": "https://example.com/other.json"}' },
        fails: 'unknown-reference',
        field: 'schema',
      },
      { input: { text: '"a"', schema: '{"pattern": "("}' }, fails: 'bad-pattern', field: 'schema' },
      { input: { text: '{}', schema: '{"$ref": "#"}' }, fails: 'endless-reference', field: 'schema' },
    ],
  },
});
