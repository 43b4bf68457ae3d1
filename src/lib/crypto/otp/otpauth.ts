// The key URI of authenticator apps (otpauth://), and the URI that one of them uses to export its accounts.
import { decodeBase32, encodeBase32 } from '../../bytes/base32.ts';
import { decodeBase64 } from '../../bytes/bytes.ts';
import { type OtpAlgorithm, type OtpDigits, STEAM_LENGTH } from './otp.ts';
import { encodePercent } from '../../bytes/percent-encoding.ts';
import { Problem } from '../../../base/problem.ts';
import { parsePayload } from '../../pictures/qr-payload/parse.ts';
import type { PartName } from '../../pictures/qr-payload/payload.ts';
import { isUrl } from '../../../base/is-url.ts';

export interface OtpAccount {
  kind: 'totp' | 'hotp';
  issuer: string;
  account: string;
  /** Base32, as written. */
  secret: string;
  algorithm: OtpAlgorithm;
  digits: OtpDigits;
  period: number;
  counter: number;
}

export const OTPAUTH_PROBLEMS = ['not-otpauth', 'bad-parameter', 'no-secret', 'bad-migration'] as const;
type OtpauthProblem = (typeof OTPAUTH_PROBLEMS)[number];

const URI_ALGORITHMS: Readonly<Record<OtpAlgorithm, string>> = {
  'sha-1': 'SHA1',
  'sha-256': 'SHA256',
  'sha-512': 'SHA512',
};
export const MAX_PERIOD = 86_400;

/** Some apps hand over the key of Steam alone. */
const STEAM_KEY = /^\s*steam:\/\/([A-Z2-7 ]{16,}=*)\/?\s*$/i;

export const isOtpauth = (text: string): boolean => /^\s*otpauth(?:-migration)?:/i.test(text) || STEAM_KEY.test(text);

/** A key as one word, which a URI can have. */
const asOneWord = (secret: string) => secret.replace(/[\s-]|=+\s*$/g, '').toUpperCase();

/** Returns the URI with all its parameters, so that no app has to guess. Throws DecodeProblem for a lone surrogate. */
export function writeOtpauth({
  kind,
  issuer,
  account,
  secret,
  algorithm,
  digits,
  period,
  counter,
}: OtpAccount): string {
  const escaped = (text: string) => encodePercent(text, 'strict');
  const label = issuer === '' ? escaped(account) : `${escaped(issuer)}:${escaped(account)}`;
  const parameters = [
    `secret=${asOneWord(secret)}`,
    ...(issuer === '' ? [] : [`issuer=${escaped(issuer)}`]),
    `algorithm=${URI_ALGORITHMS[algorithm]}`,
    `digits=${digits === 'steam' ? STEAM_LENGTH : digits}`,
    kind === 'totp' ? `period=${period}` : `counter=${counter}`,
    ...(digits === 'steam' ? ['encoder=steam'] : []),
  ];
  return `otpauth://${kind}/${label}?${parameters.join('&')}`;
}

/** Returns the accounts in one URI of either kind, which begins at `start` of a text. Throws Problem. */
export function readOtpauth(uri: string, start = 0): OtpAccount[] {
  const key = STEAM_KEY.exec(uri)?.[1];
  const text = key ? `otpauth://steam/Steam:?secret=${key}` : uri.trim();
  if (/^otpauth-migration:/i.test(text)) return readMigration(text);
  return [checked(readOne(text), uri, start)];
}

const problem = (code: OtpauthProblem, params: Record<string, string> = {}) => new Problem(code, undefined, params);

function readOne(uri: string): OtpAccount {
  const payload = parsePayload(uri);
  if (payload.kind !== 'otp') throw problem('not-otpauth');
  const part = (name: PartName): string => payload.parts.find((each) => each.name === name)?.value ?? '';
  const type = part('otpType').toLowerCase();
  const kind = type === 'steam' ? 'totp' : type;
  if (kind !== 'totp' && kind !== 'hotp') throw problem('bad-parameter', { name: 'type', value: kind });
  const whole = (name: 'digits' | 'period' | 'counter', initial: number, least: number, most: number): number => {
    const value = part(name);
    if (value === '') return initial;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) throw problem('bad-parameter', { name, value });
    return number;
  };
  const written = part('algorithm');
  const plain = written.toUpperCase().replace(/^HMAC-?|-/g, '');
  const algorithm = (Object.keys(URI_ALGORITHMS) as OtpAlgorithm[]).find((id) => URI_ALGORITHMS[id] === plain);
  if (algorithm === undefined && written !== '') throw problem('bad-parameter', { name: 'algorithm', value: written });
  const secret = part('secret');
  // the same codes by their names in several apps
  const isSteam =
    [type, part('encoder').toLowerCase()].includes('steam') ||
    (['', String(STEAM_LENGTH)].includes(part('digits')) && part('issuer').toLowerCase() === 'steam');
  if (secret === '') throw problem('no-secret');
  return {
    kind,
    issuer: part('issuer'),
    account: part('account'),
    secret,
    algorithm: algorithm ?? 'sha-1',
    digits: isSteam ? 'steam' : (whole('digits', 6, 6, 8) as OtpDigits),
    period: whole('period', 30, 1, MAX_PERIOD),
    counter: whole('counter', 0, 0, Number.MAX_SAFE_INTEGER),
  };
}

/**
 * A negative int32 is encoded with 64 sign-extended bits, in groups of seven: the batch id of every second export is
 * one.
 */
const MAX_VARINT_BYTES = 10;
/** Number of bytes of a value by its wire type: 64 and 32 bits. No field that is read here uses them. */
const FIXED_SIZES: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/**
 * Parses a Protocol Buffers message: fields by number, each a number or bytes. Numbers beyond 2^53 are rounded; fields
 * of fixed size are skipped, as readers do with fields added in later versions.
 */
function* fieldsOf(bytes: Uint8Array): Generator<readonly [field: number, value: number | Uint8Array]> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let i = 0; i < MAX_VARINT_BYTES; i++) {
      const byte = bytes[at++];
      if (byte === undefined) break;
      value += (byte & 127) * 128 ** i;
      if (byte < 128) return value;
    }
    throw problem('bad-migration');
  };
  while (at < bytes.length) {
    const tag = varint();
    const type = tag % 8;
    const fixed = FIXED_SIZES[type];
    if (fixed !== undefined) {
      at += fixed;
      if (at > bytes.length) throw problem('bad-migration');
      continue;
    }
    const value = varint(); // a number, or the number of bytes that follow
    if (type === 2) {
      if (at + value > bytes.length) throw problem('bad-migration');
      yield [Math.floor(tag / 8), bytes.subarray(at, at + value)];
      at += value;
    } else if (type === 0) yield [Math.floor(tag / 8), value];
    else throw problem('bad-migration');
  }
}

function readMigration(uri: string): OtpAccount[] {
  const data = isUrl(uri) ? new URL(uri).searchParams.get('data') : null;
  if (!data) throw problem('bad-migration');
  // an unescaped + has become a space
  const base64 = data.replaceAll(' ', '+');
  if (!/^[\w+/-]+=*$/.test(base64) || base64.replace(/=+$/, '').length % 4 === 1 || !/^[^=]*={0,2}$/.test(base64))
    throw problem('bad-migration');
  const accounts: OtpAccount[] = [];
  for (const [field, value] of fieldsOf(decodeBase64(base64.replace(/=+$/, '')).bytes)) {
    if (field === 1 && typeof value !== 'number') accounts.push(migrated(value));
  }
  return accounts;
}

const NAMED: Readonly<Record<number, 'account' | 'issuer'>> = { 2: 'account', 3: 'issuer' };

function migrated(bytes: Uint8Array): OtpAccount {
  const account: OtpAccount = {
    kind: 'totp',
    issuer: '',
    account: '',
    secret: '',
    algorithm: 'sha-1',
    digits: 6,
    period: 30,
    counter: 0,
  };
  for (const [field, value] of fieldsOf(bytes)) {
    if (typeof value !== 'number') {
      const name = NAMED[field];
      if (field === 1) account.secret = encodeBase32(value);
      else if (name) account[name] = new TextDecoder().decode(value);
    } else if (field === 4) {
      const algorithm = (['sha-1', 'sha-1', 'sha-256', 'sha-512'] as const)[value];
      if (!algorithm) throw problem('bad-parameter', { name: 'algorithm', value: value === 4 ? 'MD5' : String(value) });
      account.algorithm = algorithm;
    } else if (field === 5) account.digits = value === 2 ? 8 : 6;
    else if (field === 6) account.kind = value === 1 ? 'hotp' : 'totp';
    else if (field === 7) account.counter = Math.min(value, Number.MAX_SAFE_INTEGER);
  }
  const prefix = `${account.issuer}:`;
  if (account.issuer !== '' && account.account.startsWith(prefix))
    account.account = account.account.slice(prefix.length).trim();
  return account;
}

/** Returns an account with a key that an app can read. Throws Problem `not-base32` where the line has another letter. */
function checked(account: OtpAccount, line: string, start: number): OtpAccount {
  try {
    decodeBase32(account.secret);
  } catch (error) {
    if (!(error instanceof Problem) || error.offset === undefined) throw error;
    throw new Problem(error.code, start + Math.max(line.indexOf(account.secret), 0) + error.offset, error.params);
  }
  return { ...account, secret: asOneWord(account.secret) };
}

/**
 * Returns the accounts of all lines, each with its complete URI; the period for TOTP and the counter for HOTP only.
 * Throws Problem.
 */
export function readOtpauthLines(text: string) {
  const accounts = [...text.matchAll(/[^\r\n]*\S[^\r\n]*/g)].flatMap(({ 0: line, index }) => readOtpauth(line, index));
  return accounts.map((account) => ({
    ...account,
    kind: account.digits === 'steam' ? 'steam' : account.kind,
    digits: account.digits === 'steam' ? STEAM_LENGTH : account.digits,
    period: account.kind === 'totp' ? account.period : null,
    counter: account.kind === 'hotp' ? account.counter : null,
    uri: writeOtpauth({ ...account, account: account.account.toWellFormed() }),
  }));
}
