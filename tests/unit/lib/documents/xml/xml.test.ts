import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocNode } from '../../../../../src/lib/documents/node.ts';
import { CONVENTIONS, type ConventionName } from '../../../../../src/lib/documents/xml/convention.ts';
import { formatXml } from '../../../../../src/lib/documents/xml/format-xml.ts';
import { docToXml } from '../../../../../src/lib/documents/xml/from-doc.ts';
import { escapeName, isXmlName, unescapeName } from '../../../../../src/lib/documents/xml/names.ts';
import { orderedToXml, xmlToOrdered } from '../../../../../src/lib/documents/xml/ordered.ts';
import { XmlProblem } from '../../../../../src/lib/documents/xml/problems.ts';
import { readXml, type XmlNode } from '../../../../../src/lib/documents/xml/read-xml.ts';
import { repairXml } from '../../../../../src/lib/documents/xml/repair.ts';
import { significant } from '../../../../../src/lib/documents/xml/to-doc.ts';
import { writeXml } from '../../../../../src/lib/documents/xml/write-xml.ts';
import { Problem } from '../../../../../src/base/problem.ts';
import { problemOf } from '../../../problem-of.ts';
import { docArbitrary } from '../doc-arbitrary.ts';

/** A node without whitespace used only for layout. */
function bare(node: XmlNode): XmlNode {
  return node.kind === 'element' ? { ...node, children: significant(node).map(bare) } : node;
}

function children(text: string): XmlNode[] {
  return readXml(text).children.map(bare);
}

const conventions = fc.constantFrom(...(Object.keys(CONVENTIONS) as ConventionName[]));

describe('readXml', () => {
  it.each([
    '<a/>',
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<a></a>\n',
    '\ufeff<a/>',
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a [<!ELEMENT a ANY><!-- ]> --><!ATTLIST a x CDATA "]>">]><a/>',
    "<a x='\"' y=\"'\" z='&#x1F600;&lt;'>]] ></a >",
    '<é:b xmlns:é="urn:x"/>',
    '<a xml:lang="en"><!----><?pi?><![CDATA[]]]]>&gt;</a>',
    '<a>\ud83d\ude00</a>',
  ])('accepts %j', (text) => {
    expect(() => readXml(text)).not.toThrow();
    expect(() => formatXml(text, { indent: 2, collapse: true, attributes: 'beside', comments: 'keep' })).not.toThrow();
  });

  it.each([
    ['', 'no-root', 0],
    ['<a></b>', 'wrong-end-tag', 3],
    ['</a>', 'stray-end-tag', 0],
    ['<a/></b>', 'stray-end-tag', 4],
    ['<a><b>', 'unclosed-tag', 3],
    ['<a', 'unfinished', 2],
    ['<a x="1', 'unfinished', 7],
    ['<a><!-- x', 'unfinished', 9],
    ['<a/>x', 'text-outside-root', 4],
    ['x<a/>', 'text-outside-root', 0],
    ['<a>&</a>', 'bad-reference', 3],
    ['<a>a & b; c</a>', 'bad-reference', 5],
    ['<a>&#0;</a>', 'bad-character-reference', 3],
    ['<a>&#xD800;</a>', 'bad-character-reference', 3],
    ['<a x="&#xFFFE;"/>', 'bad-character-reference', 6],
    ['<!DOCTYPE a [<!ENTITY e "&#1;">]><a/>', 'bad-character-reference', 25],
    ['<a>&#X41;</a>', 'bad-reference', 3],
    ['<a x="1" y="2" x="3"/>', 'duplicate-attribute', 15],
    ['<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>', 'duplicate-attribute', 35],
    ['<a x="1"y="2"/>', 'bad-character-here', 8],
    ['<a x/>', 'attribute-without-value', 4],
    ['<a><!-- -- --></a>', 'bad-comment', 10],
    ['<a>]]></a>', 'bad-cdata-end', 5],
    ['<a>\u0001</a>', 'bad-character-here', 3],
    ['<1/>', 'bad-character-here', 1],
    ['< a/>', 'bad-character-here', 1],
    [' <?xml version="1.0"?><a/>', 'bad-declaration', 6],
    ['<a xmlns:p=""/>', 'bad-namespace', 12],
    ['<a>&nbsp;</a>', 'unknown-entity', 3],
  ])('rejects %j', (text, code, offset) => {
    expect(problemOf(() => readXml(text))).toMatchObject({ code, offset });
  });

  it.each([
    ['<x><y></x></y>', '</x>', '</y>', 4],
    ['<a><b><c></a></c></b>', '</a>', '</c>', 7],
    ['<x></y>', '</y>', '</x>', 1],
    ['<x><y/></z>', '</z>', '</x>', 1],
    ['<x><y></y></z>', '</z>', '</x>', 1],
    ['<x></>', '</>', '</x>', 1],
  ])('reports the missing end tag in %j', (text, found, expected, column) => {
    expect(problemOf(() => readXml(text))).toMatchObject({
      code: 'wrong-end-tag',
      params: { found, expected, line: 1, column },
    });
  });

  it('reads any text or reports what is wrong with it', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<a',
      '/>',
      '>',
      ' x="1"',
      '&',
      '&amp;',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?x',
      '?>',
      '<!DOCTYPE a [',
      ']',
      '"',
      'é',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const text = pieces.join('');
        const problem = problemOf(() => readXml(text));
        if (problem) {
          expect(problem).toBeInstanceOf(XmlProblem);
          expect(problem.offset).toBeGreaterThanOrEqual(0);
          expect(problem.offset).toBeLessThanOrEqual(text.length);
        } else {
          const formatted = formatXml(text, { indent: 2, collapse: true, attributes: 'lines', comments: 'keep' }).text;
          expect(children(formatted)).toEqual(children(text));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('repairXml', () => {
  it.each([
    ['<a>&nbsp;caf&eacute;</a>', '<a>\u00a0café</a>'],
    ['<a t="x & y">R&D &amp; &copy;</a>', '<a t="x &amp; y">R&amp;D &amp; ©</a>'],
    ['<a>AT&T; &foo; &#233;</a>', '<a>AT&amp;T; &amp;foo; &#233;</a>'],
    ['<a href="?x=1&y=2&lt=3"/>', '<a href="?x=1&amp;y=2&amp;lt=3"/>'],
    ['<a><![CDATA[a & b]]>&mdash;<!-- & --></a>', '<a><![CDATA[a & b]]>—<!-- & --></a>'],
    ['&lt;a x=&quot;1&quot;&gt;&lt;b/&gt;&lt;/a&gt;', '<a x="1"><b/></a>'],
    ['\n  <?xml version="1.0"?>\n<a/>', '<?xml version="1.0"?>\n<a/>'],
    ['<a>&nbsp;<b></a>', null],
    ['<a><b></a>', null],
  ])('proposes another text for %j', async (text, repaired) => {
    const problem = problemOf(() => readXml(text)) as Problem;
    expect((await repairXml(text, problem))?.text ?? null).toBe(repaired);
  });
});

describe('JSON and XML', () => {
  it('writes only well-formed XML for any document', () => {
    fc.assert(
      fc.property(docArbitrary, conventions, fc.constantFrom('plain', 'escape'), (document, convention, names) => {
        try {
          const { document: xml } = docToXml(document, { convention, names, root: 'root', item: 'item' });
          for (const unit of [null, '  ']) expect(() => readXml(writeXml(xml, unit))).not.toThrow();
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          expect(['bad-name', 'bad-value']).toContain(error.code);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('rejects keys that would change the meaning of the XML', () => {
    const attempts = [
      '{"a":{"_attributes":{"x=\\"1\\" y":"2"}}}',
      '{"a><b":1}',
      '{"_doctype":"a> <b","a":1}',
      '{"a":{"_comment":"--> <b/> <!--"}}',
      '{"a":{"_instruction":{"p":"?><b/>"}}}',
      '{"a":{"_attributes":{"xmlns:p":"u","xmlns:q":"u","p:x":"1","q:x":"2"}}}',
      '{"_declaration":{"_attributes":{"encoding":"x\\"?>"}},"a":1}',
    ];
    for (const json of attempts) {
      const document = JSON.parse(json, undefined) as unknown;
      const options = { convention: 'compact', names: 'plain', root: 'root', item: 'item' } as const;
      expect(problemOf(() => docToXml(fromJson(document), options))?.code, json).toMatch(/^bad-(name|value)$/);
    }
  });

  it('keeps everything in document order', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
      .filter((one) => /^[^\p{C}\r]+$/u.test(one));
    const { element } = fc.letrec<{ element: XmlNode; node: XmlNode }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        text.map<XmlNode>((content) => ({ kind: 'text', text: content })),
        text.map<XmlNode>((content) => ({ kind: 'cdata', text: content.replaceAll(']]>', '') || 'x' })),
        text.map<XmlNode>((content) => ({ kind: 'comment', text: content.replaceAll('-', '.') })),
        tie('element'),
      ),
      element: fc
        .record({
          name: fc.constantFrom('a', 'b', 'é'),
          value: text,
          children: fc.array(tie('node'), { maxLength: 3 }),
        })
        .map<XmlNode>(({ name, value, children: inner }) => ({
          kind: 'element',
          name,
          attributes: [{ name: 'x', value }],
          // Adjacent text nodes would be merged.
          children: inner.filter((child, index) => child.kind !== 'text' || inner[index - 1]?.kind !== 'text'),
        })),
    }));
    fc.assert(
      fc.property(element, (root) => {
        const source = { declaration: null, doctype: null, children: [bare(root)], undeclared: [], unexpanded: [] };
        const { document } = orderedToXml(xmlToOrdered(source), 'plain');
        expect(document.children).toEqual(source.children);
        for (const unit of [null, '\t']) expect(children(writeXml(document, unit))).toEqual(source.children);
      }),
    );
  });

  it('round-trips escaped names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const name = escapeName(text);
        expect(isXmlName(name)).toBe(true);
        expect(unescapeName(name)).toBe(text.toWellFormed());
      }),
    );
    expect(escapeName('_x0020_')).toBe('_x005F_x0020_');
  });
});

describe('formatXml', () => {
  const options = { indent: 2, collapse: true, attributes: 'beside', comments: 'keep' } as const;

  it('is idempotent', () => {
    const text = '<a  x = "1"><b/>\n\n<c>t</c><d> <e/> t </d><!-- x\n y --></a>';
    const once = formatXml(text, options).text;
    expect(once).toBe('<a x="1">\n  <b/>\n  <c>t</c>\n  <d> <e/> t </d>\n  <!-- x\n y -->\n</a>');
    expect(formatXml(once, options).text).toBe(once);
  });

  it('formats text that is not XML by its tags', () => {
    expect(formatXml('<ul><li>1<li>2</ul><br></p>', options).text).toBe('<ul>\n  <li>1<li>2\n</ul>\n<br>\n</p>');
    expect(formatXml('a < b && c > d', options).text).toBe('a < b && c > d');
  });

  it('takes linear time', () => {
    const many = `<a>${'<b x="1">text</b>'.repeat(50_000)}</a>`;
    expect(formatXml(many, options).text).toHaveLength(many.length + 50_000 * 3 + 1);
  });
});

function fromJson(value: unknown): DocNode {
  if (typeof value !== 'object' || value === null) return { kind: 'string', value: String(value) };
  return { kind: 'map', entries: Object.entries(value).map(([key, item]) => ({ key, value: fromJson(item) })) };
}
