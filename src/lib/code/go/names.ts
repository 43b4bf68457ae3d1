// Identifiers of Go (The Go Programming Language Specification, "Identifiers").
import { Problem } from '../../../base/problem.ts';
import { splitWords } from '../../text/letter-case.ts';

const KEYWORDS = new Set(
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var'.split(
    ' ',
  ),
);

/** Predeclared names, and those of the functions that a package starts with. */
const PREDECLARED = new Set(
  'any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr true false iota nil append cap clear close complex copy delete imag len make max min new panic print println real recover init main'.split(
    ' ',
  ),
);

/** Words that Go always writes in uppercase (the list of golint). */
const INITIALISMS = new Set(
  'ACL API ASCII CPU CSS DNS EOF GUID HTML HTTP HTTPS ID IP JSON LHS QPS RAM RHS RPC SLA SMTP SQL SSH TCP TLS TTL UDP UI UID UUID URI URL UTF8 VM XML XMPP XSRF XSS'.split(
    ' ',
  ),
);

const IDENTIFIER = /^[\p{L}_][\p{L}\p{Nd}_]*$/u;

export function isPackageName(name: string): boolean {
  return IDENTIFIER.test(name) && name !== '_' && !KEYWORDS.has(name);
}

/** Whether a type can have this name without hiding a name used by other types. */
export function isTypeName(name: string): boolean {
  return isPackageName(name) && !PREDECLARED.has(name);
}

function goWord(word: string): string {
  const upper = word.toUpperCase();
  if (INITIALISMS.has(upper)) return upper;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Returns an exported identifier for a key: `user_id` becomes `UserID`. If no uppercase letter can start it, it gets
 * the prefix `X`, as the Go FAQ suggests.
 */
export function exportedName(key: string): string {
  const text = key.normalize('NFC').toWellFormed();
  // SOURCE_CODE is two words in uppercase, not two initialisms.
  const shouted = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(text) && !/\p{Ll}/u.test(text);
  const name = splitWords(shouted ? text.toLowerCase() : text, 'attach')
    .map(goWord)
    .join('')
    .replace(/[^\p{L}\p{Nd}]/gu, '');
  if (name === '') return 'Field';
  return /^\p{Lu}/u.test(name) ? name : `X${name}`;
}

/**
 * Whether encoding/json can find this key by a tag. Its `isValidTag` accepts letters, digits and these characters; `-`
 * needs a comma after it.
 */
export function isTaggable(key: string): boolean {
  return /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(key);
}

/** Parses the keys of struct tags, such as `json, yaml`, without duplicates. Throws Problem `bad-tag`. */
export function readTagKeys(text: string): string[] {
  const keys = text.split(/[\s,]+/).filter((key) => key !== '');
  const odd = keys.find((key) => !/^[A-Za-z_][\w.-]*$/.test(key));
  if (odd !== undefined) throw new Problem('bad-tag', undefined, { found: odd });
  return [...new Set(keys)];
}
