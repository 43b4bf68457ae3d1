// Names and string literals, as the languages have them.
import { splitWords } from '../../text/letter-case.ts';

/** Splits a list of words that are written in one line. */
export const wordsIn = (line: string): ReadonlySet<string> => new Set(line.split(' '));

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of a key, without anything that no identifier may have. */
function wordsOf(key: string, ascii: boolean): string[] {
  const odd = ascii ? /[^A-Za-z\d]/g : /[^\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}]/gu;
  return splitWords(key.normalize('NFC').toWellFormed(), 'attach')
    .map((word) => word.replace(odd, ''))
    .filter((word) => word !== '');
}

/** An underscore in front of what can't begin an identifier. */
function begun(name: string, fallback: string): string {
  if (name === '') return fallback;
  return /^[\p{L}\p{Nl}]/u.test(name) ? name : `_${name}`;
}

/** `user_id` becomes `UserId`, `URL` becomes `Url`. `ascii` drops other letters. */
export function pascal(key: string, ascii = false): string {
  const words = wordsOf(key, ascii).map((word) => upperFirst(/^\p{Lu}+$/u.test(word) ? word.toLowerCase() : word));
  // A digit can't begin a name, and an underscore there is private in Dart.
  return begun(words.join(''), 'Item').replace(/^_/, ascii ? 'N' : '_');
}

/** `user_id` becomes `userId`; a key in camel case stays as it is. */
export function camel(key: string, ascii = false): string {
  if (/^[a-z][A-Za-z\d]*$/.test(key)) return key;
  const words = wordsOf(key, ascii).map((word) => word.toLowerCase());
  const name = words.map((word, at) => (at === 0 ? word : upperFirst(word))).join('');
  return begun(name, 'field').replace(/^_/, ascii ? 'n' : '_');
}

/** `userId` becomes `user_id`. */
export function snake(key: string): string {
  if (/^[a-z][a-z\d]*(?:_[a-z\d]+)*$/.test(key)) return key;
  return begun(
    wordsOf(key, false)
      .map((word) => word.toLowerCase())
      .join('_'),
    'field',
  );
}

interface LiteralStyle {
  quote: '"' | "'";
  /** Characters with an escape of their own, beside the quote and the backslash. */
  escapes: Readonly<Record<string, string>>;
  /** The escape of any other character. */
  unicode: (character: string) => string;
}

const COMMON = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` } as const;
/** An escape for each UTF-16 unit. */
const units = (character: string) =>
  Array.from({ length: character.length }, (_, at) => `\\u${hex(character.charCodeAt(at), 4)}`).join('');
const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
const codeOf = (character: string) => character.codePointAt(0) ?? 0;
const braced = (character: string) => `\\u{${codeOf(character).toString(16)}}`;

const STYLES = {
  csharp: { quote: '"', escapes: COMMON, unicode: units },
  python: {
    quote: '"',
    escapes: COMMON,
    unicode: (character) => (character.length > 1 ? `\\U${hex(codeOf(character), 8)}` : units(character)),
  },
  kotlin: { quote: '"', escapes: { ...COMMON, $: String.raw`\$` }, unicode: units },
  rust: { quote: '"', escapes: COMMON, unicode: braced },
  swift: { quote: '"', escapes: COMMON, unicode: braced },
  dart: { quote: "'", escapes: { ...COMMON, $: String.raw`\$` }, unicode: braced },
  javascript: { quote: "'", escapes: COMMON, unicode: units },
} as const satisfies Record<string, LiteralStyle>;

/** Controls, invisible characters and line separators, which would change or hide what a literal says. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Writes a string literal. A lone surrogate, which no text in UTF-8 has, becomes U+FFFD where it has no escape. */
export function literal(text: string, language: keyof typeof STYLES): string {
  const { quote, escapes, unicode }: LiteralStyle = STYLES[language];
  const whole = unicode === braced ? text.toWellFormed() : text;
  const inner = Array.from(whole, (character) => {
    if (character === quote || character === '\\') return `\\${character}`;
    const own = escapes[character];
    if (own !== undefined) return own;
    return HIDDEN.test(character) ? unicode(character) : character;
  });
  return quote + inner.join('') + quote;
}

/** A text in single quotes, where only the quote and the backslash are special. */
export const phpLiteral = (text: string): string => `'${text.replace(/['\\]/g, String.raw`\$&`)}'`;
