import { choice, code, defineTool, integer, operation, out } from '../../src/core/spec.ts';
import { STYLE_DIALECTS, styleDialect } from '../../src/lib/code/format/dialects.ts';
import { minifyCss } from '../../src/lib/code/format/minify-css.ts';
import { prettify } from '../../src/lib/code/format/prettier.ts';
import { sizes } from '../../src/lib/code/format/size.ts';

const css = code('css', { primary: true, maxLength: 2_000_000 });

const sheet =
  ':root{--accent:#1ea54c}.card{color:var(--accent);padding:1rem 2rem;&:hover{outline:2px solid}}@media (width>=40rem){.card{display:grid;grid-template-areas:"head head" "side main"}}';

export default defineTool({
  icon: 'paintbrush',
  createdAt: '2026-11-28',
  related: ['html-formatter', 'javascript-formatter', 'color-converter'],
  operations: {
    format: operation({
      fields: {
        css,
        dialect: choice(['auto', 'css', 'scss', 'less'], { names: STYLE_DIALECTS }),
        indent: choice(['2', '4', 'tab'], { names: { '2': '2', '4': '4' }, remember: true }),
        quotes: choice(['double', 'single']),
        width: integer({ min: 20, max: 500, initial: 80, advanced: true }),
      },
      output: { css: out.code('css', { fileName: 'style.css' }), dialect: out.row() },
      failures: ['bad-syntax', 'too-deep', 'too-many-values'],
      aliases: { 'css-format': {}, scss: { dialect: 'scss' }, less: { dialect: 'less' } },
      runsIn: 'worker',
      timeLimit: 10_000,
      async transform({ css: text, dialect, indent, quotes, width }) {
        const parser = dialect === 'auto' ? styleDialect(text) : dialect;
        const formatted = await prettify(text, parser, { indent, width, singleQuote: quotes === 'single' });
        return { css: formatted, dialect: STYLE_DIALECTS[parser] };
      },
      examples: {
        sheet: {
          input: { css: sheet },
          output: {
            css: `:root {
  --accent: #1ea54c;
}
.card {
  color: var(--accent);
  padding: 1rem 2rem;
  &:hover {
    outline: 2px solid;
  }
}
@media (width>=40rem) {
  .card {
    display: grid;
    grid-template-areas: "head head" "side main";
  }
}
`,
            dialect: 'CSS',
          },
        },
        scss: {
          input: { css: '$gap:4px;@mixin row($n){margin:$gap*$n}.a{@include row(2);&-b{top:0}}' },
          output: {
            css: '$gap: 4px;\n@mixin row($n) {\n  margin: $gap * $n;\n}\n.a {\n  @include row(2);\n  &-b {\n    top: 0;\n  }\n}\n',
            dialect: 'SCSS',
          },
        },
        less: {
          input: { css: '@gap: 4px;\n.row(){margin:@gap}\n.a{.row();}' },
          output: { css: '@gap: 4px;\n.row() {\n  margin: @gap;\n}\n.a {\n  .row();\n}\n', dialect: 'Less' },
        },
      },
    }),

    minify: operation({
      fields: { css },
      output: {
        minified: out.code('css', { fileName: 'style.min.css' }),
        before: out.row(),
        after: out.row(),
        saved: out.row(),
      },
      failures: ['bad-syntax', 'too-deep', 'not-css'],
      aliases: { 'css-minify': {} },
      answers: 'inline',
      runsIn: 'worker',
      transform({ css: text }, ctx) {
        const dialect = styleDialect(text);
        if (dialect !== 'css') throw ctx.fail('not-css', { params: { dialect: STYLE_DIALECTS[dialect] } });
        const minified = minifyCss(text);
        return { minified, ...sizes(text, minified) };
      },
      examples: {
        minifiedSheet: {
          input: { css: '/* Cards */\n.card > a,\n.card b {\n  color: rgb(0 0 0 / 50%);\n  margin: 0 auto;\n}\n' },
          output: {
            minified: '.card>a,.card b{color:rgb(0 0 0 / 50%);margin:0 auto}',
            before: 80,
            after: 53,
            saved: '33.8%',
          },
        },
      },
    }),
  },
});
