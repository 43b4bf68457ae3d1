import { casesOf } from '../../src/core/spec.ts';
import type tool from './graphql-formatter.ts';

const formats = (text: string, output: string) => ({ input: { text }, output });
const minifies = (text: string, minified: string) => ({ input: { text }, output: { minified } });

export default casesOf<typeof tool>({
  format: {
    examples: [
      { input: { text: '{a'.repeat(9000) + '}'.repeat(9000) }, fails: 'too-deep' },
      { input: { text: '{a:b}'.repeat(50_001) }, fails: 'too-many-values' },
      formats('{a}', '{\n  a\n}\n'),
      formats('{a,b}', '{\n  a\n  b\n}\n'),
      formats('query{a(b:1,c:"d")}', 'query {\n  a(b: 1, c: "d")\n}\n'),
      formats('query Q($a:Int!=1){b}', 'query Q($a: Int! = 1) {\n  b\n}\n'),
      formats('mutation{a{b}}', 'mutation {\n  a {\n    b\n  }\n}\n'),
      formats('{a:b}', '{\n  a: b\n}\n'),
      formats('{...on A{b}}', '{\n  ... on A {\n    b\n  }\n}\n'),
      formats('{a@include(if:$b)}', '{\n  a @include(if: $b)\n}\n'),
      formats('type A implements B&C{d:[E!]!}', 'type A implements B & C {\n  d: [E!]!\n}\n'),
      formats('enum A{B C}', 'enum A {\n  B\n  C\n}\n'),
      formats('union A=B|C', 'union A = B | C\n'),
      formats('input A{b:Int=1}', 'input A {\n  b: Int = 1\n}\n'),
      formats('scalar Date@specifiedBy(url:"x")', 'scalar Date @specifiedBy(url: "x")\n'),
      formats('directive@a(b:Int)on FIELD|QUERY', 'directive @a(b: Int) on FIELD | QUERY\n'),
      formats('schema{query:Q}', 'schema {\n  query: Q\n}\n'),
      formats('extend type A{b:C}', 'extend type A {\n  b: C\n}\n'),
      formats('# c\n{a}', '# c\n{\n  a\n}\n'),
      formats('{a(b:{c:[1,2]})}', '{\n  a(b: { c: [1, 2] })\n}\n'),
      formats('{a(b:"日本 😀")}', '{\n  a(b: "日本 😀")\n}\n'),
      { input: { text: '{a}', indent: 'tab' }, output: '{\n\ta\n}\n' },
      { input: { text: '' }, output: '' },
      { input: { text: '{a(}' }, fails: 'bad-syntax', at: { line: 1, column: 4 } },
      { input: { text: '{a\n' }, fails: 'bad-syntax', at: { line: 2, column: 1 } },
      { input: { text: 'type A {\n  b: \n}' }, fails: 'bad-syntax', at: { line: 3, column: 1 } },
    ],
  },
  // The results of stripIgnoredCharacters in graphql-js 16, except where noted.
  minify: {
    examples: [
      minifies('{ a }', '{a}'),
      minifies('{ a, b }', '{a b}'),
      minifies('query Q ( $a : Int = 1 , $b: [String!]! @d ) { a }', 'query Q($a:Int=1$b:[String!]!@d){a}'),
      minifies('{ a ... F }', '{a ...F}'),
      minifies('{ ... on T { d , e } }', '{...on T{d e}}'),
      minifies('{ f: g } # c\nfragment F on T { x }', '{f:g}fragment F on T{x}'),
      minifies('enum E { A B C }\nunion U = | A | B', 'enum E{A B C}union U=|A|B'),
      minifies('{ a(b: [1 2 3, 4]) }', '{a(b:[1 2 3 4])}'),
      minifies('{ a(x: 1.5e3 y: -2) }', '{a(x:1.5e3 y:-2)}'),
      minifies('{ a(b: """x\\"""y""") }', '{a(b:"""x\\"""y""")}'),
      minifies('{ a(b: """ends with quote" """) }', '{a(b:"""ends with quote" """)}'),
      minifies('{ a(b: """  lead""") }', '{a(b:"""  lead""")}'),
      minifies('{ a(b: """\n\n  \n""") }', '{a(b:"""""")}'),
      minifies('{ a(b: """\n   x\n     y\n  """) }', '{a(b:"""\nx\n  y""")}'),
      // One character less than graphql-js: no blank after a string.
      minifies('type A { "desc" a: Int }', 'type A{"desc"a:Int}'),
      minifies('"a # b, c"type A', '"a # b, c"type A'),
      minifies('\ufeff{ a }', '{a}'),
      minifies('# only a comment', ''),
      { input: { text: '' }, output: { minified: '' } },
      { input: { text: '{ a(b: "x) }' }, fails: 'bad-syntax', at: { offset: 7 } },
      { input: { text: '{ a ? b }' }, fails: 'bad-syntax', at: { offset: 4 } },
      { input: { text: '{ é }' }, fails: 'bad-syntax', at: { offset: 2 } },
    ],
  },
});
