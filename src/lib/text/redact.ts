// Finds secrets and personal data in text by their format.
import { findPrivateKeys } from './private-keys.ts';
import { NAMED_SECRETS } from './secret-names.ts';
import { TOKENS } from './secret-tokens.ts';
import { isUrl } from '../../base/is-url.ts';

export const SECRET_KINDS = ['key-block', 'jwt', 'api-key', 'credential', 'email', 'card', 'ip'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/**
 * The password in the user information of a URL (RFC 3986, 3.2.1): up to the last @ of the authority. JSON may escape
 * slashes as `\/`.
 */
const URL_PASSWORD =
  /(?<=[a-z\d]):\\?\/\\?\/[^\s:/?#[\]"'<>]{0,1000}:(?:(?<secret>[^\s/?#"'<>]{1,20000})|(?<plain>[^\s/?#"<>]{1,20000}))@/dgi;

const COOKIE = String.raw`[!#$%&*+.^|~\w-]{1,200}=(?:"[^"\r\n]{0,8000}"|[^\s;"']{0,8000})`;
/** The cookies of a header, an option or a script, as a whole. */
const COOKIES = new RegExp(
  String.raw`(?<![\w-])(?:(?<set>set-)?cookie["']?[ \t]{0,4}[:=]|--cookie[ =])[ \t]{0,4}[[ "']{0,3}(?<pairs>${COOKIE}(?:;[ \t]?${COOKIE}){0,200})`,
  'dgi',
);

/** The group `secret` is hidden; without it, the whole match. */
const PATTERNS: Readonly<Record<Exclude<SecretKind, 'key-block'>, readonly RegExp[]>> = {
  jwt: [/\beyJ[\w-]{5,4000}\.[\w-]{2,8000}\.[\w-]{0,2000}/dg],
  'api-key': TOKENS,
  credential: [...NAMED_SECRETS, URL_PASSWORD],
  email: [
    /(?<![\p{L}\p{M}\p{N}_.%+-])[\p{L}\p{M}\p{N}_.%+-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}(?:xn--[a-z\d-]{2,59}|\p{L}[\p{L}\p{M}]{1,62})(?![\p{L}\p{N}])/dgiu,
  ],
  card: [/(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/dg],
  ip: [
    /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?!\.?\d)/dg,
    /(?<![\w:.])(?:[\da-f]{1,4}:|::)[\da-f:]{0,40}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f:])(?:%\w{1,20})?(?![\w:])/dgi,
  ],
};

/**
 * Whether a run of groups and colons is an address (RFC 4291). Times, hardware addresses and names such as `a::b` in
 * code aren't.
 */
function isIpAddress(text: string): boolean {
  if (!text.includes(':')) return true;
  return /\d/.test(text) && isUrl(`http://[${text.replace(/%.*/, '')}]/`);
}

/** The check digit of ISO/IEC 7812-1. */
function isCardNumber(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce(
    (total, digit, i) => total + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  );
  return sum % 10 === 0 && new Set(digits).size > 1;
}

export interface Redaction {
  kind: SecretKind;
  start: number;
  end: number;
}

/**
 * `whole`: the match is final, even if it contains something else: `p@host.example` in a URL isn't an email address.
 */
type Found = Redaction & { whole?: boolean };

/** The values of cookies. Set-Cookie has one, followed by attributes (RFC 6265, 4.1.1). */
function findCookies(text: string): Redaction[] {
  return [...text.matchAll(COOKIES)].flatMap(({ groups, indices }) => {
    const [from = 0] = indices?.groups?.['pairs'] ?? [];
    const values = [...groups!['pairs']!.matchAll(/=("[^"]+"|[^\s;"']+)/dg)].map(
      ({ indices: [, value] = [] }) => value!,
    );
    return values
      .slice(0, groups!['set'] ? 1 : undefined)
      .map(([start, end]): Redaction => ({ kind: 'credential', start: from + start, end: from + end }));
  });
}

/** Returns the positions of secrets of the given kinds, in order and without overlap; the most specific format wins. */
export function findSecrets(text: string, kinds: readonly SecretKind[]): Redaction[] {
  const secrets: Found[] = kinds.includes('credential') ? findCookies(text) : [];
  for (const kind of SECRET_KINDS) {
    if (!kinds.includes(kind)) continue;
    if (kind === 'key-block') {
      for (const span of findPrivateKeys(text)) secrets.push({ kind, ...span });
      continue;
    }
    for (const pattern of PATTERNS[kind])
      for (const match of text.matchAll(pattern)) {
        const groups = match.indices?.groups;
        const [start, end] = groups?.['secret'] ??
          groups?.['escaped'] ??
          groups?.['single'] ??
          groups?.['plain'] ?? [match.index, match.index + match[0].length];
        if (kind === 'card' && !isCardNumber(match[0])) continue;
        if (kind === 'ip' && !isIpAddress(match[0])) continue;
        secrets.push({ kind, start, end, whole: pattern === URL_PASSWORD });
      }
  }
  const rank = ({ kind, whole }: Found) => (whole ? -1 : SECRET_KINDS.indexOf(kind));
  secrets.sort((a, b) => a.start - b.start || rank(a) - rank(b) || b.end - a.end);
  const kept: Found[] = [];
  for (const secret of secrets) {
    const before = kept.at(-1);
    // A match that begins inside another one still hides text up to its own end.
    if (before && secret.start < before.end) before.end = before.whole ? before.end : Math.max(before.end, secret.end);
    else kept.push({ ...secret });
  }
  return kept;
}
