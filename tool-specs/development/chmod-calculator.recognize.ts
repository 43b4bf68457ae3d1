import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './chmod-calculator.ts';

export default recognizersOf<typeof tool>({
  read: {
    finds: [
      {
        name: 'chmod command',
        pattern: /^(?:sudo )?chmod (?:-R )?([0-7]{3,4}) \S/,
        confidence: 0.95,
      },
      {
        name: 'command with a relative mode',
        pattern: /^(?:sudo )?chmod (?:-[RvcfhHLP]+ )?[ugoa]*[-+=][rwxXst]+(?:,[ugoa]*[-+=][rwxXst]+)* \S/,
        take: whole,
        confidence: 0.95,
      },
      {
        name: 'line of ls',
        pattern: /^([-dlbcps][rwxsStT-]{9})[.+@]? +\d+ +\S+ +\S+ /,
        confidence: 0.95,
      },
    ],
  },
  change: {
    finds: [
      {
        name: 'symbolic mode',
        pattern: /^[ugoa]+[-+=][rwxXst]+(?:,[ugoa]*[-+=][rwxXst]*)*$/,
        // The name of the changed file is missing, so it is a new file unless a mode is given.
        take: () => '644',
        preset: ({ input }) => ({ clauses: input }),
        confidence: 0.85,
      },
    ],
  },
});
