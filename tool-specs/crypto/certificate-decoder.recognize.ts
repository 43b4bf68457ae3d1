import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './certificate-decoder.ts';

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'certificate in another notation',
        pattern: /-----BEGIN (?:X509 |TRUSTED |NEW )?CERTIFICATE(?: REQUEST)?-----(?:\\|["'`]|%0[AD]|&#)/,
        take: whole,
        confidence: 0.975,
      },
    ],
  },
});
