import { describe, expect, it } from 'vitest';
import * as make from '../../../src/core/fields.ts';
import { operation } from '../../../src/core/tool.ts';
import { out, type Output } from '../../../src/core/values.ts';
import type { Field } from '../../../src/core/field.ts';
import { fillsWindow, isNeeded, layoutOf, roomOf, rowsOf, splitOptions } from '../../../src/ui/form/layout.ts';

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
    ['large text to lines that keep their shape', op({ large }, out.code('plain', { wrap: false })), 'wide'],
    ['large text to rows', op({ large }, { a: out.row(), b: out.row() }), 'panes'],
    ['two large texts', op({ large, other: make.text({ multiline: true }) }, out.verdict()), 'pair'],
    [
      'a large text and an advanced one',
      op({ large, other: make.text({ multiline: true, advanced: true }) }, out.text()),
      'panes',
    ],
    ['a line to a wide table', op({ line }, out.table(['a', 'b', 'c', 'd'])), 'wide'],
    [
      'a table to look things up in',
      operation({ ...op({ line }, out.table(['a'])), reference: true } as never),
      'reference',
    ],
    ['blanks of a sentence', operation({ ...op({ line }, out.row()), sentence: ['line'] } as never), 'sentence'],
    ['a line to text', op({ line }, out.text()), 'form'],
    ['a choice to rows', op({ a: make.choice(['a'], { primary: true }) }, out.row()), 'form'],
    ['a count to text', op({ count }, out.text()), 'generator'],
    ['a count to text that takes a second', op({ count }, out.text(), () => 1000), 'form'],
    ['a count to text that takes a moment', op({ count }, out.text(), () => 200), 'generator'],
    ['a search that may be empty', op({ a: make.text({ primary: true, required: false }) }, out.table(['a'])), 'form'],
    ['a count and a text that is needed', op({ count, a: make.text({ required: true }) }, out.text()), 'form'],
  ])('%s', (_, operation, layout) => expect(layoutOf(operation)).toBe(layout));
});

describe('splitOptions', () => {
  const toggle = make.toggle();
  const names = (fields: Record<string, Field>) => {
    const { inSight, folded } = splitOptions(Object.entries(fields));
    return [inSight, folded].map((some) => some.map(([name]) => name).join(' '));
  };
  it("keeps three visible, starting with those that aren't advanced", () => {
    expect(names({ a: toggle, b: toggle, c: toggle, d: toggle })).toEqual(['a b c', 'd']);
    const advanced = make.toggle({ advanced: true });
    expect(names({ a: advanced, b: toggle, c: toggle, d: toggle })).toEqual(['b c d', 'a']);
    expect(names({ a: advanced, b: toggle })).toEqual(['b', 'a']);
  });
  it('never collapses required ones', () => {
    const needed = make.secret({ required: true });
    expect(names({ a: toggle, b: toggle, c: toggle, needed })).toEqual(['a b needed', 'c']);
    expect(names({ n1: needed, n2: needed, n3: needed, n4: needed, a: toggle })).toEqual(['n1 n2 n3 n4', 'a']);
  });
});

describe('rowsOf', () => {
  const fields = {
    t: make.toggle(),
    n: make.integer({ min: 0, max: 1, initial: 0 }),
    c: make.choice(['a', 'b']),
    code: make.code('json'),
    brief: make.text({ multiline: true, rows: 2 }),
  };
  const rows = (...kinds: (keyof typeof fields)[]) =>
    rowsOf(kinds.map((kind, index) => [`${kind}${index}`, fields[kind]] as const)).map(
      ({ look, names }) => `${look} ${names.join(' ')}`,
    );
  it('keeps the order, and puts a few checkboxes after small fields', () => {
    expect(rows('n', 'c', 't')).toEqual(['small n0 c1 t2']);
    expect(rows('t', 't', 'n')).toEqual(['ticks t0 t1', 'small n2']);
    expect(rows('n', 't', 't', 't')).toEqual(['small n0', 'ticks t1 t2 t3']);
    expect(rowsOf([['n', fields.n] as const, ['t', fields.t] as const], 0).map(({ look }) => look)).toEqual([
      'small',
      'ticks',
    ]);
    expect(rows('code', 'code', 't')).toEqual(['large code0', 'large code1', 'ticks t2']);
    expect(rows('brief', 'brief', 'c')).toEqual(['brief brief0 brief1', 'small c2']);
  });
});

describe('isNeeded', () => {
  const line = make.text({ primary: true });
  const large = make.text({ primary: true, multiline: true });
  it.each([
    ['a query', make.text({ required: true }), large, true],
    ['a passphrase', make.secret({ required: true }), large, true],
    ['a text to find', make.text({ multiline: true, rows: 2, required: false }), large, true],
    ['a second date', make.text({ required: false }), line, true],
    ['a second color', make.color({ initial: '#ffffff' }), make.color({ primary: true, initial: '#000000' }), true],
    ['a filter', make.text({ required: false }), large, false],
    ['a separator that is kept', make.text({ remember: true }), line, false],
    ['a choice', make.choice(['a', 'b']), line, false],
    ['a number', make.integer({ min: 1, max: 9, initial: 1 }), line, false],
  ])('%s: %s', (_, field, primary, needed) => expect(isNeeded(field, primary)).toBe(needed));
});

describe('the room of a page', () => {
  const large = make.text({ primary: true, multiline: true });
  const line = make.text({ primary: true });
  it.each([
    ['documents have all of it', [op({ large }, out.text())], 'document'],
    [
      'so do tables that are searched',
      [{ ...op({ line }, out.table(['a', 'b'])), reference: true as const }],
      'document',
    ],
    ['single values have a part', [op({ line }, out.row())], 'form'],
    ['which stays for all operations', [op({ line }, out.row()), op({ large }, out.text())], 'form'],
  ])('%s', (_, operations, room) => expect(roomOf(operations)).toBe(room));

  it.each([
    ['text to text', op({ large }, out.text()), true],
    ['text to code', op({ large }, out.code('json')), true],
    ['text to numbers', op({ large }, out.tiles(['words'])), false],
    ['text to a picture', op({ large }, out.svg()), false],
    ['text to a digest', op({ large }, out.text({ wrap: false })), false],
  ])('panes down to the end of the window: %s', (_, operation, fills) => expect(fillsWindow(operation)).toBe(fills));
});
