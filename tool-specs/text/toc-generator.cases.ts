import { casesOf } from '../../src/core/spec.ts';
import type tool from './toc-generator.ts';

/** Anchors as GitHub and GitLab show them; positions of markers as markdown-toc and doctoc write them. */
const gives = <const I>(input: I, toc: string) => ({ input, output: { toc } });
const inserts = (text: string, document: string) => ({ input: { text }, output: { document } });
/** The anchor of one heading. */
const anchor = (heading: string, id: string) => ({
  input: { text: `## ${heading}\n` },
  check: ({ headings }: { headings: readonly { anchor: unknown }[] }) => headings[0]?.anchor === `#${id}`,
});

export default casesOf<typeof tool>({
  generate: {
    examples: [
      anchor('Hello World', 'hello-world'),
      anchor('Hello   World', 'hello---world'),
      anchor('A & B', 'a--b'),
      anchor('What’s new?', 'whats-new'),
      anchor("What's new in 2.0.1", 'whats-new-in-201'),
      anchor('snake_case_name', 'snake_case_name'),
      anchor('C++ / C#', 'c--c'),
      anchor('`npm run build`', 'npm-run-build'),
      anchor('**Bold** and *italic*', 'bold-and-italic'),
      anchor('[Link](https://example.org) text', 'link-text'),
      anchor('Über uns', 'über-uns'),
      anchor('Привет, мир!', 'привет-мир'),
      anchor('你好，世界', '你好世界'),
      anchor('日本語 ドキュメント', '日本語-ドキュメント'),
      anchor('🚀 Launch', '-launch'),
      anchor(':rocket: Launch', 'rocket-launch'),
      anchor('1. Getting started', '1-getting-started'),
      anchor('--help', '--help'),
      anchor('foo - bar', 'foo---bar'),
      anchor('e\\_mail \\# x', 'e_mail--x'),
      anchor('Closed ##', 'closed'),
      anchor('&copy; 2026', '-2026'),
      anchor('<b>HTML</b> inside', 'html-inside'),
      anchor('![logo](a.png) Name', '-name'.slice(1)),
      gives({ text: '# Only title\n\n## One\n' }, '- [One](#one)'),
      gives({ text: 'Setext\n------\n\ntext\n' }, '- [Setext](#setext)'),
      gives({ text: '## A\n## A\n## A-1\n## A\n' }, '- [A](#a)\n- [A](#a-1)\n- [A-1](#a-1-1)\n- [A](#a-2)'),
      // titles that aren't listed count, too
      gives({ text: '# A\n## A\n' }, '- [A](#a-1)'),
      gives({ text: '## A\n#### C\n## B\n' }, '- [A](#a)\n  - [C](#c)\n- [B](#b)'),
      gives({ text: '### Deep first\n## Then\n' }, '- [Deep first](#deep-first)\n- [Then](#then)'),
      gives({ text: '```\n## not a heading\n```\n## Yes\n' }, '- [Yes](#yes)'),
      gives({ text: '---\ntitle: x\n---\n## A\n' }, '- [A](#a)'),
      gives({ text: '##no space\n\n## A\n' }, '- [A](#a)'),
      gives({ text: '## [x] a_b *c*\n' }, '- [\\[x\\] a_b c](#x-a_b-c)'),
      gives({ text: '## A\n##### E\n', maxLevel: 5 }, '- [A](#a)\n  - [E](#e)'),
      gives({ text: '# A\n## B\n', minLevel: 1, maxLevel: 1 }, '- [A](#a)'),
      gives({ text: '## A\n### B\n', style: 'plain' }, 'A\n  B'),
      gives({ text: '## A\n### B\n', bullet: '*' }, '* [A](#a)\n  * [B](#b)'),
      gives({ text: '## A & B\n', anchors: 'gitlab' }, '- [A & B](#a-b)'),
      gives({ text: '## A\n## A\n', anchors: 'gitlab' }, '- [A](#a)\n- [A](#a-1)'),
      gives(
        { text: '## One\n### a\n### b\n## Two\n', style: 'html' },
        '<ul>\n  <li><a href="#one">One</a>\n    <ul>\n      <li><a href="#a">a</a></li>\n      <li><a href="#b">b</a></li>\n    </ul>\n  </li>\n  <li><a href="#two">Two</a></li>\n</ul>',
      ),
      gives(
        { text: '<h1>T</h1><h2 id="x y">A &amp; <i>B</i></h2>', style: 'html' },
        '<ul>\n  <li><a href="#x y">A &amp; B</a></li>\n</ul>',
      ),
      gives({ text: '<main><h2 id="a(b)">Q</h2></main>' }, '- [Q](<#a(b)>)'),
      { input: { text: '' }, output: {} },
      { input: { text: '# Only a title\n' }, output: { toc: '' }, warns: ['no-headings'] },
      { input: { text: '## A', minLevel: 4, maxLevel: 3 }, fails: 'levels', field: 'maxLevel' },
      { input: { text: '<div>'.repeat(3000), format: 'html' }, fails: 'too-deep' },
    ],
  },
  insert: {
    examples: [
      inserts(
        '<!-- START doctoc -->\nx\n<!-- END doctoc -->\n\n## A\n',
        '<!-- START doctoc -->\n\n- [A](#a)\n\n<!-- END doctoc -->\n\n## A\n',
      ),
      inserts('<!-- TOC -->\n<!-- /TOC -->\n\n## A\n', '<!-- TOC -->\n\n- [A](#a)\n\n<!-- /TOC -->\n\n## A\n'),
      inserts('<!-- toc -->\n\n## A\n', '<!-- toc -->\n\n- [A](#a)\n\n<!-- tocstop -->\n\n## A\n'),
      inserts('[TOC]\n\n## A\n', '<!-- toc -->\n\n- [A](#a)\n\n<!-- tocstop -->\n\n## A\n'),
      inserts('[[_TOC_]]\r\n\r\n## A\r\n', '<!-- toc -->\r\n\r\n- [A](#a)\r\n\r\n<!-- tocstop -->\r\n\r\n## A\r\n'),
      inserts('---\nt: 1\n---\n## A\n', '---\nt: 1\n---\n<!-- toc -->\n\n- [A](#a)\n\n<!-- tocstop -->\n\n## A\n'),
      { input: { text: 'no headings\n' }, output: { document: 'no headings\n' }, warns: ['no-headings'] },
      { input: { text: '' }, output: {} },
      { input: { text: '## A', minLevel: 3, maxLevel: 2 }, fails: 'levels' },
    ],
  },
});
