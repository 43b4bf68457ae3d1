import { casesOf } from '../../src/core/spec.ts';
import type tool from './javascript-formatter.ts';

const formats = (text: string, output: string, language = 'JavaScript') => ({
  input: { text },
  output: { code: output, language },
});
const minifies = (text: string, minified: string) => ({ input: { text }, output: { minified } });

export default casesOf<typeof tool>({
  format: {
    examples: [
      { input: { text: '['.repeat(9000) + ']'.repeat(9000) }, fails: 'too-deep' },
      { input: { text: '<a>'.repeat(9000) + '</a>'.repeat(9000) }, fails: 'too-deep' },
      formats('a', 'a;\n'),
      formats('let a=1,b', 'let a = 1,\n  b;\n'),
      formats("f('x')", 'f("x");\n'),
      formats("f('\"')", "f('\"');\n"),
      formats('x=>x', '(x) => x;\n'),
      formats('if(a)b();else c()', 'if (a) b();\nelse c();\n'),
      formats('class A{#x=1;static y(){}}', 'class A {\n  #x = 1;\n  static y() {}\n}\n'),
      formats(
        'async function*g(){for await(const a of b)yield a}',
        'async function* g() {\n  for await (const a of b) yield a;\n}\n',
      ),
      formats('const n=0xFFn+1_000', 'const n = 0xffn + 1_000;\n'),
      formats('a??=b?.c', 'a ??= b?.c;\n'),
      formats('const re=/[/]\\//gu', 'const re = /[/]\\//gu;\n'),
      formats('`a${b+c}d`', '`a${b + c}d`;\n'),
      formats('import a,{b as c}from"d"', 'import a, { b as c } from "d";\n'),
      formats('export default{a,b}', 'export default { a, b };\n'),
      formats('// c\na/* d */', '// c\na; /* d */\n'),
      formats('#!/usr/bin/env node\na', '#!/usr/bin/env node\na;\n'),
      formats('const 日本="😀"', 'const 日本 = "😀";\n'),
      formats('<a b={c}>d</a>', '<a b={c}>d</a>;\n'),
      formats('type A=B|C', 'type A = B | C;\n', 'TypeScript'),
      formats('enum A{B=1}', 'enum A {\n  B = 1,\n}\n', 'TypeScript'),
      formats(
        'abstract class A{constructor(private readonly b:string){}}',
        'abstract class A {\n  constructor(private readonly b: string) {}\n}\n',
        'TypeScript',
      ),
      formats('namespace A{export const b=1}', 'namespace A {\n  export const b = 1;\n}\n', 'TypeScript'),
      formats('@d() class A{@e b!:string}', '@d()\nclass A {\n  @e b!: string;\n}\n', 'TypeScript'),
      {
        input: { text: 'const f=<T,>(x:T)=>x', language: 'typescript' },
        output: { code: 'const f = <T,>(x: T) => x;\n', language: 'TypeScript' },
      },
      {
        input: { text: 'x=>"a"', quotes: 'single', semicolons: false, arrowParentheses: false },
        output: { code: "x => 'a'\n" },
      },
      { input: { text: 'if(a){b}', indent: 'tab' }, output: { code: 'if (a) {\n\tb;\n}\n' } },
      {
        input: { text: 'f(aaaaaaaa,bbbbbbbb,cccccccc)', width: 20, trailingCommas: 'none' },
        output: { code: 'f(\n  aaaaaaaa,\n  bbbbbbbb,\n  cccccccc\n);\n' },
      },
      { input: { text: '[1,2]\n(3)', semicolons: false }, check: ({ code }) => code === ';[1, 2](3)\n' },
      { input: { text: '' }, output: { code: '' } },
      { input: { text: 'const a=;' }, fails: 'bad-syntax', at: { line: 1, column: 9 } },
      { input: { text: 'a\n  b c\n' }, fails: 'bad-syntax', at: { line: 2, column: 4 } },
      { input: { text: 'enum A{', language: 'typescript' }, fails: 'bad-syntax' },
    ],
  },
  minify: {
    examples: [
      { input: { text: 'f();'.repeat(100_001) }, fails: 'too-many-values' },
      { input: { text: '['.repeat(3000) + ']'.repeat(3000) }, fails: 'too-deep' },
      { input: { text: '{a: '.repeat(10_000) }, fails: 'too-deep' },
      // Their rewriting would take minutes.
      { input: { text: `x=${'a?b:'.repeat(1000)}1` }, fails: 'too-deep' },
      { input: { text: `${'if(a)b();else '.repeat(1000)}c()` }, fails: 'too-deep' },
      {
        input: { text: `x=${'a?b:'.repeat(1000)}1`, compress: false },
        check: ({ minified }) => minified.length === 4004,
      },
      { input: { text: `x="${'('.repeat(4000)}"` }, check: ({ minified }) => minified.length === 4005 },
      minifies('function f ( long ) { return long + 1 }', 'function f(n){return n+1}'),
      minifies('// comment\nf( 1 ) ;', 'f(1);'),
      minifies('f( "a" )', 'f("a");'),
      minifies('if (a) { b() } else { c() }', 'a?b():c();'),
      minifies('f(true, undefined)', 'f(!0,void 0);'),
      minifies('f(/[/]/g)', 'f(/[/]/g);'),
      minifies('f(10000000000000000000000n)', 'f(10000000000000000000000n);'),
      minifies('f("日本")', 'f("日本");'),
      minifies('export const a = 1', 'export const a=1;'),
      minifies('class A { #b = 1; c() { return this.#b } } f(A)', 'class A{#s=1;c(){return this.#s}}f(A);'),
      {
        input: { text: 'function f(long) { return long + 1 }', mangle: false },
        output: { minified: 'function f(long){return long+1}' },
      },
      { input: { text: 'if (a) { b() }', compress: false }, output: { minified: 'if(a){b()}' } },
      { input: { text: '' }, output: { minified: '' } },
      { input: { text: '// only a comment' }, output: { minified: '' } },
      { input: { text: 'const a = ;' }, fails: 'bad-syntax', at: { offset: 10 } },
      { input: { text: 'const a: number = 1' }, fails: 'not-javascript' },
      { input: { text: 'const a = <b />' }, fails: 'not-javascript' },
      { input: { text: 'f("x' }, fails: 'bad-syntax' },
    ],
  },
});
