import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';

const ARTICLE = `<h1>Release notes</h1>
<p>Version <strong>2.0</strong> is <a href="https://example.org/get">available</a>:</p>
<ul><li>faster <code>search()</code></li><li>fixes<ol><li>crash on start</li><li>wrong dates</li></ol></li></ul>
<pre><code class="language-sh">npm install app@2
</code></pre>`;
const TABLE =
  '<table><thead><tr><th>Plan</th><th style="text-align:right">Price</th></tr></thead><tbody><tr><td>Basic</td><td>5</td></tr><tr><td>Team | Pro</td><td>12.50</td></tr></tbody></table>';
const WORD = `<p class="MsoTitle">Agenda</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp;</span></span><!--[endif]-->Budget<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span><b>Travel</b></p>`;

export default defineTool({
  icon: 'file-code-2',
  createdAt: '2026-11-28',
  related: ['markdown-to-html', 'html-wysiwyg-editor', 'table-converter'],
  fields: {
    html: code('html', { primary: true, maxLength: 4_000_000 }),
    bullet: choice(['-', '*', '+'], { names: { '-': '-', '*': '*', '+': '+' } }),
    links: choice(['inline', 'reference']),
    lineBreaks: choice(['backslash', 'spaces'], { advanced: true }),
    alignTables: toggle({ initial: true, advanced: true }),
  },
  output: { markdown: out.code('plain', { fileName: 'page.md' }), size: out.row() },
  failures: ['too-deep', 'too-many-values'],
  warnings: ['dropped', 'unsafe-links', 'merged-cells', 'headless-table', 'no-tags'],
  messages: ['shorter'],
  aliases: { html2md: {}, 'html-to-md': {}, html2markdown: {}, turndown: {} },
  detect: [
    {
      pattern: /^\s*<(?:!doctype html|html|body|article|h[1-6]|p|ul|ol|table|div)\b[^]*>\s*$/i,
      length: [8, 1_000_000],
      confidence: 0.35,
    },
  ],
  async transform({ html, ...options }, ctx) {
    const { htmlToMarkdown } = await import('../../src/lib/documents/markdown/from-html/from-html.ts');
    const { markdown, dropped, unsafeLinks, mergedCells, headless } = htmlToMarkdown(html, options);
    if (dropped.length > 0) ctx.warn('dropped', { names: dropped.join(', ') });
    if (unsafeLinks > 0) ctx.warn('unsafe-links', { count: unsafeLinks });
    if (mergedCells) ctx.warn('merged-cells');
    if (headless) ctx.warn('headless-table');
    if (!/<[a-z!/]/i.test(html) && html.trim() !== '') ctx.warn('no-tags');
    const saved = 1 - markdown.length / Math.max(1, html.length);
    return { markdown, size: saved > 0 ? ctx.say('shorter', { percent: Math.round(saved * 100) }) : null };
  },
  examples: {
    releaseNotes: {
      input: { html: ARTICLE },
      output: {
        markdown:
          '# Release notes\n\nVersion **2.0** is [available](https://example.org/get):\n\n- faster `search()`\n- fixes\n  1. crash on start\n  2. wrong dates\n\n```sh\nnpm install app@2\n```\n',
      },
    },
    priceTable: {
      input: { html: TABLE },
      output: {
        markdown:
          '| Plan        | Price |\n| ----------- | ----: |\n| Basic       |     5 |\n| Team \\| Pro | 12.50 |\n',
      },
    },
    fromWord: { input: { html: WORD }, output: { markdown: '# Agenda\n\n1. Budget\n   - **Travel**\n' } },
    referenceLinks: {
      input: {
        html: '<p><a href="https://a.example">One</a> and <a href="/b" title="Two">two</a></p>',
        links: 'reference',
      },
      output: { markdown: '[One][1] and [two][2]\n\n[1]: https://a.example\n[2]: /b "Two"\n' },
    },
  },
});
