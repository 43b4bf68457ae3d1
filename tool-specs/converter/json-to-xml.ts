import { choice, code, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { docToXml } from '../../src/lib/documents/xml/from-doc.ts';
import { conventionOf } from '../../src/lib/documents/xml/convention.ts';
import { DOC_TO_XML_PROBLEMS, DOC_TO_XML_WARNINGS } from '../../src/lib/documents/xml/make.ts';
import { isXmlName } from '../../src/lib/documents/xml/names.ts';
import { orderedToXml } from '../../src/lib/documents/xml/ordered.ts';
import { writeXml } from '../../src/lib/documents/xml/write-xml.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { JSON_DIALECT_NAMES, JSON_DIALECTS } from '../../src/lib/documents/json/tokens.ts';

const UNITS = { '2': '  ', '3': '   ', '4': '    ', '8': '        ', tab: '\t', none: null } as const;
const indents = { '2': '2', '3': '3', '4': '4', '8': '8', tab: 'Tab' } as const;

const CONVENTION_NAMES = {
  compact: '_attributes, _text',
  at: '@name, #text',
  dollar: '$, _ (xml2js)',
  badgerfish: '@name, $ (BadgerFish)',
} as const;

const sample = '{"a":{"_attributes":{"x":"1.234","y":"It\'s"},"b":[1,2],"c":{"_text":"<&>"}}}';

const ordered =
  '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"a "},{"type":"element","name":"b"},{"type":"text","text":" c"}]}]}';

export default defineTool({
  icon: 'file-code',
  createdAt: '2024-08-09',
  related: ['json-prettify', 'xml-formatter', 'json-to-yaml-converter'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice(JSON_DIALECTS, { names: JSON_DIALECT_NAMES, advanced: true }),
    shape: choice(['grouped', 'ordered'], { advanced: true }),
    convention: choice(['auto', 'compact', 'at', 'dollar', 'badgerfish'], {
      names: CONVENTION_NAMES,
      when: { shape: ['grouped'] },
    }),
    names: choice(['plain', 'escape'], { advanced: true }),
    root: text({ initial: 'root', remember: true }),
    item: text({ initial: 'item', advanced: true, remember: true }),
    indent: choice([...(Object.keys(indents) as (keyof typeof indents)[]), 'none'], { names: indents }),
    prolog: toggle(),
  },
  output: out.code('xml', { fileName: 'converted.xml' }),
  readings: ['at', 'dollar', 'badgerfish'],
  repair: repairJson,
  failures: [...SYNTAX_CODES, ...DOC_TO_XML_PROBLEMS],
  warnings: ['comments-dropped', ...DOC_TO_XML_WARNINGS, 'more-warnings'],
  targets: { xml: 'result' },
  aliases: { json2xml: {}, j2x: {}, 'json-xml': {} },
  inverse: 'xml-to-json/run',
  answers: 'inline',
  detect: [{ pattern: /^\{[^]*\}$/, guard: 'json', confidence: 0.35 }],
  transform({ text, dialect, shape, convention, names, root, item, indent, prolog }, ctx) {
    for (const [field, name] of Object.entries({ root, item })) {
      const wrong = !isXmlName(name) || name.includes(':');
      if (wrong) throw ctx.fail('bad-name', { field: field === 'root' ? 'root' : 'item', params: { name, path: '$' } });
    }
    const { documents, warnings } = readJson(text, { dialect });
    const [document] = documents;
    if (!document) throw ctx.fail('missing-value');
    for (const warning of warnings) ctx.warn(warning.code, warning.params);
    const chosen = convention === 'auto' ? conventionOf(document) : convention;
    if (shape === 'grouped' && chosen !== 'compact') ctx.reading(chosen);
    const xml =
      shape === 'ordered'
        ? orderedToXml(document, names)
        : docToXml(document, { convention: chosen, names, root, item });
    for (const warning of xml.warnings) ctx.warn(warning.code, warning.params);
    const declaration = xml.document.declaration ?? (prolog ? PROLOG : null);
    return writeXml({ ...xml.document, declaration }, UNITS[indent]);
  },
  examples: {
    attributes: {
      input: { text: sample },
      output: '<a x="1.234" y="It\'s">\n  <b>1</b>\n  <b>2</b>\n  <c>&lt;&amp;&gt;</c>\n</a>',
      warns: [],
    },
    atNames: {
      input: { text: '{"@id":12345678901234567890,"price":1.0,"tags":["x","y"],"note":null}', convention: 'at' },
      output:
        '<root id="12345678901234567890">\n  <price>1.0</price>\n  <tags>x</tags>\n  <tags>y</tags>\n  <note/>\n</root>',
      warns: ['root-added', 'null-as-empty'],
    },
    xml2js: {
      input: { text: '{"person":{"$":{"id":"1"},"_":"Ann"}}', convention: 'dollar', prolog: true },
      output: '<?xml version="1.0" encoding="UTF-8"?>\n<person id="1">Ann</person>',
    },
    badNames: {
      input: { text: '{"first name":1,"1":2}', names: 'escape' },
      output: '<root>\n  <first_x0020_name>1</first_x0020_name>\n  <_x0031_>2</_x0031_>\n</root>',
    },
    mixedContent: { input: { text: ordered, shape: 'ordered' }, output: '<p>a <b/> c</p>' },
  },
});

const PROLOG = [
  { name: 'version', value: '1.0' },
  { name: 'encoding', value: 'UTF-8' },
];
