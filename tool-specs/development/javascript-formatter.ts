import { choice, code, defineTool, integer, operation, out, toggle } from '../../src/core/spec.ts';
import { Problem } from '../../src/base/problem.ts';
import { minifyJs } from '../../src/lib/code/format/minify-js.ts';
import { prettify } from '../../src/lib/code/format/prettier.ts';
import { sizes } from '../../src/lib/code/format/size.ts';

const LANGUAGES = { javascript: 'JavaScript', typescript: 'TypeScript' } as const;
const PARSERS = { javascript: 'babel', typescript: 'babel-ts' } as const;
const text = code('javascript', { primary: true, maxLength: 2_000_000 });

const cart =
  "const total=items.reduce((sum,{price,count})=>sum+price*count,0);if(total>100){ship('free')}else{ship(`${total} left`)}\nexport async function load(id){const r=await fetch('/api/'+id);return r.ok?r.json():null}";

export default defineTool({
  icon: 'square-terminal',
  createdAt: '2026-11-28',
  related: ['html-formatter', 'css-formatter', 'json-prettify', 'string-escape'],
  operations: {
    format: operation({
      fields: {
        text,
        language: choice(['auto', 'javascript', 'typescript'], { names: LANGUAGES }),
        indent: choice(['2', '4', 'tab'], { names: { '2': '2', '4': '4' }, remember: true }),
        quotes: choice(['double', 'single']),
        semicolons: toggle({ initial: true }),
        trailingCommas: choice({ all: 'all', es5: 'ES5', none: 'none' }, { advanced: true }),
        arrowParentheses: toggle({ initial: true, advanced: true }),
        width: integer({ min: 20, max: 500, initial: 80, advanced: true }),
      },
      output: {
        code: out.code('typescript', { fileName: 'code.js' }),
        language: out.row(),
      },
      failures: ['bad-syntax', 'too-deep'],
      aliases: { 'js-format': {}, 'ts-format': { language: 'typescript' }, prettier: {} },
      runsIn: 'worker',
      timeLimit: 10_000,
      async transform({ text: source, language, ...style }) {
        const options = {
          indent: style.indent,
          width: style.width,
          singleQuote: style.quotes === 'single',
          semi: style.semicolons,
          trailingComma: style.trailingCommas,
          arrowParens: style.arrowParentheses ? 'always' : 'avoid',
        } as const;
        if (language !== 'auto')
          return { code: await prettify(source, PARSERS[language], options), language: LANGUAGES[language] };
        try {
          return { code: await prettify(source, 'babel', options), language: LANGUAGES.javascript };
        } catch (error) {
          if (!(error instanceof Problem) || error.code === 'too-deep') throw error;
          // What isn't JavaScript can be TypeScript; if it's neither, the first error counts.
          try {
            return { code: await prettify(source, 'babel-ts', options), language: LANGUAGES.typescript };
          } catch {
            throw error;
          }
        }
      },
      examples: {
        javascript: {
          input: { text: cart },
          output: {
            code: `const total = items.reduce((sum, { price, count }) => sum + price * count, 0);
if (total > 100) {
  ship("free");
} else {
  ship(\`\${total} left\`);
}
export async function load(id) {
  const r = await fetch("/api/" + id);
  return r.ok ? r.json() : null;
}
`,
            language: 'JavaScript',
          },
        },
        typescript: {
          input: { text: 'interface User<T>{id:number;tags?:T[]}\nenum Role{Admin,Guest}', quotes: 'single' },
          output: {
            code: 'interface User<T> {\n  id: number;\n  tags?: T[];\n}\nenum Role {\n  Admin,\n  Guest,\n}\n',
            language: 'TypeScript',
          },
        },
        jsx: {
          input: {
            text: 'const App=()=><ul>{items.map(i=><li key={i.id} onClick={()=>pick(i)}>{i.name}</li>)}</ul>',
            semicolons: false,
          },
          check: ({ code: source }) =>
            source.startsWith('const App = () => (\n  <ul>\n') && source.endsWith('  </ul>\n)\n'),
        },
      },
    }),

    minify: operation({
      fields: { text, mangle: toggle({ initial: true }), compress: toggle({ initial: true }) },
      output: {
        minified: out.code('javascript', { fileName: 'code.min.js' }),
        before: out.row(),
        after: out.row(),
        saved: out.row(),
      },
      failures: ['bad-syntax', 'too-deep', 'not-javascript', 'too-many-values'],
      aliases: { 'js-minify': {}, terser: {}, uglify: {} },
      runsIn: 'worker',
      timeLimit: 20_000,
      async transform({ text: source, ...options }, ctx) {
        try {
          const minified = await minifyJs(source, options);
          return { minified, ...sizes(source, minified) };
        } catch (error) {
          if (!(error instanceof Problem) || error.code !== 'bad-syntax') throw error;
          const isOther = await prettify(source, 'babel-ts', { indent: '2', width: 80 }).then(
            () => true,
            () => false,
          );
          if (isOther) throw ctx.fail('not-javascript', {});
          throw error;
        }
      },
      examples: {
        minifiedCode: {
          input: {
            text: 'function area(width, height) {\n  // in square meters\n  const result = width * height;\n  return result;\n}\n',
          },
          output: { minified: 'function area(n,r){return n*r}', before: 105, after: 30, saved: '71.4%' },
        },
      },
    }),
  },
});
