import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './xml-formatter.ts';

export default recognizersOf<typeof tool>({
  run: {
    faults: [/^<\?xml\s/],
    takesMuch: () => true,
  },
});
