import { SaxesParser } from 'saxes';
import { MAX_DEPTH } from '../../../base/syntax-problem.ts';
import { characterOf, PREDEFINED, type Doctype } from './doctype.ts';
import { badReference, XmlProblem } from './problems.ts';

/** Maximum number of characters that entities may add to a document. */
const ENTITY_LIMIT = 1_000_000;

/**
 * The general entities of a document, for lookup by the parser. Text is inserted, including entities inside it; markup
 * and external entities stay references `&name;`. Throws `XmlProblem` once they exceed the limit.
 */
export class Entities {
  /** Names that stay references. */
  readonly kept = new Set<string>();
  /** The lookup table of the parser, whose own one inherits from Object, so that `&constructor;` would be an entity. */
  readonly table = tableOf((name) => this.lookUp(name));
  private readonly doctype: Doctype;
  private readonly texts = new Map<string, string | null>();
  private readonly unfit = new Map<string, boolean>();
  private readonly active = new Set<string>();
  private expanded = 0;

  /** An entity missing from an incomplete declaration may be declared elsewhere. */
  constructor(doctype: Doctype = { entities: new Map(), references: [], incomplete: false }) {
    this.doctype = doctype;
  }

  /** Throws for a reference in an attribute that would insert a `<` or external content (XML 1.0 section 3.1). */
  checkInAttribute(name: string, at: number): void {
    if (this.textOf(name) === null && this.isUnfit(name)) {
      throw new XmlProblem('bad-reference', at, { found: `&${name};` });
    }
  }

  private isUnfit(name: string): boolean {
    const cached = this.unfit.get(name);
    const declared = this.doctype.entities.get(name);
    if (cached !== undefined || !declared) return cached ?? false;
    const text = withCharacters(declared.literal ?? '');
    const unfit =
      declared.external ||
      text.includes('<') ||
      Array.from(text.matchAll(/&([^;&#]+);/g)).some(([, inner = '']) => this.isUnfit(inner));
    this.unfit.set(name, unfit);
    return unfit;
  }

  private lookUp(name: string): string | undefined {
    const text = this.textOf(name);
    const declared = this.doctype.entities.get(name);
    if (text === null) this.kept.add(name);
    if (typeof text !== 'string' || !declared) return text === null ? `&${name};` : text;
    this.expanded += text.length;
    if (this.expanded > ENTITY_LIMIT) throw bomb(declared.at);
    return text;
  }

  /** Returns the text of an entity; null if it can't be inserted as text, undefined if it isn't declared. */
  private textOf(name: string): string | null | undefined {
    const predefined = Object.hasOwn(PREDEFINED, name) ? PREDEFINED[name] : undefined;
    const replacement = predefined ?? this.texts.get(name);
    if (replacement !== undefined) return replacement;
    const declared = this.doctype.entities.get(name);
    if (!declared) return this.doctype.incomplete ? null : undefined;
    // Entities must not contain themselves (XML 1.0 section 4.1).
    if (this.active.has(name)) throw new XmlProblem('bad-reference', declared.at, { found: `&${name};` });
    if (this.active.size >= MAX_DEPTH) throw bomb(declared.at);
    this.active.add(name);
    const text = declared.literal === null ? null : this.expand(name, withCharacters(declared.literal), declared.at);
    this.active.delete(name);
    this.texts.set(name, text);
    return text;
  }

  private expand(name: string, replacement: string, at: number): string | null {
    if (replacement.includes('<')) {
      this.checkMarkup(name, replacement, at);
      return null;
    }
    let size = replacement.length;
    let complete = true;
    const text = replacement.replace(/&([^;&]*);?/g, (reference, inner: string) => {
      const value = !reference.endsWith(';')
        ? undefined
        : inner.startsWith('#')
          ? characterOf(inner)
          : this.textOf(inner);
      if (value === undefined || (value === null && inner.startsWith('#'))) {
        throw badReference(reference, at);
      }
      complete &&= value !== null;
      size += value?.length ?? 0;
      if (size > ENTITY_LIMIT) throw bomb(at);
      return value ?? '';
    });
    return complete ? text : null;
  }

  /** An entity must consist of complete elements and text (XML 1.0 section 4.3.2). */
  private checkMarkup(name: string, replacement: string, at: number): void {
    const parser = new SaxesParser({ fragment: true });
    parser.ENTITIES = tableOf((inner) => {
      const text = this.textOf(inner);
      return text === null ? '' : text;
    });
    parser.on('error', () => {
      throw new XmlProblem('bad-reference', at, { found: `&${name};` });
    });
    parser.write(replacement).close();
  }
}

function bomb(at: number): XmlProblem {
  return new XmlProblem('entity-bomb', at, { limit: ENTITY_LIMIT });
}

function tableOf(lookUp: (name: string) => string | undefined): Record<string, string> {
  return new Proxy<Record<string, string>>(
    {},
    { get: (_, name) => (typeof name === 'string' ? lookUp(name) : undefined) },
  );
}

/**
 * Returns the replacement text of a declaration: character references are replaced, others stay (XML 1.0 section 4.5).
 */
function withCharacters(literal: string): string {
  return literal.replace(/&(#[^;]+);/g, (reference, name: string) => characterOf(name) ?? reference);
}
