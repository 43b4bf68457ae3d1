import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './base64-file-converter.ts';

export default recognizersOf<typeof tool>({
  decode: {
    finds: [
      {
        name: 'data URL in CSS or HTML',
        pattern: /(?:^|["'(])(data:[a-z]+\/[\w.+-]+;base64,[A-Za-z\d+/=]+)(?=["')]|$)/i,
        confidence: 0.95,
      },
    ],
  },
});
