import { lastOfEachKey, type DocEntry, type DocNode } from '../node.ts';
import { Trail } from '../trail.ts';
import { Problem } from '../../../base/problem.ts';
import { readDoctype } from './doctype.ts';
import { escapeName, isXmlName } from './names.ts';
import { XmlProblem } from './problems.ts';
import type { XmlNode } from './read-xml.ts';
import { xmlTokens } from './tokens.ts';

export const DOC_TO_XML_PROBLEMS = [
  /** Not a valid name of an element or attribute. `name`, `path` */
  'bad-name',
  /** The value of an attribute, comment or instruction is an object or list, or contains its own terminator. `path` */
  'bad-value',
] as const;
export type DocToXmlCode = (typeof DOC_TO_XML_PROBLEMS)[number];

export const DOC_TO_XML_WARNINGS = [
  'duplicate-key',
  'null-as-empty',
  'empty-list',
  'character-replaced',
  'root-added',
  'unbound-prefix',
] as const;

export interface Attribute {
  name: string;
  value: string;
}

/** Namespaces by prefix, without the default one. */
export type Scope = ReadonlyMap<string, string>;

export const NO_SCOPE: Scope = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);

const RESERVED = ['http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/'];

/** Characters that XML 1.0 can't represent, not even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Creates the parts of an XML document from values; each one is well-formed or rejected. */
export class XmlMaker {
  readonly trail = new Trail<(typeof DOC_TO_XML_WARNINGS)[number]>();
  private readonly names: 'plain' | 'escape';

  constructor(names: 'plain' | 'escape') {
    this.names = names;
  }

  /** Returns the namespaces inside an element with these attributes. */
  protected scope(outer: Scope, attributes: readonly DocEntry[]): Scope {
    const declared = attributes.filter(({ key }) => key.startsWith('xmlns:'));
    return declared.length === 0
      ? outer
      : new Map([...outer, ...declared.map(({ key, value }): [string, string] => [key.slice(6), this.plain(value)])]);
  }

  protected attributes(entries: readonly DocEntry[], scope: Scope): Attribute[] {
    const taken = new Set<string>();
    return entries.map(({ key, value }) => {
      return this.trail.within(key, () => {
        const name = this.attributeName(key, value, scope);
        const [local = '', prefix] = name.split(':').reverse();
        // Two prefixes may refer to the same namespace.
        const expanded = `${prefix === undefined ? '' : (scope.get(prefix) ?? prefix)} ${local}`;
        if (taken.has(expanded)) throw this.bad('bad-name', key);
        taken.add(expanded);
        return { name, value: this.plain(value) };
      });
    });
  }

  private attributeName(key: string, value: DocNode, scope: Scope): string {
    if (key !== 'xmlns' && !/^xmlns:[^:]+$/.test(key)) return this.name(key, scope);
    const uri = this.plain(value);
    const empty = uri === '' && key !== 'xmlns';
    if (!isXmlName(key) || /^xmlns:xml/i.test(key) || empty || RESERVED.includes(uri)) throw this.bad('bad-value');
    return key;
  }

  protected name(key: string, scope: Scope): string {
    const prefix = /^(.*?):/.exec(key)?.[1];
    if (isXmlName(key) && (prefix === undefined || scope.has(prefix)) && key !== 'xmlns') return key;
    if (isXmlName(key) && prefix !== 'xmlns' && key !== 'xmlns' && this.names === 'plain') {
      this.trail.warn('unbound-prefix');
      return key;
    }
    if (this.names === 'plain' || key === '' || key === 'xmlns') throw this.bad('bad-name', key);
    return escapeName(key);
  }

  protected declaration(settings: ReadonlyMap<string, string>): Attribute[] {
    const version = settings.get('version') ?? '1.0';
    const encoding = settings.get('encoding');
    const standalone = settings.get('standalone');
    const fits =
      version === '1.0' &&
      (encoding === undefined || /^[A-Za-z][A-Za-z\d._-]*$/.test(encoding)) &&
      (standalone === undefined || standalone === 'yes' || standalone === 'no');
    if (!fits) throw this.bad('bad-value');
    return Object.entries({ version, encoding, standalone }).flatMap(([name, value]) => {
      return value === undefined ? [] : [{ name, value }];
    });
  }

  protected doctype(value: DocNode): string {
    const text = this.plain(value);
    const declaration = `<!DOCTYPE ${text}>`;
    const [only, more] = xmlTokens(declaration);
    if (only?.kind !== 'doctype' || more) throw this.bad('bad-value');
    try {
      readDoctype(declaration, 0);
    } catch (error) {
      if (error instanceof XmlProblem) throw this.bad('bad-value');
      throw error;
    }
    return text;
  }

  protected comment(value: DocNode): XmlNode {
    const text = this.plain(value);
    if (/--|-$/.test(text)) throw this.bad('bad-value');
    return { kind: 'comment', text };
  }

  protected instruction(target: string, body: DocNode): XmlNode {
    const text = this.plain(body);
    if (!isXmlName(target) || target.includes(':')) throw this.bad('bad-name', target);
    if (/^xml$/i.test(target) || text.includes('?>') || /^\s/.test(text)) throw this.bad('bad-value');
    return { kind: 'instruction', target, text };
  }

  /** Converts a scalar to XML 1.0 text. */
  protected plain(value: DocNode): string {
    switch (value.kind) {
      case 'null':
        this.trail.warn('null-as-empty');
        return '';
      case 'bool':
        return String(value.value);
      case 'number':
        // In the format of XML Schema.
        return /\d/.test(value.raw) ? value.raw : value.raw.replace('inf', 'INF').replace('nan', 'NaN');
      case 'date':
        return value.raw;
      case 'string':
        return this.writable(value.value);
      default:
        throw this.bad('bad-value');
    }
  }

  private writable(text: string): string {
    const written = text.toWellFormed().replace(FORBIDDEN, '\ufffd');
    if (written !== text) this.trail.warn('character-replaced');
    return written;
  }

  protected unique(entries: readonly DocEntry[]): readonly DocEntry[] {
    return lastOfEachKey(entries, (key) => this.trail.within(key, () => this.trail.warn('duplicate-key')));
  }

  protected bad(code: DocToXmlCode, name?: string): Problem<DocToXmlCode> {
    return new Problem(code, undefined, { path: this.trail.here, ...(name !== undefined && { name }) });
  }
}
