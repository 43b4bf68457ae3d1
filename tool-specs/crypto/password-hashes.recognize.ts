import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './password-hashes.ts';

export default recognizersOf<typeof tool>({
  inspect: {
    finds: [
      {
        // one or several; bcrypt alone is that tool's
        name: 'account line',
        pattern:
          /^(?:#[^\n]{0,200}\n){0,3}[\w.@-]{1,64}:!?(?:\$(?:argon2i?d?|scrypt|apr1|[156]|g?y)\$|\{(?:S?SHA\d{0,3}|CRYPT)\}|(?=\$2[aby]\$[^\n]{50,80}\n))[^\n]{20,500}(?:\n|$)/,
        take: whole,
        confidence: 0.96,
      },
      {
        name: 'LDIF attribute',
        pattern: /^userPassword:{1,2} *[!-~]{20,500}$/m,
        take: whole,
        confidence: 0.96,
      },
    ],
  },
});
