import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import { MAX_DEPTH } from '../syntax-problem.ts';
import { declaredEntities } from './entities.ts';
import { problemOf, XmlProblem } from './problems.ts';

export type XmlNode =
  | XmlElement
  | { kind: 'text' | 'cdata' | 'comment'; text: string }
  | { kind: 'instruction'; target: string; text: string };

export interface XmlElement {
  kind: 'element';
  name: string;
  attributes: readonly { name: string; value: string }[];
  children: XmlNode[];
}

export interface XmlDocument {
  declaration: { name: string; value: string }[] | null;
  doctype: string | null;
  /** Comments, instructions and the root. */
  children: XmlNode[];
  /** Names of entities that stay references: external ones, and those that hold markup or other entities. */
  unexpanded: string[];
}

/**
 * Reads an XML 1.0 document with namespaces; a document type declaration is kept as text, nothing is loaded, and an entity
 * is replaced only by plain text that the document itself declares. Throws `XmlProblem`.
 */
export function readXml(text: string): XmlDocument {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const document: XmlDocument = { declaration: null, doctype: null, children: [], unexpanded: [] };
  const open: { name: string; at: number; element: XmlElement }[] = [];
  let reached = 0;
  const add = (node: XmlNode): void => {
    (open.at(-1)?.element ?? document).children.push(node);
    if (node.kind !== 'text') reached = parser.position;
  };
  // The parser's own table inherits from Object, so that `&constructor;` would be an entity.
  parser.ENTITIES = declaredEntities('').values;

  parser.on('error', (error) => {
    throw problemOf(error.message, text, { reached, end: parser.position, open });
  });
  parser.on('xmldecl', (declaration) => {
    reached = parser.position;
    document.declaration = Object.entries(declaration).flatMap(([name, value]) => {
      return typeof value === 'string' ? [{ name, value }] : [];
    });
  });
  parser.on('doctype', (doctype) => {
    reached = parser.position;
    document.doctype = doctype.trim();
    const declared = declaredEntities(doctype);
    parser.ENTITIES = declared.values;
    document.unexpanded = declared.unexpanded;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const at = text.lastIndexOf('<', parser.position - 1);
    if (open.length >= MAX_DEPTH) throw new XmlProblem('too-deep', at, { limit: MAX_DEPTH });
    const list = Object.values(attributes as Record<string, SaxesAttributeNS>);
    const element: XmlElement = {
      kind: 'element',
      name,
      attributes: list.map((attribute) => ({ name: attribute.name, value: attribute.value })),
      children: [],
    };
    add(element);
    open.push({ name, at, element });
  });
  parser.on('closetag', () => {
    open.pop();
    reached = parser.position;
  });
  parser.on('text', (content) => {
    if (open.length > 0) add({ kind: 'text', text: content });
  });
  parser.on('cdata', (content) => add({ kind: 'cdata', text: content }));
  parser.on('comment', (content) => add({ kind: 'comment', text: content }));
  parser.on('processinginstruction', ({ target, body }) => add({ kind: 'instruction', target, text: body }));
  parser.write(text).close();
  return document;
}
