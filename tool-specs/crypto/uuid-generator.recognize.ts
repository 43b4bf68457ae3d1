import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './uuid-generator.ts';

const UUID = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;

export default recognizersOf<typeof tool>({
  inspect: {
    finds: [
      {
        name: 'list of UUIDs',
        pattern: new RegExp(`^(${UUID})(?:[\\s,;]+${UUID})+$`, 'i'),
        confidence: 0.85,
      },
    ],
    faults: [/^[\da-z]{6,10}-[\da-z]{4}-[1-8][\da-z]{3}-[89ab][\da-z]{3}-[\da-z]{10,14}$/i],
  },
});
