import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './list-converter.ts';

export default recognizersOf<typeof tool>({
  run: {
    // A list of one item is no list.
    phrases: /^(?:list|dedupe|sort-lines) [^,;|\t\n]*$/i,
  },
});
