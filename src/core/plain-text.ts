import { valueKind } from './kinds.ts';
import type { Output, Say } from './values.ts';

/** What "copy" puts on the clipboard for a value; empty for a file, which is saved instead. */
export function plainText(output: Output, value: unknown, say: Say): string {
  return valueKind(output.kind).text(value, say, output);
}
