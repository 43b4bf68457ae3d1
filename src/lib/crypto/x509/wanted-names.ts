// Names that a new certificate should have, as people type them (RFC 5280, 4.2.1.6; RFC 6125 for wildcards).
import { Problem } from '../../../base/problem.ts';
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { tlv } from '../asn1/der.ts';

export const WANTED_NAME_PROBLEMS = [
  'bad-name',
  'bad-wildcard',
  'address-range',
  'name-with-port',
  'too-many-names',
] as const;

export interface WantedName {
  type: 'DNS' | 'IP' | 'email' | 'URI';
  /** In ASCII: domains in Punycode. */
  value: string;
  /** The bytes of an address; null for other names. */
  bytes: Uint8Array<ArrayBuffer> | null;
}

const MOST_NAMES = 1000;
/** Domain names have letters, digits and hyphens, in labels of 63 characters (RFC 1034, 3.5), and 253 in all. */
const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

const hostOf = (url: string): string | null => {
  try {
    return new URL(url).hostname;
  } catch {
    return null;
  }
};

function ipv4(text: string): Uint8Array<ArrayBuffer> | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1);
  if (!parts || parts.some((part) => Number(part) > 255 || /^0\d/.test(part))) return null;
  return Uint8Array.from(parts, Number);
}

function ipv6(text: string): Uint8Array<ArrayBuffer> | null {
  const bare = /^\[(.*)\]$/.exec(text)?.[1] ?? text;
  if (!/^[\da-f:.]{2,45}$/i.test(bare) || !bare.includes(':')) return null;
  const host = hostOf(`http://[${bare}]`);
  if (host === null) return null;
  const [before = '', after] = host.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const middle = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return Uint8Array.from([...head, ...middle, ...tail].flatMap((group) => [group >> 8, group & 255]));
}

/** A domain in ASCII; null if it isn't one. */
function domain(text: string): string | null {
  const name = text.replace(/\.$/, '');
  const ascii = /^[\x21-\x7e]+$/.test(name) ? name.toLowerCase() : hostOf(`http://${name}`);
  if (ascii === null || ascii.length > 253) return null;
  const labels = ascii.split('.');
  return labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : null;
}

function dns(text: string): string | null {
  if (!text.includes('*')) return domain(text);
  // One wildcard, for the whole leftmost label, above at least two others
  const rest = /^\*\.([^*]+)$/.exec(text)?.[1];
  const base = rest === undefined ? null : domain(rest);
  if (base === null || !base.includes('.')) throw new Problem('bad-wildcard', 0, { name: text.slice(0, 60) });
  return `*.${base}`;
}

const named = (type: WantedName['type'], value: string): WantedName => ({ type, value, bytes: null });
const address = (bytes: Uint8Array<ArrayBuffer>, value: string): WantedName => ({ type: 'IP', value, bytes });

function readName(text: string): WantedName {
  const bad = new Problem('bad-name', 0, { name: text.slice(0, 60) });
  const [, prefix, rest] = /^(DNS|IP|email|URI):(.+)$/i.exec(text) ?? [];
  const value = rest ?? text;
  const type = prefix?.toLowerCase();
  if (type === undefined && /^[\d.]+\/\d+$|^[\da-f:]+:[\da-f:]*\/\d+$/i.test(value))
    throw new Problem('address-range', 0, { name: value.slice(0, 60) });
  const bytes = ipv4(value) ?? ipv6(value);
  if (bytes && (type === undefined || type === 'ip')) return address(bytes, value.replace(/[[\]]/g, ''));
  if (type === 'ip') throw bad;
  if (type === 'uri' || (type === undefined && /^[a-z][a-z\d+.-]*:\/\//i.test(value))) {
    if (!/^[a-z][a-z\d+.-]*:[\x21-\x7e]+$/i.test(value)) throw bad;
    return named('URI', value);
  }
  if (type === 'email' || (type === undefined && value.includes('@'))) {
    const [, local = '', host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(value) ?? [];
    const ascii = domain(host);
    if (ascii === null || !/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/.test(local)) throw bad;
    return named('email', `${local}@${ascii}`);
  }
  if (/^[^:]+:\d{1,5}$/.test(value))
    throw new Problem('name-with-port', 0, { name: value.replace(/:\d+$/, '').slice(0, 60) });
  const name = dns(value);
  if (name === null) throw bad;
  return named('DNS', name);
}

/** Reads names between spaces, commas or line breaks, each one once. Throws Problem with the position of a bad one. */
export function readWantedNames(text: string): WantedName[] {
  const names = new Map<string, WantedName>();
  for (const { 0: word, index } of text.matchAll(/[^\s,;]+/g)) {
    try {
      const name = readName(word);
      names.set(`${name.type}:${name.value}`, name);
    } catch (error) {
      if (error instanceof Problem) throw new Problem(error.code, index, error.params);
      throw error;
    }
    if (names.size > MOST_NAMES) throw new Problem('too-many-names', index, { most: MOST_NAMES });
  }
  return [...names.values()];
}

/** The GeneralName of a name. */
export function generalNameOf({ type, value, bytes }: WantedName): Uint8Array<ArrayBuffer> {
  if (bytes) return tlv(0x87, bytes);
  return tlv({ DNS: 0x82, email: 0x81, URI: 0x86, IP: 0x87 }[type], encodeUtf8(value));
}
