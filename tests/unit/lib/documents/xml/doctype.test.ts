import { describe, expect, it } from 'vitest';
import { readXml } from '../../../../../src/lib/documents/xml/read-xml.ts';
import { problemOf } from '../../../problem-of.ts';

/** A document with these declarations. */
const withSubset = (subset: string, body = '<a/>'): string => `<!DOCTYPE a [${subset}]>${body}`;

function textOf(document: string): unknown {
  const { children, unexpanded } = readXml(document);
  const [root] = children;
  return [root?.kind === 'element' ? root.children : root, unexpanded];
}

describe('the document type declaration', () => {
  it.each([
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a SYSTEM "a.dtd"><a/>',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html/>',
    '<!DOCTYPE a [ ] ><a/>',
    withSubset('<!ELEMENT a EMPTY><!ELEMENT b ANY><!ELEMENT x:c (#PCDATA)><!ELEMENT d ( #PCDATA | b | x:c )*>'),
    withSubset('<!ELEMENT a (b, (c | d+)?, e*)+ >'),
    withSubset('<!ATTLIST a>\r\n<!ATTLIST a b CDATA #IMPLIED c (x|1) "x" d NOTATION (n) #REQUIRED e ID #FIXED \'v\'>'),
    withSubset('<!NOTATION n SYSTEM "n"><!NOTATION m PUBLIC "m"><!ENTITY u SYSTEM "u" NDATA n>'),
    withSubset('<!-- a - b --><?pi <x> ?><!ENTITY % p "<!ELEMENT a ANY>">%p;'),
    withSubset('<!ENTITY e "%">'.replace('%', '&#37;')),
  ])('accepts %s', (text) => expect(problemOf(() => readXml(text))).toBeUndefined());

  it.each([
    ['<!ELEMENT a>', 11],
    ['<!ELEMENT a empty>', 12],
    ['<!ELEMENT a (b,c|d)>', 16],
    ['<!ELEMENT a ()>', 13],
    ['<!ELEMENT a (b c)>', 14],
    ['<!ELEMENT a (b *)>', 14],
    ['<!ELEMENT a (#PCDATA|b)>', 13],
    ['<!ATTLIST a b NUMBER "1">', 11],
    ['<!ATTLIST a b CDATA>', 11],
    ['<!ATTLIST a b CDATA "<">', 11],
    ['<!ATTLIST a b CDATA #IMPLIED c>', 28],
    ['<!ENTITY e>', 0],
    ['<!ENTITY e "%p;">', 0],
    ['<!ENTITY e "a & b">', 0],
    ['<!ENTITY x:e "y">', 0],
    ['<!ENTITY % e SYSTEM "x" NDATA n>', 23],
    ['<!ENTITY e PUBLIC "[" "x">', 0],
    ['<!NOTATION n "x">', 0],
    ['<!Element a ANY>', 0],
    ['<?XML x?>', 0],
    ['x', 0],
    ['&amp;', 0],
  ])('rejects <!DOCTYPE a [%s]>', (subset, offset) => {
    const problem = problemOf(() => readXml(withSubset(subset)));
    expect(problem).toMatchObject({ code: 'bad-doctype', offset: '<!DOCTYPE a ['.length + offset });
  });

  it('rejects a content model nested too deep', () => {
    const model = `${'('.repeat(100_000)}b${')'.repeat(100_000)}`;
    expect(problemOf(() => readXml(withSubset(`<!ELEMENT a ${model}>`)))?.code).toBe('too-deep');
  });
});

describe('entities', () => {
  const text = (value: string): object[] => [{ kind: 'text', text: value }];

  it('are replaced with their text, including nested entities (XML 1.0, sections 4.4 and 4.5)', () => {
    const subset =
      '<!ENTITY b "[&c;&#38;amp;]"><!ENTITY c "\r\n&lt;&#233;"><!ENTITY c "second"><!ENTITY lt "&#38;#60;">';
    expect(textOf(withSubset(subset, '<a>&b;&lt;</a>'))).toEqual([text('[\n<é&]<'), []]);
  });

  it('are kept if they refer to markup, files or declarations that may be elsewhere', () => {
    const subset = '<!ENTITY m "<b>x</b>"><!ENTITY n "&m;"><!ENTITY f SYSTEM "file:///f"><!ENTITY unused "<b/>">';
    expect(textOf(withSubset(subset, '<a>&m;&n;&f;</a>'))).toEqual([text('&m;&n;&f;'), ['m', 'n', 'f']]);
    expect(textOf('<!DOCTYPE a SYSTEM "a.dtd"><a b="&x;">&x;</a>')).toEqual([text('&x;'), ['x']]);
    // An unread parameter entity may have declared it differently.
    expect(textOf(withSubset('<!ENTITY % p SYSTEM "p">%p;<!ENTITY e "v">', '<a>&e;</a>'))).toEqual([
      text('&e;'),
      ['e'],
    ]);
  });

  it.each([
    ['', '<a>&x;</a>', '&x;', 'unknown-entity'],
    ['<!ENTITY e "&e;">', '<a>&e;</a>', '&e;'],
    ['<!ENTITY e "&f;"><!ENTITY f "<b>&e;</b>">', '<a>&e;</a>', '&e;'],
    ['<!ENTITY e "<b>">', '<a>&e;</a>', '&e;'],
    ['<!ENTITY e "&#38;">', '<a>&e;</a>', '&'],
    ['<!ENTITY e "&#0;">', '<a/>', '&#0;', 'bad-character-reference'],
    ['<!ENTITY e "<b/>">', '<a x="&e;"/>', '&e;'],
    ['<!ENTITY e SYSTEM "e"><!ENTITY f "-&e;-">', '<a x="&f;"/>', '&f;'],
    ['<!NOTATION n SYSTEM "n"><!ENTITY e SYSTEM "e" NDATA n>', '<a>&e;</a>', '&e;'],
    ['<!ATTLIST a b CDATA "&e;"><!ENTITY e "v">', '<a/>', '&e;'],
    ['<!ENTITY e "&f;"><!ENTITY f "&e;"><!ATTLIST a b CDATA "&e;">', '<a/>', '&e;'],
  ])('declared as %s are rejected in %s', (subset, body, found, code = 'bad-reference') => {
    expect(problemOf(() => readXml(withSubset(subset, body)))).toMatchObject({
      code,
      params: { found },
    });
  });

  it('are rejected if a standalone document does not declare them', () => {
    const document = '<?xml version="1.0" standalone="yes"?><!DOCTYPE a SYSTEM "a.dtd"><a>&x;</a>';
    expect(problemOf(() => readXml(document))).toMatchObject({ code: 'unknown-entity' });
  });

  it('are rejected if they expand too much', () => {
    const level = (index: number): string => `<!ENTITY e${index} "${`&e${index - 1};`.repeat(10)}">`;
    const laughs = `<!ENTITY e0 "ha">${Array.from({ length: 9 }, (_, index) => level(index + 1)).join('')}`;
    expect(problemOf(() => readXml(withSubset(laughs, '<a>&e9;</a>')))?.code).toBe('entity-bomb');
    const chain = Array.from({ length: 5000 }, (_, index) => `<!ENTITY e${index} "&e${index + 1};">`).join('');
    expect(problemOf(() => readXml(withSubset(`${chain}<!ENTITY e5000 "x">`, '<a>&e0;</a>')))?.code).toBe(
      'entity-bomb',
    );
    // Predefined entities don't count toward the limit.
    expect(textOf(`<a>${'&amp;'.repeat(1_100_000)}</a>`)).toEqual([text('&'.repeat(1_100_000)), []]);
  });
});
