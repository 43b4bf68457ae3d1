import fc from 'fast-check';
import type { Field } from '../../src/core/field.ts';
import { sampleFile } from '../../src/core/spec.ts';
import type { TestedOperation } from './every-tool.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('\ud800', '\udc00', '\0', '\r', '\n', '\u202e', '%', '\\', '{', '[', '"', "'", '&', '<'),
    maxLength: 12,
  }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '9'.repeat(400),
    '1e999',
    'NaN',
    'null',
    '__proto__',
    'constructor',
    '\ufeff',
    '0x',
    '-',
  ),
  fc.json({ maxDepth: 3 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.ipV4(),
  fc.ipV6(),
  fc.uuid(),
  fc.base64String(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const anyFile = fc
  .uint8Array({ maxLength: 64 })
  .map((bytes) => sampleFile('sample.bin', 'application/octet-stream', new Uint8Array(bytes)));

const anyKeyStroke = fc.record({
  event: fc.constantFrom('keydown', 'keyup'),
  key: fc.string(),
  code: fc.string(),
  keyCode: fc.integer(),
  which: fc.integer(),
  charCode: fc.integer(),
  location: fc.integer(),
  repeat: fc.boolean(),
  isComposing: fc.boolean(),
  ctrl: fc.boolean(),
  shift: fc.boolean(),
  alt: fc.boolean(),
  meta: fc.boolean(),
  altGraph: fc.boolean(),
  capsLock: fc.boolean(),
  numLock: fc.boolean(),
});

/** Texts from examples with small changes: near misses of what the operation expects. */
function nearMiss(examples: readonly string[]): fc.Arbitrary<string> {
  return fc
    .constantFrom(...examples)
    .chain((text) =>
      fc
        .tuple(fc.nat(text.length), fc.nat(2), fc.string({ maxLength: 2 }))
        .map(([at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut)),
    );
}

function anyNumber({ kind, min = -1e9, max = 1e9, optional = false }: Field): fc.Arbitrary<unknown> {
  const bounds = { min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) };
  const number = kind === 'integer' ? fc.integer(bounds) : fc.double({ ...bounds, noNaN: true });
  return optional ? fc.option(number) : number;
}

/** Any value that follows the rules of a field. */
function anyValue(field: Field, examples: readonly string[]): fc.Arbitrary<unknown> {
  const { maxLength = Infinity } = field;
  const text = (examples.length > 0 ? fc.oneof(anyText, nearMiss(examples)) : anyText).map((value) =>
    value.slice(0, maxLength),
  );
  switch (field.kind) {
    case 'text':
    case 'code':
    case 'secret':
      return text;
    case 'integer':
    case 'decimal':
      return anyNumber(field);
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...(field.options ?? []));
    case 'choices':
    case 'matrix':
      return fc.subarray([...(field.options ?? [])]);
    case 'area':
      return fc.constantFrom('', '0, 0, 1, 1', '1 2 3 4', '-1, 0, 0, 1e9', 'left');
    case 'color':
      return fc.constantFrom('#fff', '#18a058', '#00000000', '#1234');
    case 'dateTime':
      return fc.constantFrom('', '2024-02-29T23:59', '1970-01-01T00:00:00');
    case 'file':
      return fc.option(anyFile);
    case 'files':
      return fc.array(anyFile, { maxLength: 3 });
    case 'content':
      return fc.oneof(text, anyFile);
    case 'list':
      return fc.array(text, { maxLength: 4 });
    case 'keypress':
      return fc.array(anyKeyStroke, { maxLength: 3 });
  }
}

/** Any input of an operation: values that follow the rules of its fields, nothing more. */
export function anyInput(op: TestedOperation): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(op.fields).map(([name, field]) => {
    const texts = op.cases.flatMap(({ input }) => {
      const value: unknown = input[name];
      return typeof value === 'string' && value.length < 2000 ? [value] : [];
    });
    // Work that doubles with each increment would never end.
    if (op.cost && field.kind === 'integer') return [name, fc.constantFrom(field.min, field.initial)] as const;
    return [name, anyValue(field, texts)] as const;
  });
  return fc.record(Object.fromEntries(entries));
}
