import type { Card, DetectCard, OperationCard } from '../../../src/core/card.ts';

/** A rule that recognizes texts matching a pattern. */
export const rule = (pattern: string, confidence: number, field = 'text'): DetectCard => ({
  field,
  pattern,
  flags: '',
  length: [1, 1000],
  confidence,
});

/** An operation that accepts a text and answers immediately. */
export const operation = (name: string, given: Partial<OperationCard> = {}): OperationCard => ({
  name,
  aliases: {},
  aliasNames: {},
  primary: { name: 'text', kind: 'text', secret: false, required: true },
  fields: { text: 'text' },
  outputs: [{ name: 'result', kind: 'text', secret: false }],
  answers: true,
  detect: [],
  targets: {},
  ...given,
});

export const card = (id: string, operations: OperationCard[], given: Partial<Card> = {}): Card => ({
  id,
  category: 'crypto',
  icon: 'hash',
  redirectFrom: [],
  related: [],
  view: operations.length === 0,
  operations,
  ...given,
});

const integer = {
  primary: { name: 'count', kind: 'integer', secret: false, required: false },
  fields: { count: 'integer' },
} as const;

/** A small catalog with one tool of every kind that matters to the palette. */
export const sample: readonly Card[] = [
  card('hash-text', [
    operation('hash', {
      aliases: { hash: {}, sha256: { algorithm: 'sha-256' } },
      fields: { text: 'content', algorithm: 'choice' },
    }),
    operation('compare', { outputs: [] }),
  ]),
  card('uuid-generator', [operation('run', { ...integer, aliases: { uuid: {} } })]),
  card('bcrypt', [operation('run', { aliases: { bcrypt: {} }, cost: 900 })]),
  card('chronometer', [], { category: 'measurement' }),
  card(
    'base64-string-converter',
    [
      operation('encode', { aliases: { b64: {}, base64: {} } }),
      operation('decode', { aliases: { b64d: {} }, detect: [rule('^[A-Za-z\\d+/]{15,}={0,2}$', 0.8)] }),
    ],
    { category: 'converter' },
  ),
  card('case-converter', [operation('run', { aliases: { case: {} } })], { category: 'text' }),
  card(
    'jwt-parser',
    [
      operation('run', {
        aliases: { jwt: {} },
        detect: [rule('^eyJ', 0.99)],
        outputs: [
          { name: 'payload', kind: 'code', secret: false },
          { name: 'claims', kind: 'table', secret: false },
          { name: 'algorithm', kind: 'row', secret: false },
          { name: 'header', kind: 'code', secret: false },
          { name: 'signature', kind: 'row', secret: false },
        ],
      }),
    ],
    { category: 'web' },
  ),
  card('json-prettify', [operation('run', { aliases: { json: {} }, detect: [rule('^\\{', 0.95)] })], {
    category: 'development',
  }),
  card(
    'qr-code-decoder',
    [
      operation('run', {
        primary: { name: 'image', kind: 'file', secret: false, required: true },
        fields: { image: 'file' },
        aliases: { qrd: {} },
      }),
    ],
    { category: 'images' },
  ),
];
