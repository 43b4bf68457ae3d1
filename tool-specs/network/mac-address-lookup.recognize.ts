import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import { IP } from '../../src/lib/network/patterns.ts';
import type tool from './mac-address-lookup.ts';

const MAC = String.raw`[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}`;

/** Pads `0:1b:63:84:45:e6`, the notation of BSD and macOS, to two digits per byte. */
const withZeros = (mac: string) =>
  mac
    .split(':')
    .map((byte) => byte.padStart(2, '0'))
    .join(':');

export default recognizersOf<typeof tool>({
  lookup: {
    finds: [
      {
        name: 'MAC address in a line',
        pattern: new RegExp(`^(?=.*[ \\t]).*?(?:^|[\\s(])(${MAC})(?=$|[\\s,;)])`, 'i'),
        confidence: 0.9,
      },
      {
        name: 'ARP line of BSD',
        pattern: new RegExp(`\\(${IP}\\) at ((?:[\\da-f]{1,2}:){5}[\\da-f]{1,2}) on `, 'i'),
        take: ([, mac = '']) => withZeros(mac),
        confidence: 0.9,
      },
      {
        name: 'MAC address in capitals without separators',
        pattern: /^(?=.*[A-F])(?=.*\d)[\dA-F]{12}$/,
        take: whole,
        confidence: 0.65,
      },
      {
        name: 'MAC address without separators',
        // No word consists of twelve such letters.
        pattern: /^(?=.*[a-f])[\da-f]{12}$/i,
        take: whole,
        confidence: 0.5,
      },
      {
        // With digits only, it is a time of day.
        name: 'first half of a MAC address',
        pattern: /^(?=.*[a-f])[\da-f]{2}([:-])[\da-f]{2}\1[\da-f]{2}$/i,
        take: whole,
        confidence: 0.8,
      },
    ],
  },
  batch: {
    takesLists: true,
  },
});
