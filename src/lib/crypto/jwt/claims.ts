// Header parameters and claims registered with IANA, and the meaning of algorithm names.
import { claimTime } from './jwt.ts';

/** JOSE header parameters (RFC 7515, 7516, 7518, 7797) and JWT claims of the IANA registry. */
export const KNOWN_CLAIMS = [
  'typ',
  'alg',
  'cty',
  'crit',
  'kid',
  'jku',
  'jwk',
  'x5u',
  'x5c',
  'x5t',
  'x5t#S256',
  'b64',
  'enc',
  'zip',
  'epk',
  'apu',
  'apv',
  'iv',
  'tag',
  'p2s',
  'p2c',
  'iss',
  'sub',
  'aud',
  'exp',
  'nbf',
  'iat',
  'jti',
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'profile',
  'picture',
  'website',
  'email',
  'email_verified',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'phone_number',
  'phone_number_verified',
  'address',
  'updated_at',
  'azp',
  'nonce',
  'auth_time',
  'at_hash',
  'c_hash',
  'acr',
  'amr',
  'sub_jwk',
  'cnf',
  'sip_from_tag',
  'sip_date',
  'sip_callid',
  'sip_cseq_num',
  'sip_via_branch',
  'orig',
  'dest',
  'mky',
  'events',
  'toe',
  'txn',
  'rph',
  'sid',
  'vot',
  'vtm',
  'attest',
  'origid',
  'act',
  'scope',
  'client_id',
  'may_act',
  'jcard',
  'at_use_nbr',
  'div',
  'opt',
  'vc',
  'vp',
  'sph',
  'ace_profile',
  'cnonce',
  'exi',
  'roles',
  'groups',
  'entitlements',
  'token_introspection',
] as const;

export type KnownClaim = (typeof KNOWN_CLAIMS)[number];

export function isKnownClaim(name: string): name is KnownClaim {
  return KNOWN_CLAIMS.some((claim) => claim === name);
}

const STEPS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Returns how far a time claim is away, such as "3 years ago"; null for a value that isn't a time. */
export function claimDistance(value: unknown, now: number, locale: string): string | null {
  const iso = claimTime(value)?.iso;
  if (!iso) return null;
  const seconds = (Date.parse(iso) - now) / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? STEPS[5];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/**
 * Returns a NumericDate in UTC, and its distance from `now` (milliseconds since 1970) in words of a locale; null if it
 * isn't a valid date.
 */
export function claimMoment(value: unknown, now: number, locale: string): string | null {
  const iso = claimTime(value)?.iso;
  return iso ? `${iso} (${claimDistance(value, now, locale)})` : null;
}

export interface AlgorithmMeaning {
  family: 'hmac' | 'rsa' | 'pss' | 'ecdsa' | 'eddsa' | 'none';
  /** The size of SHA-2 in bits; 0 if the algorithm determines it. */
  hash: number;
}

const FAMILIES = { HS: 'hmac', RS: 'rsa', PS: 'pss', ES: 'ecdsa' } as const;

/** Returns the meaning of the `alg` of a signed token (RFC 7518, 3.1; RFC 8037), or null for an unknown name. */
export function algorithmMeaning(alg: unknown): AlgorithmMeaning | null {
  if (alg === 'none') return { family: 'none', hash: 0 };
  if (alg === 'EdDSA' || alg === 'Ed25519') return { family: 'eddsa', hash: 0 };
  const match = typeof alg === 'string' ? /^(HS|RS|PS|ES)(256|384|512)$/.exec(alg) : null;
  return match ? { family: FAMILIES[match[1] as keyof typeof FAMILIES], hash: Number(match[2]) } : null;
}
