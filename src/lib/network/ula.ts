// Unique local IPv6 addresses (RFC 4193).
import { sha1 } from '@noble/hashes/legacy.js';
import { eui64Of } from './mac/mac.ts';
import { bigIntOf, type RandomBytes } from '../../base/random.ts';

// Seconds from 1900, where NTP begins, to 1970.
const NTP_OFFSET = 2_208_988_800n;

/** Returns 40 random bits, as RFC 4193 §3.2.1 requires: an identifier that is very likely unique. */
export function randomGlobalId(random: RandomBytes): bigint {
  return bigIntOf(random(5));
}

/**
 * The sample algorithm of RFC 4193 §3.2.2: the last 40 bits of SHA-1 over the 64-bit NTP time and the EUI-64 of a
 * network card. `now` is in milliseconds since 1970; the EUI-64 has FF-FE in the middle of the MAC and no inverted bit.
 */
export function globalIdOf(mac: Uint8Array, now: number): bigint {
  const ms = BigInt(Math.trunc(now));
  const seconds = BigInt.asUintN(32, ms / 1000n + NTP_OFFSET);
  const fraction = ((ms % 1000n) << 32n) / 1000n;
  const time = Uint8Array.from({ length: 8 }, (_, i) =>
    Number((((seconds << 32n) | fraction) >> BigInt(56 - 8 * i)) & 0xffn),
  );
  return bigIntOf(sha1(Uint8Array.of(...time, ...eui64Of(mac))).subarray(15));
}

/** Returns the first address of the /48 for a global ID: FD, 40 bits, zeros. */
export function ulaPrefix(globalId: bigint): bigint {
  return (0xfdn << 120n) | (globalId << 80n);
}

export interface UlaParts {
  /** FD, assigned locally; FC is reserved for an assignment that was never defined. */
  local: boolean;
  globalId: bigint;
  subnet: bigint;
  interfaceId: bigint;
}

/** Returns the parts of an address in fc00::/7; null for others. */
export function ulaParts(value: bigint): UlaParts | null {
  if (value >> 121n !== 0xfcn >> 1n) return null;
  return {
    local: ((value >> 120n) & 1n) === 1n,
    globalId: (value >> 80n) & 0xff_ffff_ffffn,
    subnet: (value >> 64n) & 0xffffn,
    interfaceId: value & 0xffff_ffff_ffff_ffffn,
  };
}
