import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './case-converter.ts';

export default recognizersOf<typeof tool>({
  all: {
    phrases: /^case (?:(?:of|in|by|de|da|do|du|à|para) )?\p{Ll}+$/iu,
  },
});
