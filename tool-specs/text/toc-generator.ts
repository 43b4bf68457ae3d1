import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import type { ContextOf, InputOf } from '../../src/core/spec.ts';

const README = '# Project\n\n## Install\n\n### From source\n\n## `run()` & friends\n\n## FAQ\n\n## Install\n';

const fields = {
  text: text({ primary: true, multiline: true, rows: 12, monospace: true, maxLength: 2_000_000 }),
  minLevel: integer({ min: 1, max: 6, initial: 2 }),
  maxLevel: integer({ min: 1, max: 6, initial: 4 }),
  style: choice(['bullets', 'numbers', 'plain', 'html'], { names: { html: 'HTML' } }),
  anchors: choice({ github: 'GitHub', gitlab: 'GitLab' }, { advanced: true }),
  bullet: choice(['-', '*', '+'], {
    names: { '-': '-', '*': '*', '+': '+' },
    when: { style: ['bullets'] },
    advanced: true,
  }),
};
const parts = {
  fields,
  failures: ['levels', 'too-deep', 'too-many-values'],
  warnings: ['no-headings', 'missing-ids'],
} as const;

export default defineTool({
  icon: 'table-of-contents',
  createdAt: '2026-11-28',
  related: ['markdown-to-html', 'html-to-markdown', 'slugify-string', 'table-converter'],
  operations: {
    generate: operation({
      ...parts,
      fields: {
        ...fields,
        format: choice(['auto', 'markdown', 'html'], { names: { markdown: 'Markdown', html: 'HTML' }, advanced: true }),
      },
      output: { toc: out.text({ fileName: 'toc.md' }), headings: out.table(['level', 'heading', 'anchor']) },
      lead: 'toc',
      aliases: { toc: {}, 'md-toc': {}, doctoc: {}, 'table-of-contents': {} },
      async transform(input, ctx) {
        const isHtml =
          input.format === 'html' ||
          (input.format === 'auto' &&
            /^\s*<(?:!doctype|html|body|main|article|div|section|h[1-6])\b/i.test(input.text));
        const { headings, listed, toc } = await contentsOf(input, isHtml, ctx);
        const missing = listed.filter(({ hasId }) => !hasId).length;
        if (missing > 0) ctx.warn('missing-ids', { count: missing });
        return {
          toc,
          headings: headings.map(({ level, text: heading, id }) => ({ level, heading, anchor: `#${id}` })),
        };
      },
      examples: {
        readme: {
          input: { text: README },
          output: {
            toc: '- [Install](#install)\n  - [From source](#from-source)\n- [`run()` & friends](#run--friends)\n- [FAQ](#faq)\n- [Install](#install-1)',
          },
        },
        numbered: {
          input: { text: '## One\n### Detail\n## Two', style: 'numbers' },
          output: { toc: '1. [One](#one)\n   1. [Detail](#detail)\n2. [Two](#two)' },
        },
        htmlPage: {
          input: { text: '<h2 id="a">First</h2><h3>Second</h3>', style: 'html' },
          output: {
            toc: '<ul>\n  <li><a href="#a">First</a>\n    <ul>\n      <li><a href="#second">Second</a></li>\n    </ul>\n  </li>\n</ul>',
          },
          warns: ['missing-ids'],
        },
      },
    }),
    insert: operation({
      ...parts,
      warnings: [...parts.warnings, 'no-marker'],
      output: { document: out.text({ fileName: 'document.md' }) },
      aliases: { 'insert-toc': {}, 'update-toc': {} },
      async transform(input, ctx) {
        const { listed, toc } = await contentsOf(input, false, ctx);
        if (listed.length === 0) return { document: input.text };
        const { insertToc } = await import('../../src/lib/documents/markdown/toc.ts');
        const { text: document, place } = insertToc(input.text, toc, listed);
        if (place === 'before') ctx.warn('no-marker');
        return { document };
      },
      examples: {
        betweenMarkers: {
          input: { text: '# T\n\n<!-- toc -->\nold\n<!-- tocstop -->\n\n## A\n## B\n' },
          output: { document: '# T\n\n<!-- toc -->\n\n- [A](#a)\n- [B](#b)\n\n<!-- tocstop -->\n\n## A\n## B\n' },
          warns: [],
        },
        firstTime: {
          input: { text: '# T\n\nIntro\n\n## A\n' },
          output: { document: '# T\n\nIntro\n\n<!-- toc -->\n\n- [A](#a)\n\n<!-- tocstop -->\n\n## A\n' },
          warns: ['no-marker'],
        },
      },
    }),
  },
});

async function contentsOf(input: InputOf<typeof fields>, isHtml: boolean, ctx: ContextOf<typeof parts>) {
  const { minLevel, maxLevel, anchors } = input;
  if (minLevel > maxLevel) throw ctx.fail('levels', { field: 'maxLevel', params: { min: minLevel } });
  const { headingsOfHtml, headingsOfMarkdown, writeToc } = await import('../../src/lib/documents/markdown/toc.ts');
  const headings = isHtml ? headingsOfHtml(input.text, anchors) : headingsOfMarkdown(input.text, anchors);
  const listed = headings.filter(
    ({ level, text: heading }) => level >= minLevel && level <= maxLevel && heading !== '',
  );
  if (listed.length === 0 && input.text.trim() !== '') ctx.warn('no-headings', { others: headings.length });
  return { headings, listed, toc: writeToc(listed, input) };
}
