/**
 * The dialects of JSON, each a superset of the previous one: RFC 8259, with comments and trailing commas, JSON5 1.0.
 * `auto` is JSON5 without the escapes whose backslash it drops: `"\d"` is then a mistake instead of `d`.
 */
export type JsonDialect = 'json' | 'jsonc' | 'json5' | 'auto';

export const JSON_DIALECTS = ['auto', 'json5', 'jsonc', 'json'] as const;
export const JSON_DIALECT_NAMES = { json5: 'JSON5', jsonc: 'JSONC', json: 'JSON (RFC 8259)' };

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '0': '\0' };
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|\r\n|([^]))/g;

/** Returns the value of a string token or unquoted key (including JSON5 escapes). */
export function decodeString(raw: string): string {
  const body = raw[0] === '"' || raw[0] === "'" ? raw.slice(1, -1) : raw;
  if (!body.includes('\\')) return body;
  return body.replace(ESCAPE, (_, unicode?: string, hex?: string, single?: string) => {
    if (unicode ?? hex) return String.fromCharCode(parseInt((unicode ?? hex) as string, 16));
    // A backslash before a line ending continues the line.
    if (single === undefined || /[\n\r\u2028\u2029]/.test(single)) return '';
    return ESCAPES[single] ?? single;
  });
}

/**
 * Rewrites a JSON5 string token or unquoted key as an RFC 8259 string, changing only syntax that RFC 8259 doesn't have.
 */
export function toJsonString(raw: string): string {
  const quoted = raw[0] === '"' || raw[0] === "'";
  const body = quoted ? raw.slice(1, -1) : raw;
  const inner = body.replace(
    /\\(?:x([0-9a-fA-F]{2})|\r\n|([^]))|["\u0000-\u001f]/g,
    (match, hex?: string, single?: string) => {
      if (hex !== undefined) return `\\u00${hex}`;
      if (match[0] !== '\\') return escapeUnit(match);
      if (single === undefined || /[\n\r\u2028\u2029]/.test(single)) return '';
      if ('"\\/bfnrtu'.includes(single)) return match;
      return escapeUnit(ESCAPES[single] ?? single);
    },
  );
  return `"${inner}"`;
}

/**
 * Rewrites a JSON5 number token in the grammar of RFC 8259 without changing its digits; hexadecimal becomes decimal.
 * `null` for Infinity and NaN, which JSON can't represent.
 */
export function toJsonNumber(raw: string): string | null {
  const sign = raw[0] === '-' ? '-' : '';
  const digits = raw.replace(/^[+-]/, '');
  if (digits === 'Infinity' || digits === 'NaN') return null;
  if (/^0x/i.test(digits)) return sign + BigInt(digits).toString();
  return sign + digits.replace(/^\./, '0.').replace(/\.(?!\d)/, '.0');
}

function escapeUnit(unit: string): string {
  // JSON.stringify uses the escapes of RFC 8259, and only where necessary.
  return JSON.stringify(unit).slice(1, -1);
}

/** Compares strings by code point. (UTF-16 order puts U+FFxx after the astral planes.) */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = codePointRank(a.charCodeAt(i)) - codePointRank(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Moves the surrogates after U+FFFF, so that comparing UTF-16 units results in code point order. */
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}
