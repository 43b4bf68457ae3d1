import { casesOf } from '../../src/core/spec.ts';
import type tool from './yaml-to-toml.ts';

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: ['a: 1\nb: 2', '---\nfoo: bar\nlist:\n  - key: value'],
        rejects: [
          `${'# a\r\n'.repeat(300)}b`,
          'a: 1',
          '{"a": 1}',
          'a = 1\nb = 2',
          'hello world',
          'Note: this\nand that',
          '',
        ],
      },
    ],
    examples: [
      {
        input: { text: 'a: {{ .Values.a }}\nb: {{ c }}-d' },
        output: 'a = "{{ .Values.a }}"\nb = "{{ c }}-d"\n',
        warns: ['template-as-text'],
      },
      { input: { text: '{% for x in y %}\na: 1\n{% endfor %}' }, fails: 'template', at: { offset: 0 } },
      { input: { text: 'on: push' }, output: 'on = "push"\n', reads: 'yaml-1.2', others: ['yaml-1.1'] },
      { input: { text: 'mode: 0400' }, output: 'mode = 400\n', reads: 'yaml-1.2', others: ['yaml-1.1'] },
      { input: { text: 'DEBUG: yes', version: '1.1' }, output: 'DEBUG = true\n', reads: 'yaml-1.1', others: [] },
      { input: { text: 'd: 2024-01-01\nv: "no"' }, output: 'd = 2024-01-01\nv = "no"\n', others: [] },
      // YAML 1.1 has nothing to offer: a root of false is no table.
      { input: { text: 'a: 1_0\nb: 10' }, output: 'a = "1_0"\nb = 10\n', others: ['yaml-1.1'] },
      { input: { text: 'table: {a: 1}\nvalue: 2' }, output: 'value = 2\n\n[table]\na = 1\n', warns: ['order-changed'] },
      {
        input: { text: 'on: yes\nday: 2024-01-01\nmode: 0755', version: '1.1', dates: 'string' },
        output: 'true = true\nday = "2024-01-01"\nmode = 493\n',
        warns: ['non-string-key'],
      },
      {
        input: { text: 'table: {a: 1}\nvalue: 2', keepOrder: true },
        output: 'table = { a = 1 }\nvalue = 2\n',
        warns: [],
        noRoundTrip: 'the way back does not know of inline tables, but the keys keep their order',
      },
      { input: { text: 'a: {b: {c: 1}}', tableDepth: 1 }, output: '[a]\nb = { c = 1 }\n' },
      { input: { text: '# nothing' }, output: '', warns: ['comments-dropped'] },
      { input: { text: '- 1\n- 2' }, fails: 'root-not-table' },
      { input: { text: 'false' }, fails: 'root-not-table' },
      { input: { text: 'a: 1\n---\nb: 2' }, fails: 'several-documents' },
      { input: { text: 'a: ~', nulls: 'refuse' }, fails: 'null-not-allowed' },
      { input: { text: 'a:\n  b: 1\n c: 2' }, fails: 'bad-indentation', at: { line: 3, column: 1 } },
      { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
    ],
  },
});
