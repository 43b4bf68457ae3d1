import { casesOf } from '../../src/core/spec.ts';
import type tool from './markdown-to-html.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      '- [x] done\n- [ ] to do\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n~~old~~ www.example.org\n':
        'a single mark of Markdown',
      '## A & B\n\n## A & B\n': 'a single mark of Markdown',
      '# <Hi>\n': 'a single mark of Markdown',
    },
    finds: {
      Markdown: {
        matches: ['# Title\n\n- one\n- two', 'See **this**\n\n> quoted'],
        rejects: ['# Heading', 'a - b\nc - d', '- one\n- two'],
      },
      'Markdown table': {
        matches: ['| a | b |\n|---|---|\n| 1 | 2 |'],
        rejects: ['| a | b |', 'a | b\n- | -', '|x|\n|y|'],
      },
    },
    examples: [
      { input: { markdown: '~~s~~' }, output: { html: '<p><del>s</del></p>\n' } },
      { input: { markdown: '~~s~~', flavor: 'commonmark' }, output: { html: '<p>~~s~~</p>\n' } },
      { input: { markdown: '[x](javascript:alert(1))' }, output: { html: '<p>[x](javascript:alert(1))</p>\n' } },
      {
        input: { markdown: '<script>alert(1)</script>\n' },
        output: { html: '<script>alert(1)</script>\n' },
        warns: ['raw-html'],
      },
      {
        input: { markdown: '<script>alert(1)</script>\n', rawHtml: 'escape' },
        output: { html: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n' },
        warns: [],
      },
      {
        input: { markdown: '<script>alert(1)</script>\n', rawHtml: 'filter' },
        output: { html: '&lt;script>alert(1)&lt;/script>\n' },
      },
      { input: { markdown: '---\nt: 1\n---\n' }, output: { html: '' } },
      { input: { markdown: '---\nt: 1\n---\n', frontmatter: false }, output: { html: '<hr>\n<h2>t: 1</h2>\n' } },
      { input: { markdown: 'a\nb', breaks: true }, output: { html: '<p>a<br>\nb</p>\n' } },
      { input: { markdown: '\0' }, output: { html: '<p>\ufffd</p>\n' } },
      { input: { markdown: '' }, output: { html: '', preview: '', headings: [] } },
      { input: { markdown: '*日本語*。😀' }, output: { html: '<p><em>日本語</em>。😀</p>\n' } },
      { input: { markdown: '>'.repeat(5000) }, fails: 'too-deep' },
      // A megabyte of images that don't end takes nine seconds.
      { input: { markdown: '!['.repeat(400_001) }, fails: 'too-long' },
    ],
  },
});
