import fc from 'fast-check';
import type { DocNode } from '../../../../src/lib/documents/node.ts';

/** Converts a JavaScript value to a document. */
export function fromValue(value: unknown): DocNode {
  if (value === null) return { kind: 'null' };
  if (typeof value === 'boolean') return { kind: 'bool', value };
  if (typeof value === 'number') return { kind: 'number', raw: String(value) };
  if (typeof value === 'string') return { kind: 'string', value };
  if (Array.isArray(value)) return { kind: 'list', items: value.map(fromValue) };
  const entries = Object.entries(value as Record<string, unknown>);
  return { kind: 'map', entries: entries.map(([key, item]) => ({ key, value: fromValue(item) })) };
}

/** Strings that are easily misread in some formats, plus random ones. */
export const textArbitrary = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...' \n\t#:-?,[]{}"\'\\|>&*!%@`=<~.019eExXob_yYnN+/a'), maxLength: 12 }),
  fc.constantFrom(
    '__proto__',
    'yes',
    'NO',
    '1e3',
    '0x1F',
    '<<',
    '2024-01-01',
    '\u2028',
    '\ufeff',
    '\u0085',
    '\x7f',
    '"""',
    '\r\n',
    '😀',
  ),
);

export const numberArbitrary = fc.oneof(
  fc.bigInt().map(String),
  fc.stringMatching(/^-?(?:0|[1-9]\d{0,25})\.\d{1,25}(?:[eE][-+]?\d{1,3})?$/),
  fc.stringMatching(/^-?(?:0|[1-9]\d{0,5})[eE][-+]?\d{1,3}$/),
);

/** Any document without dates and without duplicate keys in a map. */
export const docArbitrary: fc.Arbitrary<DocNode> = fc.letrec<{ doc: DocNode; map: DocNode }>((tie) => ({
  doc: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<DocNode>({ kind: 'null' }),
    fc.boolean().map<DocNode>((value) => ({ kind: 'bool', value })),
    numberArbitrary.map<DocNode>((raw) => ({ kind: 'number', raw })),
    textArbitrary.map<DocNode>((value) => ({ kind: 'string', value })),
    fc.array(tie('doc'), { maxLength: 4 }).map<DocNode>((items) => ({ kind: 'list', items })),
    tie('map'),
  ),
  map: fc
    .uniqueArray(fc.record({ key: textArbitrary, value: tie('doc') }), { selector: ({ key }) => key, maxLength: 4 })
    .map<DocNode>((entries) => ({ kind: 'map', entries })),
})).doc;
