import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './string-obfuscator.ts';

/** A variable assignment on its own line, as in `.env`. */
const VARIABLE = /^(?:export[ \t]+)?[A-Z_][A-Z\d_]*=.*$/;

export default recognizersOf<typeof tool>({
  redact: {
    finds: [
      {
        name: 'environment file',
        pattern: /^[^]*\n[^]*$/,
        take({ input }) {
          const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
          return lines.length >= 2 && lines.every((line) => VARIABLE.test(line)) ? input : null;
        },
        confidence: 0.5,
      },
    ],
  },
});
