import type { DocEntry, DocNode } from '../node.ts';
import { CONVENTIONS, type Convention, type ConventionName } from './convention.ts';
import { NO_SCOPE, XmlMaker, type Attribute, type Scope } from './make.ts';
import type { XmlDocument, XmlElement, XmlNode } from './read-xml.ts';

export interface DocToXmlOptions {
  convention: ConventionName;
  /** How to handle a key that isn't a valid name: reject the document, or encode the key as `_x0020_`. */
  names: 'plain' | 'escape';
  /** Name of the root if the document doesn't have exactly one. */
  root: string;
  /** Name of the items of a list within a list. */
  item: string;
}

/** Converts a JSON document whose keys are element names to XML. Throws `Problem<DocToXmlCode>`. */
export function docToXml(document: DocNode, options: DocToXmlOptions) {
  const builder = new Builder(options);
  return { document: builder.document(document), warnings: builder.trail.warnings };
}

class Builder extends XmlMaker {
  private readonly convention: Convention;
  private readonly options: DocToXmlOptions;

  constructor(options: DocToXmlOptions) {
    super(options.names);
    this.options = options;
    this.convention = CONVENTIONS[options.convention];
  }

  document(node: DocNode): XmlDocument {
    const { declaration, doctype } = this.convention;
    const entries = node.kind === 'map' ? this.unique(node.entries) : [];
    const find = <T>(key: string, make: (value: DocNode) => T): T | null => {
      const entry = entries.find((member) => member.key === key);
      return entry ? this.trail.within(key, () => make(entry.value)) : null;
    };
    const head = {
      declaration: find(declaration, (value) => this.declared(value)),
      doctype: find(doctype, (value) => this.doctype(value)),
      undeclared: [],
      unexpanded: [],
    };
    const rest = entries.filter(({ key }) => key !== declaration && key !== doctype);
    if (node.kind === 'map' && this.hasRoot(rest)) return { ...head, children: this.children(rest, NO_SCOPE) };
    this.trail.warn('root-added');
    const content: DocNode = node.kind === 'map' ? { kind: 'map', entries: rest } : node;
    return { ...head, children: [this.element(this.options.root, content, NO_SCOPE)] };
  }

  /** Exactly one element, besides comments and instructions. */
  private hasRoot(entries: readonly DocEntry[]): boolean {
    const { comment, instruction } = this.convention;
    const others = entries.filter(({ key }) => key !== comment && key !== instruction);
    const [only] = others;
    if (others.length !== 1 || !only || this.isSpecial(only.key)) return false;
    return only.value.kind !== 'list' || only.value.items.length === 1;
  }

  private isSpecial(key: string): boolean {
    return this.isAttribute(key) || key === this.convention.text || key === this.convention.cdata;
  }

  private isAttribute(key: string): boolean {
    const { attributes } = this.convention;
    return 'key' in attributes ? key === attributes.key : key.startsWith(attributes.prefix);
  }

  private declared(node: DocNode): Attribute[] {
    const entries = node.kind === 'map' ? this.attributeEntries(node.entries) : [];
    return this.declaration(new Map(entries.map(({ key, value }) => [key, this.plain(value)])));
  }

  private attributeEntries(entries: readonly DocEntry[]): readonly DocEntry[] {
    const { attributes } = this.convention;
    if ('prefix' in attributes) {
      return entries
        .filter(({ key }) => this.isAttribute(key))
        .map(({ key, value }) => ({ key: key.slice(attributes.prefix.length), value }));
    }
    const group = entries.find(({ key }) => key === attributes.key)?.value;
    if (group && group.kind !== 'map') throw this.trail.within(attributes.key, () => this.bad('bad-value'));
    return group ? this.unique(group.entries) : [];
  }

  private element(key: string, value: DocNode, outer: Scope): XmlElement {
    if (value.kind === 'list') {
      const children = this.each(value, (item) => [this.element(this.options.item, item, outer)]);
      return { kind: 'element', name: this.name(key, outer), attributes: [], children };
    }
    if (value.kind !== 'map') {
      const text = this.plain(value);
      const children: XmlNode[] = text === '' ? [] : [{ kind: 'text', text }];
      return { kind: 'element', name: this.name(key, outer), attributes: [], children };
    }
    const entries = this.unique(value.entries);
    const attributes = this.attributeEntries(entries);
    const scope = this.scope(outer, attributes);
    return {
      kind: 'element',
      name: this.name(key, scope),
      attributes: this.attributes(attributes, scope),
      children: this.children(entries, scope),
    };
  }

  private children(entries: readonly DocEntry[], scope: Scope): XmlNode[] {
    return entries.flatMap(({ key, value }) => {
      if (this.isAttribute(key)) return [];
      return this.trail.within(key, () => {
        if (value.kind === 'list' && value.items.length === 0) this.trail.warn('empty-list');
        return this.each(value, (item) => this.nodes(key, item, scope));
      });
    });
  }

  private nodes(key: string, value: DocNode, scope: Scope): XmlNode[] {
    const { text, cdata, comment, instruction } = this.convention;
    if (key === comment) return [this.comment(value)];
    if (key === text || key === cdata) {
      const content = this.plain(value);
      return content === '' && key === text ? [] : [{ kind: key === text ? 'text' : 'cdata', text: content }];
    }
    if (key !== instruction) return [this.element(key, value, scope)];
    if (value.kind !== 'map') throw this.bad('bad-value');
    return value.entries.map((entry) => {
      return this.trail.within(entry.key, () => this.instruction(entry.key, entry.value));
    });
  }

  private each(value: DocNode, make: (item: DocNode) => XmlNode[]): XmlNode[] {
    if (value.kind !== 'list') return make(value);
    return value.items.flatMap((item, index) => this.trail.within(index, () => make(item)));
  }
}
