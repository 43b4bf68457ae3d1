import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './jwk-converter.ts';

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'JSON Web Key',
        pattern: /^\s*\{[^]*"kty"\s*:\s*"(?:RSA|EC|OKP)"[^]*\}\s*$/,
        take: whole,
        confidence: 0.95,
      },
    ],
  },
});
