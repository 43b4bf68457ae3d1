// Checks the grammar of the document type declaration (XML 1.0 sections 2.8, 3.2 to 3.4 and 4.2); nothing is loaded.
import { MAX_DEPTH } from '../../../base/syntax-problem.ts';
import { NCNAME, NMTOKEN, QNAME } from './names.ts';
import { badReference, XmlProblem } from './problems.ts';

export interface EntityDeclaration {
  /**
   * The text between the quotes; null for anything that would have to be loaded, or may be declared differently
   * elsewhere.
   */
  literal: string | null;
  /** Where the declaration begins. */
  at: number;
  /** Declared outside the document: attributes must not refer to it. */
  external: boolean;
}

export interface Doctype {
  /** General entities that may be referenced. The first declaration counts. */
  entities: Map<string, EntityDeclaration>;
  /** Entities that default values of attributes refer to. */
  references: { name: string; at: number }[];
  /** Whether some declarations aren't read: an external subset or a parameter entity. */
  incomplete: boolean;
}

const S = '[ \\t\\r\\n]+';
const O = '[ \\t\\r\\n]*';
const LITERAL = `(?:"[^"]*"|'[^']*')`;
const PUBLIC_ID = `(?:"[ \\r\\n\\w\\-'()+,./:=?;!*#@$%]*"|'[ \\r\\n\\w\\-()+,./:=?;!*#@$%]*')`;
const EXTERNAL = `(?:SYSTEM${S}${LITERAL}|PUBLIC${S}${PUBLIC_ID}${S}${LITERAL})`;
const REFERENCE = `&(?:#\\d+|#x[\\da-fA-F]+|${NCNAME});`;
// A % in an entity value would be a parameter entity reference, which is only allowed between declarations here
// (section 2.8).
const ENTITY_VALUE = quoted('%&');
const ONE_OF = (item: string): string => `\\(${O}${item}(?:${O}\\|${O}${item})*${O}\\)`;
const TYPE = `(?:CDATA|IDREFS?|ID|ENTITY|ENTITIES|NMTOKENS?|NOTATION${S}${ONE_OF(NCNAME)}|${ONE_OF(NMTOKEN)})`;
const DEFAULT = `(?:#REQUIRED|#IMPLIED|(?:#FIXED${S})?(${quoted('<&')}))`;

function quoted(without: string): string {
  const inside = (quote: string): string =>
    `${quote}[^${quote}${without}]*(?:${REFERENCE}[^${quote}${without}]*)*${quote}`;
  return `(?:${inside('"')}|${inside("'")})`;
}

const sticky = (pattern: string): RegExp => new RegExp(pattern, 'uy');
const HEAD = sticky(`<!DOCTYPE${S}${QNAME}(${S}${EXTERNAL})?${O}`);
const SPACE = sticky(S);
const SKIPPED = sticky(`<!--[^-]*(?:-[^-]+)*-->|<\\?(?![xX][mM][lL][ \\t\\r\\n?])${NCNAME}(?:${S}[^]*?)?\\?>`);
const PARAMETER = sticky(`%${NCNAME};`);
const ELEMENT = sticky(`<!ELEMENT${S}${QNAME}`);
const MIXED = sticky(`EMPTY|ANY|\\(${O}#PCDATA(?:${O}\\)\\*?|(?:${O}\\|${O}${QNAME})+${O}\\)\\*)`);
const GROUP = sticky(`\\(${O}`);
const PARTICLE = sticky(QNAME);
const OCCURS = /[?*+]?/y;
const SEPARATOR = sticky(`${O}([|,)])`);
const GAP = sticky(O);
const END = sticky(`${O}>`);
const ATTRIBUTES = sticky(`<!ATTLIST${S}${QNAME}`);
const ATTRIBUTE = sticky(`${S}${QNAME}${S}${TYPE}${S}${DEFAULT}`);
const PARAMETER_ENTITY = sticky(`<!ENTITY${S}%${S}${NCNAME}${S}(?:(${ENTITY_VALUE})|${EXTERNAL})`);
const ENTITY = sticky(`<!ENTITY${S}(${NCNAME})${S}(?:(${ENTITY_VALUE})|${EXTERNAL}(${S}NDATA${S}${NCNAME})?)`);
const NOTATION = sticky(`<!NOTATION${S}${NCNAME}${S}(?:${EXTERNAL}|PUBLIC${S}${PUBLIC_ID})`);
export const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the declaration at the offset. Throws `XmlProblem` with its offset. */
export function readDoctype(text: string, at: number): Doctype {
  return new DoctypeReader(text, at).read();
}

class DoctypeReader {
  private readonly text: string;
  private at: number;
  private readonly entities = new Map<string, EntityDeclaration>();
  private readonly references: { name: string; at: number }[] = [];
  private incomplete = false;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  read(): Doctype {
    const [, external] = this.need(HEAD);
    // The internal subset comes first, so an external one can't change its declarations.
    if (this.text[this.at] === '[') this.subset();
    this.need(END);
    const { entities, references } = this;
    return { entities, references, incomplete: this.incomplete || external !== undefined };
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  private need(pattern: RegExp): RegExpExecArray {
    const match = this.take(pattern);
    if (!match) throw new XmlProblem('bad-doctype', Math.min(this.at, this.text.length));
    return match;
  }

  private subset(): void {
    this.at++;
    for (;;) {
      this.take(SPACE);
      if (this.text[this.at] === ']') break;
      if (this.take(SKIPPED)) continue;
      if (this.take(PARAMETER)) this.incomplete = true;
      else {
        this.declaration();
        this.need(END);
      }
    }
    this.at++;
  }

  private declaration(): void {
    const start = this.at;
    if (this.take(ELEMENT)) {
      this.need(SPACE);
      if (!this.take(MIXED)) this.group(1);
    } else if (this.take(ATTRIBUTES)) {
      for (let match = this.take(ATTRIBUTE); match; match = this.take(ATTRIBUTE)) {
        if (match[1]) this.checkReferences(match[1], this.at - match[1].length, true);
      }
    } else if (!this.take(NOTATION)) {
      const value = this.take(PARAMETER_ENTITY)?.[1] ?? (this.at === start ? this.entity(start) : undefined);
      if (value) this.checkReferences(value, this.at - value.length, false);
    }
  }

  /** Reads a general entity; its value includes the quotes. */
  private entity(start: number): string | undefined {
    const [, name = '', value, unparsed] = this.need(ENTITY);
    if (!unparsed && !this.entities.has(name)) {
      // A parameter entity that isn't read may have declared it already (section 5.1).
      const literal = value && !this.incomplete ? value.slice(1, -1).replace(/\r\n?/g, '\n') : null;
      this.entities.set(name, { literal, at: start, external: value === undefined });
    }
    return value;
  }

  /** Reads a content model, starting at its parenthesis. */
  private group(depth: number): void {
    if (depth > MAX_DEPTH) throw new XmlProblem('too-deep', this.at, { limit: MAX_DEPTH });
    this.need(GROUP);
    for (let separator = ''; ;) {
      if (this.text[this.at] === '(') this.group(depth + 1);
      else {
        this.need(PARTICLE);
        this.take(OCCURS);
      }
      const [, mark = ''] = this.need(SEPARATOR);
      if (mark === ')') break;
      // A group contains commas or bars, not both.
      if (separator !== '' && mark !== separator) throw new XmlProblem('bad-doctype', this.at - 1);
      separator = mark;
      this.take(GAP);
    }
    this.take(OCCURS);
  }

  /** Characters must exist; an entity in a default value must be declared earlier in the document. */
  private checkReferences(value: string, at: number, isDefault: boolean): void {
    for (const { 0: reference, 1: name = '', index } of value.matchAll(/&([^;]+);/g)) {
      const isDeclared = Object.hasOwn(PREDEFINED, name) || this.entities.has(name) || this.incomplete;
      const fits = name.startsWith('#') ? characterOf(name) !== null : !isDefault || isDeclared;
      if (!fits) throw badReference(reference, at + index);
      if (isDefault && !name.startsWith('#')) this.references.push({ name, at: at + index });
    }
  }
}

/** Returns the character of `#233` or `#xE9`; null if it isn't allowed in XML 1.0. */
export function characterOf(name: string): string | null {
  const code = name[1] === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!(code <= 0x10ffff)) return null;
  const character = String.fromCodePoint(code);
  return /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u.test(character) ? character : null;
}
