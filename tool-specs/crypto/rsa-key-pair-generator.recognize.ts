import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './rsa-key-pair-generator.ts';

export default recognizersOf<typeof tool>({
  inspect: {
    finds: [
      {
        name: 'PEM in another notation',
        pattern: /-----BEGIN (?!PGP )(?:[A-Z\d]{1,12} ){0,3}(?:KEY|CERTIFICATE|REQUEST)-----(?:\\|["'`]|%0[AD]|&#)/,
        take: whole,
        confidence: 0.97,
      },
      {
        // the object identifiers and versions that such structures start with
        name: 'bare Base64',
        pattern:
          /^M[A-P][\w+/-]{1,14}(?:kqhkiG9w0BAQ|oZIzj0C|qGSM49AgE|YDK2V|IBAAKC|AQEE|AwIBAgI)[\w+/\s-]{20,}={0,2}$/,
        take: whole,
        confidence: 0.96,
      },
      {
        name: 'JSON Web Key',
        pattern: /^\s*\{[^]*"kty"\s*:\s*"(?:RSA|EC|OKP|oct)"[^]*\}\s*$/,
        take: whole,
        confidence: 0.96,
      },
    ],
    faults: [/^-----BEGIN (?!PGP )[A-Z\d ]{3,40}-----\r?\n/],
  },
});
