import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './list-compare.ts';

export default recognizersOf<typeof tool>({
  run: {
    // A name of a set operation needs a list after it.
    phrases: /^(?:compare-lists|intersect|comm|set-difference|union) [^,;|\t\n]*$/i,
  },
});
