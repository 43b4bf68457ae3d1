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
      // The examples of the proposal for emphasis in CJK text (markdown-cjk-friendly).
      ...[
        ['**重要。**是', '<strong>重要。</strong>是'],
        ['**该星号不会被识别，而是直接显示。**这是因为', '<strong>该星号不会被识别，而是直接显示。</strong>这是因为'],
        ['カッコに注意**(太字)**文が続く', 'カッコに注意<strong>(太字)</strong>文が続く'],
        ['太郎は**「こんにちは」**と言った', '太郎は<strong>「こんにちは」</strong>と言った'],
        ['**이 별표는 (괄호 때문에)**이 문장', '<strong>이 별표는 (괄호 때문에)</strong>이 문장'],
        ['**[リンク](https://a.example)**も', '<strong><a href="https://a.example">リンク</a></strong>も'],
        ['*强调！*不', '<em>强调！</em>不'],
        ['𠮷**「野」**屋', '𠮷<strong>「野」</strong>屋'],
      ].flatMap(([markdown = '', html = '']) => [
        {
          input: { markdown },
          check: (result: { html: string }) => result.html.includes('*'),
          others: ['cjk'] as const,
          reads: 'commonmark' as const,
        },
        { input: { markdown, cjk: true }, output: { html: `<p>${html}</p>\n` }, reads: 'cjk' as const },
      ]),
      {
        input: { markdown: '**重要**是 **好**。' },
        output: { html: '<p><strong>重要</strong>是 <strong>好</strong>。</p>\n' },
        others: [],
      },
      {
        input: { markdown: '**Note:**text 5*3*2', cjk: true },
        output: { html: '<p>**Note:**text 5<em>3</em>2</p>\n' },
      },
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
