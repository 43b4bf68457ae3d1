import { casesOf } from '../../src/core/spec.ts';
import type tool from './css-formatter.ts';

const formats = (css: string, output: string, dialect = 'CSS') => ({
  input: { css },
  output: { css: output, dialect },
});
const minifies = (css: string, minified: string) => ({ input: { css }, output: { minified } });

export default casesOf<typeof tool>({
  format: {
    examples: [
      { input: { css: 'a{'.repeat(9000) + 'b:c' + '}'.repeat(9000) }, fails: 'too-deep' },
      formats('a{b:c}', 'a {\n  b: c;\n}\n'),
      formats('a,b{c:d;e:f}', 'a,\nb {\n  c: d;\n  e: f;\n}\n'),
      formats('a{}', 'a {\n}\n'),
      formats('/* x */a{b:c}', '/* x */\na {\n  b: c;\n}\n'),
      formats('a{--x:1}', 'a {\n  --x: 1;\n}\n'),
      formats('@import url("a.css") layer(base);', '@import url("a.css") layer(base);\n'),
      formats("a{content:'x'}", 'a {\n  content: "x";\n}\n'),
      formats('a{color:#FFF}', 'a {\n  color: #fff;\n}\n'),
      formats('a{content:"日本 😀"}', 'a {\n  content: "日本 😀";\n}\n'),
      formats('@layer a{b{c:d}}', '@layer a {\n  b {\n    c: d;\n  }\n}\n'),
      formats(
        '@container card (min-width:10px){a{b:c}}',
        '@container card (min-width:10px) {\n  a {\n    b: c;\n  }\n}\n',
      ),
      formats('a{b:c !important}', 'a {\n  b: c !important;\n}\n'),
      formats('a{&>b{c:d}}', 'a {\n  & > b {\n    c: d;\n  }\n}\n'),
      formats('a{b:c;// note\n}', 'a {\n  b: c; // note\n}\n', 'SCSS'),
      formats('@use "x";.a{b:x.$c}', '@use "x";\n.a {\n  b: x.$c;\n}\n', 'SCSS'),
      formats('.a{@extend %b}%b{c:d}', '.a {\n  @extend %b;\n}\n%b {\n  c: d;\n}\n', 'SCSS'),
      formats('.a-#{$b}{c:d}', '.a-#{$b} {\n  c: d;\n}\n', 'SCSS'),
      formats('.a{color:@b;}', '.a {\n  color: @b;\n}\n', 'Less'),
      formats('.m() when (@a) {b:c}', '.m() when (@a) {\n  b: c;\n}\n', 'Less'),
      { input: { css: 'a{b:c}', indent: 'tab' }, output: { css: 'a {\n\tb: c;\n}\n' } },
      { input: { css: 'a{b:c}', indent: '4' }, output: { css: 'a {\n    b: c;\n}\n' } },
      { input: { css: 'a{content:"x"}', quotes: 'single' }, output: { css: "a {\n  content: 'x';\n}\n" } },
      { input: { css: '$a:1', dialect: 'scss' }, output: { css: '$a: 1;\n', dialect: 'SCSS' } },
      { input: { css: '' }, output: { css: '' } },
      { input: { css: 'a{b:' }, fails: 'bad-syntax', at: { line: 1, column: 1 } },
      { input: { css: '{"a":{"a":{"b":1}}}' }, fails: 'bad-syntax' },
      { input: { css: 'a{b:c}'.repeat(30_001) }, fails: 'too-many-values' },
      { input: { css: '.m(){a:b}'.repeat(7501), dialect: 'less' }, fails: 'too-many-values' },
      { input: { css: 'a {\n  b: c;\n}\n}' }, fails: 'bad-syntax', at: { line: 4, column: 1 } },
      { input: { css: 'a{{b}}' }, fails: 'bad-syntax', at: { line: 1, column: 4 } },
      { input: { css: 'a{content:"x}' }, fails: 'bad-syntax', at: { line: 1, column: 11 } },
    ],
  },
  minify: {
    examples: [
      minifies('a { color : red ; }', 'a{color:red}'),
      // A blank that means something stays.
      minifies('a :hover > b ~ c + d { x : y }', 'a :hover>b~c+d{x:y}'),
      minifies('a{width:calc(1px + 2px)}', 'a{width:calc(1px + 2px)}'),
      minifies('a{margin:-1px -2px}', 'a{margin:-1px -2px}'),
      minifies('.a .b.c{}', '.a .b.c{}'),
      minifies('a[href = "x y" i]{b:c}', 'a[href = "x y" i]{b:c}'),
      minifies(
        '@media (width >= 600px) and (height > 2px){a{b:c}}',
        '@media (width >= 600px) and (height > 2px){a{b:c}}',
      ),
      minifies('@media not all and (a){b{c:d}}', '@media not all and (a){b{c:d}}'),
      minifies('@supports not (a:b){x{y:z}}', '@supports not (a:b){x{y:z}}'),
      minifies('a{font:12px/1.5 "A B" , serif}', 'a{font:12px/1.5 "A B",serif}'),
      minifies('a{color:oklch(50% 0.1 20 / 50%)}', 'a{color:oklch(50% 0.1 20 / 50%)}'),
      // Nested rules, layers and ranges stay: other minifiers drop them.
      minifies('a { & :hover { b : c } d : e }', 'a{& :hover{b:c}d:e}'),
      minifies('@layer a , b ; @layer a { x { y : z } }', '@layer a,b;@layer a{x{y:z}}'),
      minifies('@scope (.a) to (.b){img{x:y}}', '@scope (.a) to (.b){img{x:y}}'),
      // Custom properties have any tokens.
      minifies(':root{--a: {x; y}; --b:  1px  ; --c: ; --d:}', ':root{--a:{x; y};--b:1px;--c: ;--d: }'),
      minifies('a{--x:  a  b }', 'a{--x:a  b}'),
      // Strings, addresses and comments.
      minifies('a{content:"/* no */ { ; }"}', 'a{content:"/* no */ { ; }"}'),
      minifies('a{content:"\\"{"}', 'a{content:"\\"{"}'),
      minifies("a{b:url( 'x y.png' )}", "a{b:url('x y.png')}"),
      minifies('a{b:url(data:image/png;base64,AA==)}', 'a{b:url(data:image/png;base64,AA==)}'),
      minifies('/* x */a/* y */b{c:/* z */d}', 'a b{c:d}'),
      minifies('/*! MIT */ a{b:c}', '/*! MIT */ a{b:c}'),
      minifies('a{b:c;;;d:e;}', 'a{b:c;d:e}'),
      minifies('@charset "utf-8";\n@import url(x.css)  layer(a);', '@charset "utf-8";@import url(x.css) layer(a);'),
      minifies('@page :first { margin : 1in }', '@page :first{margin:1in}'),
      minifies(
        '@font-face{src:local("A"),url(a.woff2)format("woff2")}',
        '@font-face{src:local("A"),url(a.woff2)format("woff2")}',
      ),
      minifies('.a\\:b\\ c{d:e}', '.a\\:b\\ c{d:e}'),
      minifies('a{b:c!important;d:e ! important}', 'a{b:c!important;d:e!important}'),
      minifies('a::before , b:not( .c , .d ){x:y}', 'a::before,b:not(.c,.d){x:y}'),
      minifies('@keyframes x { from { a : b } 50% { c : d } }', '@keyframes x{from{a:b}50%{c:d}}'),
      { input: { css: `a{b:c}`.repeat(20_000) }, check: ({ saved }) => saved === '0%' },
      { input: { css: '' }, output: { minified: '' } },
      { input: { css: 'a{b:c}}' }, fails: 'bad-syntax', at: { offset: 6 } },
      { input: { css: 'a{b:c' }, fails: 'bad-syntax', at: { offset: 1 } },
      { input: { css: 'a{b:(c}' }, fails: 'bad-syntax', at: { offset: 6 } },
      { input: { css: '$a: 1; .b { c: $a }' }, fails: 'not-css' },
      { input: { css: '@a: 1;\n.b { c: @a; }' }, fails: 'not-css' },
    ],
  },
});
