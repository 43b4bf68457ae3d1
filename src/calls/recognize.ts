import type { Card, DetectCard, OperationCard } from '../core/card.ts';
import { detects, PROVEN } from '../core/detect.ts';
import { type Line, type Call, makeCall } from './call.ts';

/** From here on a text is surely meant for an operation, so its answer stands above the tools. */
export const SURE = 0.9;
/** From here on it is answered, below a tool that is called just as the text. */
export const LIKELY = 0.6;
/** From here on the tool is proposed. */
const POSSIBLE = 0.3;
const MOST_ANSWERS = 3;
const MOST_PROPOSALS = 3;

export interface Candidates {
  /** To be run, surest first. */
  answers: readonly Call[];
  /** To be opened with the text. */
  proposals: readonly Call[];
  /** Is the first answer surely what is meant? */
  sure: boolean;
}

/** How much someone likes a tool: decides between rules that are equally sure. */
export type Preference = (toolId: string) => number;

interface Candidate {
  confidence: number;
  liked: number;
  call: Call;
}

const NONE: Candidates = { answers: [], proposals: [], sure: false };

/** The surest rule of an operation that knows the text. */
function ruleFor(operation: OperationCard, text: string): DetectCard | null {
  let best: DetectCard | null = null;
  for (const rule of operation.detect) {
    if (rule.confidence < POSSIBLE || rule.confidence <= (best?.confidence ?? 0) || !detects(rule, text)) continue;
    best = rule;
  }
  return best;
}

/** The operation of a tool that knows the text most surely. */
function candidateOf(card: Card, text: string, attachment: Line['attachment']): Omit<Candidate, 'liked'> | null {
  let best: Omit<Candidate, 'liked'> | null = null;
  for (const operation of card.operations) {
    const rule = ruleFor(operation, text);
    if (!rule || rule.confidence <= (best?.confidence ?? 0)) continue;
    const target = { card, operation, preset: {} };
    const isProven = rule.guard !== undefined && text.trim().length <= PROVEN;
    const reason = { kind: 'recognized', rule, isProven } as const;
    best = { confidence: rule.confidence, call: makeCall(target, text, { field: rule.field, attachment, reason }) };
  }
  return best;
}

/** Which tools a text is for, though it names none: by the detection rules of the cards, one candidate per tool. */
export function candidatesFor(
  { text, attachment }: Line,
  cards: readonly Card[],
  likes: Preference = () => 0,
): Candidates {
  const subject = attachment?.text ?? text;
  if (subject.trim() === '') return NONE;
  const found = cards.flatMap((card): Candidate[] => {
    const candidate = candidateOf(card, subject, attachment);
    return candidate ? [{ ...candidate, liked: likes(card.id) }] : [];
  });
  // stable: equals keep the order of the catalogue
  found.sort((a, b) => b.confidence - a.confidence || b.liked - a.liked);
  const runs = ({ confidence, call: { operation } }: Candidate) =>
    confidence >= LIKELY && operation.answers && operation.cost === undefined;
  const answers = found.filter(runs).slice(0, MOST_ANSWERS);
  const proposals = found.filter((candidate) => !answers.includes(candidate)).slice(0, MOST_PROPOSALS);
  const calls = (list: Candidate[]) => list.map(({ call }) => call);
  const sure = (answers[0]?.confidence ?? 0) >= SURE;
  return { answers: calls(answers), proposals: calls(proposals), sure };
}
