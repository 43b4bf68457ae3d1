import { XmlProblem } from './problems.ts';

const PREDEFINED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What entities may add to a document, in characters. */
const ENTITY_LIMIT = 1_000_000;

const DECLARATION = /<!ENTITY\s+([^\s%"'<>&]+)\s+(?:"([^"]*)"|'([^']*)'|(?:SYSTEM|PUBLIC)\s)/g;

/**
 * The general entities of a document type declaration, for the parser to look up. Plain text is its value; anything that
 * would have to be loaded or parsed stays the reference `&name;`. Throws `XmlProblem` once they have grown too long.
 */
export function declaredEntities(doctype: string): { values: Record<string, string>; unexpanded: string[] } {
  const values = Object.assign(Object.create(null) as Record<string, string>, PREDEFINED);
  const unexpanded: string[] = [];
  let expanded = 0;
  for (const [, name = '', double, single] of doctype.replace(/<!--[^]*?-->/g, '').matchAll(DECLARATION)) {
    // The first declaration counts (XML 1.0 section 4.2).
    if (name in values) continue;
    const text = withCharacters(double ?? single ?? '&');
    const value = text ?? `&${name};`;
    if (text === null) unexpanded.push(name);
    Object.defineProperty(values, name, {
      get() {
        expanded += value.length;
        if (expanded > ENTITY_LIMIT) throw new XmlProblem('entity-bomb', 0, { limit: ENTITY_LIMIT });
        return value;
      },
    });
  }
  return { values, unexpanded };
}

/** The text of a declaration with its character references; null when it holds markup, or entities other than those. */
function withCharacters(literal: string): string | null {
  const text = literal.replace(/&#(?:x([\da-fA-F]{1,6})|(\d{1,7}));/g, (reference, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
  return /[&<%]/.test(text) ? null : text;
}
