/** The name of an element or attribute, with at most one colon (Namespaces in XML 1.0, QName). */
const START =
  'A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const MORE = `${START}\\-.0-9\\xB7\\u0300-\\u036F\\u203F-\\u2040`;
/** Patterns for regular expressions with the flag `u`. */
export const NCNAME = `[${START}][${MORE}]*`;
export const QNAME = `${NCNAME}(?::${NCNAME})?`;
export const NMTOKEN = `[:${MORE}]+`;
const NAME = new RegExp(`^${QNAME}$`, 'u');
const FIRST = new RegExp(`^[${START}]$`, 'u');
const REST = new RegExp(`^[${MORE}]$`, 'u');

export function isXmlName(name: string): boolean {
  return NAME.test(name);
}

/** Converts any text to a name without a colon: `_x0020_` represents a space, as in XmlConvert.EncodeName of .NET. */
export function escapeName(text: string): string {
  const characters = Array.from(text.toWellFormed());
  return characters
    .map((character, index) => {
      const looksEscaped =
        character === '_' && /^_x[\dA-Fa-f]{4,8}_/.test(characters.slice(index, index + 11).join(''));
      if (!looksEscaped && (index === 0 ? FIRST : REST).test(character)) return character;
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
      return `_x${code.padStart(code.length > 4 ? 8 : 4, '0')}_`;
    })
    .join('');
}

export function unescapeName(name: string): string {
  return name.replace(/_x([\dA-Fa-f]{8}|[\dA-Fa-f]{4})_/g, (escape, hex: string) => {
    const code = parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : escape;
  });
}
