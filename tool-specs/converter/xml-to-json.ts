import { choice, code, defineTool, out } from '../../src/core/spec.ts';
import { writeJson } from '../../src/lib/documents/json/writer.ts';
import { xmlToOrdered } from '../../src/lib/documents/xml/ordered.ts';
import { XML_PROBLEMS } from '../../src/lib/documents/xml/problems.ts';
import { readXml } from '../../src/lib/documents/xml/read-xml.ts';
import { xmlToDoc } from '../../src/lib/documents/xml/to-doc.ts';

const indents = { '2': '2', '3': '3', '4': '4', '8': '8', tab: 'Tab' } as const;

const sample = '<a x="1.234" y="It\'s"><b>1</b><b>2</b><c>&#233;</c></a>';

const catalog = '<shop><item id="007"><price>1.0</price><stock>12345678901234567890</stock></item></shop>';

export default defineTool({
  icon: 'file-braces-corner',
  related: ['xml-formatter', 'json-prettify'],
  fields: {
    text: code('xml', { primary: true }),
    shape: choice(['grouped', 'ordered']),
    convention: choice(
      {
        compact: '_attributes, _text',
        at: '@name, #text',
        dollar: '$, _ (xml2js)',
        badgerfish: '@name, $ (BadgerFish)',
      },
      { when: { shape: ['grouped'] } },
    ),
    lists: choice(['repeated', 'always'], { when: { shape: ['grouped'] } }),
    types: choice(['text', 'infer'], { when: { shape: ['grouped'] } }),
    prefixes: choice(['keep', 'strip'], { when: { shape: ['grouped'] } }),
    names: choice(['plain', 'escape'], { when: { shape: ['grouped'] } }),
    indent: choice([...(Object.keys(indents) as (keyof typeof indents)[]), 'none'], { names: indents }),
  },
  output: out.code('json', { fileName: 'converted.json' }),
  failures: XML_PROBLEMS,
  warnings: ['order-lost', 'entity-kept', 'more-warnings'],
  targets: { json: 'result' },
  aliases: { xml2json: {}, x2j: {}, 'xml-json': {} },
  inverse: 'json-to-xml/run',
  answers: 'inline',
  detect: [
    {
      pattern: /^<(?:\?xml\s|!DOCTYPE\s|!--|[A-Za-z_][\w.:-]*[\s/>])[^]*>$/,
      confidence: 0.5,
      matches: ['<a><b/></a>', '<?xml version="1.0"?><a/>'],
      rejects: ['a < b > c', '<3', '<a', 'x <b>y</b>', ''],
    },
  ],
  transform({ text, shape, indent, ...options }, ctx) {
    const xml = readXml(text);
    for (const name of xml.unexpanded) ctx.warn('entity-kept', { name });
    const { document, warnings } =
      shape === 'ordered' ? { document: xmlToOrdered(xml), warnings: [] } : xmlToDoc(xml, options);
    for (const warning of warnings) ctx.warn(warning.code, warning.params);
    const step = indent === 'tab' ? 'tab' : indent === 'none' ? 0 : Number(indent);
    return writeJson(document, { indent: step }).text;
  },
  examples: [
    {
      input: { text: sample, indent: 'none' },
      output: '{"a":{"_attributes":{"x":"1.234","y":"It\'s"},"b":[{"_text":"1"},{"_text":"2"}],"c":{"_text":"é"}}}',
      warns: [],
    },
    {
      input: { text: catalog, convention: 'at', lists: 'always', types: 'infer', indent: 'none' },
      output: '{"shop":{"item":[{"@id":"007","price":[1.0],"stock":[12345678901234567890]}]}}',
    },
    {
      input: { text: '<p>Some <b>bold</b> text</p>', shape: 'ordered', indent: 'none' },
      output:
        '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"Some "},{"type":"element","name":"b","elements":[{"type":"text","text":"bold"}]},{"type":"text","text":" text"}]}]}',
    },
    {
      input: { text: '<a>t<b/>u</a>', indent: 'none' },
      output: '{"a":{"_text":["t","u"],"b":{}}}',
      warns: ['order-lost'],
      noRoundTrip: 'the order of text and elements is not in the JSON',
    },
    {
      input: {
        text: '<s:a xmlns:s="urn:s" s:x="1">\n  <s:b>y</s:b>\n</s:a>',
        prefixes: 'strip',
        convention: 'dollar',
        indent: 'none',
      },
      output: '{"a":{"$":{"x":"1"},"b":"y"}}',
    },
    {
      input: {
        text: '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE a [<!ENTITY e "x&#33;"><!ENTITY f SYSTEM "file:///etc/passwd">]><!--c--><a><?pi x?><![CDATA[<&>]]>&e;&f;</a>',
        indent: 'none',
      },
      output:
        '{"_declaration":{"_attributes":{"version":"1.0","encoding":"UTF-8"}},"_doctype":"a [<!ENTITY e \\"x&#33;\\"><!ENTITY f SYSTEM \\"file:///etc/passwd\\">]","_comment":"c","a":{"_instruction":{"pi":"x"},"_cdata":"<&>","_text":"x!&f;"}}',
      warns: ['entity-kept'],
      noRoundTrip: 'the way back sees text, no reference',
      chip: false,
    },
    {
      input: { text: '<a><b> kept </b><c/><__proto__/></a>', convention: 'badgerfish', indent: 'none' },
      output: '{"a":{"b":{"$":" kept "},"c":{},"__proto__":{}}}',
      chip: false,
    },
    { input: { text: '<a_x0020_b/>', names: 'escape', indent: 'none' }, output: '{"a b":{}}', chip: false },
    {
      input: { text: '<a><x/><y/><x/></a>', indent: 'none' },
      output: '{"a":{"x":[{},{}],"y":{}}}',
      warns: ['order-lost'],
      chip: false,
    },
    { input: { text: '<a>true</a>', types: 'infer', convention: 'at' }, output: '{\n  "a": true\n}', chip: false },
    { input: { text: '<a>' }, fails: 'unclosed-tag', at: { line: 1, column: 1 } },
    { input: { text: '<a>\n<b></a>' }, fails: 'wrong-end-tag', at: { line: 2, column: 4 } },
    { input: { text: '<a/></a>' }, fails: 'stray-end-tag', at: { line: 1, column: 5 }, chip: false },
    { input: { text: '<a>&#0;</a>' }, fails: 'bad-character-reference', at: { line: 1, column: 4 } },
    { input: { text: '<a x=1/>' }, fails: 'unquoted-attribute', at: { line: 1, column: 6 } },
    { input: { text: '<a>&constructor;</a>' }, fails: 'bad-reference', at: { line: 1, column: 4 } },
    { input: { text: '<!-- only -->' }, fails: 'no-root' },
    {
      input: { text: `<!DOCTYPE a [<!ENTITY e "${'x'.repeat(10_000)}">]><a>${'&e;'.repeat(200)}</a>` },
      fails: 'entity-bomb',
    },
    { input: { text: '<a>'.repeat(10_000) }, fails: 'too-deep' },
  ],
});
