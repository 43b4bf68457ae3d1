import { expect, test } from 'vitest';
import { text } from '../../../src/core/fields.ts';
import { defineTool, defineView, operation, primaryOf } from '../../../src/core/tool.ts';
import { isSingleOutput, outputsOf } from '../../../src/core/outputs.ts';
import { out } from '../../../src/core/values.ts';

const parts = {
  fields: { other: text(), text: text({ primary: true }) },
  output: out.text({ secret: true }),
  transform: () => '',
  examples: [],
};

test('the only operation of a tool is called run; parts missing from a spec are empty', () => {
  const tool = defineTool({
    icon: 'wrench',
    related: ['x'],
    redirectFrom: ['/old'],
    createdAt: '2026-11-20',
    ...parts,
  });
  expect(tool).toMatchObject({ icon: 'wrench', related: ['x'], redirectFrom: ['/old'], view: false });
  expect(Object.keys(tool.operations)).toEqual(['run']);
  expect(tool.operations['run']).toMatchObject({
    failures: [],
    warnings: [],
    messages: [],
    aliases: {},
    detect: [],
  });
});

test('operations keep their order, and a view has none', () => {
  const op = operation(parts);
  expect(Object.keys(defineTool({ icon: 'x', operations: { z: op, a: op } }).operations)).toEqual(['z', 'a']);
  expect(defineView({ icon: 'timer' })).toEqual({ icon: 'timer', view: true, operations: {} });
});

test('outputs by name; an output may be called kind', () => {
  const op = operation(parts);
  expect(isSingleOutput(op.output)).toBe(true);
  expect(Object.entries(outputsOf(op))).toMatchObject([['result', { kind: 'text', secret: true }]]);
  const named = { kind: out.row(), value: out.file() };
  expect(isSingleOutput(named)).toBe(false);
  expect(Object.keys(outputsOf({ output: named }))).toEqual(['kind', 'value']);
});

test('the primary field', () => {
  expect(primaryOf(parts)).toMatchObject({ name: 'text', field: { primary: true, required: true } });
  expect(primaryOf({ fields: { text: text() } })).toBeNull();
});
