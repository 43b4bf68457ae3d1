import { casesOf } from '../../src/core/spec.ts';
import type tool from './mac-address-lookup.ts';

export default casesOf<typeof tool>({
  lookup: {
    unrecognized: {
      '64167F': 'hexadecimal digits, which are mostly a color',
    },
    finds: {
      'MAC address in a line': {
        matches: [['192.168.1.1 dev eth0 lladdr 00:1b:63:84:45:e6 REACHABLE', '00:1b:63:84:45:e6']],
        rejects: ['00:1b:63:84:45', 'at 10:20:30:40 we leave', 'x 00:1b:63:84:45:e6:aa y'],
      },
      'ARP line of BSD': {
        matches: [['? (192.168.1.1) at 0:1b:63:84:45:e6 on en0 ifscope [ethernet]', '00:1b:63:84:45:e6']],
        rejects: ['? (192.168.1.1) at (incomplete) on en0', '? (host) at 0:1b:63:84:45:e6 on en0'],
      },
      'MAC address in capitals without separators': {
        matches: ['001B638445E6'],
        rejects: ['001B638445E', '123456789012', 'ABCDEFABCDEF'],
      },
      'MAC address without separators': {
        matches: ['001b638445e6', 'aabbccddeeff', 'AABBCCDDEEFF'],
        rejects: ['123456789012', '001b638445e6a', 'aabbccddeefg'],
      },
      'first half of a MAC address': {
        matches: ['00:1A:2B', 'b8-27-eb'],
        rejects: ['12:34:56', '00:1A-2B', '00:1A:2B:'],
      },
    },
    detect: [
      {
        matches: ['20:37:06:12:34:56', '20-37-06-12-34-56', '2037.0612.3456'],
        rejects: ['20:37:06', '20:37:06:12:34:5g', '203706123456', '20:37-06:12-34:56', '2026-11-20'],
      },
    ],
    examples: [
      { input: { mac: 'DA:A1:19:12:34:56' }, output: { administration: { message: 'ELI' } }, warns: [] },
      {
        input: { mac: '02:00:00:12:34:56' },
        output: { administration: { message: 'AAI' }, vendor: { message: 'local' } },
        warns: ['random'],
      },
      hidden('08:00:27:00:00:01', { vendor: 'PCS Systemtechnik GmbH', use: 'VirtualBox' }),
      hidden('203706123456', { vendor: 'Cisco Systems, Inc' }),
      hidden('20 37 06', { vendor: 'Cisco Systems, Inc', eui64: null }),
      hidden('0:c:29:1:2:3', { colons: '00:0C:29:01:02:03', use: 'VMware' }),
      hidden('ff:ff:ff:ff:ff:ff', { cast: { message: 'broadcast' }, vendor: { message: 'group' } }),
      hidden('01:00:5e:00:00:fb', { cast: { message: 'multicast' }, use: 'IPv4 multicast (RFC 1112)' }),
      hidden('33:33:00:00:00:01', { use: 'IPv6 multicast (RFC 2464)' }),
      // RFC 4291, appendix A: an EUI-64 made from a MAC, and its interface identifier
      hidden('34-56-78-FF-FE-9A-BC-DE', { macInside: '34:56:78:9A:BC:DE', interfaceId: '3656:78ff:fe9a:bcde' }),
      hidden('34-56-78-9A-BC-DE', { linkLocal: 'fe80::3656:78ff:fe9a:bcde' }),
      // The first six, seven and nine digits are a block of 24, 28 and 36 bits.
      hidden('2037.06', { vendor: 'Cisco Systems, Inc', colons: null }),
      hidden('0055.da0', { block: { params: { block: 'MA-M', bits: 28 } } }),
      hidden('00:55:DA:0', { block: { params: { block: 'MA-M', bits: 28 } } }),
      hidden('8c1f.6400.0', { block: { params: { block: 'MA-S', bits: 36 } } }),
      hidden('8C:1F:64:00:0', { vendor: 'Suzhou Xingxiangyi Precision Manufacturing Co.,Ltd.' }),
      // One block of 28 bits and one of 36
      hidden('00:55:DA:01:11:11', {
        vendor: 'Shinko Technos co.,ltd.',
        block: { params: { block: 'MA-M', bits: 28 } },
      }),
      hidden('8C:1F:64:00:01:11', {
        vendor: 'Suzhou Xingxiangyi Precision Manufacturing Co.,Ltd.',
        block: { params: { block: 'MA-S', bits: 36 } },
      }),
      hidden('00:50:C2:7D:51:23', { vendor: 'DEUTA-WERKE GmbH', block: { params: { block: 'IAB', bits: 36 } } }),
      // Prefixes of 24, 28 and 36 bits, from the IEEE's lists.
      ...(
        [
          ['001b.44', '00:1B:44:00:00:00 – 00:1B:44:FF:FF:FF'],
          ['70:B3:D5:1E:D', '70:B3:D5:1E:D0:00 – 70:B3:D5:1E:DF:FF'],
          ['70b3.d51e.d', '70:B3:D5:1E:D0:00 – 70:B3:D5:1E:DF:FF'],
          ['8c1f.640', '8C:1F:64:00:00:00 – 8C:1F:64:FF:FF:FF'],
          ['8C-1F-64-0', '8C:1F:64:00:00:00 – 8C:1F:64:FF:FF:FF'],
        ] as const
      ).map(([mac, range]) => ({ input: { mac }, check: (output: { range: unknown }) => output.range === range })),
      { input: { mac: '20:37' }, fails: 'mac-too-short' },
      { input: { mac: '20:37:06:12:34:5G' }, fails: 'mac-bad-character', at: { offset: 16 } },
      { input: { mac: 'fe80::211:22ff:fe33:4455' }, fails: 'mac-length' },
      { input: { mac: '20:37:06:12:34:56:78' }, fails: 'mac-length' },
    ],
  },
  batch: {
    examples: [{ input: { text: 'none here: 2001:db8:0:0:0:0:0:1, 12:30:45, 2026-11-20' }, output: [] }],
  },
  search: {
    examples: [
      { input: { name: 'no such company at all' }, output: { count: 0, vendors: [] } },
      { input: { name: ' ' }, output: { count: 0 } },
    ],
  },
});

/** An example that is a test and no chip. */
function hidden<const O>(mac: string, output: O) {
  return { input: { mac }, output };
}
