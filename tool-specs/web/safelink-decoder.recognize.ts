import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { holdsTarget } from '../../src/lib/network/url/link-wrappers.ts';
import type tool from './safelink-decoder.ts';

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'wrapped link',
        pattern: /^https?:\/\/[^\s<>"'`]{20,16000}$/i,
        take: ([link]) => (holdsTarget(link) ? link : null),
        confidence: 0.98, // above that of any URL
      },
    ],
  },
});
