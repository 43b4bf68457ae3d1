import { casesOf } from '../../src/core/spec.ts';
import type tool from './yaml-to-json-converter.ts';

const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
  .concat(Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`))
  .join('\n');

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: [
          'a: 1\nb: 2',
          'version: "3"\nservices:\n  web:\n    image: nginx',
          '---\nfoo: bar\nlist:\n  - key: value',
        ],
        rejects: [
          'a: 1',
          // A file with Windows lines that begins with a long comment took minutes.
          `${'# a comment\r\n'.repeat(300)}print(1)`,
          `${'x: '.repeat(3300)}x`,
          '{"a": 1}',
          'a = 1\nb = 2',
          'Q: What?\nA: This.',
          'https://example.org/\nhttps://example.com/',
          '',
        ],
      },
    ],
    examples: [
      {
        input: { text: 'a: {{ .Values.a }}\n{{ k }}: [{{ x }}, yes]', indent: 'none' },
        output: '{"a":"{{ .Values.a }}","{{ k }}":["{{ x }}","yes"]}',
        warns: ['template-as-text'],
        others: ['yaml-1.1'],
        noRoundTrip: 'the text would be quoted',
      },
      { input: { text: 'a: 1\n{{- if b }}\nb: 2\n{{- end }}' }, fails: 'template', at: { line: 2, column: 1 } },
      // The values in YAML 1.1 are those of PyYAML.
      ...(
        [
          ['mode: 0400', '{"mode":400}', '{"mode":256}'],
          ['DEBUG: yes', '{"DEBUG":"yes"}', '{"DEBUG":true}'],
          ['at: 22:30', '{"at":"22:30"}', '{"at":1350}'],
          ['n: 1_000', '{"n":"1_000"}', '{"n":1000}'],
          ['o: 0o17', '{"o":15}', '{"o":"0o17"}'],
          ['b: 0b101', '{"b":"0b101"}', '{"b":5}'],
          ['sec: 1:30:15', '{"sec":"1:30:15"}', '{"sec":5415}'],
          ['z: 08', '{"z":8}', '{"z":"08"}'],
          ['{a: off, b: [0644]}', '{"a":"off","b":[644]}', '{"a":false,"b":[420]}'],
          ['- -0644', '[-644]', '[-420]'],
        ] as const
      ).flatMap(([text, now, old]) => [
        {
          input: { text, indent: 'none' as const },
          output: now,
          reads: 'yaml-1.2' as const,
          others: ['yaml-1.1' as const],
        },
        { input: { text, indent: 'none' as const, version: '1.1' as const }, output: old, others: [] },
        { input: { text, indent: 'none' as const, version: '1.2' as const }, output: now, others: [] },
      ]),
      // Keys, as PyYAML reads them.
      ...(
        [
          ['on:\n  push: 1\njobs: 2', '{"on":{"push":1},"jobs":2}', '{"true":{"push":1},"jobs":2}', 0],
          ['yes: 1\nno: 2', '{"yes":1,"no":2}', '{"true":1,"false":2}', 0],
          ['off: a', '{"off":"a"}', '{"false":"a"}', 0],
          ['{On: 1, b: 2}', '{"On":1,"b":2}', '{"true":1,"b":2}', 0],
          ['012: a', '{"012":"a"}', '{"10":"a"}', 1],
          ['1_000: b', '{"1_000":"b"}', '{"1000":"b"}', 0],
          ['22:30: late', '{"22:30":"late"}', '{"1350":"late"}', 0],
          ['- NO: norway\n  x: 1', '[{"NO":"norway","x":1}]', '[{"false":"norway","x":1}]', 0],
          ['? on\n: 1', '{"on":1}', '{"true":1}', 0],
          ['a:\n  b:\n    Off: 1', '{"a":{"b":{"Off":1}}}', '{"a":{"b":{"false":1}}}', 0],
        ] as const
      ).flatMap(([text, now, old, oddKeys]) => [
        {
          input: { text, indent: 'none' as const },
          output: now,
          warns: oddKeys ? ['non-string-key' as const] : [],
          reads: 'yaml-1.2' as const,
          others: ['yaml-1.1' as const],
        },
        {
          input: { text, indent: 'none' as const, version: '1.1' as const },
          output: old,
          reads: 'yaml-1.1' as const,
          others: [],
        },
      ]),
      // The same in both: null, dates, quoted text, ports, quoted and short keys, and documents that name their version.
      ...[
        ['v: ~', '{"v":null}'],
        ['d: 2024-01-01', '{"d":"2024-01-01"}'],
        ['q: "yes"', '{"q":"yes"}'],
        ['p: 8080:80', '{"p":"8080:80"}'],
        ['"on": push', '{"on":"push"}'],
        ['y: 1\nn: 2', '{"y":1,"n":2}'],
        ['only: 1\nnone: 2\noffset: 3', '{"only":1,"none":2,"offset":3}'],
        ['v: 1.10', '{"v":1.10}'],
        ['%YAML 1.1\n---\nm: 0400', '{"m":256}'],
      ].map(([text = '', output = '']) => ({ input: { text, indent: 'none' as const }, output, others: [] })),
      { input: { text: 'a: 1\n---\nb: 2\n', indent: 'none', documents: 'separate' }, output: '{"a":1}\n{"b":2}' },
      {
        input: { text: 'foo: 1.4\nisBoolean: false\nnumber: "001"', indent: 'none' },
        output: '{"foo":1.4,"isBoolean":false,"number":"001"}',
      },
      {
        input: { text: '- name: andy\n  age: 12\n- name: anna\n  age: 17', indent: 'none' },
        output: '[{"name":"andy","age":12},{"name":"anna","age":17}]',
      },
      { input: { text: '0' }, output: '0' },
      { input: { text: 'false' }, output: 'false' },
      { input: { text: '~' }, output: 'null' },
      { input: { text: '""' }, output: '""' },
      { input: { text: '# nothing but a comment' }, output: '', warns: ['comments-dropped'] },
      {
        input: {
          text: '1: a # one\n? [x, y]\n: b\n__proto__: c\nd: .inf\nd: !custom e\nf: !!binary aGk=',
          indent: 'none',
        },
        output: '{"1":"a","[\\"x\\",\\"y\\"]":"b","__proto__":"c","d":"e","f":"aGk="}',
        warns: ['comments-dropped', 'non-string-key', 'non-string-key', 'duplicate-key', 'tag-dropped', 'tag-dropped'],
      },
      {
        input: { text: 'a: .inf\nb: -.nan', indent: 'none' },
        output: '{"a":null,"b":"-.nan"}',
        warns: ['non-finite-number'],
      },
      {
        input: {
          text: 'a: -.inf\nid: 12345678901234567890',
          indent: 'none',
          nonFinite: 'string',
          bigIntegers: 'string',
        },
        output: '{"a":"-inf","id":"12345678901234567890"}',
        warns: ['non-finite-number', 'integer-as-string'],
      },
      {
        input: { text: 'a: |\n  x\n  y\nb: >-\n  folded\n  text\n', indent: 'none' },
        output: '{"a":"x\\ny\\n","b":"folded text"}',
      },
      { input: { text: 'a:\n  b: 1\n c: 2' }, fails: 'bad-indentation', at: { line: 3, column: 1 } },
      { input: { text: 'a: 1\n\tb: 2' }, fails: 'tab-indentation', at: { line: 2, column: 1 } },
      { input: { text: 'list: [1, 2' }, fails: 'unexpected-end', at: { line: 1, column: 12 } },
      { input: { text: 'a: "open' }, fails: 'unclosed-string', at: { line: 1, column: 4 } },
      { input: { text: 'a: *missing' }, fails: 'bad-alias', at: { line: 1, column: 4 } },
      { input: { text: bomb }, fails: 'alias-bomb' },
      { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
    ],
  },
});
