import type { DocEntry, DocNode } from '../node.ts';
import { Trail } from '../trail.ts';
import { CONVENTIONS, type Convention, type ConventionName } from './convention.ts';
import { unescapeName } from './names.ts';
import type { XmlDocument, XmlElement, XmlNode } from './read-xml.ts';

export interface XmlToDocOptions {
  convention: ConventionName;
  /** Whether elements that occur once become a value, or a list with one item. */
  lists: 'repeated' | 'always';
  /** Whether text stays text, or becomes a number, true, false or null if it is valid JSON. */
  types: 'text' | 'infer';
  /** Whether names keep their prefix, or lose it together with the declarations. */
  prefixes: 'keep' | 'strip';
  /** Decodes `_x0020_` in names. */
  names: 'plain' | 'escape';
}

const JSON_WORD = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)$/;

/** Converts an XML document to JSON, with children grouped by name. A warning reports where this loses their order. */
export function xmlToDoc(document: XmlDocument, options: XmlToDocOptions) {
  const grouper = new Grouper(options);
  return { document: grouper.document(document), warnings: grouper.trail.warnings };
}

class Grouper {
  readonly trail = new Trail<'order-lost' | 'prefix-kept'>();
  private readonly convention: Convention;
  private readonly options: XmlToDocOptions;

  constructor(options: XmlToDocOptions) {
    this.options = options;
    this.convention = CONVENTIONS[options.convention];
  }

  document({ declaration, doctype, children }: XmlDocument): DocNode {
    const entries: DocEntry[] = [];
    if (declaration) {
      entries.push({ key: this.convention.declaration, value: { kind: 'map', entries: this.attributes(declaration) } });
    }
    if (doctype !== null) entries.push({ key: this.convention.doctype, value: string(doctype) });
    return { kind: 'map', entries: [...entries, ...this.grouped(children, false)] };
  }

  private element(element: XmlElement): DocNode {
    const children = significant(element);
    this.warnAboutOrder(children);
    const attributes = this.attributes(
      element.attributes.filter(({ name }) => this.options.prefixes === 'keep' || !/^xmlns(?::|$)/.test(name)),
    );
    const [only] = children;
    if (this.convention.plain && attributes.length === 0 && children.every(({ kind }) => kind === 'text')) {
      return only?.kind === 'text' ? this.text(only.text) : string('');
    }
    return { kind: 'map', entries: [...attributes, ...this.grouped(children, this.options.lists === 'always')] };
  }

  private attributes(attributes: readonly { name: string; value: string }[]): DocEntry[] {
    const style = this.convention.attributes;
    const shared = this.sharedNames(attributes.map(({ name }) => name));
    const entries = attributes.map(({ name, value }): DocEntry => {
      return { key: `${'prefix' in style ? style.prefix : ''}${this.name(name, shared)}`, value: this.text(value) };
    });
    return 'prefix' in style || entries.length === 0 ? entries : [{ key: style.key, value: { kind: 'map', entries } }];
  }

  /** The children by key, in order of first appearance. */
  private grouped(children: readonly XmlNode[], always: boolean): DocEntry[] {
    const shared = this.sharedNames(children.flatMap((child) => (child.kind === 'element' ? [child.name] : [])));
    const groups = new Map<string, { element: boolean; values: DocNode[] }>();
    for (const child of children) {
      const key = child.kind === 'element' ? this.name(child.name, shared) : this.convention[child.kind];
      const group = groups.get(key) ?? { element: child.kind === 'element', values: [] };
      groups.set(key, group);
      group.values.push(this.trail.within(key, () => this.trail.within(group.values.length, () => this.value(child))));
    }
    return Array.from(groups, ([key, { element, values }]) => {
      const [first] = values;
      return {
        key,
        value: values.length === 1 && first && !(always && element) ? first : { kind: 'list', items: values },
      };
    });
  }

  private value(node: XmlNode): DocNode {
    if (node.kind === 'element') return this.element(node);
    if (node.kind === 'text') return this.text(node.text);
    if (node.kind === 'instruction') return { kind: 'map', entries: [{ key: node.target, value: string(node.text) }] };
    return string(node.text);
  }

  private text(text: string): DocNode {
    if (this.options.types === 'text' || !JSON_WORD.test(text)) return string(text);
    if (text === 'null') return { kind: 'null' };
    return text === 'true' || text === 'false'
      ? { kind: 'bool', value: text === 'true' }
      : { kind: 'number', raw: text };
  }

  /** Names that several full ones would have without their prefixes. */
  private sharedNames(names: readonly string[]): ReadonlySet<string> {
    if (this.options.prefixes === 'keep') return new Set();
    const locals = [...new Set(names)].map(withoutPrefix);
    const shared = new Set(locals.filter((local, index) => locals.indexOf(local) !== index));
    if (shared.size > 0) this.trail.warn('prefix-kept');
    return shared;
  }

  private name(name: string, shared: ReadonlySet<string>): string {
    const bare = withoutPrefix(name);
    const local = this.options.prefixes === 'strip' && !shared.has(bare) ? bare : name;
    return this.options.names === 'escape' ? unescapeName(local) : local;
  }

  /** Whether there is text between elements, or an element with one name between two with another. */
  private warnAboutOrder(children: readonly XmlNode[]): void {
    const keys = children.flatMap((child) => {
      if (child.kind === 'element') return [`<${child.name}`];
      return child.kind === 'text' || child.kind === 'cdata' ? [child.kind] : [];
    });
    const mixed = keys.some((key) => key.startsWith('<')) && keys.some((key) => !key.startsWith('<'));
    const runs = keys.filter((key, index) => key !== keys[index - 1]);
    if (mixed || new Set(runs).size < runs.length) this.trail.warn('order-lost');
  }
}

const withoutPrefix = (name: string): string => name.replace(/^.*:/, '');

/** Returns the children of an element without whitespace that is only formatting. */
export function significant({ attributes, children }: XmlElement): readonly XmlNode[] {
  const preserved = attributes.some(({ name, value }) => name === 'xml:space' && value === 'preserve');
  const layout = children.some(({ kind }) => kind === 'element' || kind === 'comment' || kind === 'instruction');
  const written = children.some(
    (child) => (child.kind === 'text' && child.text.trim() !== '') || child.kind === 'cdata',
  );
  if (preserved || !layout || written) return children;
  return children.filter(({ kind }) => kind !== 'text');
}

function string(value: string): DocNode {
  return { kind: 'string', value };
}
