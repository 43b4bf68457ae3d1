import { casesOf } from '../../src/core/spec.ts';
import type tool from './ipv4-subnet-calculator.ts';

export default casesOf<typeof tool>({
  describe: {
    unrecognized: {
      '172.16.0.0 - 172.18.255.255': 'a range, which the range expander takes',
    },
    finds: {
      'address with its mask': {
        matches: [
          ['192.168.1.10 255.255.255.0', '192.168.1.10/255.255.255.0'],
          ['10.0.0.1 netmask 255.0.0.0', '10.0.0.1/255.0.0.0'],
        ],
        rejects: ['192.168.1.10 192.168.1.11', '192.168.1.300 255.255.255.0'],
      },
      'address with its wildcard mask': {
        matches: ['192.168.0.5 0.0.0.255'],
        rejects: ['192.168.0.5 1.0.0.255', '192.168.0.5 0.0.0', '192.168.0.5 0.0.0.255 x'],
      },
      'line of ip addr': {
        matches: [['inet 192.168.1.23/24 brd 192.168.1.255 scope global eth0', '192.168.1.23/24']],
        rejects: ['inet 192.168.1.23', 'the inet 1.2.3.4/24x y'],
      },
      'line of ifconfig': {
        matches: [['inet 192.168.1.23 netmask 255.255.255.0 broadcast 192.168.1.255', '192.168.1.23/255.255.255.0']],
        rejects: ['inet 192.168.1.23 broadcast 192.168.1.255', 'inet addr:192.168.1.23'],
      },
      'line of ifconfig of macOS': {
        matches: [['inet 192.168.1.23 netmask 0xffffff00 broadcast 192.168.1.255', '192.168.1.23/255.255.255.0']],
        rejects: ['inet 192.168.1.23 netmask 0xffffff', 'inet6 fe80::1 netmask 0xffffff00'],
      },
      'list of networks': {
        matches: [
          ['10.0.0.0/8, 172.16.0.0/12', '10.0.0.0/8'],
          ['2001:db8::/32\n2001:db9::/32', '2001:db8::/32'],
        ],
        rejects: ['10.0.0.0/8', '10.0.0.0/8 and 172.16.0.0/12', '10.0.0.1, 10.0.0.2'],
      },
    },
    detect: [
      { matches: ['192.168.0.1/24', '10.0.0.0/255.0.0.0'], rejects: ['10.0', '1.2.3', '1.2.3.4.5/8', '2024/01/02'] },
      { matches: ['2001:db8::/32', '::1/128'], rejects: ['12:30', '::1', 'ab:cd'] },
      { matches: ['192.168.0.1', '8.8.8.8'], rejects: ['1.2.3', '256.1.1.1', '1.2.3.4.5'] },
    ],
    examples: [
      hidden('10.10.18.1/22', { cidr: '10.10.16.0/22' }),
      hidden('192.168.0.5/255.255.255.0', { cidr: '192.168.0.0/24' }),
      {
        input: { network: '192.168.0.1/31' },
        output: { firstHost: '192.168.0.0', lastHost: '192.168.0.1', usable: '2', broadcast: null },
      },
      hidden('10.10.10.62/31', { firstHost: '10.10.10.62', lastHost: '10.10.10.63', broadcast: null }),
      hidden('192.168.0.1/32', { firstHost: '192.168.0.1', lastHost: '192.168.0.1', usable: '1' }),
      { input: { network: '192.168.0.1' }, output: { cidr: '192.168.0.1/32' }, warns: ['no-mask'] },
      hidden('2001:db8::1/127', { firstHost: '2001:db8::', lastHost: '2001:db8::1', usable: '2' }),
      hidden('2001:db8::1/128', { usable: '1' }),
      hidden('0.0.0.0/0', { size: '4294967296', previous: null, next: null, supernet: null }),
      hidden('255.255.255.0/24', { next: null, previous: '255.255.254.0/24' }),
      hidden('10.0.0.0/16', { next: '10.1.0.0/16', supernet: '10.0.0.0/15' }),
      { input: { network: '172.0.0.0/8' }, output: { cidr: '172.0.0.0/8' }, warns: ['touches-special'] },
      hidden('100.64.1.1/32', { purpose: { message: 'shared-address-space' } }),
      hidden('10.0.0.0-10.0.0.1', { cidr: '10.0.0.0/31' }),
      hidden('100.100.0.0-100.100.255.255', { cidr: '100.100.0.0/16' }),
      hidden('', { cidr: null }),
      { input: { network: '10' }, fails: 'ipv4-part-count' },
      { input: { network: '010.0.0.1/8' }, fails: 'ipv4-leading-zero', at: { offset: 0 } },
      { input: { network: '255.256.255.255' }, fails: 'ipv4-part-above-255', at: { offset: 4 } },
      { input: { network: '0x7f.0.0.1' }, fails: 'ipv4-not-decimal' },
      { input: { network: '1.2.3.4/-1' }, fails: 'bad-prefix', at: { offset: 8 } },
      { input: { network: '1.2.3.4/33' }, fails: 'prefix-too-long' },
      { input: { network: '1.2.3.4/24/8' }, fails: 'extra-text' },
      { input: { network: '1.2.3.4/255.0.255.0' }, fails: 'mask-not-contiguous' },
      { input: { network: '10.0.0.9-10.0.0.1' }, fails: 'range-reversed' },
      { input: { network: 'fe80::1%eth0/64' }, fails: 'ipv6-zone' },
    ],
  },
  split: {
    examples: [
      { input: { network: '10.0.0.0/16', prefix: 15 }, fails: 'prefix-too-short', field: 'prefix' },
      { input: { network: '10.0.0.0/16', prefix: 33 }, fails: 'prefix-beyond', field: 'prefix' },
      { input: { network: '10.0.0.1-10.0.0.9' }, fails: 'needs-network' },
    ],
  },
  plan: {
    examples: [{ input: { network: '10.0.0.0/24', hosts: ['x'] }, fails: 'not-a-count', field: 'hosts' }],
  },
  contains: {
    examples: [{ input: { network: '10.0.0.0/8', address: '10.1' }, fails: 'ipv4-part-count', field: 'address' }],
  },
});

/** An example that is a test and no chip. */
function hidden<O>(network: string, output: O) {
  return { input: { network }, output };
}
