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
      // Spaces around quotes, as in the dialect of Python's csv with skipinitialspace
      {
        input: { csv: '"a", "b"\n1, "x, y"\n"2" ,"z"', indent: 'none' },
        output: '[{"a":1,"b":"x, y"},{"a":"2","b":"z"}]',
        warns: ['padded-quotes'],
      },
      { input: { csv: 'a,b\n1, 5" disk' }, fails: 'quote-in-field', at: { line: 2, column: 5 } },
      { input: { csv: 'a,b\n1, "x" y' }, fails: 'quote-in-field', at: { line: 2, column: 4 } },
      { input: { csv: 'a,b\n1, "x' }, fails: 'quote-in-field', at: { line: 2, column: 4 } },
      // A spreadsheet copies quotes as they are, and quotes only cells with line breaks.
      {
        input: { csv: 'size\tnote\n5" disk\t"Title" and more\n"two\nlines"\tx', indent: 'none' },
        output: String.raw`[{"size":"5\" disk","note":"\"Title\" and more"},{"size":"two\nlines","note":"x"}]`,
        warns: ['literal-quotes'],
      },
      // One line is the header, or the only record.
      {
        input: { csv: 'name,age', indent: 'none' },
        output: '[]',
        reads: 'header-row',
        others: ['data-row'],
        noRoundTrip: 'no records',
      },
      { input: { csv: 'Ann,12', header: false, indent: 'none' }, output: '[["Ann",12]]', reads: 'data-row' },
      // Booleans of Excel and Python
      {
        input: { csv: 'a,b,c,d\nTRUE,FALSE,True,tRUE', indent: 'none' },
        output: '[{"a":true,"b":false,"c":true,"d":"tRUE"}]',
      },
      // Decimal commas
      {
        input: { csv: 'a;b\n1,5;2', indent: 'none' },
        output: '[{"a":"1,5","b":2}]',
        reads: 'decimal-point',
        others: ['decimal-comma'],
      },
      {
        input: { csv: 'a;b;c;d\n-1.234,50;1.234;0,5;1.5', decimals: 'comma', indent: 'none' },
        output: '[{"a":-1234.50,"b":1234,"c":0.5,"d":"1.5"}]',
        reads: 'decimal-comma',
        noRoundTrip: 'decimals are written with a point',
      },
      {
        input: { csv: 'a\tb\n01,5\t1,2,3\n1.23,4\t,5', indent: 'none' },
        output: '[{"a":"01,5","b":"1,2,3"},{"a":"1.23,4","b":",5"}]',
        others: [],
      },
      // Two delimiters that fit; a comma between digits is a decimal one.
      {
        input: { csv: '1,5;2,5\n3,1;4,2', header: false, types: 'text', indent: 'none' },
        output: '[["1,5","2,5"],["3,1","4,2"]]',
        reads: 'semicolon',
        others: ['comma'],
      },
      {
        input: { csv: 'x|y,z|w\n1|2,3|4', indent: 'none' },
        output: '[{"x":1,"y,z":"2,3","w":4}]',
        reads: 'pipe',
        others: ['comma', 'decimal-comma'],
      },
      {
        input: { csv: 'a,b|c\n1,2|3', separator: 'pipe', indent: 'none' },
        output: '[{"a,b":"1,2","c":3}]',
        reads: 'pipe',
        noRoundTrip: 'written with commas',
      },
      {
        input: { csv: 'a,b\n1,5', separator: 'comma', indent: 'none' },
        output: '[{"a":1,"b":5}]',
        reads: 'comma',
        others: [],
      },
      {
        input: { csv: 'a\tb;c\n1\t2;3', indent: 'none' },
        output: '[{"a":1,"b;c":"2;3"}]',
        reads: 'tab',
        others: ['semicolon'],
      },
      { input: { csv: book }, fails: 'text-after-quote', at: { line: 2, column: 31 } },
      { input: { csv: 'a,b\n1,2\n3' }, fails: 'field-count', at: { line: 3, column: 1 } },
      { input: { csv: 'a,b\n1,"open' }, fails: 'unclosed-quote', at: { line: 2, column: 3 } },
      { input: { csv: 'a,b\n1,5" disk' }, fails: 'quote-in-field', at: { line: 2, column: 4 } },
    ],
  },
});
