import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { IP } from '../../src/lib/network/patterns.ts';
import type tool from './user-agent-parser.ts';

export default recognizersOf<typeof tool>({
  parse: {
    finds: [
      {
        name: 'user agent of an access log',
        pattern: new RegExp(`^${IP} \\S+ \\S+ \\[[^\\]]+\\] "[^"]*" \\d{3} \\S+ "[^"]*" "([^"]+)"$`),
        confidence: 0.95,
      },
    ],
  },
  list: {
    takesLists: true,
  },
});
