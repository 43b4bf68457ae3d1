import { choice, code, defineTool, out } from '../../src/core/spec.ts';
import { writeJson } from '../../src/lib/documents/json/writer.ts';
import { xmlToOrdered } from '../../src/lib/documents/xml/ordered.ts';
import { XML_PROBLEMS } from '../../src/lib/documents/xml/problems.ts';
import { readXml } from '../../src/lib/documents/xml/read-xml.ts';
import { repairXml } from '../../src/lib/documents/xml/repair.ts';
import { xmlToDoc } from '../../src/lib/documents/xml/to-doc.ts';

const indents = { '2': '2', '3': '3', '4': '4', '8': '8', tab: 'Tab' } as const;

const sample = '<a x="1.234" y="It\'s"><b>1</b><b>2</b><c>&#233;</c></a>';

const catalog = '<shop><item id="007"><price>1.0</price><stock>12345678901234567890</stock></item></shop>';

export default defineTool({
  icon: 'file-braces-corner',
  createdAt: '2024-08-09',
  related: ['xml-formatter', 'json-prettify'],
  fields: {
    text: code('xml', { primary: true }),
    shape: choice(['grouped', 'ordered'], { advanced: true }),
    convention: choice(
      {
        compact: '_attributes, _text',
        at: '@name, #text',
        dollar: '$, _ (xml2js)',
        badgerfish: '@name, $ (BadgerFish)',
      },
      { when: { shape: ['grouped'] } },
    ),
    lists: choice(['repeated', 'always'], { when: { shape: ['grouped'] }, advanced: true }),
    types: choice(['text', 'infer'], { when: { shape: ['grouped'] } }),
    prefixes: choice(['keep', 'strip'], { when: { shape: ['grouped'] }, advanced: true }),
    names: choice(['plain', 'escape'], { when: { shape: ['grouped'] }, advanced: true }),
    indent: choice([...(Object.keys(indents) as (keyof typeof indents)[]), 'none'], { names: indents }),
  },
  output: out.code('json', { fileName: 'converted.json' }),
  failures: XML_PROBLEMS,
  repair: repairXml,
  warnings: ['order-lost', 'entity-kept', 'unbound-prefix', 'prefix-kept', 'more-warnings'],
  targets: { json: 'result' },
  aliases: { xml2json: {}, x2j: {}, 'xml-json': {} },
  inverse: 'json-to-xml/run',
  answers: 'inline',
  detect: [{ pattern: /^<(?:\?xml\s|!DOCTYPE\s|!--|[A-Za-z_][\w.:-]*[\s/>])[^]*>$/, confidence: 0.5 }],
  transform({ text, shape, indent, ...options }, ctx) {
    const xml = readXml(text);
    if (xml.undeclared.length > 0) ctx.warn('unbound-prefix', { prefixes: xml.undeclared.join(', ') });
    for (const name of xml.unexpanded) ctx.warn('entity-kept', { name });
    const { document, warnings } =
      shape === 'ordered' ? { document: xmlToOrdered(xml), warnings: [] } : xmlToDoc(xml, options);
    for (const warning of warnings) ctx.warn(warning.code, warning.params);
    const step = indent === 'tab' ? 'tab' : indent === 'none' ? 0 : Number(indent);
    return writeJson(document, { indent: step }).text;
  },
  examples: {
    attributes: {
      input: { text: sample },
      check: (json) =>
        json.startsWith('{\n  "a": {\n') && json.includes('"y": "It\'s"') && json.includes('"_text": "é"'),
      warns: [],
    },
    productCatalog: {
      input: { text: catalog, convention: 'at', lists: 'always', types: 'infer', indent: 'none' },
      output: '{"shop":{"item":[{"@id":"007","price":[1.0],"stock":[12345678901234567890]}]}}',
    },
    mixedContent: {
      input: { text: '<p>Some <b>bold</b> text</p>', shape: 'ordered', indent: 'none' },
      output:
        '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"Some "},{"type":"element","name":"b","elements":[{"type":"text","text":"bold"}]},{"type":"text","text":" text"}]}]}',
    },
    textBetween: {
      input: { text: '<a>t<b/>u</a>', indent: 'none' },
      output: '{"a":{"_text":["t","u"],"b":{}}}',
      warns: ['order-lost'],
      noRoundTrip: 'the order of text and elements is not in the JSON',
    },
    namespaces: {
      input: {
        text: '<s:a xmlns:s="urn:s" s:x="1">\n  <s:b>y</s:b>\n</s:a>',
        prefixes: 'strip',
        convention: 'dollar',
        indent: 'none',
      },
      output: '{"a":{"$":{"x":"1"},"b":"y"}}',
    },
  },
});
