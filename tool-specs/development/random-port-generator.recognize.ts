import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './random-port-generator.ts';

export default recognizersOf<typeof tool>({
  look: {
    finds: [
      {
        name: 'port by its number',
        pattern:
          /^(?:(?:tcp|udp) )?(?:port|puerto|porta|порт|端口) ?(?:number |n[.º°]? ?)?(\d{1,5}) ?[?？]?$|^(\d{1,5}) ?端口[?？]?$|^:(\d{2,5})$/i,
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
    ],
  },
});
