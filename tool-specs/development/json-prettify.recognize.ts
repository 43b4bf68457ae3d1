import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './json-prettify.ts';

/** Converts a Python literal to JSON5, whose constants have different names. */
const literal = (text: string) =>
  text.replace(/\b(True|False|None)\b(?=\s*[,}\]])/g, (word) => ({ True: 'true', False: 'false' })[word] ?? 'null');

const NOTE = String.raw`(?:\s*\/\/[^\n]*\n|\s*\/\*(?:[^*]|\*(?!\/))*\*\/)*`;
const PAIR = String.raw`\{${NOTE}\s*(?:["'][^"'\n]*["']|[A-Za-z_$][\w$]*)\s*:[^]*\}`;

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'literal of JavaScript or Python',
        pattern: new RegExp(`^${NOTE}\\s*(?:${PAIR}|\\[\\s*[{["'][^]*\\])$`),
        take: ([all]) => literal(all),
        confidence: 0.92,
      },
    ],
    faults: [
      /^(?:\{\s*"[^"\n]*"\s*:|\[\s*(?:\{\s*"|"[^"\n]*"\s*,))/,
      // numbers, then a text or an object
      /^\[\s*(?:-?\d[\d.]*|true|false|null)\s*,[^\]"{]*(?:"[^"\n]*"\s*,|\{\s*")/,
    ],
    takesMuch: () => true,
  },
});
