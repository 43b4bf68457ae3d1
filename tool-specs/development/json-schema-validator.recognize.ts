import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './json-schema-validator.ts';

export default recognizersOf<typeof tool>({
  run: {
    phrases: /^json-?schema \p{L}+(?: \p{L}+)*$/iu,
  },
});
