import { casesOf } from '../../src/core/spec.ts';
import type tool from './yaml-prettify.ts';

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
      ...['<% if a %>\nb:   1\n<% end %>', '<%# note %>\nb:   1', '  <%- x -%>\nb:   1\n'].map((template) => ({
        input: { text: template },
        output: template,
        warns: ['template'] as const,
      })),
      // Placeholders of templates stay as they are; what they stand for is unknown, so statements leave all as it is.
      ...[
        ['name:   {{ .Values.app }}', 'name: {{ .Values.app }}\n'],
        ['- {{ item }}\n-   {{ other }}', '- {{ item }}\n- {{ other }}\n'],
        ['host:  {{ a }}-{{ b }}.example', 'host: {{ a }}-{{ b }}.example\n'],
        ['{{ key }}:   value', '{{ key }}: value\n'],
        ['list: [{{ a }},{{ b | upper }}]', 'list: [{{ a }}, {{ b | upper }}]\n'],
        ['port: {{ .Values.port }}   # c', 'port: {{ .Values.port }} # c\n'],
        ['env:   ${{ github.ref }}', 'env: ${{ github.ref }}\n'],
        ['text: |\n  {{ if x }}\n  y\n  {{ end }}\nb:   1', 'text: |\n  {{ if x }}\n  y\n  {{ end }}\nb: 1\n'],
        // Maven's placeholders, which YAML doesn't allow at the start of a value.
        ['port:   @server.port@', 'port: @server.port@\n'],
        ['a: @x@ # c\nb:   1', 'a: @x@ # c\nb: 1\n'],
        ['url: http://@host@:@port@/\nname:   @name@', 'url: http://@host@:@port@/\nname: @name@\n'],
        ['-   @a@\n-  @b-c@', '- @a@\n- @b-c@\n'],
        ['list: [@a@,@b@]', 'list: [@a@, @b@]\n'],
        ['@key@:   1', '@key@: 1\n'],
        [
          'spring:\n    profiles:\n        active: @activatedProperties@',
          'spring:\n  profiles:\n    active: @activatedProperties@\n',
        ],
        ['a: @x@{{ y }}', 'a: @x@{{ y }}\n'],
        ['mail:   a@b.c and @d@', 'mail: a@b.c and @d@\n'],
        ['T0Z: {{ x }}\nTx1Z:   T', 'T0Z: {{ x }}\nTx1Z: T\n'],
      ].map(([text = '', output = '']) => ({ input: { text }, output, warns: [] })),
      ...[
        'a:   1\n{% if x %}\nb: 2\n{% endif %}',
        'a:\n  {{- toYaml .Values.x | nindent 2 }}\nb:   1',
        'a:   1\n{{- if .Values.b }}\nb: 2\n{{- end }}',
        '{# note #}\na:   {{ b }}',
      ].map((text) => ({ input: { text }, output: text, warns: ['template' as const] })),
      { input: { text: 'a:\n\tb: 1' }, fails: 'tab-indentation', at: { line: 2, column: 1 } },
      { input: { text: 'a:\n  b: 1\n \tc: 2' }, fails: 'tab-indentation', at: { line: 3, column: 2 } },
      { input: { text: 'title: Foo: bar # c' }, fails: 'unquoted-colon', at: { line: 1, column: 8 } },
      { input: { text: 'at: @home' }, fails: 'expected-value' },
      { input: { text: 'on:   push' }, output: 'on: push\n', warns: ['reads-differently'] },
      { input: { text: 'x: 1\ny:   2' }, output: 'x: 1\ny: 2\n', warns: [] },
      { input: { text: 'a:   1\n---\n# second\nb:   2\n...\n' }, output: 'a: 1\n---\n# second\nb: 2\n...\n' },
      {
        input: { text: 'run: |\n      set -e\n        make\nnote: >-\n    folded as\n    it was\n' },
        output: 'run: |\n  set -e\n    make\nnote: >-\n  folded as\n  it was\n',
      },
      { input: { text: 'b: &x 1\na: *x', sortKeys: true }, output: 'b: &x 1\na: *x\n', warns: ['unsorted'] },
      {
        input: { text: '? [a, b]\n: c\n? d: 1\n  e: 2\n: f\n' },
        output: '? [a, b]\n: c\n? d: 1\n  e: 2\n: f\n',
        warns: ['left-as-is'],
      },
      { input: { text: 'a: 1\na: 2' }, output: 'a: 1\na: 2\n', warns: ['duplicate-key'] },
      { input: { text: '# only a comment' }, output: '# only a comment\n' },
      { input: { text: 'false' }, output: 'false\n' },
      { input: { text: '~' }, output: '~\n' },
      { input: { text: 'a: 1\n\tb: 2' }, fails: 'tab-indentation', at: { line: 2, column: 1 } },
      { input: { text: 'a: [1, 2\nb: 3' }, fails: 'expected-symbol' },
      { input: { text: 'a: *missing' }, fails: 'bad-alias', at: { line: 1, column: 4 } },
      { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
    ],
  },
});
