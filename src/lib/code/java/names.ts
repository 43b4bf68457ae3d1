// Identifiers of Java (JLS 3.8, 3.9).
import { splitWords } from '../../text/letter-case.ts';

/** Keywords and literals. */
const RESERVED = new Set(
  '_ abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null'.split(
    ' ',
  ),
);

/** Words that only types can't have as their name; a field may. */
const NO_TYPE = new Set('permits record sealed var yield'.split(' '));

/** Record components can't have the same names as these methods of Object (JLS 8.10.1). */
const OBJECT_METHODS = new Set('clone finalize getClass hashCode notify notifyAll toString wait'.split(' '));

/** Types that the source of a class uses; a class with the same name would hide them. */
export const NAMED_TYPES =
  'Object String Boolean Integer Long Double List BigInteger BigDecimal OffsetDateTime LocalDateTime LocalDate Record Override Data JsonProperty SerializedName'.split(
    ' ',
  );

const IDENTIFIER = /^[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}]*$/u;

export function isJavaName(name: string): boolean {
  return IDENTIFIER.test(name) && !RESERVED.has(name);
}

export function isTypeName(name: string): boolean {
  return isJavaName(name) && !NO_TYPE.has(name);
}

function isReservedField(name: string): boolean {
  return RESERVED.has(name) || OBJECT_METHODS.has(name);
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function wordsOf(key: string): string[] {
  return splitWords(key.normalize('NFC').toWellFormed(), 'attach').map((word) =>
    word.replace(/[^\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}]/gu, ''),
  );
}

/** Whether a character can start an identifier; otherwise an underscore is added. */
function begun(name: string, fallback: string): string {
  if (name === '') return fallback;
  return /^[\p{L}\p{Nl}]/u.test(name) ? name : `_${name}`;
}

/** Returns a class name for a key: `user_id` becomes `UserId`. */
export function className(key: string): string {
  const name = wordsOf(key).map((word) => upperFirst(/^\p{Lu}+$/u.test(word) ? word.toLowerCase() : word));
  return begun(name.join(''), 'Item');
}

/**
 * Returns a field name for a key. `keep` leaves keys that are identifiers unchanged; otherwise they become camel case:
 * `user_id` becomes `userId`.
 */
export function fieldName(key: string, keep: boolean): string {
  const asIs = keep ? IDENTIFIER.test(key) : /^[a-z][A-Za-z\d]*$/.test(key);
  const words = wordsOf(key).map((word) => word.toLowerCase());
  const name = asIs ? key : begun(words.map((word, i) => (i === 0 ? word : upperFirst(word))).join(''), 'field');
  return isReservedField(name) ? `${name}_` : name;
}

/** Returns the name of the getter or setter of a field, by the JavaBeans convention. */
export function accessor(verb: 'get' | 'is' | 'set', field: string): string {
  const name = verb + upperFirst(field);
  return OBJECT_METHODS.has(name) ? `${name}_` : name;
}

/**
 * Writes a string literal in ASCII. `\u` escapes of quotes and line endings would be decoded before the literal is
 * parsed, so these are octal.
 */
export function javaString(text: string): string {
  const inner = Array.from({ length: text.length }, (_, i) => {
    const unit = text.charCodeAt(i);
    if (unit === 0x22 || unit === 0x5c) return `\\${text.charAt(i)}`;
    if (unit < 0x20 || unit === 0x7f) return `\\${unit.toString(8).padStart(3, '0')}`;
    return unit < 0x7f ? text.charAt(i) : `\\u${unit.toString(16).padStart(4, '0')}`;
  });
  return `"${inner.join('')}"`;
}
