// Parses JSON Web Tokens (RFC 7519) without rounding anything: header and payload stay the JSON text that was signed.
import { DecodeProblem, decodeBase64, decodeUtf8 } from '../../bytes/bytes.ts';
import { parseJson } from '../../documents/json/syntax.ts';
import { decodeString } from '../../documents/json/tokens.ts';
import { Problem } from '../../../base/problem.ts';
import { SyntaxProblem } from '../../../base/syntax-problem.ts';

export type Segment = 'header' | 'payload' | 'signature';
type JsonSegment = Exclude<Segment, 'signature'>;

export const JWT_PROBLEMS = [
  'not-three-parts',
  /** Five parts, but not the header that RFC 7516 (4.1.2) requires for them. */
  'no-encryption',
  'bad-header',
  'bad-payload',
  'bad-signature',
  'header-not-json',
  'payload-not-json',
  'header-not-object',
] as const;

export type JwtProblemCode = (typeof JWT_PROBLEMS)[number];

/** A member of the header or payload: its name, and its value as JSON text and as a value. */
export interface Claim {
  name: string;
  raw: string;
  value: unknown;
}

export interface DecodedJwt {
  /** The compact form without prefix, quotes and whitespace. */
  token: string;
  kind: 'jws' | 'jwe';
  headerText: string;
  header: Claim[];
  /** Null for JWE, whose payload is encrypted. */
  payloadText: string | null;
  /** Empty if the payload isn't a JSON object, which RFC 7515 allows for other tokens. */
  payload: Claim[];
  /** Base64url; empty for unsecured tokens. */
  signature: string;
  /** The first `=`, `+` or `/`: it can be decoded, but the Base64url of tokens has none (RFC 7515, 2). */
  loose: { part: Segment; offset: number } | null;
  notices: JwtNotice[];
}

/** Violations of the standards in a token that can still be read. */
export const JWT_NOTICES = [
  /** RFC 7519, 7.2: the payload of a JWT is an object. */
  'payload-not-object',
  /** RFC 7519, 4, and RFC 7515, 4: names must be unique, or only the last one counts. */
  'duplicate-names',
  /** RFC 7515 and 7516, 4.1.1: `alg` is required. */
  'no-algorithm',
  'not-base64url',
] as const;

export interface JwtNotice {
  code: (typeof JWT_NOTICES)[number];
  /** Names that occur more than once. */
  names?: string;
}

/**
 * Extracts a token from commonly pasted text: an `Authorization` header, quotes, line breaks, Base64 around the whole
 * token.
 */
export function tokenOf(text: string): string {
  const bare = text
    .trim()
    .replace(/^authorization\s*:\s*/i, '')
    .replace(/^bearer\s+/i, '')
    .replace(/^["'`]/, '')
    .replace(/(?<!["'`,;])["'`,;]+$/, '')
    .replace(/\s+/g, '');
  if (bare.includes('.')) return bare;
  const inner = utf8Of(bare);
  return inner !== null && /^\s*(?:bearer\s+)?[\w-]+\.[\w-]+\.[\w-]*\s*$/i.test(inner) ? tokenOf(inner) : bare;
}

function utf8Of(base64: string): string | null {
  try {
    return decodeUtf8(decodeBase64(base64).bytes).text;
  } catch (error) {
    if (error instanceof DecodeProblem) return null;
    throw error;
  }
}

/**
 * Returns the three parts of a signed token (RFC 7515), or the header of an encrypted one (RFC 7516). Throws Problem.
 */
export function decodeJwt(text: string): DecodedJwt {
  const token = tokenOf(text);
  const parts = token.split('.');
  if (parts.length !== 3 && parts.length !== 5)
    throw new Problem<JwtProblemCode>('not-three-parts', undefined, { parts: parts.length });
  const headerText = segmentText(parts[0]!, 'header');
  const header = claimsOf(headerText, 'header');
  if (header === null) throw new Problem<JwtProblemCode>('header-not-object');
  if (parts.length === 5) {
    if (!header.some(({ name }) => name === 'enc')) throw new Problem<JwtProblemCode>('no-encryption');
    const loose = looseAt({ header: parts[0]! });
    const notices = noticesOf(header, [], loose);
    return { token, kind: 'jwe', headerText, header, payloadText: null, payload: [], signature: '', loose, notices };
  }

  // RFC 7797: with "b64": false, the token contains the payload unencoded.
  const unencoded = header.some(({ name, value }) => name === 'b64' && value === false);
  const payloadText = unencoded ? parts[1]! : segmentText(parts[1]!, 'payload');
  const claims = claimsOf(payloadText, 'payload');
  const signature = parts[2]!;
  segmentBytes(signature, 'signature');
  const loose = looseAt({ header: parts[0]!, payload: unencoded ? '' : parts[1]!, signature });
  const notices = noticesOf(header, claims, loose);
  return { token, kind: 'jws', headerText, header, payloadText, payload: claims ?? [], signature, loose, notices };
}

function looseAt(segments: Partial<Record<Segment, string>>): DecodedJwt['loose'] {
  for (const [part, segment] of Object.entries(segments) as [Segment, string][]) {
    const at = segment.search(/[^\w-]/);
    if (at >= 0) return { part, offset: at + 1 };
  }
  return null;
}

function noticesOf(
  header: readonly Claim[],
  payload: readonly Claim[] | null,
  loose: DecodedJwt['loose'],
): JwtNotice[] {
  const repeated = [header, payload ?? []].flatMap((claims) => {
    const seen = new Set<string>();
    return claims.flatMap(({ name }) => (seen.size < seen.add(name).size ? [] : [name]));
  });
  const notices: JwtNotice[] = [];
  if (typeof claim(header, 'alg') !== 'string') notices.push({ code: 'no-algorithm' });
  if (payload === null) notices.push({ code: 'payload-not-object' });
  if (repeated.length > 0) notices.push({ code: 'duplicate-names', names: [...new Set(repeated)].join(', ') });
  if (loose) notices.push({ code: 'not-base64url' });
  return notices;
}

function segmentBytes(segment: string, part: Segment): Uint8Array<ArrayBuffer> {
  try {
    return decodeBase64(segment).bytes;
  } catch (error) {
    if (error instanceof DecodeProblem)
      throw new Problem<JwtProblemCode>(`bad-${part}`, undefined, { offset: error.offset + 1 });
    throw error;
  }
}

function segmentText(segment: string, part: JsonSegment): string {
  const bytes = segmentBytes(segment, part);
  try {
    return decodeUtf8(bytes).text;
  } catch (error) {
    if (error instanceof DecodeProblem) throw new Problem<JwtProblemCode>(`${part}-not-json`);
    throw error;
  }
}

/** Returns the members of a JSON object in order, including duplicates; null for other JSON. Throws Problem. */
function claimsOf(json: string, part: JsonSegment): Claim[] | null {
  try {
    const root = parseJson(json).documents[0];
    if (root?.kind !== 'object') return null;
    return root.children.map((node) => {
      const raw = json.slice(node.start, node.end);
      return {
        name: node.key ? decodeString(json.slice(node.key.start, node.key.end)) : '',
        raw,
        value: JSON.parse(raw),
      };
    });
  } catch (error) {
    if (error instanceof SyntaxProblem) throw new Problem<JwtProblemCode>(`${part}-not-json`);
    throw error;
  }
}

/** Returns the value of a claim, the last one of duplicates like JSON.parse; undefined if there is none. */
export function claim(claims: readonly Claim[], name: string): unknown {
  return claims.findLast((candidate) => candidate.name === name)?.value;
}

/** Claims that hold a NumericDate: seconds since 1970 (RFC 7519, 2; OpenID Connect Core; RFC 8693). */
export const DATE_CLAIMS: ReadonlySet<string> = new Set(['exp', 'nbf', 'iat', 'auth_time', 'updated_at', 'toe']);

export interface ClaimTime {
  /** ISO 8601, or null if the date is out of range. */
  iso: string | null;
  /** Whether the number is so large that it must be milliseconds, and is read as such. */
  milliseconds: boolean;
}

// Seconds up to the year 5138; as milliseconds the same number is March 1973.
const MILLISECONDS_FROM = 1e11;

/** Returns the time of a NumericDate; null if the value isn't a number. */
export function claimTime(value: unknown): ClaimTime | null {
  if (typeof value !== 'number') return null;
  const milliseconds = value >= MILLISECONDS_FROM;
  const time = milliseconds ? value : value * 1000;
  return { iso: Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : null, milliseconds };
}

export type Validity = 'valid' | 'expired' | 'not-yet-valid' | 'no-expiry' | 'bad-date';

export interface ValidityReport {
  validity: Validity;
  warnings: ('milliseconds' | 'issued-in-future' | 'never-valid')[];
}

/**
 * Whether the token is valid at `now` (milliseconds since 1970). At the time `exp` itself, it is already expired (RFC
 * 7519, 4.1.4).
 */
export function validityAt(payload: readonly Claim[], now: number): ValidityReport {
  const warnings: ValidityReport['warnings'] = [];
  const timeOf = (name: string) => {
    const value = claim(payload, name);
    if (value === undefined) return undefined;
    const time = claimTime(value);
    if (time?.milliseconds && !warnings.includes('milliseconds')) warnings.push('milliseconds');
    return typeof value === 'number' ? (time?.milliseconds ? value : value * 1000) : Number.NaN;
  };
  const exp = timeOf('exp');
  const nbf = timeOf('nbf');
  const iat = timeOf('iat');
  if (iat !== undefined && iat > now) warnings.push('issued-in-future');
  if (exp !== undefined && nbf !== undefined && exp <= nbf) warnings.push('never-valid');
  if ([exp, nbf, iat].some(Number.isNaN)) return { validity: 'bad-date', warnings };
  if (exp !== undefined && now >= exp) return { validity: 'expired', warnings };
  if (nbf !== undefined && now < nbf) return { validity: 'not-yet-valid', warnings };
  return { validity: exp === undefined ? 'no-expiry' : 'valid', warnings };
}
