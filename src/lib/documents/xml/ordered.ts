import type { DocEntry, DocNode } from '../node.ts';
import { NO_SCOPE, XmlMaker, type Scope } from './make.ts';
import type { XmlDocument, XmlNode } from './read-xml.ts';
import { significant } from './to-doc.ts';

/**
 * Converts an XML document to JSON that preserves the order of everything, like the package xml-js in its non-compact
 * form.
 */
export function xmlToOrdered({ declaration, doctype, children }: XmlDocument): DocNode {
  const head = doctype === null ? [] : [map([string('type', 'doctype'), string('doctype', doctype)])];
  const elements: DocEntry = { key: 'elements', value: { kind: 'list', items: [...head, ...children.map(nodeOf)] } };
  return map(declaration ? [{ key: 'declaration', value: map(attributesOf(declaration)) }, elements] : [elements]);
}

function nodeOf(node: XmlNode): DocNode {
  if (node.kind === 'instruction') {
    return map([string('type', 'instruction'), string('name', node.target), string('instruction', node.text)]);
  }
  if (node.kind !== 'element') return map([string('type', node.kind), string(node.kind, node.text)]);
  const children = significant(node);
  const items: DocEntry[] =
    children.length === 0 ? [] : [{ key: 'elements', value: { kind: 'list', items: children.map(nodeOf) } }];
  return map([string('type', 'element'), string('name', node.name), ...attributesOf(node.attributes), ...items]);
}

function attributesOf(attributes: readonly { name: string; value: string }[]): DocEntry[] {
  if (attributes.length === 0) return [];
  return [{ key: 'attributes', value: map(attributes.map(({ name, value }) => string(name, value))) }];
}

function map(entries: readonly DocEntry[]): DocNode {
  return { kind: 'map', entries };
}

function string(key: string, value: string): DocEntry {
  return { key, value: { kind: 'string', value } };
}

/** Converts it back. Throws `Problem<DocToXmlCode>`. */
export function orderedToXml(document: DocNode, names: 'plain' | 'escape') {
  const builder = new OrderedBuilder(names);
  return { document: builder.document(document), warnings: builder.trail.warnings };
}

class OrderedBuilder extends XmlMaker {
  document(node: DocNode): XmlDocument {
    const declaration = this.field(node, 'declaration');
    const nodes = this.items(node);
    const isType = (item: DocNode): boolean => textOf(this.field(item, 'type')) === 'doctype';
    const doctype = nodes.find(isType);
    const children = this.trail.within('elements', () => {
      return nodes.flatMap((item, index) =>
        isType(item) ? [] : [this.trail.within(index, () => this.node(item, NO_SCOPE))],
      );
    });
    if (children.filter(({ kind }) => kind === 'element').length !== 1) throw this.bad('bad-value');
    if (children.some(({ kind }) => kind === 'text' || kind === 'cdata')) throw this.bad('bad-value');
    const declared = declaration && this.attributesIn(declaration);
    return {
      declaration: declared
        ? this.declaration(new Map(declared.map(({ key, value }) => [key, this.plain(value)])))
        : null,
      doctype: doctype ? this.doctype(this.field(doctype, 'doctype') ?? NOTHING) : null,
      children,
      undeclared: [],
      unexpanded: [],
    };
  }

  private node(item: DocNode, outer: Scope): XmlNode {
    const type = textOf(this.field(item, 'type'));
    const content = this.field(item, type) ?? NOTHING;
    if (type === 'text' || type === 'cdata') return { kind: type, text: this.plain(content) };
    if (type === 'comment') return this.comment(content);
    const name = textOf(this.field(item, 'name'));
    if (type === 'instruction') return this.instruction(name, content);
    if (type !== 'element') throw this.bad('bad-value');
    const attributes = this.attributesIn(item);
    const scope = this.scope(outer, attributes);
    const children = this.trail.within('elements', () => {
      return this.items(item).map((child, index) => this.trail.within(index, () => this.node(child, scope)));
    });
    return { kind: 'element', name: this.name(name, scope), attributes: this.attributes(attributes, scope), children };
  }

  private attributesIn(node: DocNode): readonly DocEntry[] {
    const attributes = this.field(node, 'attributes');
    if (!attributes) return [];
    if (attributes.kind !== 'map') throw this.bad('bad-value');
    return this.unique(attributes.entries);
  }

  private items(node: DocNode): readonly DocNode[] {
    const elements = this.field(node, 'elements');
    if (!elements) return [];
    if (elements.kind !== 'list') throw this.bad('bad-value');
    return elements.items;
  }

  private field(node: DocNode, key: string): DocNode | undefined {
    if (node.kind !== 'map') throw this.bad('bad-value');
    return node.entries.findLast((entry) => entry.key === key)?.value;
  }
}

const NOTHING: DocNode = { kind: 'string', value: '' };

function textOf(node: DocNode | undefined): string {
  return node?.kind === 'string' ? node.value : '';
}
