import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './snowflake-id-extractor.ts';

export default recognizersOf<typeof tool>({
  batch: {
    takesLists: true,
  },
});
