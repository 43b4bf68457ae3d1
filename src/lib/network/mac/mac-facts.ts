// Everything that an address or its beginning reveals, apart from the name of its holder.
import { bigIntOf } from '../../../base/random.ts';
import { formatAddress } from '../cidr/address.ts';
import { bytesOfDigits, eui64Of, formatMac, interfaceId, isLocal, isMulticast, macOfEui64 } from './mac.ts';
import { knownUse, slapQuadrant } from './oui/known.ts';
import type { Holder } from './oui/vendors.ts';

const REGISTRAR = 'IEEE Registration Authority';

export const MAC_FACTS = {
  /** Shown instead of a holder's name. */
  vendor: ['unknown', 'local', 'group', 'subdivided', 'private'],
  /** Who assigned the address; the quadrants of local ones by IEEE 802c. */
  administration: ['universal', 'local', 'AAI', 'ELI', 'SAI', 'reserved'],
  cast: ['unicast', 'multicast', 'broadcast'],
} as const;

/** Returns the name of a holder, or why there is none. `digits` are 6 to 16 hexadecimal digits, in uppercase. */
export function vendorOf(
  holder: Holder | null,
  digits: string,
): { name: string } | { code: (typeof MAC_FACTS.vendor)[number] } {
  if (holder?.vendor.name === REGISTRAR) return { code: 'subdivided' };
  if (holder?.vendor.name === 'Private') return { code: 'private' };
  if (holder) return { name: holder.vendor.name };
  const bytes = bytesOf(digits);
  if (isMulticast(bytes)) return { code: 'group' };
  return { code: isLocal(bytes) ? 'local' : 'unknown' };
}

const bytesOf = (digits: string) => bytesOfDigits(digits.slice(0, digits.length & ~1));
const isWhole = (digits: string) => digits.length === 12 || digits.length === 16;

/** Who administers an address, and what it addresses. */
export function macKind(digits: string) {
  const bytes = bytesOf(digits);
  const isBroadcast = /^F{12}$|^F{16}$/.test(digits);
  const administration: (typeof MAC_FACTS.administration)[number] = isLocal(bytes)
    ? (slapQuadrant(digits) ?? 'local')
    : 'universal';
  const cast: (typeof MAC_FACTS.cast)[number] = isBroadcast
    ? 'broadcast'
    : isMulticast(bytes)
      ? 'multicast'
      : 'unicast';
  return { administration, cast };
}

/** Whether phones or computers generate such addresses randomly, so that they belong to no manufacturer. */
export function looksRandom(digits: string): boolean {
  return slapQuadrant(digits) === 'AAI' && knownUse(digits) === null && isWhole(digits);
}

/**
 * Returns a complete address in every notation and length, and the addresses derived from it; all null for an
 * incomplete one.
 */
export function macForms(digits: string) {
  if (!isWhole(digits))
    return {
      colons: null,
      hyphens: null,
      dots: null,
      bare: null,
      eui64: null,
      interfaceId: null,
      linkLocal: null,
      macInside: null,
    };
  const bytes = bytesOf(digits);
  const id = interfaceId(bytes);
  const inside = digits.length === 16 ? macOfEui64(bytes) : null;
  return {
    colons: formatMac(bytes, 'colon', true),
    hyphens: formatMac(bytes, 'hyphen', true),
    dots: formatMac(bytes, 'dots'),
    bare: formatMac(bytes, 'bare', true),
    eui64: formatMac(eui64Of(bytes), 'hyphen', true),
    interfaceId: (formatMac(id, 'bare').match(/.{4}/g) ?? []).join(':'),
    linkLocal: formatAddress({ version: 6, value: (0xfe80n << 112n) | bigIntOf(id) }),
    macInside: inside && formatMac(inside, 'colon', true),
  };
}
