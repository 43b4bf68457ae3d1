import { choice, code, defineTool, integer, operation, out, toggle } from '../../src/core/spec.ts';
import { PAGE_DIALECTS, pageDialect } from '../../src/lib/code/format/dialects.ts';
import { minifyHtml } from '../../src/lib/code/format/minify-html.ts';
import { MOST_EMBEDDED } from '../../src/lib/code/format/bounds.ts';
import { prettify } from '../../src/lib/code/format/prettier.ts';
import { sizes } from '../../src/lib/code/format/size.ts';

const html = code('html', { primary: true, maxLength: 2_000_000 });

const page =
  '<!doctype html><html><head><title>Menu</title><style>.dish{color:#333}</style></head><body><main><h1>Today</h1><ul class="menu"><li class="dish">Soup <b>4.50</b></li><li class="dish">Bread</li></ul><script>document.title="Menu "+new Date().getDay()</script></main></body></html>';

const template = '<ul>{% for dish in dishes %}<li class="{{ dish.kind }}">{{ dish.name|title }}</li>{% endfor %}</ul>';

export default defineTool({
  icon: 'panels-top-left',
  createdAt: '2026-11-28',
  related: ['css-formatter', 'javascript-formatter', 'xml-formatter', 'html-entities'],
  operations: {
    format: operation({
      fields: {
        html,
        dialect: choice(['auto', 'html', 'vue', 'angular'], { names: PAGE_DIALECTS }),
        indent: choice(['2', '4', 'tab'], { names: { '2': '2', '4': '4' }, remember: true }),
        width: integer({ min: 20, max: 500, initial: 80 }),
        whitespace: choice(['css', 'strict', 'ignore'], { names: { css: 'CSS' }, advanced: true }),
        attributes: toggle({ advanced: true }),
      },
      output: { html: out.code('html', { fileName: 'page.html' }), dialect: out.row() },
      failures: ['bad-syntax', 'too-deep', 'too-many-values'],
      warnings: ['code-left'],
      aliases: { 'html-format': {}, vue: { dialect: 'vue' } },
      runsIn: 'worker',
      timeLimit: 10_000,
      async transform({ html: text, dialect, indent, width, whitespace, attributes }, ctx) {
        const parser = dialect === 'auto' ? pageDialect(text) : dialect;
        const layout = { indent, width, htmlWhitespaceSensitivity: whitespace, singleAttributePerLine: attributes };
        let left = 0;
        const formatted = await prettify(text, parser, layout, () => void left++);
        if (left > 0) ctx.warn('code-left', { limit: MOST_EMBEDDED, left });
        return { html: formatted, dialect: PAGE_DIALECTS[parser] };
      },
      examples: {
        page: {
          input: { html: page },
          check: ({ html: text, dialect }) =>
            dialect === 'HTML' &&
            text.includes('      <ul class="menu">\n        <li class="dish">Soup <b>4.50</b></li>\n') &&
            text.includes('      .dish {\n        color: #333;\n      }\n') &&
            text.includes('        document.title = "Menu " + new Date().getDay();\n'),
        },
        template: {
          input: { html: template },
          output: {
            html: '<ul>\n  {% for dish in dishes %}\n  <li class="{{ dish.kind }}">{{ dish.name|title }}</li>\n  {% endfor %}\n</ul>\n',
            dialect: 'HTML',
          },
        },
        vueComponent: {
          input: {
            html: '<template><button @click="add(1)" :disabled="!ready">{{count}}</button></template>\n<script setup lang="ts">const count:number=0</script>',
          },
          output: {
            html: '<template>\n  <button @click="add(1)" :disabled="!ready">{{ count }}</button>\n</template>\n<script setup lang="ts">\nconst count: number = 0;\n</script>\n',
            dialect: 'Vue',
          },
        },
      },
    }),

    minify: operation({
      fields: {
        html,
        comments: toggle({ initial: true }),
        styles: toggle({ initial: true }),
        scripts: toggle({ initial: true }),
      },
      output: {
        minified: out.code('html', { fileName: 'page.min.html' }),
        before: out.row(),
        after: out.row(),
        saved: out.row(),
      },
      failures: ['bad-syntax', 'too-deep'],
      aliases: { 'html-minify': {} },
      runsIn: 'worker',
      timeLimit: 20_000,
      async transform({ html: text, ...options }) {
        const minified = await minifyHtml(text, options);
        return { minified, ...sizes(text, minified) };
      },
      examples: {
        minifiedPage: {
          input: { html: '<!-- Menu -->\n<ul class="menu">\n  <li>Soup <b>4.50</b> </li>\n  <li>Bread</li>\n</ul>\n' },
          output: {
            minified: '<ul class="menu"><li>Soup <b>4.50</b></li><li>Bread</li></ul>',
            before: 84,
            after: 61,
            saved: '27.4%',
          },
        },
      },
    }),
  },
});
