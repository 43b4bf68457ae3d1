import { describe, expect, it } from 'vitest';
import * as make from '../../../src/core/fields.ts';
import { operation } from '../../../src/core/tool.ts';
import { out, type Output } from '../../../src/core/values.ts';
import type { Field } from '../../../src/core/field.ts';
import { layoutOf, rowsOf } from '../../../src/ui/form/layout.ts';

const op = (fields: Record<string, Field>, output: Output | Record<string, Output>, cost?: () => number) =>
  operation({ fields, output, cost, transform: () => null as never, examples: [] });

describe('layoutOf', () => {
  const large = make.text({ primary: true, multiline: true });
  const line = make.text({ primary: true });
  const count = make.integer({ min: 1, max: 9, initial: 1, primary: true });
  it.each([
    ['large text to text', op({ large }, out.text()), 'panes'],
    ['code to code', op({ a: make.code('json', { primary: true }) }, out.code('yaml')), 'panes'],
    ['a file to text', op({ a: make.file({ primary: true }) }, out.text()), 'panes'],
    ['large text to a drawing', op({ large }, out.svg()), 'panes'],
    ['large text to rows', op({ large }, { a: out.row(), b: out.row() }), 'stack'],
    ['a line to text', op({ line }, out.text()), 'stack'],
    ['a choice to rows', op({ a: make.choice(['a'], { primary: true }) }, out.row()), 'stack'],
    ['a count to text', op({ count }, out.text()), 'generator'],
    ['a count to text that takes a second', op({ count }, out.text(), () => 1000), 'stack'],
    ['a count to text that takes a moment', op({ count }, out.text(), () => 200), 'generator'],
    ['a search that may be empty', op({ a: make.text({ primary: true, required: false }) }, out.table(['a'])), 'stack'],
    ['a count and a text that is needed', op({ count, a: make.text({ required: true }) }, out.text()), 'stack'],
  ])('%s', (_, operation, layout) => expect(layoutOf(operation)).toBe(layout));
});

describe('rowsOf', () => {
  const fields = {
    t: make.toggle(),
    n: make.integer({ min: 0, max: 1, initial: 0 }),
    c: make.choice(['a', 'b']),
    code: make.code('json'),
  };
  const rows = (...kinds: (keyof typeof fields)[]) =>
    rowsOf(kinds.map((kind, index) => [`${kind}${index}`, fields[kind]] as const)).map(
      ({ look, names }) => `${look} ${names.join(' ')}`,
    );
  it('keeps the order, and puts few ticks behind small fields', () => {
    expect(rows('n', 'c', 't')).toEqual(['small n0 c1 t2']);
    expect(rows('t', 't', 'n')).toEqual(['ticks t0 t1', 'small n2']);
    expect(rows('n', 't', 't', 't')).toEqual(['small n0', 'ticks t1 t2 t3']);
    expect(rowsOf([['n', fields.n] as const, ['t', fields.t] as const], 0).map(({ look }) => look)).toEqual([
      'small',
      'ticks',
    ]);
    expect(rows('code', 'code', 't')).toEqual(['large code0', 'large code1', 'ticks t2']);
  });
});
