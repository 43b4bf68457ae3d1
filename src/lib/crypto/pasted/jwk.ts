// JSON Web Keys (RFC 7517) wherever they are in a text: alone, in a set, a list or a document, as a string, or in code.
import { decodeBase64, DecodeProblem } from '../../bytes/bytes.ts';

/** A key as an object of strings; other members aren't read. */
export type Jwk = Readonly<Record<string, unknown>> & { readonly kty: string };

const MOST_KEYS = 1000;

const isJwk = (value: unknown): value is Jwk =>
  typeof value === 'object' && value !== null && 'kty' in value && typeof value.kty === 'string';

/** A text in Base64 that starts with a brace or bracket. */
function decoded(text: string): string {
  const trimmed = text.trim();
  if (!/^(?:ey|ew|W3|Ww)[\w+/\s-]+={0,2}$/.test(trimmed)) return text;
  try {
    return new TextDecoder().decode(decodeBase64(trimmed).bytes);
  } catch (error) {
    if (error instanceof DecodeProblem) return text;
    throw error;
  }
}

/** Reads the members of an object as JSON, otherwise as JavaScript writes them. */
function membersOf(object: string): unknown {
  try {
    return JSON.parse(object) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const members = object.matchAll(/(?:^|[{,\s])["']?([a-z_\d#]{1,10})["']?\s*:\s*["']([^"'\\]*)["']/gi);
    return Object.fromEntries(Array.from(members, ({ 1: name = '', 2: value = '' }) => [name, value]));
  }
}

/** Returns all keys of a text. */
export function findJwks(text: string): Jwk[] {
  const plain = decoded(text);
  if (!plain.includes('kty')) return [];
  const unescaped = plain.replace(/(?<!\\)\\+(?=["'/])/g, '').replace(/(?<!\\)\\+[rn]/g, ' ');
  const objects = Array.from(unescaped.matchAll(/\{[^{}]*\}/g), ([object]) => object);
  return objects.slice(0, MOST_KEYS).map(membersOf).filter(isJwk);
}
