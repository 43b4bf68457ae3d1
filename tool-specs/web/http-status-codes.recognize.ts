import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './http-status-codes.ts';

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'status beside HTTP',
        pattern:
          /^(?:https? ?(?:status|error|code)?|error http|код http|código http) ?([1-5]\d\d)$|^([1-5]\d\d) https?$/i,
        take: ([, behind, before]) => behind ?? before ?? null,
        confidence: 0.95,
      },
      {
        name: 'status line',
        pattern: /^([1-5]\d\d) (?:[A-Z][a-z-]+|OK|URI|HTTP)(?: (?:[A-Z][a-z-]+|URI|of|on|for))*$/,
        confidence: 0.9,
      },
      {
        name: 'status in words',
        pattern: /\bstatus(?: code)?:? ([1-5]\d\d)$/i,
        confidence: 0.85,
      },
    ],
  },
});
