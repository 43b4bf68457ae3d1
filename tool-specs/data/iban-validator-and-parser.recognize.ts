import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './iban-validator-and-parser.ts';

export default recognizersOf<typeof tool>({
  batch: {
    takesLists: true,
  },
});
