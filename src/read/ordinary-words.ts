import type { Call } from '../calls/call.ts';
import { recognitionOf } from '../catalog/recognition.ts';

/** Words without signs of another notation. */
const IS_WORDS = /^[\p{L}\p{M}\s'’,.!?-]+$/u;

/**
 * Whether a word that names an operation and the ordinary words behind it are rather a phrase, such as `base camp` or `now
 * what?`. The tool may still accept them.
 */
export const isPhrase = ({ alias, text, operation }: Call): boolean =>
  /^\p{L}+$/u.test(alias ?? '') && !operation.anyText && IS_WORDS.test(text ?? '');

/** Whether the tool of a call knows such a line as a phrase: `ISO 9001`, `time 5`. */
export function isKnownPhrase({ alias, card, operation, text, before }: Call): boolean {
  if (alias === null || text === null || before.length > 0) return false;
  return recognitionOf(card, operation.name).phrases?.test(`${alias} ${text.trim()}`) === true;
}
