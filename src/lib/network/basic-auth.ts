// The Basic scheme of HTTP authentication (RFC 7617): `Basic` and the Base64 of `user-id:password`.
import { decodeBase64, decodeUtf8, DecodeProblem, encodeBase64, encodeUtf8 } from '../bytes/bytes.ts';
import { visibleCharacter } from '../../base/position.ts';
import { Problem } from '../../base/problem.ts';

export type BasicAuthProblemCode = 'colon' | 'control' | 'not-latin-1' | 'not-basic' | 'no-colon' | 'no-credentials';

/** How the characters of user and password are encoded. UTF-8 unless the server is older (RFC 7617 section 2.1). */
export type BasicCharset = 'utf-8' | 'latin-1';

/** Control characters of ASCII, which RFC 7617 section 2 forbids in both parts. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\0-\x1f\x7f]/;

/** The offset of the first control character is reported (RFC 7617 section 2). Throws Problem. */
export function checkPart(text: string): void {
  const at = text.search(CONTROL);
  if (at >= 0) throw new Problem<BasicAuthProblemCode>('control', at, { found: visibleCharacter(text, at) });
}

/** Validates a user-id: no control characters and no colon, since the first colon ends it. Throws Problem. */
export function checkUser(user: string): void {
  checkPart(user);
  const colon = user.indexOf(':');
  if (colon >= 0) throw new Problem<BasicAuthProblemCode>('colon', colon);
}

/** Returns the bytes of one part. Throws Problem (`not-latin-1`, `lone-surrogate`). */
export function partBytes(text: string, charset: BasicCharset): Uint8Array {
  if (charset === 'utf-8') return encodeUtf8(text);
  const at = text.search(/[^\0-\xff]/);
  if (at >= 0) throw new Problem<BasicAuthProblemCode>('not-latin-1', at, { found: visibleCharacter(text, at) });
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Returns the value of the header field, `Basic …`. */
export function basicValue(user: Uint8Array, password: Uint8Array): string {
  const bytes = new Uint8Array(user.length + 1 + password.length);
  bytes.set(user);
  bytes[user.length] = 0x3a;
  bytes.set(password, user.length + 1);
  return `Basic ${encodeBase64(bytes)}`;
}

export interface BasicCredentials {
  user: string;
  password: string;
  charset: BasicCharset;
}

// A header as in a request, a curl option or a line of code: text before the scheme isn't part of it.
const HEADER = /^(?:(?:-H|--header)[ =]?)?\s*["'`]?(?:(?:proxy-)?authorization["'`]?\s*[:=,]\s*["'`]?)?\s*/i;
const SCHEME = /^([!#$%&'*+.^_`|~\w-]+)[ \t]+/;

/**
 * Returns the user and password of a header line, its value or the bare Base64. Bytes that aren't valid UTF-8 are read
 * as ISO 8859-1. Throws Problem.
 */
export function readBasic(text: string): BasicCredentials {
  const start = HEADER.exec(text)?.[0].length ?? 0;
  const scheme = SCHEME.exec(text.slice(start));
  if (scheme && scheme[1]!.toLowerCase() !== 'basic') {
    throw new Problem<BasicAuthProblemCode>('not-basic', start);
  }
  const from = start + (scheme?.[0].length ?? 0);
  const token = text.slice(from).replace(/["'`),;\s]*$/, '');
  if (token === '' || /^basic$/i.test(token)) throw new Problem<BasicAuthProblemCode>('no-credentials', from);
  const { bytes } = decodeAt(token, from);
  const { text: pair, charset } = decodeText(bytes);
  const colon = pair.indexOf(':');
  if (colon < 0) throw new Problem<BasicAuthProblemCode>('no-colon', from);
  return { user: pair.slice(0, colon), password: pair.slice(colon + 1), charset };
}

function decodeAt(token: string, from: number): { bytes: Uint8Array } {
  try {
    return decodeBase64(token);
  } catch (error) {
    if (error instanceof DecodeProblem) throw new DecodeProblem(error.code, from + error.offset, error.params);
    throw error;
  }
}

function decodeText(bytes: Uint8Array): { text: string; charset: BasicCharset } {
  try {
    // Here, a byte order mark is part of the user-id.
    const { text, bom } = decodeUtf8(bytes);
    return { text: bom ? `\ufeff${text}` : text, charset: 'utf-8' };
  } catch (error) {
    if (!(error instanceof DecodeProblem)) throw error;
    return { text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''), charset: 'latin-1' };
  }
}
