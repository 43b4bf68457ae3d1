import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import { MAX_DEPTH } from '../../../base/syntax-problem.ts';
import { readDoctype } from './doctype.ts';
import { Entities } from './entities.ts';
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
  /** Prefixes without a namespace, as in a part of a larger document. XML 1.0 allows them, Namespaces in XML doesn't. */
  undeclared: string[];
  /** Names of entities that stay references: external ones, and those that contain markup. */
  unexpanded: string[];
}

/**
 * Reads an XML 1.0 document with namespaces; prefixes needn't be declared. A document type declaration is checked and kept as text, nothing is
 * loaded, and an entity is only replaced by text declared in the document itself. Throws `XmlProblem`.
 */
export function readXml(text: string): XmlDocument {
  const undeclared = new Set<string>();
  const resolvePrefix = (prefix: string): string | undefined => {
    if (prefix === '') return undefined;
    undeclared.add(prefix);
    return `undeclared:${prefix}`;
  };
  const parser = new SaxesParser({ xmlns: true, position: true, resolvePrefix });
  const document: XmlDocument = { declaration: null, doctype: null, children: [], undeclared: [], unexpanded: [] };
  const open: { name: string; at: number; element: XmlElement }[] = [];
  let closed: (typeof open)[number] | undefined;
  let reached = 0;
  const add = (node: XmlNode): void => {
    (open.at(-1)?.element ?? document).children.push(node);
    if (node.kind !== 'text') reached = parser.position;
  };
  let entities = new Entities();
  parser.ENTITIES = entities.table;

  parser.on('error', (error) => {
    // It closes the element before it reports that the end tag belongs to another one.
    if (closed && error.message.includes('unexpected close tag')) open.push(closed);
    throw problemOf(error.message, text, { reached, end: parser.position, open });
  });
  parser.on('xmldecl', (declaration) => {
    reached = parser.position;
    document.declaration = Object.entries(declaration).flatMap(([name, value]) => {
      return typeof value === 'string' ? [{ name, value }] : [];
    });
  });
  parser.on('doctype', (doctype) => {
    const declared = readDoctype(text, text.indexOf('<!DOCTYPE', reached));
    // A standalone document declares everything itself (section 4.1).
    const alone = document.declaration?.some(({ name, value }) => name === 'standalone' && value === 'yes');
    entities = new Entities(alone ? { ...declared, incomplete: false } : declared);
    parser.ENTITIES = entities.table;
    for (const reference of declared.references) entities.checkInAttribute(reference.name, reference.at);
    document.doctype = doctype.trim();
    reached = parser.position;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const at = text.lastIndexOf('<', parser.position - 1);
    if (open.length >= MAX_DEPTH) throw new XmlProblem('too-deep', at, { limit: MAX_DEPTH });
    if (entities.kept.size > 0) checkAttributes(text.slice(at, parser.position), at, entities);
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
    closed = open.pop();
    reached = parser.position;
  });
  parser.on('text', (content) => {
    if (open.length > 0) add({ kind: 'text', text: content });
  });
  parser.on('cdata', (content) => add({ kind: 'cdata', text: content }));
  parser.on('comment', (content) => add({ kind: 'comment', text: content }));
  parser.on('processinginstruction', ({ target, body }) => add({ kind: 'instruction', target, text: body }));
  parser.write(text).close();
  document.undeclared = [...undeclared];
  document.unexpanded = [...entities.kept];
  return document;
}

function checkAttributes(tag: string, at: number, entities: Entities): void {
  for (const { 1: name = '', index } of tag.matchAll(/&([^;&#]+);/g)) entities.checkInAttribute(name, at + index);
}
