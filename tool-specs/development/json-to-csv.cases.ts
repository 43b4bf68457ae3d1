import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, book } from './json-to-csv.ts';

export default casesOf<typeof tool>({
  toCsv: {
    unrecognized: {
      '{"id":12345678901234567890,"user":{"name":"Ann, B.","tags":["x","y"]},"price":1.0}':
        'data, which other converters take',
      "[{'Age': 18.0, 'Salary': 20000, 'Gender': 'Male', 'Country': 'Germany', 'Purchased': 'N'}, {'Age': 19.0, 'Salary': 22000, 'Gender': 'Female', 'Country': 'France', 'Purchased': 'N'}]":
        'data, which other converters take',
      '{"a":1,"b":["x","y"]}\n{"a":null,"b":[]}\n': 'data, which other converters take',
    },
    detect: [{ matches: ['[{"a":1},{"a":2}]'], rejects: ['{"a":1}', '[1]', '[{a', ''] }],
    examples: [
      {
        input: { text: '[{"q":"x\\"y","n":"line 1\\nline 2","s":" pad ","e":"","w":"true"}]' },
        output: 'q,n,s,e,w\n"x""y","line 1\nline 2"," pad ","","true"',
      },
      { input: { text: '[{"a,b":1,"=x":2}]' }, output: '"a,b",=x\n1,2', warns: ['formulas'] },
      {
        input: { text: '[{"a":{"b":1},"c":[1,{}]}]', nested: 'json', lists: 'json' },
        output: 'a,c\n"{""b"":1}","[1,{}]"',
      },
      { input: { text: '[1,"x",null]' }, output: 'value\n1\nx\nnull', noRoundTrip: 'a column makes objects' },
      { input: { text: '[[1,2],["a","b"]]', header: false }, output: '1,2\na,b' },
      {
        input: { text: '[{"b":1,"a":2}]', columns: ['a'], quotes: 'always', lineEnd: 'crlf', bom: true },
        output: '\ufeff"a"\r\n"2"',
        noRoundTrip: 'quotes make everything text',
      },
      { input: { text: '[{"a.b":1,"__proto__":2}]' }, output: 'a.b,__proto__\n1,2', warns: ['dotted-key'] },
      { input: { text: '[{"a":1,"a":2}]' }, output: 'a\n2', warns: ['duplicate-key'] },
      { input: { text: '{}' }, output: '' },
      { input: { text: '[{"a":1}]', columns: ['b'] }, fails: 'no-column', field: 'columns' },
      { input: { text: '[{"a":1},\n{"a" 2}]' }, fails: 'expected-symbol', at: { line: 2, column: 6 } },
      { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
    ],
  },
  toJson: {
    unrecognized: {
      'id;user.name;user.tags[0];user.tags[1]\n1;Ann;x;y': 'data, which other converters take',
    },
    detect: [
      { matches: ['name,age\nAnn,12', 'a;b;c\n1;2;3'], rejects: ['hello, world', 'a: 1\nb: 2', '{"a":1,\n"b":2}', ''] },
    ],
    examples: [
      { input: { csv: 'a,b\r\n"x\r\ny","q""q"\r\n', indent: 'none' }, output: '[{"a":"x\\r\\ny","b":"q\\"q"}]' },
      {
        input: { csv: 'a,a,,\n1,2,3,4', indent: 'none' },
        output: '[{"a":1,"a_2":2,"":3,"_2":4}]',
        warns: ['renamed-column', 'renamed-column'],
      },
      {
        input: { csv: '1,2\nx,', header: false, blanks: 'null', indent: 'none' },
        output: '[[1,2],["x",null]]',
        noRoundTrip: 'null is a word by default',
      },
      { input: { csv: 'a,b\n1,', types: 'text', blanks: 'text', indent: 'none' }, output: '[{"a":"1","b":""}]' },
      {
        input: { csv: 'a,b\n1\n1,2,3', lenient: true, indent: 'none' },
        output: '[{"a":1},{"a":1,"b":2,"column_3":3}]',
        warns: ['ragged'],
      },
      { input: { csv: 'sep=;\na;b\n1;2', indent: 'none' }, output: '[{"a":1,"b":2}]' },
      { input: { csv: '\ufeffa,b\n\n1,2\n\n', indent: 'none' }, output: '[{"a":1,"b":2}]' },
      { input: { csv: book }, fails: 'text-after-quote', at: { line: 2, column: 31 } },
      { input: { csv: 'a,b\n1,2\n3' }, fails: 'field-count', at: { line: 3, column: 1 } },
      { input: { csv: 'a,b\n1,"open' }, fails: 'unclosed-quote', at: { line: 2, column: 3 } },
      { input: { csv: 'a,b\n1,5" disk' }, fails: 'quote-in-field', at: { line: 2, column: 4 } },
    ],
  },
});
