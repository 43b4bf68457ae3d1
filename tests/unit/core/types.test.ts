// Wrong specs are compile errors: `tsc -p tests` fails when a line below an expected error has none.
import { describe, expect, test } from 'vitest';
import {
  casesOf,
  choice,
  choices,
  code,
  defineTool,
  defineView,
  integer,
  operation,
  out,
  text,
  toggle,
} from '../../../src/core/spec.ts';

const fields = {
  text: text({ primary: true }),
  mode: choice(['fast', 'slow']),
  marks: choices({ a: 'A', b: 'B' }),
  n: integer({ min: 0, max: 9, initial: 1 }),
  on: toggle(),
};
const whole = { fields, output: out.text(), transform: () => '', examples: [] };

describe('the types of a spec', () => {
  test('inputs have the types of the fields', () => {
    const op = operation({
      fields,
      output: out.text(),
      transform(input) {
        const mode: 'fast' | 'slow' = input.mode;
        const marks: readonly ('a' | 'b')[] = input.marks;
        // @ts-expect-error -- no option of this name
        const wrongMode: boolean = input.mode === 'quick';
        // @ts-expect-error -- a number
        const wrongNumber: string = input.n;
        // @ts-expect-error -- no field of this name
        const wrongField: unknown = input.texts;
        return [mode, marks, wrongMode, wrongNumber, wrongField, input.text.length, input.on].join();
      },
      examples: [],
    });
    expect(Object.keys(op.fields)).toEqual(Object.keys(fields));
  });

  test('initial values, names and conditions of fields', () => {
    // @ts-expect-error -- the initial value is not an option
    expect(choice(['a'], { initial: 'b' }).initial).toBe('b');
    // @ts-expect-error -- a name for an option that is not there
    expect(choice(['a'], { names: { b: 'B' } }).names).toEqual({ b: 'B' });
    // @ts-expect-error -- a number has bounds
    expect(integer({ initial: 1 }).initial).toBe(1);
    // @ts-expect-error -- no language of an editor
    expect(code('cobol').language).toBe('cobol');
  });

  test('outputs', () => {
    // @ts-expect-error -- a text output is a string
    operation({ ...whole, transform: () => 1 });
    // @ts-expect-error -- no output of this kind
    operation({ ...whole, output: out.picture });
    // @ts-expect-error -- `b` is missing
    operation({ ...whole, output: { a: out.text(), b: out.row() }, transform: () => ({ a: '' }) });
    // @ts-expect-error -- a table has the columns that it names
    operation({ ...whole, output: out.table(['x', 'y']), transform: () => [{ x: 1, z: 2 }] });
    // @ts-expect-error -- a cell is no object but a message
    operation({ ...whole, output: out.row(), transform: () => ({ text: 'x' }) });
    expect(operation({ ...whole, output: out.table(['x']), transform: () => [{ x: 1 }] }).output).toMatchObject({
      columns: ['x'],
    });
  });

  test('codes of failures, warnings and messages, and the fields they name', () => {
    const op = operation({
      ...whole,
      failures: ['bad'],
      warnings: ['odd'],
      messages: ['said'],
      transform(_, ctx) {
        ctx.warn('odd');
        ctx.say('said', { n: 1 });
        // @ts-expect-error -- no such warning
        ctx.warn('bad');
        // @ts-expect-error -- no such message
        ctx.say('odd');
        // @ts-expect-error -- no such field
        ctx.within('texts', () => 1);
        // @ts-expect-error -- no such failure
        if (_.on) throw ctx.fail('worse');
        // @ts-expect-error -- no such field
        if (_.n === 1) throw ctx.fail('bad', { field: 'texts' });
        throw ctx.fail('bad', { field: 'text', at: { line: 1 } });
      },
    });
    expect(op.failures).toEqual(['bad']);
    // @ts-expect-error -- an operation without codes has none to fail with
    operation({ ...whole, transform: (_, ctx) => ctx.fail('bad').message });
  });

  test('codes of readings, and the values that choose another', () => {
    const op = operation({
      ...whole,
      readings: ['first', 'second'],
      transform(_, ctx) {
        ctx.reading('first', { others: [{ as: 'second', values: { mode: 'slow' } }], at: { line: 1 } });
        // @ts-expect-error -- no such reading
        ctx.reading('third');
        // @ts-expect-error -- no such reading
        ctx.reading('first', { others: [{ as: 'third', values: {} }] });
        // @ts-expect-error -- no such field
        ctx.reading('first', { others: [{ as: 'second', values: { modes: 'slow' } }] });
        // @ts-expect-error -- no such option
        ctx.reading('first', { others: [{ as: 'second', values: { mode: 'quick' } }] });
        return '';
      },
      examples: [
        { input: {}, output: '', reads: 'first', others: ['second'] },
        // @ts-expect-error -- no such reading
        { input: {}, output: '', reads: 'third' },
        // @ts-expect-error -- no such reading
        { input: {}, output: '', others: ['third'] },
      ],
    });
    expect(op.readings).toEqual(['first', 'second']);
    // @ts-expect-error -- an operation without readings states none
    operation({ ...whole, transform: (_, ctx) => String(ctx.reading('first')) });
  });

  test('examples', () => {
    const op = operation({
      ...whole,
      failures: ['bad'],
      warnings: ['odd'],
      examples: [
        { input: { text: 'a', mode: 'fast', marks: ['b'] }, output: 'x', warns: ['odd'] },
        { input: {}, check: (output) => output.startsWith('x') },
        // @ts-expect-error -- no such field
        { input: { texts: 'a' }, output: 'x' },
        // @ts-expect-error -- a field of another type
        { input: { n: '1' }, output: 'x' },
        // @ts-expect-error -- no such option
        { input: { mode: 'quick' }, output: 'x' },
        // @ts-expect-error -- an output of another type
        { input: {}, output: 1 },
        // @ts-expect-error -- what fails is a case
        { input: {}, fails: 'bad' },
        // @ts-expect-error -- no such warning
        { input: {}, output: 'x', warns: ['bad'] },
        // @ts-expect-error -- neither an output nor a check
        { input: {} },
        // @ts-expect-error -- the output is a string
        { input: {}, check: (output) => output > 1n && output.toFixed() },
      ],
    });
    expect(op.examples).toHaveLength(10);
    const named = operation({
      ...whole,
      output: { a: out.text(), b: out.row() },
      transform: () => ({ a: '', b: null }),
      examples: [
        { input: {}, output: { a: 'x' } },
        // @ts-expect-error -- no such output
        { input: {}, output: { c: 'x' } },
        // @ts-expect-error -- an output of another type
        { input: {}, output: { a: 1 } },
      ],
    });
    expect(named.examples).toHaveLength(3);
  });

  test('cases', () => {
    const rule = { pattern: /^x/, confidence: 1 };
    const single = defineTool({ icon: 'wrench', ...whole, failures: ['bad'], warnings: ['odd'], detect: [rule, rule] });
    const found = { matches: ['x'], rejects: ['y'] };
    const cases = casesOf<typeof single>({
      run: {
        detect: [found, found],
        examples: [
          { input: { text: 'a' }, output: 'x', warns: ['odd'] },
          { input: {}, fails: 'bad', field: 'mode', at: { line: 1 } },
          { input: {}, fails: 'above-maximum' },
          { input: {}, check: (output) => output.startsWith('x') },
          // @ts-expect-error -- no such field
          { input: { texts: 'a' }, output: 'x' },
          // @ts-expect-error -- an output of another type
          { input: {}, output: 1 },
          // @ts-expect-error -- no such failure
          { input: {}, fails: 'worse' },
          // @ts-expect-error -- no such field
          { input: {}, fails: 'bad', field: 'texts' },
          // @ts-expect-error -- no such warning
          { input: {}, output: 'x', warns: ['bad'] },
          // @ts-expect-error -- neither an output nor a failure nor a check
          { input: {} },
        ],
      },
    });
    expect(cases['run']?.examples).toHaveLength(10);
    // @ts-expect-error -- texts for each rule
    casesOf<typeof single>({ run: { detect: [found] } });
    // @ts-expect-error -- an operation of this name is not there
    casesOf<typeof single>({ encode: {} });

    const encode = operation({ ...whole, output: { a: out.text() }, transform: () => ({ a: '' }) });
    const several = defineTool({ icon: 'wrench', operations: { encode, decode: operation(whole) } });
    casesOf<typeof several>({
      encode: { examples: [{ input: {}, output: { a: 'x' } }] },
      // @ts-expect-error -- the output of the other operation
      decode: { examples: [{ input: {}, output: { a: 'x' } }] },
    });
    // @ts-expect-error -- an operation without rules
    casesOf<typeof several>({ encode: { detect: [found] } });
    const view = defineView({ icon: 'timer', operations: { encode } });
    // @ts-expect-error -- no such output
    casesOf<typeof view>({ encode: { examples: [{ input: {}, output: { b: 'x' } }] } });
  });

  test('aliases, detection and the tool', () => {
    operation({ ...whole, aliases: { quick: { mode: 'fast' } } });
    // @ts-expect-error -- no such option
    operation({ ...whole, aliases: { quick: { mode: 'quick' } } });
    // @ts-expect-error -- no such field
    operation({ ...whole, aliases: { quick: { speed: 1 } } });
    const rule = { pattern: /^x/, confidence: 1 };
    operation({ ...whole, detect: [{ ...rule, field: 'text', guard: 'json' }] });
    // @ts-expect-error -- no such field
    operation({ ...whole, detect: [{ ...rule, field: 'texts' }] });
    // @ts-expect-error -- no such guard
    operation({ ...whole, detect: [{ ...rule, guard: 'magic' }] });
    // @ts-expect-error -- an old path begins with a slash
    defineTool({ icon: 'wrench', redirectFrom: ['old'], ...whole });
    // @ts-expect-error -- no transform
    expect(defineTool({ icon: 'wrench', fields, output: out.text(), examples: [] }).view).toBe(false);
  });
});
