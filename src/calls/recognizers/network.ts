import { IP, type Recognizer, whole } from './recognizer.ts';

const MAC = String.raw`[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}`;
const IPV6_NETWORK = String.raw`[\da-f]{0,4}:[\da-f:]{1,40}/\d{1,3}`;
const NETWORK = `(?:${IP}/\\d{1,2}|${IPV6_NETWORK})`;
const SEPARATOR = String.raw`(?:[,;] ?|\s+)`;

/** Pads `0:1b:63:84:45:e6`, the notation of BSD and macOS, to two digits per byte. */
const withZeros = (mac: string) =>
  mac
    .split(':')
    .map((byte) => byte.padStart(2, '0'))
    .join(':');

/** Addresses and networks. */
export const NETWORK_RECOGNIZERS: readonly Recognizer[] = [
  {
    name: 'MAC address in a line',
    tool: 'mac-address-lookup',
    pattern: new RegExp(`^(?=.*[ \\t]).*?(?:^|[\\s(])(${MAC})(?=$|[\\s,;)])`, 'i'),
    confidence: 0.9,
  },
  {
    name: 'ARP line of BSD',
    tool: 'mac-address-lookup',
    pattern: new RegExp(`\\(${IP}\\) at ((?:[\\da-f]{1,2}:){5}[\\da-f]{1,2}) on `, 'i'),
    take: ([, mac = '']) => withZeros(mac),
    confidence: 0.9,
  },
  {
    name: 'MAC address in capitals without separators',
    tool: 'mac-address-lookup',
    pattern: /^(?=.*[A-F])(?=.*\d)[\dA-F]{12}$/,
    take: whole,
    confidence: 0.65,
  },
  {
    name: 'MAC address without separators',
    tool: 'mac-address-lookup',
    // No word consists of twelve such letters.
    pattern: /^(?=.*[a-f])[\da-f]{12}$/i,
    take: whole,
    confidence: 0.5,
  },
  {
    // With digits only, it is a time of day.
    name: 'first half of a MAC address',
    tool: 'mac-address-lookup',
    pattern: /^(?=.*[a-f])[\da-f]{2}([:-])[\da-f]{2}\1[\da-f]{2}$/i,
    take: whole,
    confidence: 0.8,
  },
  {
    name: 'address with its mask',
    tool: 'ipv4-subnet-calculator',
    pattern: new RegExp(`^(${IP})[ \\t]+(?:netmask[ \\t]+)?(255\\.${IP.replace('{3}', '{2}')})$`),
    take: ([, ip, mask]) => `${ip}/${mask}`,
    confidence: 0.95,
  },
  {
    name: 'line of ip addr',
    tool: 'ipv4-subnet-calculator',
    pattern: new RegExp(`(?:^|\\s)inet6? (${IP}/\\d{1,2})(?=\\s)`),
    confidence: 0.95,
  },
  {
    name: 'line of ifconfig',
    tool: 'ipv4-subnet-calculator',
    pattern: new RegExp(`(?:^|\\s)inet (${IP})[ \\t]+netmask[ \\t]+(${IP})(?=\\s)`),
    take: ([, ip, mask]) => `${ip}/${mask}`,
    confidence: 0.95,
  },
  {
    name: 'line of ifconfig of macOS',
    tool: 'ipv4-subnet-calculator',
    pattern: new RegExp(`(?:^|\\s)inet (${IP})[ \\t]+netmask[ \\t]+0x([\\da-f]{8})(?=$|\\s)`),
    take: ([, ip, mask = '']) =>
      `${ip}/${(mask.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).join('.')}`,
    confidence: 0.95,
  },
  {
    name: 'list of networks',
    tool: 'ipv4-subnet-calculator',
    pattern: new RegExp(`^(${NETWORK})(?:${SEPARATOR}${NETWORK})+$`, 'i'),
    confidence: 0.9,
  },
  {
    name: 'networks to combine',
    tool: 'ipv4-range-expander',
    operation: 'combine',
    pattern: new RegExp(`^${NETWORK}(?:${SEPARATOR}${NETWORK})+$`, 'i'),
    take: ({ input }) => input.split(/[\s,;]+/).join('\n'),
    confidence: 0.85,
  },
  {
    name: 'range of last octets',
    tool: 'ipv4-range-expander',
    pattern: /^((?:\d{1,3}\.){3})(\d{1,3})[ ]?[-–][ ]?(\d{1,3})$/,
    take: ([, net, from, to]) => (Number(from) <= Number(to) ? `${net}${from}-${net}${to}` : null),
    confidence: 0.95,
  },
  {
    name: 'address with a port',
    tool: 'ipv4-address-converter',
    pattern: new RegExp(`^(${IP}):\\d{1,5}$`),
    confidence: 0.95,
  },
  {
    name: 'IPv6 address in brackets',
    tool: 'ipv4-address-converter',
    pattern: /^\[((?=[\da-f:.]*::|(?:[\da-f]+:){7})[\da-f:.]+)\](?::\d{1,5})?$/i,
    confidence: 0.95,
  },
  {
    name: 'address behind what it is for',
    tool: 'ipv4-address-converter',
    pattern: new RegExp(
      `^(?:nameserver|server|listen|bind|host|gateway|default via|address|dns|dns-nameservers|remote|from|Connecting to|PING|Server:)[ \\t]+(${IP})(?:[:#]\\d{1,5})?(?:;| dev \\w+.*)?$`,
      'i',
    ),
    confidence: 0.9,
  },
  {
    name: 'line of a hosts file',
    tool: 'ipv4-address-converter',
    // Single-word names also occur in sentences (`10.0.0.1 is down`).
    pattern: new RegExp(`^(${IP})(?:[ \\t]+(?:localhost|[a-z\\d-]+(?:[.-][a-z\\d-]+)+)|\\t[ \\t]*[a-z\\d-]+)+$`, 'i'),
    confidence: 0.85,
  },
  {
    name: 'line of ping',
    tool: 'ipv4-address-converter',
    pattern: new RegExp(`^\\d+ bytes from (${IP}):`),
    confidence: 0.9,
  },
];
