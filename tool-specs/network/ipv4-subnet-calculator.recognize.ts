import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import { IP, NETWORK, SEPARATOR } from '../../src/lib/network/patterns.ts';
import type tool from './ipv4-subnet-calculator.ts';

export default recognizersOf<typeof tool>({
  describe: {
    finds: [
      {
        name: 'address with its mask',
        pattern: new RegExp(`^(${IP})[ \\t]+(?:netmask[ \\t]+)?(255\\.${IP.replace('{3}', '{2}')})$`),
        take: ([, ip, mask]) => `${ip}/${mask}`,
        confidence: 0.95,
      },
      {
        name: 'address with its wildcard mask',
        pattern: new RegExp(`^${IP}[ \\t]+0\\.${IP.replace('{3}', '{2}')}$`),
        take: whole,
        confidence: 0.9,
      },
      {
        name: 'line of ip addr',
        pattern: new RegExp(`(?:^|\\s)inet6? (${IP}/\\d{1,2})(?=\\s)`),
        confidence: 0.95,
      },
      {
        name: 'line of ifconfig',
        pattern: new RegExp(`(?:^|\\s)inet (${IP})[ \\t]+netmask[ \\t]+(${IP})(?=\\s)`),
        take: ([, ip, mask]) => `${ip}/${mask}`,
        confidence: 0.95,
      },
      {
        name: 'line of ifconfig of macOS',
        pattern: new RegExp(`(?:^|\\s)inet (${IP})[ \\t]+netmask[ \\t]+0x([\\da-f]{8})(?=$|\\s)`),
        take: ([, ip, mask = '']) =>
          `${ip}/${(mask.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).join('.')}`,
        confidence: 0.95,
      },
      {
        name: 'list of networks',
        pattern: new RegExp(`^(${NETWORK})(?:${SEPARATOR}${NETWORK})+$`, 'i'),
        confidence: 0.9,
      },
    ],
  },
});
