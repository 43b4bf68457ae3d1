import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './random-port-generator.ts';

export default recognizersOf<typeof tool>({
  look: {
    finds: [
      {
        name: 'port by its number',
        pattern:
          /^(?:(?:what(?:['’]?s| is| uses| runs on)?|which service (?:uses|is on)|qué es(?: el)?|quel est le|c['’]est quoi le|o que é a|что (?:такое|за)) |什么是 ?)?(?:(?:tcp|udp) )?(?:port|puerto|porta|порт|端口) ?(?:number |n[.º°]? ?)?(\d{1,5})(?:\/(?:tcp|udp))? ?[?？]?$|^(\d{1,5})(?: port| puerto| porta| порт| ?端口|\/(?:tcp|udp))[?？]?$|^:(\d{2,5})$/i,
        take: ([, ...ports]) => {
          const port = ports.find((each) => each !== undefined) ?? '';
          return Number(port) <= 65_535 ? port : null;
        },
        confidence: 0.97,
      },
      {
        // As Node.js and others report it: `listen EADDRINUSE: address already in use :::3000`.
        name: 'port that is in use',
        pattern: /^(?=.*(?:EADDRINUSE|address already in use|bind: )).*:(\d{2,5})\b[^:]{0,40}$/i,
        take: ([, port = '']) => (Number(port) <= 65_535 ? port : null),
        confidence: 0.9,
      },
      {
        // There is no such port: the tool says so.
        name: 'port beyond the last one',
        pattern:
          /^(?:(?:tcp|udp) )?(?:port|puerto|porta|порт|端口) ?(\d{5,9})(?:\/(?:tcp|udp))?[?？]?$|^(\d{5,9})\/(?:tcp|udp)$/i,
        take: ([, ...ports]) => {
          const port = ports.find((each) => each !== undefined) ?? '';
          return Number(port) > 65_535 ? port : null;
        },
        refused: true,
        confidence: 0.97,
      },
    ],
    faults: [
      /^(?:(?:tcp|udp) )?(?:port|puerto|porta|порт|端口) ?\d{5,9}(?:\/(?:tcp|udp))?[?？]?$|^\d{5,9}\/(?:tcp|udp)$/i,
    ],
  },
});
