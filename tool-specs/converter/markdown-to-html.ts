import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';

const TITLED = '# Title\n\nSome *text*, a [link](https://example.org) and `code`.\n';
const LIST = '- [x] done\n- [ ] to do\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n~~old~~ www.example.org\n';

export default defineTool({
  icon: 'heading',
  createdAt: '2024-08-25',
  related: ['html-wysiwyg-editor', 'html-entities'],
  fields: {
    markdown: code('plain', { primary: true, maxLength: 800_000 }),
    flavor: choice(
      { gfm: 'GitHub Flavored Markdown', commonmark: 'CommonMark' },
      { advanced: true, former: ['flavour'] },
    ),
    rawHtml: choice(['keep', 'filter', 'escape'], { advanced: true }),
    output: choice(['fragment', 'page']),
    breaks: toggle(),
    headingIds: toggle(),
    frontmatter: toggle({ initial: true }),
    cjk: toggle({ advanced: true }),
  },
  output: {
    html: out.code('html'),
    preview: out.html(),
    headings: out.table(['level', 'text', 'id']),
  },
  failures: ['too-deep'],
  warnings: ['raw-html'],
  readings: ['commonmark', 'cjk'],
  aliases: { md: {}, markdown: {}, commonmark: { flavor: 'commonmark' } },
  async transform({ markdown, flavor, output, ...options }, ctx) {
    const { htmlPage, markdownToHtml } = await import('../../src/lib/documents/markdown/to-html.ts');
    const read = (cjk: boolean) => markdownToHtml(markdown, { ...options, cjk, gfm: flavor === 'gfm' });
    const { html, headings, rawHtml } = read(options.cjk);
    if (rawHtml) ctx.warn('raw-html');
    const { mayDepend } = await import('../../src/lib/documents/markdown/cjk.ts');
    if (mayDepend(markdown) && read(!options.cjk).html !== html) {
      if (options.cjk) ctx.reading('cjk');
      else ctx.reading('commonmark', { others: [{ as: 'cjk', values: { cjk: true } }] });
    }
    return {
      html: output === 'page' ? htmlPage(html, headings[0]?.text ?? '') : html,
      preview: html,
      headings: headings.map(({ level, text, id }) => ({ level, text, id })),
    };
  },
  examples: {
    shortDocument: {
      input: { markdown: TITLED },
      output: {
        html: '<h1>Title</h1>\n<p>Some <em>text</em>, a <a href="https://example.org">link</a> and <code>code</code>.</p>\n',
        headings: [{ level: 1, text: 'Title', id: null }],
      },
    },
    taskList: {
      input: { markdown: LIST },
      check: ({ html }) =>
        html.includes('<li><input checked="" disabled="" type="checkbox"> done</li>') &&
        html.includes('<td align="right">2</td>') &&
        html.includes('<del>old</del> <a href="http://www.example.org">www.example.org</a>'),
    },
    headingIds: {
      input: { markdown: '## A & B\n\n## A & B\n', headingIds: true },
      output: { html: '<h2 id="a--b">A &amp; B</h2>\n<h2 id="a--b-1">A &amp; B</h2>\n' },
    },
    wholePage: {
      input: { markdown: '# <Hi>\n', rawHtml: 'escape', output: 'page' },
      check: ({ html, preview }) =>
        html.startsWith('<!doctype html>') &&
        html.includes('<title>&lt;Hi&gt;</title>') &&
        preview === '<h1>&lt;Hi&gt;</h1>\n',
    },
  },
});
