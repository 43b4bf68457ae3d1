import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './jwt-parser.ts';

const JWT = String.raw`eyJ[\w-]{8,}\.[\w-]{2,}\.[\w-]*`;

export default recognizersOf<typeof tool>({
  decode: {
    finds: [
      {
        name: 'jwt in a line',
        pattern: new RegExp(`(?:^|[\\s=:"'])(${JWT})(?=$|[\\s"',;])`),
        confidence: 0.97,
      },
    ],
    faults: [/^(?:Bearer +)?eyJ[\w-]{8,}(?:\.[\w-]*)*$/],
  },
});
