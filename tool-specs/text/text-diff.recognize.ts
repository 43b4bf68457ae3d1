import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './text-diff.ts';

export default recognizersOf<typeof tool>({
  run: {
    // It needs two texts.
    phrases: /^(?:compare|diff) [^\n]*$/i,
    finds: [
      {
        name: 'unified diff',
        pattern: /^(?:diff --git [^\n]+\n(?:[^\n]*\n)*?)?--- [^\n]+\n\+\+\+ [^\n]+\n@@ -\d/,
        take: whole,
        confidence: 0.5,
      },
    ],
  },
});
