import { Problem } from '../../../base/problem.ts';
import { parseOneNetwork } from '../cidr/network.ts';

export interface BuiltRecord {
  name: string;
  value: string;
  /** The file of MTA-STS. */
  file?: string;
}

export const BUILD_PROBLEMS = ['bad-domain', 'bad-sender', 'bad-email', 'no-key', 'no-servers', 'bad-url'] as const;
type BuildProblem = (typeof BUILD_PROBLEMS)[number];

const fail = (code: BuildProblem, text: string): never => {
  throw new Problem<BuildProblem>(code, undefined, { text: text.slice(0, 60) });
};

const DOMAIN = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

/** The domain of an address, a URL or a name. Throws Problem. */
export function domainOf(text: string): string {
  const name = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^.*@/, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return DOMAIN.test(name) ? name : fail('bad-domain', text);
}

const MECHANISM = /^[-+~?]?(?:(?:a|mx|ptr)(?:[:/].*)?|(?:include|exists|ip4|ip6):.*|all|(?:redirect|exp)=.*)$/i;

/** A line as a mechanism: addresses and networks, domains whose senders may send, or a mechanism as it is. */
function senderOf(line: string): string {
  if (MECHANISM.test(line)) return line;
  if (/^[\da-f.:]+(?:\/\d{1,3})?$/i.test(line) && /[.:]/.test(line)) {
    const isV6 = line.includes(':');
    try {
      parseOneNetwork(line.includes('/') ? line : `${line}/${isV6 ? 128 : 32}`);
      return `${isV6 ? 'ip6' : 'ip4'}:${line}`;
    } catch {
      return fail('bad-sender', line);
    }
  }
  return DOMAIN.test(line) ? `include:${line.toLowerCase()}` : fail('bad-sender', line);
}

export function buildSpf(domain: string, senders: readonly string[], ending: string): BuiltRecord {
  const lines = senders.map((line) => line.trim()).filter((line) => line !== '');
  return { name: domain, value: ['v=spf1', ...new Set(lines.map(senderOf)), ending].join(' ') };
}

/** Addresses for reports, as URIs. Throws Problem. */
function reportsTo(text: string): string {
  const addresses = text.split(/[\s,;]+/).filter((address) => address !== '');
  return addresses
    .map((address) => {
      const plain = address.replace(/^mailto:/i, '');
      if (/^https:\/\/\S+$/.test(address)) return address;
      return /^[^\s@,;!]+@[^\s@,;!]+\.[^\s@,;!]+$/.test(plain) ? `mailto:${plain}` : fail('bad-email', address);
    })
    .join(',');
}

export interface DmarcOptions {
  policy: string;
  subdomains: string;
  reports: string;
  strict: boolean;
}

export function buildDmarc(domain: string, { policy, subdomains, reports, strict }: DmarcOptions): BuiltRecord {
  const rua = reportsTo(reports);
  const tags = ['v=DMARC1', `p=${policy}`];
  if (subdomains !== 'same') tags.push(`sp=${subdomains}`);
  if (rua !== '') tags.push(`rua=${rua}`);
  if (strict) tags.push('adkim=s', 'aspf=s');
  return { name: `_dmarc.${domain}`, value: tags.join('; ') };
}

export function buildDkim(domain: string, selector: string, key: string): BuiltRecord {
  const base64 = key.replace(/-----[^-]*-----/g, '').replace(/\s+/g, '');
  if (base64 === '' || !/^[A-Za-z\d+/]+={0,2}$/.test(base64) || key.includes('PRIVATE')) fail('no-key', '');
  const type = base64.length === 60 && base64.startsWith('MCowBQYDK2VwAyEA') ? 'ed25519' : 'rsa';
  // Ed25519 has only its 32 bytes, without the 12 bytes of the envelope around them (RFC 8463, 3).
  const bytes = type === 'ed25519' ? base64.slice(16) : base64;
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=${type}; p=${bytes}` };
}

export interface StsOptions {
  mode: string;
  servers: readonly string[];
  days: number;
  id: string;
}

export function buildSts(domain: string, { mode, servers, days, id }: StsOptions): BuiltRecord {
  const names = servers.map((name) => name.trim().toLowerCase().replace(/\.$/, '')).filter((name) => name !== '');
  if (names.length === 0 && mode !== 'none') fail('no-servers', '');
  for (const name of names) if (!DOMAIN.test(name.replace(/^\*\./, ''))) fail('bad-domain', name);
  const lines = ['version: STSv1', `mode: ${mode}`, ...names.map((name) => `mx: ${name}`), `max_age: ${days * 86_400}`];
  return { name: `_mta-sts.${domain}`, value: `v=STSv1; id=${id}`, file: `${lines.join('\n')}\n` };
}

export function buildTlsReports(domain: string, reports: string): BuiltRecord {
  const rua = reportsTo(reports);
  if (rua === '') fail('bad-email', '');
  return { name: `_smtp._tls.${domain}`, value: `v=TLSRPTv1; rua=${rua}` };
}

export function buildBimi(domain: string, logo: string, proof: string): BuiltRecord {
  for (const url of [logo, proof]) if (url.trim() !== '' && !/^https:\/\/\S+$/i.test(url.trim())) fail('bad-url', url);
  if (!/\.svg$/i.test(logo.trim())) fail('bad-url', logo);
  const own = proof.trim() === '' ? '' : `; a=${proof.trim()}`;
  return { name: `default._bimi.${domain}`, value: `v=BIMI1; l=${logo.trim()}${own}` };
}

/** A line for a zone file; texts over 255 characters in several strings. */
export function zoneLine({ name, value }: BuiltRecord): string {
  const strings = value.match(/[^]{1,255}/g) ?? [''];
  return `${name}. 3600 IN TXT ${strings.map((string) => `"${string.replace(/["\\]/g, '\\$&')}"`).join(' ')}\n`;
}
