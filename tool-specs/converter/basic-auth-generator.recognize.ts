import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './basic-auth-generator.ts';

export default recognizersOf<typeof tool>({
  generate: {
    phrases: /^basic [\p{L}\p{M} ,.?'’-]+$/iu,
  },
});
