import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './rsa-key-pair-generator.ts';

export default recognizersOf<typeof tool>({
  inspect: {
    finds: [
      {
        name: 'SSH public key',
        pattern: /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+) AAAA[\w+/]+={0,2}(?: \S.*)?$/,
        take: whole,
        confidence: 0.95,
      },
    ],
    faults: [/^-----BEGIN (?!PGP )[A-Z\d ]{3,40}-----\r?\n/],
  },
});
