import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './otp-generator.ts';

export default recognizersOf<typeof tool>({
  totp: {
    // A secret in lowercase is in groups of four.
    phrases: /^(?:otp|totp|2fa|authenticator) (?!\p{Ll}{4}(?: \p{Ll}{1,4})*$)\p{Ll}+(?: \p{Ll}+)+$/u,
    finds: [
      {
        name: 'Base32 key',
        // Only uppercase letters and digits from 2 to 7, with a length that encodes whole bytes; ordinary words contain no
        // digits.
        pattern:
          /^(?=[A-Z ]*[2-7])(?:[A-Z2-7]{8}){2,8}(?:[A-Z2-7]{2,7}={0,6})?$|^(?=[A-Z ]*[2-7])(?:[A-Z2-7]{4} ){3,15}[A-Z2-7]{4}$/,
        take: whole,
        confidence: 0.5,
      },
    ],
  },
});
