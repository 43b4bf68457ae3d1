import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { IP } from '../../src/lib/network/patterns.ts';
import type tool from './ipv4-address-converter.ts';

export default recognizersOf<typeof tool>({
  convert: {
    finds: [
      {
        name: 'address with a port',
        pattern: new RegExp(`^(${IP}):\\d{1,5}$`),
        confidence: 0.95,
      },
      {
        name: 'IPv6 address in brackets',
        pattern: /^\[((?=[\da-f:.]*::|(?:[\da-f]+:){7})[\da-f:.]+)\](?::\d{1,5})?$/i,
        confidence: 0.95,
      },
      {
        name: 'address behind what it is for',
        pattern: new RegExp(
          `^(?:nameserver|server|listen|bind|host|gateway|default via|address|dns|dns-nameservers|remote|from|Connecting to|PING|Server:)[ \\t]+(${IP})(?:[:#]\\d{1,5})?(?:;| dev \\w+.*)?$`,
          'i',
        ),
        confidence: 0.9,
      },
      {
        name: 'line of a hosts file',
        // Single-word names also occur in sentences (`10.0.0.1 is down`).
        pattern: new RegExp(
          `^(${IP})(?:[ \\t]+(?:localhost|[a-z\\d-]+(?:[.-][a-z\\d-]+)+)|\\t[ \\t]*[a-z\\d-]+)+$`,
          'i',
        ),
        confidence: 0.85,
      },
      {
        name: 'line of ping',
        pattern: new RegExp(`^\\d+ bytes from (${IP}):`),
        confidence: 0.9,
      },
    ],
    faults: [/^\d{1,3}(?:\.\d{1,3}){3}$/],
  },
  batch: {
    takesLists: true,
    finds: [
      {
        name: 'addresses in a row',
        // Two with a space between them are an address and its mask, or a range.
        pattern: new RegExp(`^${IP}(?:(?:[,;|][ \\t]*${IP})+|(?:[ \\t]+${IP}){2,})[,;.]?$`),
        take: ([all]) => all.replace(/[,;.]$/, '').replace(/[,;|\s]+/g, '\n'),
        confidence: 0.9,
      },
    ],
  },
});
