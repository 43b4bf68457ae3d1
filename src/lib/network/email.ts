// Email addresses (RFC 5321, RFC 6531), and addresses that large providers deliver to the same mailbox.
import { formatAddress, parseIPv4, parseIPv6 } from './cidr/address.ts';
import { Problem } from '../../base/problem.ts';
import { isUrl } from '../../base/is-url.ts';

export interface Provider {
  name: string;
  /** The canonical domain of the addresses. */
  domain: string;
  ignoresDots: boolean;
  /** The character that starts an alias of the mailbox. */
  separator: '+' | '-';
}

const PLUS: Readonly<Record<string, string>> = {
  Microsoft:
    'outlook.com hotmail.com live.com msn.com outlook.de outlook.fr hotmail.co.uk hotmail.fr hotmail.de live.co.uk live.fr',
  iCloud: 'icloud.com me.com mac.com',
  Proton: 'proton.me protonmail.com pm.me',
  Fastmail: 'fastmail.com fastmail.fm',
  Zoho: 'zoho.com zohomail.com',
};
// Yahoo's disposable addresses consist of a base name, a hyphen and a keyword; no other addresses there contain a
// hyphen. The base name may differ from that of the account, but all its addresses belong to one person.
const YAHOO = 'yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca yahoo.in ymail.com rocketmail.com';
const GMAIL: Provider = { name: 'Gmail', domain: 'gmail.com', ignoresDots: true, separator: '+' };

const PROVIDERS = new Map<string, Provider>([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ...Object.entries(PLUS).flatMap(([name, domains]) => domains.split(' ').map((domain) => entry(name, domain, '+'))),
  ...YAHOO.split(' ').map((domain) => entry('Yahoo', domain, '-')),
]);

function entry(name: string, domain: string, separator: '+' | '-'): [string, Provider] {
  return [domain, { name, domain, ignoresDots: false, separator }];
}

export interface EmailAddress {
  /** As written, including quotes. */
  local: string;
  /** In lowercase, in Punycode if necessary; or the shortest form of an address literal. */
  domain: string;
}

const ATOMS = /^[^\s"(),:;<>@[\\\]\p{C}]+$/u;
const QUOTED = /^"(?:[^"\\\p{C}]|\\[^\p{C}])*"$/u;
const DOMAIN = /^[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+$/u;

/** Parses an address, alone or as `Name <address>` or `mailto:address`; null for anything else. */
export function parseEmail(text: string): EmailAddress | null {
  const bracket = /<([^<>]*)>\s*$/.exec(text);
  const address = (bracket?.[1] ?? text)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/s, '');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const host = address.slice(at + 1).replace(/\.$/, '');
  const isAtoms = ATOMS.test(local) && !/^\.|\.\.|\.$/.test(local);
  if (at < 1 || !local.isWellFormed() || (!isAtoms && !QUOTED.test(local))) return null;
  if (new TextEncoder().encode(local).length > 64 || host.length > 255) return null;
  if (host.startsWith('[')) {
    const literal = addressLiteral(host);
    return literal === null ? null : { local, domain: literal };
  }
  if (!DOMAIN.test(host)) return null;
  // A numeric last label would make the host an IPv4 address.
  if (/\.\d+$/.test(host) || !isUrl(`http://${host}`)) return null;
  const domain = new URL(`http://${host}`).hostname;
  return domain.split('.').some((label) => label.length > 63 || /^-|-$/.test(label)) ? null : { local, domain };
}

/**
 * Returns the canonical spelling of `[192.0.2.1]` or `[IPv6:2001:db8::1]` (RFC 5321, 4.1.3); null for anything else.
 */
function addressLiteral(host: string): string | null {
  const [, tag, inside = ''] = /^\[(IPv6:)?([\da-f:.]+)\]$/i.exec(host) ?? [];
  try {
    return tag ? `[IPv6:${formatAddress(parseIPv6(inside))}]` : `[${formatAddress(parseIPv4(inside))}]`;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

export interface NormalOptions {
  lowercase: boolean;
  /** Whether provider-specific aliases are removed. */
  providers: boolean;
}

/** Returns the address of the mailbox that an address reaches. */
export function normalEmail(
  { local, domain }: EmailAddress,
  { lowercase, providers }: NormalOptions,
): { address: string; provider: string | null } {
  const provider = providers && !local.startsWith('"') ? PROVIDERS.get(domain) : undefined;
  let name = lowercase || provider ? local.toLowerCase() : local;
  if (provider) {
    const alias = name.indexOf(provider.separator, 1);
    // `a.` alone isn't an address.
    if (alias > 0 && (provider.ignoresDots || name[alias - 1] !== '.')) name = name.slice(0, alias);
    if (provider.ignoresDots) name = name.replaceAll('.', '') || name;
  }
  return { address: `${name}@${provider?.domain ?? domain}`, provider: provider?.name ?? null };
}

/** Splits a line at commas and semicolons outside quotes and angle brackets. */
export function entriesOf(line: string): string[] {
  const entries = line.match(/(?:"(?:[^"\\]|\\.)*"|<[^>]*>|[^,;])+/gs) ?? [];
  return entries.map((item) => item.trim()).filter((item) => item !== '');
}
