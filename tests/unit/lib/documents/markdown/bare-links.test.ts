import { describe, expect, test } from 'vitest';
import { markdownToHtml } from '../../../../../src/lib/documents/markdown/to-html.ts';

const github = (markdown: string) =>
  markdownToHtml(markdown, { gfm: true, rawHtml: 'keep', breaks: false, headingIds: false, frontmatter: false }).html;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const hrefOf = (text: string) => (text.startsWith('www.') ? 'http://' : /^[^:/]*@/.test(text) ? 'mailto:' : '') + text;

/** The paragraph expected for a line whose links are marked with ⟦ ⟧. */
const paragraph = (marked: string) =>
  `<p>${escaped(marked).replaceAll(/⟦(.*?)⟧/g, (_, text: string) => `<a href="${hrefOf(text)}">${text}</a>`)}</p>\n`;

describe('bare links', () => {
  // GFM 0.29, 6.9, examples 622 to 635, in order.
  test.each([
    '⟦www.commonmark.org⟧',
    'Visit ⟦www.commonmark.org/help⟧ for more information.',
    'Visit ⟦www.commonmark.org⟧.',
    'Visit ⟦www.commonmark.org/a.b⟧.',
    '⟦www.google.com/search?q=Markup+(business)⟧',
    '⟦www.google.com/search?q=Markup+(business)⟧))',
    '(⟦www.google.com/search?q=Markup+(business)⟧)',
    '(⟦www.google.com/search?q=Markup+(business)⟧',
    '⟦www.google.com/search?q=(business))+ok⟧',
    '⟦www.google.com/search?q=commonmark&hl=en⟧',
    '⟦www.google.com/search?q=commonmark⟧&hl;',
    '⟦www.commonmark.org/he⟧<lp',
    '⟦http://commonmark.org⟧',
    '(Visit ⟦https://encrypted.google.com/search?q=Markup+(business)⟧)',
    'Anonymous FTP is available at ⟦ftp://foo.bar.baz⟧.',
    '⟦foo@bar.baz⟧',
    "hello@mail+xyz.example isn't valid, but ⟦hello+xyz@mail.example⟧ is.",
    '⟦a.b-c_d@a.b⟧',
    '⟦a.b-c_d@a.b⟧.',
    'a.b-c_d@a.b-',
    'a.b-c_d@a.b_',
    '⟦mailto:foo@bar.baz⟧',
    '⟦mailto:a.b-c_d@a.b⟧',
    '⟦mailto:a.b-c_d@a.b⟧.',
    '⟦mailto:a.b-c_d@a.b⟧/',
    'mailto:a.b-c_d@a.b-',
    'mailto:a.b-c_d@a.b_',
    '⟦xmpp:foo@bar.baz⟧',
    '⟦xmpp:foo@bar.baz⟧.',
    '⟦xmpp:foo@bar.baz/txt⟧',
    '⟦xmpp:foo@bar.baz/txt@bin⟧',
    '⟦xmpp:foo@bar.baz/txt@bin.com⟧',
    '⟦xmpp:foo@bar.baz/txt⟧/bin',
  ])('GFM: %s', (marked) => {
    expect(github(marked.replaceAll(/[⟦⟧]/g, ''))).toBe(paragraph(marked));
  });

  // From the cmark-gfm test files, plus other output of its command-line tool.
  test.each([
    ': ⟦http://google.com⟧ ⟦https://google.com⟧',
    '⟦www.google.com/a_b⟧',
    "Full stop outside parens shouldn't be included ⟦http://google.com/ok⟧.",
    "(Full stop inside parens shouldn't be included ⟦http://google.com/ok⟧.)",
    '"⟦http://google.com⟧"',
    "'⟦http://google.com⟧'",
    '@a.b.c@. x',
    'n@.  b',
    'xhttp://a.b',
    '1⟦http://a⟧',
    '⟦HTTP://x.com⟧',
    'awww.a.b, -www.a.b',
    'www',
    '⟦http://a.com/*b⟧*',
    '⟦www.a.com/*b*c⟧',
    'www.a_b.c',
    '⟦www.a_b.c.d⟧',
    'http://_a',
    '[see http://a.b',
    '[x] ⟦http://a.b⟧',
    'a@b@c.d1',
    'a@⟦b@c.d⟧',
    'tel:⟦b@c.d⟧',
    '⟦b@c.d⟧,⟦e@f.g⟧',
  ])('cmark-gfm: %s', (marked) => {
    expect(github(marked.replaceAll(/[⟦⟧]/g, ''))).toBe(paragraph(marked));
  });

  test('markup around a link', () => {
    expect(github('~~www.google.com~~')).toBe('<p><del><a href="http://www.google.com">www.google.com</a></del></p>\n');
    expect(github('~~http://google.com~~')).toBe(
      '<p><del><a href="http://google.com">http://google.com</a></del></p>\n',
    );
    expect(github('**Autolink and http://inlines**')).toBe(
      '<p><strong>Autolink and <a href="http://inlines">http://inlines</a></strong></p>\n',
    );
    expect(github('_www.x.com_')).toBe('<p><em><a href="http://www.x.com">www.x.com</a></em></p>\n');
  });

  test('are not created inside a link, code or an image', () => {
    expect(github('[http://a.b](/c)')).toBe('<p><a href="/c">http://a.b</a></p>\n');
    expect(github('see [d@e.f www.a.b](/c)')).toBe('<p>see <a href="/c">d@e.f www.a.b</a></p>\n');
    expect(github('`http://a.b`')).toBe('<p><code>http://a.b</code></p>\n');
    expect(github('![http://a.b](/c)')).toBe('<p><img src="/c" alt="http://a.b"></p>\n');
    expect(github('<a href="/c">d@e.f www.a.b</a> www.g.h')).toBe(
      '<p><a href="/c">d@e.f www.a.b</a> <a href="http://www.g.h">www.g.h</a></p>\n',
    );
  });

  test('in table cells', () => {
    expect(github('| a |\n| --- |\n| https://github.com www.github.com |\n')).toContain(
      '<td><a href="https://github.com">https://github.com</a> <a href="http://www.github.com">www.github.com</a></td>',
    );
  });
});

test("GitHub doesn't support inline footnotes", () => {
  expect(github('a^[b]')).toBe('<p>a^[b]</p>\n');
});

// The test runner's timeout is the limit: anything worse than linear would take minutes here.
test.each(['http://_', '(www.', '_www._', 'http://a)', 'a@b.c', '@', 'a@', 'www.a;', '&a;', 'http://a\\'])(
  'reads %s repeated ten thousand times',
  (piece) => {
    expect(github(piece.repeat(10_000)).length).toBeGreaterThan(0);
  },
);
