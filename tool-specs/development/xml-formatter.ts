import { choice, code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { formatXml } from '../../src/lib/documents/xml/format-xml.ts';
import { XML_PROBLEMS } from '../../src/lib/documents/xml/problems.ts';
import { readXml } from '../../src/lib/documents/xml/read-xml.ts';

const sample = '<hello><world>foo</world><world  lang = "en">bar</world><empty></empty></hello>';

const mixed = '<p>Some <b>bold</b> and <i>italic</i> text</p>';

export default defineTool({
  icon: 'code-xml',
  related: ['json-prettify', 'yaml-prettify'],
  fields: {
    text: code('xml', { primary: true }),
    layout: choice(['spaces', 'tabs', 'one-line']),
    indent: integer({ min: 0, max: 10, initial: 2, when: { layout: ['spaces'] } }),
    collapse: toggle({ initial: true }),
    attributes: choice(['beside', 'lines']),
    comments: choice(['keep', 'drop']),
    check: toggle({ initial: true }),
  },
  output: out.code('xml', { fileName: 'formatted.xml' }),
  failures: XML_PROBLEMS,
  warnings: ['unchecked', 'text-moved'],
  aliases: { 'xml-format': {}, 'xml-pretty': {}, xf: {}, 'xml-minify': { layout: 'one-line' } },
  answers: 'inline',
  detect: [
    {
      pattern: /^<(?:\?xml\s|!DOCTYPE\s|!--|[A-Za-z_][\w.:-]*[\s/>])[^]*>$/,
      confidence: 0.85,
      matches: ['<a><b/></a>', '<?xml version="1.0"?><a/>', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
      rejects: ['a < b > c', '<', '<3', '<a', 'x <b>y</b>', '[<a>]', ''],
    },
  ],
  transform({ text, layout, indent, check, ...options }, ctx) {
    if (check) readXml(text);
    else ctx.warn('unchecked');
    const step = layout === 'tabs' ? 'tab' : layout === 'one-line' ? 'none' : indent;
    const formatted = formatXml(text, { ...options, indent: step });
    if (formatted.moved > 0) ctx.warn('text-moved', { count: formatted.moved });
    return formatted.text;
  },
  examples: [
    {
      input: { text: sample },
      output: '<hello>\n  <world>foo</world>\n  <world lang="en">bar</world>\n  <empty></empty>\n</hello>',
      warns: [],
    },
    {
      input: { text: '<foo><bar>baz</bar><bar>baz</bar></foo>' },
      output: '<foo>\n  <bar>baz</bar>\n  <bar>baz</bar>\n</foo>',
      chip: false,
    },
    {
      input: {
        text: `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e "x>y">]><d><!-- note -->${mixed}<p>&e; &#233;</p></d>`,
      },
      output: `<?xml version="1.0"?>\n<!DOCTYPE d [<!ENTITY e "x>y">]>\n<d>\n  <!-- note -->\n  ${mixed}\n  <p>&e; &#233;</p>\n</d>`,
    },
    {
      input: {
        text: '<a x="1" y=\'2\'>\n  <b  z="a &amp; b"/>\n  <!-- gone -->\n</a>',
        attributes: 'lines',
        comments: 'drop',
        layout: 'tabs',
      },
      output: '<a\n\tx="1"\n\ty=\'2\'>\n\t<b z="a &amp; b"/>\n</a>',
    },
    {
      input: { text: '<a>\n  <b> kept </b>\n  <c xml:space="preserve"> <d/> </c>\n</a>', layout: 'one-line' },
      output: '<a><b> kept </b><c xml:space="preserve"> <d/> </c></a>',
    },
    {
      input: { text: '<foo><bar>baz</bar></foo>', collapse: false, indent: 4 },
      output: '<foo>\n    <bar>\n        baz\n    </bar>\n</foo>',
      warns: ['text-moved'],
      chip: false,
    },
    {
      input: { text: '<div @click="go"><br><img src=x>text</div>', check: false },
      output: '<div @click="go"><br><img src=x>text</div>',
      warns: ['unchecked'],
      chip: false,
    },
    {
      input: { text: '<ul><li @click="a > b">1<li>2</ul>', check: false },
      check: (text) => text.startsWith('<ul>\n  <li @click="a > b">') && text.endsWith('</ul>'),
      chip: false,
    },
    { input: { text: '<a><![CDATA[ <b> ]]></a>' }, output: '<a><![CDATA[ <b> ]]></a>', chip: false },
    {
      input: { text: '<é:x xmlns:é="urn:é"><é:y/></é:x>', indent: 0 },
      output: '<é:x xmlns:é="urn:é">\n<é:y/>\n</é:x>',
      chip: false,
    },
    { input: { text: '<a><b></a></b>' }, fails: 'wrong-end-tag', at: { line: 1, column: 7 } },
    { input: { text: '<a>\n  <b>\n</a>' }, fails: 'wrong-end-tag', at: { line: 3, column: 1 } },
    { input: { text: '<a><b/>' }, fails: 'unclosed-tag', at: { line: 1, column: 1 } },
    { input: { text: '<a>x & y</a>' }, fails: 'bad-reference', at: { line: 1, column: 6 } },
    { input: { text: '<a>&nbsp;</a>' }, fails: 'bad-reference', at: { line: 1, column: 4 } },
    { input: { text: '<a>&#xD800;</a>' }, fails: 'bad-character-reference', at: { line: 1, column: 4 }, chip: false },
    { input: { text: '<a x="1" x="2"/>' }, fails: 'duplicate-attribute', at: { line: 1, column: 10 } },
    { input: { text: '<a x=1/>' }, fails: 'unquoted-attribute', at: { line: 1, column: 6 } },
    { input: { text: '<a x="<"/>' }, fails: 'bad-character-here', at: { line: 1, column: 7 } },
    { input: { text: '<p:a/>' }, fails: 'unbound-prefix', at: { line: 1, column: 2 } },
    { input: { text: '<a/><b/>' }, fails: 'several-roots' },
    { input: { text: '<a' }, fails: 'unfinished' },
    { input: { text: 'hello world' }, fails: 'text-outside-root', at: { line: 1, column: 1 } },
    { input: { text: '<a>'.repeat(10_000) }, fails: 'too-deep' },
    { input: { text: '<a>'.repeat(10_000), check: false }, fails: 'too-deep' },
  ],
});
