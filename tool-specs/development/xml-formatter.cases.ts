import { casesOf } from '../../src/core/spec.ts';
import type tool from './xml-formatter.ts';

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: ['<a><b/></a>', '<?xml version="1.0"?><a/>', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
        rejects: ['a < b > c', '<', '<3', '<a', 'x <b>y</b>', '[<a>]', '<!DOCTYPE html><html></html>', ''],
      },
      {
        matches: [
          '<note><to>Tove</to></note>',
          '<?xml version="1.0"?><a/>',
          '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
        ],
        rejects: ['<div>one<br>two</div>', '<p>a', '<a href="x">y</a>', 'x <note/>'],
      },
    ],
    examples: [
      {
        input: { text: '<foo><bar>baz</bar><bar>baz</bar></foo>' },
        output: '<foo>\n  <bar>baz</bar>\n  <bar>baz</bar>\n</foo>',
      },
      {
        input: { text: '<foo><bar>baz</bar></foo>', collapse: false, indent: 4 },
        output: '<foo>\n    <bar>\n        baz\n    </bar>\n</foo>',
        warns: ['text-moved'],
      },
      {
        input: { text: '<div @click="go"><br><img src=x>text</div>', check: false },
        output: '<div @click="go"><br><img src=x>text</div>',
        warns: ['unchecked'],
      },
      {
        input: { text: '<ul><li @click="a > b">1<li>2</ul>', check: false },
        check: (text) => text.startsWith('<ul>\n  <li @click="a > b">') && text.endsWith('</ul>'),
      },
      { input: { text: '<a><![CDATA[ <b> ]]></a>' }, output: '<a><![CDATA[ <b> ]]></a>' },
      {
        input: { text: '<é:x xmlns:é="urn:é"><é:y/></é:x>', indent: 0 },
        output: '<é:x xmlns:é="urn:é">\n<é:y/>\n</é:x>',
      },
      { input: { text: '<a><b></a></b>' }, fails: 'wrong-end-tag', at: { line: 1, column: 7 } },
      { input: { text: '<a>\n  <b>\n</a>' }, fails: 'wrong-end-tag', at: { line: 3, column: 1 } },
      { input: { text: '<a><b/>' }, fails: 'unclosed-tag', at: { line: 1, column: 1 } },
      { input: { text: '<a>x & y</a>' }, fails: 'bad-reference', at: { line: 1, column: 6 } },
      { input: { text: '<a>&nbsp;</a>' }, fails: 'unknown-entity', at: { line: 1, column: 4 } },
      { input: { text: '<a t="&eacute;"/>' }, fails: 'unknown-entity', at: { line: 1, column: 7 } },
      { input: { text: '<a>R&D;</a>' }, fails: 'unknown-entity', at: { line: 1, column: 5 } },
      { input: { text: '<a>&#xD800;</a>' }, fails: 'bad-character-reference', at: { line: 1, column: 4 } },
      { input: { text: '<a x="1" x="2"/>' }, fails: 'duplicate-attribute', at: { line: 1, column: 10 } },
      { input: { text: '<a x=1/>' }, fails: 'unquoted-attribute', at: { line: 1, column: 6 } },
      { input: { text: '<a x="<"/>' }, fails: 'bad-character-here', at: { line: 1, column: 7 } },
      // A part of a larger document: well-formed XML 1.0, whose prefixes are declared elsewhere.
      {
        input: { text: '<act:a><act:b  xlink:href="#x"/></act:a>' },
        output: '<act:a>\n  <act:b xlink:href="#x"/>\n</act:a>',
        warns: ['unbound-prefix'],
      },
      { input: { text: '<a xsi:nil="true"/>' }, output: '<a xsi:nil="true"/>', warns: ['unbound-prefix'] },
      {
        input: { text: '<a xmlns:p="u"><p:b xml:lang="en"/></a>', layout: 'one-line' },
        warns: [],
        output: '<a xmlns:p="u"><p:b xml:lang="en"/></a>',
      },
      {
        input: { text: '<a><b xmlns:p="u"/><p:c/></a>', layout: 'one-line' },
        warns: ['unbound-prefix'],
        output: '<a><b xmlns:p="u"/><p:c/></a>',
      },
      { input: { text: '<p:a p:x="1" p:x="2"/>' }, fails: 'duplicate-attribute', at: { line: 1, column: 14 } },
      { input: { text: '<a:b:c/>' }, fails: 'bad-namespace' },
      // The output is saved as UTF-8.
      {
        input: { text: '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', layout: 'one-line' },
        warns: ['other-encoding'],
        output: '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
      },
      {
        input: { text: '<?xml version="1.0" encoding="UTF-16"?><a/>', layout: 'one-line' },
        warns: ['other-encoding'],
        output: '<?xml version="1.0" encoding="UTF-16"?><a/>',
      },
      {
        input: { text: '<?xml version="1.0" encoding="utf-8"?><a>é</a>', layout: 'one-line' },
        warns: [],
        output: '<?xml version="1.0" encoding="utf-8"?><a>é</a>',
      },
      { input: { text: '\n<?xml version="1.0"?><a/>' }, fails: 'bad-declaration' },
      { input: { text: '<a/><b/>' }, fails: 'several-roots' },
      { input: { text: '<a' }, fails: 'unfinished' },
      { input: { text: 'hello world' }, fails: 'text-outside-root', at: { line: 1, column: 1 } },
      { input: { text: '<a>'.repeat(10_000) }, fails: 'too-deep' },
      { input: { text: '<a>'.repeat(10_000), check: false }, fails: 'too-deep' },
    ],
  },
});
