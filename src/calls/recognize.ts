import type { Card, DetectCard, OperationCard } from '../core/card.ts';
import { detects, PROVEN } from '../core/detect.ts';
import { type Line, type Call, makeCall, takesText } from './call.ts';
import { FAULTS } from './faults.ts';
import { RECOGNIZERS } from './recognizers/all.ts';
import { insideFence, LONGEST_LOOKED_INTO, unwrapped, type Wrapper } from './unwrap.ts';

/** From this confidence, a text is certainly meant for an operation, so its answer is shown above the tools. */
export const SURE = 0.9;
/** From this confidence, it is answered, below a tool whose name matches the text. */
export const LIKELY = 0.6;
/** From this confidence, the tool is suggested. */
const POSSIBLE = 0.3;
const MOST_ANSWERS = 3;
const MOST_PROPOSALS = 3;

export interface Candidates {
  /** Calls to run, highest confidence first. */
  answers: readonly Call[];
  /** Calls to open with the text. */
  proposals: readonly Call[];
  /** Whether the first answer is certainly what the user means. */
  sure: boolean;
}

/** How much the user likes a tool; decides between rules with equal confidence. */
export type Preference = (toolId: string) => number;

interface Candidate {
  confidence: number;
  /** Which of several readings of the same tool this is. */
  reading?: string;
  liked: number;
  call: Call;
}

const NONE: Candidates = { answers: [], proposals: [], sure: false };

/** Returns the rule of an operation that recognizes the text with the highest confidence. */
function ruleFor(operation: OperationCard, text: string): DetectCard | null {
  let best: DetectCard | null = null;
  for (const rule of operation.detect) {
    if (rule.confidence < POSSIBLE || rule.confidence <= (best?.confidence ?? 0) || !detects(rule, text)) continue;
    best = rule;
  }
  return best;
}

/** Returns the operation of a tool that recognizes the text with the highest confidence. */
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

/** A recognizer that takes part of a text. */
interface Taker {
  operation?: string;
  pattern: RegExp;
  confidence: number;
  outputs?: readonly number[];
}

/** Returns a call of a tool with part of a text, as if a rule in its spec had recognized it. */
function callOn(card: Card, taker: Taker, text: string, preset: Call['preset'] = {}): Call | null {
  const { pattern, confidence, outputs } = taker;
  const operation = card.operations.find((one) =>
    taker.operation === undefined ? takesText(one) : one.name === taker.operation,
  );
  if (!operation) return null;
  const rule: DetectCard = {
    field: operation.primary.name,
    pattern: pattern.source,
    flags: pattern.flags,
    length: [1, Infinity],
    confidence,
    outputs,
  };
  return makeCall({ card, operation, preset }, text, { reason: { kind: 'recognized', rule, isProven: false } });
}

/** Returns the tools that take part of a text. */
function partsFor(text: string, cards: readonly Card[]): Omit<Candidate, 'liked'>[] {
  const start = text.trim();
  if (start.length > LONGEST_LOOKED_INTO) return [];
  return RECOGNIZERS.flatMap((recognizer) => {
    const { tool, pattern, take = ([, part]) => part ?? null, confidence, preset, reading } = recognizer;
    const match = pattern.exec(start);
    const part = match && take(match);
    const card = part ? cards.find(({ id }) => id === tool) : undefined;
    const values = typeof preset === 'function' ? match && preset(match) : preset;
    const call = card && part ? callOn(card, recognizer, part, values ?? {}) : null;
    if (!call) return [];
    return [{ confidence, reading, call: part === start ? call : { ...call, readAs: part ?? undefined } }];
  });
}

const LIST_OPERATIONS = ['batch', 'list'];
const MOST_LINES = 200;

/** The confidence for a list whose lines fit a tool that takes only one: the first line is answered. */
const FIRST_OF_LIST = 0.8;

/**
 * Returns the tools that every line of a list fits: called with the whole list or, if the tool doesn't take lists, with
 * its first line.
 */
function listFor(text: string, cards: readonly Card[]): Omit<Candidate, 'liked'>[] {
  if (text.length > LONGEST_LOOKED_INTO) return [];
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < 2 || lines.length > MOST_LINES) return [];
  return cards.flatMap((card) => {
    const [first, ...others] = lines.map((line) => candidateOf(card, line, null));
    if (!first || ![first, ...others].every((found) => (found?.confidence ?? 0) >= LIKELY)) return [];
    const operation = card.operations.find(({ name }) => LIST_OPERATIONS.includes(name));
    const call =
      operation && callOn(card, { operation: operation.name, pattern: /\n/, confidence: SURE }, lines.join('\n'));
    if (call) return [{ confidence: SURE, call }];
    const confidence = FIRST_OF_LIST * first.confidence;
    return [{ confidence, call: { ...first.call, readAs: first.call.text ?? undefined } }];
  });
}

/** Returns the best candidate of each tool and reading. */
function bestOfEach(found: readonly Omit<Candidate, 'liked'>[], likes: Preference): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of found) {
    const id = `${candidate.call.card.id} ${candidate.reading ?? ''}`;
    if ((best.get(id)?.confidence ?? 0) < candidate.confidence)
      best.set(id, { ...candidate, liked: likes(candidate.call.card.id) });
  }
  // stable: ties keep the order of the catalogue
  return [...best.values()].sort((a, b) => b.confidence - a.confidence || b.liked - a.liked);
}

/** Each removed wrapper slightly lowers the confidence of a rule for the inner text. */
const PER_WRAPPER = 0.99;

/**
 * Tools that take almost anything in brackets. The one that takes anything with a percent sign is included up to a
 * length.
 */
const TAKES_MUCH: ReadonlySet<string> = new Set(['json-prettify', 'math-evaluator', 'xml-formatter']);
const LONGEST_URL = 2000;

const AROUND: ReadonlySet<Wrapper> = new Set(['brackets', 'quotes', 'end']);
const DECODES: ReadonlySet<Wrapper> = new Set(['percent', 'escapes']);

/**
 * Returns the candidates for a text as it is, otherwise those for the text inside it, with as few wrappers removed as
 * possible.
 */
function candidates(
  text: string,
  attachment: Line['attachment'],
  cards: readonly Card[],
  likes: Preference,
): Candidate[] {
  const fenced = insideFence(text);
  const inFence = fenced === null ? [] : candidates(fenced, null, cards, likes);
  if (inFence.length > 0)
    return inFence.map((found) => ({
      ...found,
      call: { ...found.call, readAs: found.call.readAs ?? found.call.text ?? undefined },
    }));
  const asIs = cards.flatMap((card) => candidateOf(card, text, attachment) ?? []);
  const whole = bestOfEach([...asIs, ...partsFor(text, cards), ...listFor(text, cards)], likes);
  const isLikely = (list: readonly Candidate[]) => list.some(({ confidence }) => confidence >= LIKELY);
  // `["…"]` is also a JSON list with one item, and `(…)` a calculation, but the inner text is meant. A URL can end with
  // a comma but rarely does.
  const endsInComma = /[,;]\s*$/.test(text);
  const isLoose = (list: readonly Candidate[]) => {
    const id = list[0]?.call.card.id ?? '';
    if (id === 'url-encoder') return text.length <= LONGEST_URL;
    return TAKES_MUCH.has(id) || (endsInComma && id === 'url-parser' && list[0]?.call.text === text.trim());
  };
  let known = isLikely(whole) ? whole : null;
  if (known && !isLoose(known)) return known;
  let possible = known ? [] : whole;
  for (const { text: inner, removed } of unwrapped(text)) {
    const isEncoded = known?.[0]?.call.card.id === 'url-encoder';
    if (known && !removed.every((wrapper) => AROUND.has(wrapper) || (isEncoded && !DECODES.has(wrapper)))) continue;
    const inside = cards.flatMap((card) => candidateOf(card, inner, null) ?? []);
    const found = [...inside, ...partsFor(inner, cards)].map(({ confidence, reading, call }) => ({
      confidence: confidence * PER_WRAPPER ** removed.length,
      reading,
      call: { ...call, readAs: call.readAs ?? inner },
    }));
    const best = bestOfEach(found, likes);
    possible = bestOfEach([...possible, ...best], likes);
    if (!isLikely(best) || (known && isLoose(best))) continue;
    const others = (known ?? whole).filter(({ call }) => best.every((other) => other.call.card.id !== call.card.id));
    known = [...best, ...others];
    if (!isLoose(best)) return known;
  }
  const more = known ? possible.filter(({ call }) => known.every((other) => other.call.card.id !== call.card.id)) : [];
  return known ? [...known, ...more].sort((a, b) => b.confidence - a.confidence) : possible;
}

/** Recognizes a text that looks like the input of a tool but has a mistake, which the run reports. */
function faultIn(text: string, cards: readonly Card[]): Call | null {
  const start = text.trim().slice(0, LONGEST_LOOKED_INTO);
  for (const { tool, operation, pattern } of FAULTS) {
    const card = pattern.test(start) ? cards.find(({ id }) => id === tool) : undefined;
    const call = card && callOn(card, { operation, pattern, confidence: SURE }, text);
    if (call) return { ...call, isFaulty: true };
  }
  return null;
}

/** Finds the tools for a text that names none, using the detection rules of the cards; one candidate per tool. */
export function candidatesFor(
  { text, attachment }: Line,
  cards: readonly Card[],
  likes: Preference = () => 0,
): Candidates {
  const subject = attachment?.text ?? text;
  if (subject.trim() === '') return NONE;
  const found = candidates(subject, attachment, cards, likes);
  const runs = ({ confidence, call: { operation } }: Candidate) =>
    confidence >= LIKELY && operation.answers && operation.cost === undefined;
  const answers = found.filter(runs).slice(0, MOST_ANSWERS);
  const proposals = found.filter((candidate) => !answers.includes(candidate)).slice(0, MOST_PROPOSALS);
  const calls = (list: Candidate[]) => list.map(({ call }) => call);
  const fault = answers.length === 0 ? faultIn(subject, cards) : null;
  const sure = (answers[0]?.confidence ?? 0) >= SURE;
  return { answers: fault ? [fault] : calls(answers), proposals: calls(proposals), sure };
}
