import { choice, code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { formatXml } from '../../src/lib/documents/xml/format-xml.ts';
import { XML_PROBLEMS } from '../../src/lib/documents/xml/problems.ts';
import { repairXml } from '../../src/lib/documents/xml/repair.ts';
import { readXml } from '../../src/lib/documents/xml/read-xml.ts';

const NO_ASCII = /[^\0-\x7f]/;

const sample = '<order><item>Tea</item><item  lang = "en">Cup</item><note></note></order>';

const mixed = '<p>Some <b>bold</b> and <i>italic</i> text</p>';

/** Whether the declaration is wrong for a text that is saved as UTF-8. */
function differs(encoding: string, text: string): boolean {
  if (/^utf-?8$/i.test(encoding)) return false;
  return NO_ASCII.test(text) || /^(?:utf|ucs|iso-10646-ucs)-?(?:2|4|16|32)/i.test(encoding);
}

export default defineTool({
  icon: 'code-xml',
  createdAt: '2023-06-17',
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
  repair: repairXml,
  warnings: ['unchecked', 'text-moved', 'unbound-prefix', 'other-encoding'],
  aliases: { 'xml-format': {}, 'xml-pretty': {}, xf: {}, 'xml-minify': { layout: 'one-line' } },
  answers: 'inline',
  detect: [
    {
      pattern: /^<(?:\?xml\s|!DOCTYPE (?!html[\s>])|!--|[A-Za-z_][\w.:-]*[\s/>])[^]*>$/i,
      confidence: 0.7,
    },
    {
      // A name that isn't in HTML: anything malformed is then a mistake.
      pattern:
        /^<(?:\?xml\s|(?!(?:html|head|body|div|span|p|a|ul|ol|li|table|t[rdh]|h[1-6]|img|br|hr|input|form|script|style|button|section|article|nav|header|footer|main|label|select|textarea|meta|link|iframe|video|em|strong|b|i|code|pre)[\s/>])[A-Za-z_][\w.:-]*[\s/>])[^]*>$/i,
      confidence: 0.85,
    },
  ],
  transform({ text, layout, indent, check, ...options }, ctx) {
    if (check) {
      const { declaration, undeclared } = readXml(text);
      const encoding = declaration?.find(({ name }) => name === 'encoding')?.value;
      if (undeclared.length > 0) ctx.warn('unbound-prefix', { prefixes: undeclared.join(', ') });
      if (encoding !== undefined && differs(encoding, text)) ctx.warn('other-encoding', { encoding });
    } else ctx.warn('unchecked');
    const step = layout === 'tabs' ? 'tab' : layout === 'one-line' ? 'none' : indent;
    const formatted = formatXml(text, { ...options, indent: step });
    if (formatted.moved > 0) ctx.warn('text-moved', { count: formatted.moved });
    return formatted.text;
  },
  examples: {
    configFile: {
      input: { text: sample },
      output: '<order>\n  <item>Tea</item>\n  <item lang="en">Cup</item>\n  <note></note>\n</order>',
      warns: [],
    },
    withDoctype: {
      input: {
        text: `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e "x>y">]><d><!-- note -->${mixed}<p>&e; &#233;</p></d>`,
      },
      output: `<?xml version="1.0"?>\n<!DOCTYPE d [<!ENTITY e "x>y">]>\n<d>\n  <!-- note -->\n  ${mixed}\n  <p>&e; &#233;</p>\n</d>`,
    },
    attributeLines: {
      input: {
        text: '<a x="1" y=\'2\'>\n  <b  z="a &amp; b"/>\n  <!-- gone -->\n</a>',
        attributes: 'lines',
        comments: 'drop',
        layout: 'tabs',
      },
      output: '<a\n\tx="1"\n\ty=\'2\'>\n\t<b z="a &amp; b"/>\n</a>',
    },
    keptSpaces: {
      input: { text: '<a>\n  <b> kept </b>\n  <c xml:space="preserve"> <d/> </c>\n</a>', layout: 'one-line' },
      output: '<a><b> kept </b><c xml:space="preserve"> <d/> </c></a>',
    },
  },
});
