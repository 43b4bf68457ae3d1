import type { Line } from '../calls/call.ts';
import { type Candidates, candidatesFor } from '../calls/recognize.ts';
import { type Context, likesIn } from './context.ts';
import { type Converted, conversionsOf } from './convert.ts';
import { inEnglish } from './phrases.ts';

/** How often each of the costly steps was done for a line. */
export interface Work {
  translations: number;
  conversions: number;
  recognitions: number;
}

/** The costly steps of reading one line, each done once for the same text, whatever readings ask for it. */
export interface Pass {
  /** The text in the English of the grammar: `5 pulgadas en cm` is `5 inch in cm`. */
  translated(line: Line): Line;
  /** The operations that may answer `value in target`. */
  conversions(line: Line): readonly Converted[];
  /** The operations that recognize the text. */
  candidates(line: Line): Candidates;
  readonly work: Readonly<Work>;
}

/** Remembers the results of a function by the text of a line; its attachment is the same throughout a pass, or absent. */
function once<T>(compute: (line: Line) => T): (line: Line) => T {
  const results = new Map<string, T>();
  return (line) => {
    const key = line.attachment ? `attached ${line.attachment.serial} ${line.text}` : `typed ${line.text}`;
    const before = results.get(key);
    if (before !== undefined) return before;
    const result = compute(line);
    results.set(key, result);
    return result;
  };
}

export function createPass(context: Pick<Context, 'cards' | 'phrases' | 'favorites' | 'habits'>): Pass {
  const { cards, phrases } = context;
  const work: Work = { translations: 0, conversions: 0, recognitions: 0 };
  const likes = likesIn(context);
  const translated = once((line) => {
    if (phrases && !line.attachment) work.translations += 1;
    return inEnglish(line, cards, phrases);
  });
  return {
    work,
    translated,
    conversions: once((line) => {
      if (line.attachment) return [];
      work.conversions += 1;
      return conversionsOf(translated(line), cards);
    }),
    candidates: once((line) => {
      work.recognitions += 1;
      return candidatesFor(translated(line), cards, likes);
    }),
  };
}
