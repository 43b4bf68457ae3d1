import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './temperature-converter.ts';

export default recognizersOf<typeof tool>({
  list: {
    takesLists: true,
  },
});
