// The key of one-time passwords as entered by users: a secret in some notation, or the URI of an authenticator app.
import { Problem } from '../../../base/problem.ts';
import { type Base32Notice, decodeBase32, encodeBase32 } from '../../bytes/base32.ts';
import { encodeHex } from '../../bytes/bytes.ts';
import { readBytes } from '../../bytes/written-bytes.ts';
import type { OtpKey } from './otp.ts';
import { isOtpauth, type OtpAccount, OTPAUTH_PROBLEMS, readOtpauth } from './otpauth.ts';

const SHORT_KEY = 16; // bytes (RFC 4226, section 4, R6)

export const OTP_KEY_PROBLEMS = [
  'not-base32',
  'bad-character',
  'odd-digits',
  'lone-surrogate',
  'no-key',
  'one-account',
  'other-kind',
  ...OTPAUTH_PROBLEMS,
] as const;

interface OtpKeyNotice {
  code: Base32Notice | 'short-key' | 'uri-wins';
  params?: Record<string, number>;
}

/**
 * Returns the key and its account. The `secret` of `given` is read in the given notation, or as a URI, whose account
 * then takes precedence. The returned account has its secret in Base32. Throws Problem of `OTP_KEY_PROBLEMS`.
 */
export function readOtpKey(
  entered: OtpAccount,
  notation: 'base32' | 'hex' | 'utf8',
): { key: OtpKey; account: OtpAccount; notices: OtpKeyNotice[] } {
  const notices: OtpKeyNotice[] = [];
  const isUri = isOtpauth(entered.secret);
  const account = isUri ? accountOf(entered) : entered;
  const { algorithm, digits, period } = account;
  if (
    algorithm !== entered.algorithm ||
    digits !== entered.digits ||
    (entered.kind === 'totp' && period !== entered.period)
  )
    notices.push({ code: 'uri-wins' });
  let key: Uint8Array;
  if (isUri || notation === 'base32') {
    const decoded = decodeBase32(account.secret);
    key = decoded.bytes;
    notices.push(...decoded.notices.map((code) => ({ code })));
  } else key = readBytes(account.secret, notation);
  if (key.length === 0) throw new Problem('no-key');
  if (key.length < SHORT_KEY) notices.push({ code: 'short-key', params: { bits: key.length * 8 } });
  return { key: { key, algorithm, digits }, account: { ...account, secret: encodeBase32(key) }, notices };
}

/** Returns the only account in a URI, which must be of the requested kind. */
function accountOf({ secret, kind, account }: OtpAccount): OtpAccount {
  const [only, ...more] = readOtpauth(secret);
  if (!only || more.length > 0) throw new Problem('one-account');
  if (only.kind !== kind) throw new Problem('other-kind', undefined, { kind: only.kind.toUpperCase() });
  return { ...only, account: only.account || account };
}

/** Generates a key of 160 bits, as RFC 4226 recommends, in the selected notation. */
export function newOtpKey(random: (byteCount: number) => Uint8Array, { reading }: { reading?: unknown }): string {
  const bytes = random(20);
  return reading === 'hex' ? encodeHex(bytes) : encodeBase32(bytes);
}
