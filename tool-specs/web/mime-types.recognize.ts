import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './mime-types.ts';

export default recognizersOf<typeof tool>({
  find: {
    finds: [
      {
        name: 'media type with parameters',
        pattern: /^([a-z]+\/[\w.+-]+) *; *(?:charset|boundary|q|version)=\S+$/i,
        confidence: 0.85,
      },
    ],
  },
});
