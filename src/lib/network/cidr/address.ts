import { Problem } from '../../../base/problem.ts';

/** An IPv4 or IPv6 address as a number. */
export interface Address {
  version: 4 | 6;
  value: bigint;
}

/** Why a text isn't an address. */
export const ADDRESS_PROBLEMS = [
  'not-an-address',
  'ipv4-part-count',
  'ipv4-empty-part',
  'ipv4-leading-zero',
  'ipv4-not-decimal',
  'ipv4-part-above-255',
  'ipv6-bad-group',
  'ipv6-group-too-long',
  'ipv6-group-count',
  'ipv6-two-gaps',
  'ipv6-zone',
] as const;

type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];

export const BITS = { 4: 32, 6: 128 } as const;

function problem(code: AddressProblem, offset: number, params: Problem['params'] = {}): Problem {
  return new Problem(code, offset, params);
}

/**
 * Reads exactly four decimal parts. Leading zeros are rejected because programs disagree on whether `010` means 8 or 10
 * (RFC 6943 §3.1.1); so are hexadecimal and shorter forms.
 */
export function parseIPv4(text: string, offset = 0): Address {
  const parts = text.split('.');
  let value = 0n;
  let at = offset;
  for (const part of parts) {
    if (part === '' && parts.length > 1) throw problem('ipv4-empty-part', at);
    if (!/^[0-9]+$/.test(part)) throw problem(parts.length > 1 ? 'ipv4-not-decimal' : 'not-an-address', at, { part });
    if (part.length > 1 && part.startsWith('0'))
      throw problem('ipv4-leading-zero', at, { part, decimal: part.replace(/^0+(?=.)/, '') });
    if (part.length > 3 || Number(part) > 255) throw problem('ipv4-part-above-255', at, { part });
    value = (value << 8n) | BigInt(part);
    at += part.length + 1;
  }
  if (parts.length !== 4) throw problem('ipv4-part-count', offset, { count: parts.length });
  return { version: 4, value };
}

/**
 * Reads the text forms of RFC 4291 §2.2: eight groups, one `::`, an IPv4 tail. Zone ids (RFC 4007) name an interface,
 * not a network, and are rejected.
 */
export function parseIPv6(text: string, offset = 0): Address {
  const zone = text.indexOf('%');
  if (zone >= 0) throw problem('ipv6-zone', offset + zone, { zone: text.slice(zone + 1) });
  const gap = text.indexOf('::');
  const second = gap < 0 ? -1 : text.indexOf('::', gap + 1);
  if (second >= 0) throw problem('ipv6-two-gaps', offset + second);

  const readGroups = (part: string, start: number, isTail: boolean): bigint[] => {
    if (part === '') return [];
    const groups: bigint[] = [];
    const pieces = part.split(':');
    let at = offset + start;
    for (const [i, piece] of pieces.entries()) {
      if (isTail && i === pieces.length - 1 && piece.includes('.')) {
        const { value } = parseIPv4(piece, at);
        groups.push(value >> 16n, value & 0xffffn);
      } else {
        if (!/^[0-9a-f]+$/i.test(piece)) throw problem('ipv6-bad-group', at, { group: piece });
        if (piece.length > 4) throw problem('ipv6-group-too-long', at, { group: piece });
        groups.push(BigInt(`0x${piece}`));
      }
      at += piece.length + 1;
    }
    return groups;
  };

  const head = readGroups(gap < 0 ? text : text.slice(0, gap), 0, gap < 0);
  const tail = gap < 0 ? [] : readGroups(text.slice(gap + 2), gap + 2, true);
  const count = head.length + tail.length;
  // "::" represents at least one group (RFC 4291 §2.2).
  if (gap < 0 ? count !== 8 : count > 7) throw problem('ipv6-group-count', offset, { count });
  const groups = [...head, ...Array<bigint>(8 - count).fill(0n), ...tail];
  return { version: 6, value: groups.reduce((value, group) => (value << 16n) | group, 0n) };
}

/**
 * Reads either version. Throws `Problem` of ADDRESS_PROBLEMS, with positions starting at `offset`. Brackets of a URL
 * (`[::1]`) aren't part of an address.
 */
export function parseAddress(text: string, offset = 0): Address {
  if (text.trim() === '') throw problem('not-an-address', offset, { part: text });
  return text.includes(':') ? parseIPv6(text, offset) : parseIPv4(text, offset);
}

function groupsOf(value: bigint): string[] {
  return Array.from({ length: 8 }, (_, i) => ((value >> BigInt(112 - 16 * i)) & 0xffffn).toString(16));
}

export function formatIPv4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
}

/**
 * Writes canonical text: RFC 5952 for IPv6 (lowercase, `::` for the longest run of zeros, the first of equally long
 * ones, never a single group; IPv4-mapped with a dotted tail).
 */
export function formatAddress({ version, value }: Address): string {
  if (version === 4) return formatIPv4(value);
  if (value >> 32n === 0xffffn) return `::ffff:${formatIPv4(value & 0xffffffffn)}`;
  const groups = groupsOf(value);
  let start = 0;
  let longest = 1;
  for (let i = 0, run = 0; i < 8; i += 1) {
    run = groups[i] === '0' ? run + 1 : 0;
    if (run > longest) {
      longest = run;
      start = i - run + 1;
    }
  }
  if (longest === 1) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + longest).join(':')}`;
}

/** Writes all digits: `10.0.0.1` stays, IPv6 gets eight groups of four. */
export function formatExpanded({ version, value }: Address): string {
  if (version === 4) return formatIPv4(value);
  return groupsOf(value)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}

/** Writes the bits in the grouping of the address text: four octets, or eight groups of 16. */
export function formatBinary({ version, value }: Address): string {
  const bits = value.toString(2).padStart(BITS[version], '0');
  return version === 4 ? bits.match(/.{8}/g)!.join('.') : bits.match(/.{16}/g)!.join(':');
}
