import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { IP, NETWORK, SEPARATOR } from '../../src/lib/network/patterns.ts';
import type tool from './ipv4-range-expander.ts';

/** A network, or the first and last address of a range. */
const ENTRY = `(?:${NETWORK}|${IP}-${IP})`;

export default recognizersOf<typeof tool>({
  expand: {
    finds: [
      {
        name: 'range of last octets',
        pattern: /^((?:\d{1,3}\.){3})(\d{1,3})[ ]?[-–][ ]?(\d{1,3})$/,
        take: ([, net, from, to]) => (Number(from) <= Number(to) ? `${net}${from}-${net}${to}` : null),
        confidence: 0.95,
      },
    ],
  },
  combine: {
    finds: [
      {
        name: 'networks to combine',
        pattern: new RegExp(`^${ENTRY}(?:${SEPARATOR}${ENTRY})+$`, 'i'),
        take: ({ input }) => input.split(/[\s,;]+/).join('\n'),
        confidence: 0.85,
      },
    ],
  },
});
