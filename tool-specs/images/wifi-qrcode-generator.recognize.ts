import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './wifi-qrcode-generator.ts';

export default recognizersOf<typeof tool>({
  run: {
    // Names of networks rarely are several words in lowercase.
    phrases: /^wifi (?:[\p{Ll}]+(?: [\p{Ll}]+)+|\p{Script=Han}{3,})$/u,
  },
});
