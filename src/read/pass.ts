import type { Line } from '../calls/call.ts';
import { type Candidates, candidatesFor } from '../calls/recognize.ts';
import { type Context, likesIn } from './context.ts';
import { type Converted, conversionsOf } from './convert.ts';
import { inEnglish } from './phrases.ts';
import { MEASURE, type Subject, subjectOf } from './subject.ts';

/** How often each of the costly steps was done for a line. */
export interface Work {
  translations: number;
  conversions: number;
  recognitions: number;
}

interface Recognition {
  /** The operations that recognize the whole subject. */
  whole: Candidates;
  /** Those that recognize the value inside it; null if it has none. */
  value: Candidates | null;
}

/** The costly steps of reading one line, each done at most once, whatever readings need it. */
export interface Pass {
  subject: Subject;
  /** The operations that may answer the subject as `value in target`. */
  conversions(): readonly Converted[];
  /** Whether the subject is a measure and another unit. Only the tools know which units exist. */
  asksForUnit(): boolean;
  recognition(): Recognition;
}

/** Computes a value when it is first needed. */
function lazily<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}

export function createPass(
  line: Line,
  context: Pick<Context, 'cards' | 'vocabulary' | 'phrases' | 'intent' | 'favorites' | 'habits'>,
  work: Work,
): Pass {
  const { cards, phrases } = context;
  const likes = likesIn(context);
  const subject = subjectOf(line, context);
  const english = lazily(() => {
    if (line.attachment || !phrases) return subject.line;
    work.translations += 1;
    return inEnglish(subject.line, cards, phrases);
  });
  return {
    subject,
    conversions: lazily(() => {
      if (line.attachment) return [];
      work.conversions += 1;
      return conversionsOf(english(), cards);
    }),
    asksForUnit: () => MEASURE.test(english().text),
    recognition: lazily(() => {
      work.recognitions += 1;
      const { value } = subject;
      const among = value?.tools ? cards.filter(({ id }) => value.tools?.has(id)) : cards;
      return {
        whole: candidatesFor(english(), cards, likes),
        value: value && candidatesFor({ text: value.text, attachment: null }, among, likes),
      };
    }),
  };
}
