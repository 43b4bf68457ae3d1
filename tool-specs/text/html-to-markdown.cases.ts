import { casesOf } from '../../src/core/spec.ts';
import type tool from './html-to-markdown.ts';

/**
 * Expected values are written by hand after CommonMark 0.31.2 and GFM 0.29; the specification's own examples are run back
 * and forth in tests/unit/lib/documents/markdown/from-html.test.ts.
 */
const gives = (html: string, markdown: string) => ({ input: { html }, output: { markdown: `${markdown}\n` } });

const GOOGLE =
  '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">italic</span></p></b>';

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: ['<p>Hello <b>world</b></p>', '<!DOCTYPE html>\n<html><body><h1>Hi</h1></body></html>'],
        rejects: ['<note><to>x</to></note>', 'a < b and b > c'],
      },
    ],
    examples: [
      gives('Just text', 'Just text'),
      gives('<p>one</p><p>two</p>', 'one\n\ntwo'),
      gives('<h1>A</h1><h2>B</h2><h6>C</h6>', '# A\n\n## B\n\n###### C'),
      gives('<h2>C#</h2>', '## C\\#'),
      gives('<p>a<br>b<br/>c</p>', 'a\\\nb\\\nc'),
      gives('<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'),
      gives('<p>  spaces \n\n and\tlines  </p>', 'spaces and lines'),
      gives('<p>non&nbsp;breaking</p>', 'non breaking'),
      gives('<b>bold </b>text', '**bold** text'),
      gives('un<b>believ</b>able', 'un**believ**able'),
      // Took minutes.
      gives('un<b>believ</b>able '.repeat(30_000).trim(), 'un**believ**able '.repeat(30_000).trim()),
      gives('a<b>(b)</b>c', 'a<strong>(b)</strong>c'),
      gives('<em>a</em><em>b</em>', '<em>a</em>*b*'),
      gives('<strong><em>both</em></strong>', '***both***'),
      gives('<del>old</del> <s>gone</s>', '~~old~~ ~~gone~~'),
      gives('H<sub>2</sub>O, press <kbd>Ctrl</kbd>', 'H<sub>2</sub>O, press <kbd>Ctrl</kbd>'),
      gives(GOOGLE, '**Bold** and *italic*'),
      // characters that would be markup
      gives('<p>2 * 3 * 4 and snake_case and _x_</p>', '2 \\* 3 \\* 4 and snake_case and \\_x\\_'),
      gives('<p># not a heading</p>', '\\# not a heading'),
      gives('<p>1. not a list</p><p>- nor this</p><p>+1</p>', '1\\. not a list\n\n\\- nor this\n\n+1'),
      gives('<p>&lt;b&gt; &amp;amp; [x](y)</p>', '\\<b> \\&amp; \\[x\\](y)'),
      gives('<p>C:\\temp `x`</p>', 'C:\\\\temp \\`x\\`'),
      gives('<p>&gt; quote</p>', '\\> quote'),
      // code
      gives('<code>a`b</code> <code>`</code>', '``a`b`` `` ` ``'),
      gives('<pre>line 1\n  line 2</pre>', '```\nline 1\n  line 2\n```'),
      gives('<pre><code class="lang-js">a &lt; b</code></pre>', '```js\na < b\n```'),
      gives('<pre>```\nx\n```</pre>', '````\n```\nx\n```\n````'),
      gives('<div class="highlight highlight-source-shell"><pre>ls</pre></div>', '```\nls\n```'),
      // links and images
      gives('<a href="https://example.org">https://example.org</a>', '<https://example.org>'),
      gives('<a href="mailto:a@b.org">a@b.org</a>', '<a@b.org>'),
      gives('<a href="/a b(c)" title="T &quot;q&quot;">x</a>', '[x](</a b(c)> "T \\"q\\"")'),
      gives('<a href="/x"><h3>Title</h3><p>more</p></a>', '[Title more](/x)'),
      gives('<a name="top"></a>Text', 'Text'),
      gives('<a href="/i"><img src="a.png" alt="A [b]"></a>', '[![A \\[b\\]](a.png)](/i)'),
      gives('wow!<a href="/x">y</a>', 'wow\\![y](/x)'),
      // lists
      gives('<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>', '- a\n  - b\n    - c\n- d'),
      gives('<ol start="9"><li>a</li><li>b<p>c</p></li></ol>', '9. a\n\n10. b\n\n    c'),
      gives(
        '<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> open</li></ul>',
        '- [x] done\n- [ ] open',
      ),
      gives('<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n<!-- -->\n\n- b'),
      gives('<ul><li>a</li><ul><li>nested between</li></ul></ul>', '- a\n  - nested between'),
      gives('<ol><li>run<pre>x</pre></li></ol>', '1. run\n   ```\n   x\n   ```'),
      gives('<blockquote><p>a</p><blockquote>b</blockquote></blockquote>', '> a\n>\n> > b'),
      gives('<dl><dt>Term</dt><dd>Meaning</dd></dl>', '**Term**\n\nMeaning'),
      gives(
        '<details><summary>More</summary><p>Text</p></details>',
        '<details>\n<summary>More</summary>\n\nText\n\n</details>',
      ),
      // tables
      gives(
        '<table><tr><th>名前</th><th align="center">n</th></tr><tr><td>東京</td><td>a<br>b</td></tr></table>',
        '| 名前 |    n     |\n| ---- | :------: |\n| 東京 | a<br>b |'.replace(
          '|    n     |\n| ---- | :------: |',
          '|   n    |\n| ---- | :----: |',
        ),
      ),
      gives('<table><tr><td><p>Only a frame</p></td></tr></table>', 'Only a frame'),
      {
        input: {
          html: '<table><tr><td>a</td><td>b</td></tr><tr><td colspan="2">c</td></tr></table>',
          alignTables: false,
        },
        output: { markdown: '| a | b |\n| --- | --- |\n| c |  |\n' },
        warns: ['merged-cells', 'headless-table'],
      },
      // nothing to show, or dangerous
      gives('<style>p{}</style><script>alert(1)</script><p>ok</p>', 'ok'),
      gives('<p style="display:none">hidden</p><p hidden>x</p><p>shown</p>', 'shown'),
      {
        input: { html: '<a href="java&#10;script:alert(1)">x</a> <img src="javascript:y" alt="z">' },
        output: { markdown: 'x z\n' },
        warns: ['unsafe-links'],
      },
      { input: { html: '<iframe src="x"></iframe><p>a</p>' }, output: { markdown: 'a\n' }, warns: ['dropped'] },
      { input: { html: 'no markup' }, output: { markdown: 'no markup\n' }, warns: ['no-tags'] },
      { input: { html: '' }, output: {} },
      { input: { html: '<!-- only a comment -->' }, output: { markdown: '' } },
      { input: { html: '<p>unclosed <b>bold<p>next' }, output: { markdown: 'unclosed **bold**\n\n**next**\n' } },
      { input: { html: '<p>a<br>b</p>', lineBreaks: 'spaces' }, output: { markdown: 'a  \nb\n' } },
      { input: { html: '<ul><li>a</li></ul>', bullet: '*' }, output: { markdown: '* a\n' } },
      { input: { html: '<div>'.repeat(100_000) }, fails: 'too-deep' },
      {
        input: { html: `<p>${'<b a=1><b a=2><b a=3>'.repeat(20)}${'<p>x'.repeat(100_000)}` },
        fails: 'too-many-values',
      },
    ],
  },
});
