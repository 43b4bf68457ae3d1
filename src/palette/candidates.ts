import type { Card } from '../core/card.ts';
import { detects } from '../core/detect.ts';
import { type Line, type Request, requestOf } from './calls.ts';

/** From here on a text is surely meant for an operation, so its answer stands above the tools. */
const SURE = 0.9;
/** From here on the tool is proposed. */
const POSSIBLE = 0.3;
const MOST_ANSWERS = 3;
const MOST_PROPOSALS = 3;

export interface Candidates {
  /** To be run, surest first. */
  answers: readonly Request[];
  /** To be opened with the text. */
  proposals: readonly Request[];
}

interface Candidate {
  confidence: number;
  request: Request;
}

/** The surest rule of a tool that knows the text. */
function candidateOf(card: Card, text: string, attachment: Line['attachment']): Candidate | null {
  let best: Candidate | null = null;
  for (const operation of card.operations) {
    for (const rule of operation.detect) {
      if (rule.confidence < POSSIBLE || rule.confidence <= (best?.confidence ?? 0) || !detects(rule, text)) continue;
      const target = { card, operation, preset: {} };
      best = { confidence: rule.confidence, request: requestOf(target, text, { field: rule.field, attachment }) };
    }
  }
  return best;
}

/** Which tools a text is for, though it names none: by the detection rules of the cards, one candidate per tool. */
export function candidatesFor({ text, attachment }: Line, cards: readonly Card[]): Candidates {
  const subject = attachment?.text ?? text;
  if (subject.trim() === '') return { answers: [], proposals: [] };
  const found = cards.flatMap((card) => candidateOf(card, subject, attachment) ?? []);
  found.sort((a, b) => b.confidence - a.confidence); // stable: equals keep the order of the catalogue
  const runs = ({ confidence, request: { operation } }: Candidate) =>
    confidence >= SURE && operation.answers && !operation.heavy;
  const answers = found.filter(runs).slice(0, MOST_ANSWERS);
  const proposals = found.filter((candidate) => !answers.includes(candidate)).slice(0, MOST_PROPOSALS);
  const requests = (list: Candidate[]) => list.map(({ request }) => request);
  return { answers: requests(answers), proposals: requests(proposals) };
}
