import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './og-meta-generator.ts';

export default recognizersOf<typeof tool>({
  read: {
    finds: [
      {
        name: 'meta tags',
        pattern: /^(?:<(?:meta|title|link)[\s>][^]*)?<meta\s[^>]*(?:property|name)=["'](?:og|twitter|article):[^]*>$/i,
        take: whole,
        confidence: 0.58,
      },
    ],
  },
});
