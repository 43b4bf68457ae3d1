import { casesOf } from '../../src/core/spec.ts';
import type tool from './ipv6-ula-generator.ts';

export default casesOf<typeof tool>({
  generate: {
    examples: [
      {
        input: { mac: '203706123456', subnets: 4096 },
        check: ({ networks, last }) =>
          networks[4095]?.network === String(last).replace(':ffff:', ':fff:') && networks[255]?.subnet === '00ff',
      },
      { input: { time: '2026-01-01' }, warns: ['time-unused'], check: ({ linkLocal }) => linkLocal === null },
      { input: { mac: '20:37:06' }, fails: 'mac-length', field: 'mac' },
      { input: { mac: '20:37:06:12:34:5x' }, fails: 'mac-bad-character', at: { offset: 16 } },
      { input: { mac: '20:37:06:12:34:56', time: 'noon' }, fails: 'not-recognized', field: 'time' },
    ],
  },
  inspect: {
    unrecognized: {
      'fd12:3456:789a:1:211:22ff:fe33:4455/64': 'a network, which the subnet calculator takes',
      'fd12:3456:789a::/48': 'a network, which the subnet calculator takes',
    },
    detect: [
      { matches: ['fd12:3456:789a:1::1', 'FD00::1'], rejects: ['fe80::1', '2001:db8::1', 'fd12:zz::', 'fd12'] },
      {
        matches: ['fd12:3456:789a::/48', 'fd12:3456:789a:1:211:22ff:fe33:4455/64'],
        rejects: ['2001:db8::/48', 'fd00::1', 'fd'],
      },
    ],
    examples: [
      {
        input: { address: 'fdb7:29eb:4229:10:2237:6ff:fe12:3456/48' },
        output: { subnet: '0010', network: 'fdb7:29eb:4229:10::/64', mac: '20:37:06:12:34:56' },
      },
      { input: { address: 'fdb7:29eb:4229::1 - fdb7:29eb:4229::9' }, fails: 'needs-network' },
      { input: { address: 'fc00:a1b2:c3d4:1::1' }, output: { assignment: { message: 'reserved' } } },
      { input: { address: '2001:db8::1' }, fails: 'not-unique-local' },
      { input: { address: '10.0.0.1' }, fails: 'not-unique-local' },
      { input: { address: 'fd12:3456:789a' }, fails: 'ipv6-group-count' },
    ],
  },
});
