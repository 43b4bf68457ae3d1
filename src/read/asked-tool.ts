import { fold } from '../base/fold.ts';
import type { Call, Line } from '../calls/call.ts';
import type { Context } from './context.ts';
import { entryIndexOf } from './search/entry-index.ts';
import { spellsOne } from './search/rank.ts';
import { IS_CODE } from './order/text-targets.ts';

/** From this tier on, a line that starts with an alias but spells a name ("case converter") is treated as that name. */
const SPELLS_A_NAME = 4;
/** No name contains quotes or option dashes, so the line is a call. */
export const MARKS_DATA = /\s(?:--|")/;

type Names = Pick<Context, 'items' | 'intent'>;

/**
 * Returns whether the words after a format are a format that another tool converts it to: `base64 to image`, `base64
 * photo`. In `b64d text to hex`, the target belongs to the text.
 */
function becomesOther({ alias, card, text }: Call, { intent }: Names): boolean {
  if (!intent) return false;
  const line = `${alias} to ${text}`;
  return intent.directs(line) && !intent.directs(text ?? '') && intent.toolsOf(line)[0] !== card.id;
}

/**
 * Returns which tool a line that begins with an alias names, if its other words aren't data: "compare speed of two
 * snippets" names another tool, "json tree viewer" the same one.
 */
export function toolAskedFor({ text }: Line, call: Call, names: Names): 'other' | 'same' | null {
  const { alias, card } = call;
  const { items, intent } = names;
  if (MARKS_DATA.test(text)) return null;
  if (spellsOne(text, items, SPELLS_A_NAME)) return 'other';
  if (IS_CODE.test(alias ?? '')) return becomesOther(call, names) ? 'other' : null;
  if (intent?.directs(text)) return 'other';
  const named = intent?.named(text) ?? null;
  if (named === null) return null;
  return named === card.id ? 'same' : 'other';
}

/** Whether a word is one by which a tool is found, or the beginning of one. */
export function isWordOf(word: string, { id }: Call['card'], { items }: Names): boolean {
  const start = fold(word);
  return (
    entryIndexOf(items)
      .of(id)
      ?.vocabulary.some((other) => other.startsWith(start)) === true
  );
}

/**
 * Returns whether the word after an alias is the beginning of one by which the same tool is found: `color pic` on the
 * way to "color picker".
 */
export const beginsWordOf = ({ alias, card, text }: Call, names: Names): boolean =>
  /^\p{L}+$/u.test(text ?? '') && !IS_CODE.test(alias ?? '') && isWordOf(text ?? '', card, names);
