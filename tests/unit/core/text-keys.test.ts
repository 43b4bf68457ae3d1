import { expect, test } from 'vitest';
import { choice, text } from '../../../src/core/fields.ts';
import { outputKey, textKeys } from '../../../src/core/text-keys.ts';
import { defineTool, defineView, operation } from '../../../src/core/tool.ts';
import { out } from '../../../src/core/values.ts';

const tool = defineTool({
  icon: 'wrench',
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true }),
        mode: choice(['plain', 'constructor']),
        hash: choice({ sha: 'SHA' }),
      },
      output: out.text(),
      failures: ['bad', 'internal'],
      warnings: ['odd'],
      messages: ['said'],
      transform: () => '',
      examples: [],
    }),
    decode: operation({
      fields: { text: text({ primary: true }) },
      output: { first: out.row(), rows: out.table(['name', 'size']) },
      transform: () => ({ first: null, rows: [] }),
      examples: [],
    }),
  },
});

test('the keys of a tool: labels, options without proper names, outputs, columns and codes that are not shared', () => {
  const { required, optional } = textKeys(tool);
  expect(required.toSorted()).toEqual(
    [
      'title',
      'description',
      'keywords',
      'operations.encode',
      'operations.decode',
      'fields.text.label',
      'fields.hash.label',
      'fields.mode.label',
      'fields.mode.options.plain',
      'fields.mode.options.constructor',
      'output.encode',
      'output.first',
      'output.rows',
      'columns.name',
      'columns.size',
      'failures.bad',
      'warnings.odd',
      'messages.said',
    ].toSorted(),
  );
  expect(optional.toSorted()).toEqual(
    ['text', 'mode', 'hash'].flatMap((field) => [`fields.${field}.placeholder`, `fields.${field}.hint`]).toSorted(),
  );
});

test('a single output is named after its operation, others after themselves', () => {
  expect(outputKey('encode', { output: out.text() }, 'result')).toBe('output.encode');
  expect(outputKey('decode', { output: { first: out.row() } }, 'first')).toBe('output.first');
});

test("a tool with one operation doesn't name it; a view only has its head", () => {
  const one = defineTool({
    icon: 'wrench',
    fields: { text: text({ primary: true }) },
    output: out.text(),
    transform: () => '',
    examples: [],
  });
  expect(textKeys(one).required).toEqual(['title', 'description', 'keywords', 'fields.text.label', 'output.run']);
  expect(textKeys(defineView({ icon: 'timer' })).required).toEqual(['title', 'description', 'keywords']);
  expect(textKeys(defineView({ icon: 'timer', messages: ['start'] })).required).toContain('messages.start');
});
