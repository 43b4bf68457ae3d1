/**
 * Prefixes with a use that isn't in the registry: hypervisors, redundancy protocols, groups (hexadecimal digits →
 * names).
 */
const USES: readonly (readonly [prefix: string, use: string])[] = [
  ['525400', 'QEMU/KVM'],
  ['080027', 'VirtualBox'],
  ['0A0027', 'VirtualBox (host-only)'],
  ['0242', 'Docker'],
  ['00155D', 'Hyper-V'],
  ['000569', 'VMware'],
  ['000C29', 'VMware'],
  ['001C14', 'VMware'],
  ['005056', 'VMware'],
  ['00163E', 'Xen'],
  ['001C42', 'Parallels'],
  ['00005E0001', 'VRRP IPv4 (RFC 9568)'],
  ['00005E0002', 'VRRP IPv6 (RFC 9568)'],
  ['00005E0053', 'Documentation (RFC 9542)'],
  ['01005E9010', 'Documentation (RFC 9542)'],
  ['00000C07AC', 'HSRP'],
  ['00000C9FF', 'HSRP 2'],
  ['0007B400', 'GLBP'],
  ['01005E0', 'IPv4 multicast (RFC 1112)'],
  ['01005E1', 'IPv4 multicast (RFC 1112)'],
  ['01005E2', 'IPv4 multicast (RFC 1112)'],
  ['01005E3', 'IPv4 multicast (RFC 1112)'],
  ['01005E4', 'IPv4 multicast (RFC 1112)'],
  ['01005E5', 'IPv4 multicast (RFC 1112)'],
  ['01005E6', 'IPv4 multicast (RFC 1112)'],
  ['01005E7', 'IPv4 multicast (RFC 1112)'],
  ['3333', 'IPv6 multicast (RFC 2464)'],
  ['0180C2000000', 'STP (IEEE 802.1Q)'],
  ['0180C2000001', 'Pause (IEEE 802.3)'],
  ['0180C2000002', 'LACP (IEEE 802.3)'],
  ['0180C2000003', 'IEEE 802.1X'],
  ['0180C200000E', 'LLDP (IEEE 802.1AB)'],
  ['01000CCCCCCC', 'CDP, VTP'],
  ['01000CCCCCCD', 'PVST+'],
  ['FFFFFFFFFFFF', 'Broadcast'],
];

/** Returns the known use of addresses that begin with these digits. */
export function knownUse(digits: string): string | null {
  const uses = USES.filter(([prefix]) => digits.startsWith(prefix));
  return uses.toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
}

const QUADRANTS = { 2: 'AAI', A: 'ELI', E: 'SAI', 6: 'reserved' } as const;

/**
 * Returns the quadrant of the local address space by the second digit (IEEE 802c, SLAP); null for addresses assigned by
 * the IEEE and for groups.
 */
export function slapQuadrant(digits: string): (typeof QUADRANTS)[keyof typeof QUADRANTS] | null {
  const second = digits[1] ?? '';
  return Object.hasOwn(QUADRANTS, second) ? QUADRANTS[second as unknown as keyof typeof QUADRANTS] : null;
}
