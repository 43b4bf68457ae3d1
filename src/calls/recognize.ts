import { insideFence, LONGEST_LOOKED_INTO, unwrapped, type Wrapper } from '../base/unwrap.ts';
import { recognitionOf } from '../catalog/recognition.ts';
import type { Card, DetectCard } from '../core/card.ts';
import { detectsIn, PROVEN, seenOf } from '../core/recognition/detect.ts';
import { fieldKind } from '../core/kinds.ts';
import { type Finder, takenBy } from '../core/recognition/recognize.ts';
import { NO_SIEVE } from '../core/recognition/sieve.ts';
import { type Line, type Call, makeCall } from './call.ts';
import { type Detector, type Detectors, detectorsOf, type RuleDetector } from './detectors.ts';

/** From this confidence, a text is certainly meant for an operation, so its answer is shown above the tools. */
export const SURE = 0.9;
/** From this confidence, it is answered, below a tool whose name matches the text. */
export const LIKELY = 0.6;
/** From this confidence, the tool is suggested. Below it, a rule only chooses between the operations of a named tool. */
export const POSSIBLE = 0.3;
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

type Found = Omit<Candidate, 'liked'>;

const NONE: Candidates = { answers: [], proposals: [], sure: false };

/** Returns the tools whose rules recognize the text, each with the operation that does with the highest confidence. */
function rulesFor(
  text: string,
  { rules }: Detectors,
  attachment: Line['attachment'],
  least = POSSIBLE,
): Map<Card, Found> {
  const trimmed = text.trim();
  const seen = seenOf(trimmed);
  const best = new Map<Card, RuleDetector>();
  for (const detector of rules(seen)) {
    const { card, rule } = detector;
    if (rule.confidence < least || rule.confidence <= (best.get(card)?.rule.confidence ?? 0)) continue;
    if (detectsIn(rule, trimmed, seen)) best.set(card, detector);
  }
  const isShort = trimmed.length <= PROVEN;
  const entries = [...best.values()].map(({ card, operation, rule }): [Card, Found] => {
    const reason = { kind: 'recognized', rule, isProven: rule.guard !== undefined && isShort } as const;
    const call = makeCall({ card, operation, preset: {} }, text, { field: rule.field, attachment, reason });
    return [card, { confidence: rule.confidence, call }];
  });
  return new Map(entries);
}

/** Returns a call of an operation with a text, as if a rule in its spec had recognized it. */
function callOn(
  { card, operation }: Detector,
  { pattern, confidence, outputs }: Pick<Finder, 'pattern' | 'confidence' | 'outputs'>,
  text: string,
  preset: Call['preset'] = {},
): Call {
  const rule: DetectCard = {
    field: operation.primary.name,
    pattern: pattern.source,
    flags: pattern.flags,
    length: [1, Infinity],
    confidence,
    outputs: outputs?.map((output) => operation.outputs.findIndex(({ name }) => name === output)),
  };
  return makeCall({ card, operation, preset }, text, { reason: { kind: 'recognized', rule, isProven: false } });
}

/** Returns the tools that take part of a text. */
function partsFor(text: string, { finds }: Detectors): Found[] {
  const start = text.trim();
  if (start.length > LONGEST_LOOKED_INTO) return [];
  return finds(start).flatMap((detector) => {
    const { finder } = detector;
    const { confidence, reading } = finder;
    const taken = takenBy(finder, start);
    if (!taken) return [];
    const { part, preset } = taken;
    const call = callOn(detector, finder, part, preset);
    // What a choice is set to is no text that anybody could have typed.
    const isPart = part !== start && fieldKind(detector.operation.primary.kind).textual;
    return [{ confidence, reading, call: isPart ? { ...call, readAs: part } : call }];
  });
}

const MOST_LINES = 200;

/** The confidence for a list whose lines fit a tool that takes only one: the first line is answered. */
const FIRST_OF_LIST = 0.8;

/**
 * Returns the tools that every line of a list fits: called with the whole list or, if the tool doesn't take lists, with
 * its first line.
 */
function listFor(text: string, detectors: Detectors): Found[] {
  if (text.length > LONGEST_LOOKED_INTO || !text.includes('\n')) return [];
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = '', ...others] = lines;
  if (others.length === 0 || lines.length > MOST_LINES) return [];
  let fits = [...rulesFor(first, detectors, null)].filter(([, { confidence }]) => confidence >= LIKELY);
  for (const line of others) {
    if (fits.length === 0) return [];
    const matches = rulesFor(line, detectors, null);
    fits = fits.filter(([card]) => (matches.get(card)?.confidence ?? 0) >= LIKELY);
  }
  return fits.map(([card, { confidence, call }]) => {
    const operation = card.operations.find(({ name }) => recognitionOf(card, name).takesLists);
    if (operation) {
      const list = { pattern: /\n/, confidence: SURE };
      return { confidence: SURE, call: callOn({ card, operation, sieve: NO_SIEVE }, list, lines.join('\n')) };
    }
    return { confidence: FIRST_OF_LIST * confidence, call: { ...call, readAs: call.text ?? undefined } };
  });
}

/** Returns the best candidate of each tool and reading. */
function bestOfEach(matches: readonly Found[], likes: Preference): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of matches) {
    const id = `${candidate.call.card.id} ${candidate.reading ?? ''}`;
    if ((best.get(id)?.confidence ?? 0) < candidate.confidence)
      best.set(id, { ...candidate, liked: likes(candidate.call.card.id) });
  }
  // stable: ties keep the order of the catalog
  return [...best.values()].sort((a, b) => b.confidence - a.confidence || b.liked - a.liked);
}

/** Each removed wrapper slightly lowers the confidence of a rule for the inner text. */
const PER_WRAPPER = 0.99;

const AROUND: ReadonlySet<Wrapper> = new Set(['brackets', 'quotes', 'end']);
const DECODES: ReadonlySet<Wrapper> = new Set(['percent', 'escapes']);

const isLikely = (list: readonly Candidate[]) => list.some(({ confidence }) => confidence >= LIKELY);

/** Whether the first candidate takes so much that the text is probably only around the actual one. */
function takesMuch([first]: readonly Candidate[], text: string): boolean {
  if (!first) return false;
  const { takesMuch: takes } = recognitionOf(first.call.card, first.call.operation.name);
  return takes?.(text, first.call.text ?? '') ?? false;
}

/**
 * Returns the candidates for a text as it is, otherwise those for the text inside it, with as few wrappers removed as
 * possible.
 */
function candidates(
  text: string,
  attachment: Line['attachment'],
  detectors: Detectors,
  likes: Preference,
): Candidate[] {
  const fenced = insideFence(text);
  const inFence = fenced === null ? [] : candidates(fenced, null, detectors, likes);
  if (inFence.length > 0)
    return inFence.map((candidate) => ({
      ...candidate,
      call: { ...candidate.call, readAs: candidate.call.readAs ?? candidate.call.text ?? undefined },
    }));
  const asIs = rulesFor(text, detectors, attachment).values();
  const whole = bestOfEach([...asIs, ...partsFor(text, detectors), ...listFor(text, detectors)], likes);
  let likely = isLikely(whole) ? whole : null;
  if (likely && !takesMuch(likely, text)) return likely;
  let possible = likely ? [] : whole;
  for (const { text: inner, removed } of unwrapped(text)) {
    const first = likely?.[0]?.call;
    const takesAny = first && recognitionOf(first.card, first.operation.name).takesAny;
    if (likely && !removed.every((wrapper) => AROUND.has(wrapper) || (takesAny && !DECODES.has(wrapper)))) continue;
    const inside = rulesFor(inner, detectors, null).values();
    const matches = [...inside, ...partsFor(inner, detectors)].map(({ confidence, reading, call }) => ({
      confidence: confidence * PER_WRAPPER ** removed.length,
      reading,
      call: { ...call, readAs: call.readAs ?? inner },
    }));
    const best = bestOfEach(matches, likes);
    possible = bestOfEach([...possible, ...best], likes);
    if (!isLikely(best) || (likely && takesMuch(best, text))) continue;
    const others = (likely ?? whole).filter(({ call }) => best.every((other) => other.call.card.id !== call.card.id));
    likely = [...best, ...others];
    if (!takesMuch(best, text)) return likely;
  }
  const more = likely
    ? possible.filter(({ call }) => likely.every((other) => other.call.card.id !== call.card.id))
    : [];
  return likely ? [...likely, ...more].sort((a, b) => b.confidence - a.confidence) : possible;
}

/** Recognizes a text that looks like the input of a tool but has a mistake, which the run reports. */
function faultIn(text: string, { faults }: Detectors): Call | null {
  const start = text.trim().slice(0, LONGEST_LOOKED_INTO);
  const detector = faults(start).find(({ fault }) => fault.test(start));
  if (!detector) return null;
  return { ...callOn(detector, { pattern: detector.fault, confidence: SURE }, text), isFaulty: true };
}

const alone = new WeakMap<Card, readonly Card[]>();

/** A list with one card; always the same, because the patterns of a list are compiled once. */
export function listOf(card: Card): readonly Card[] {
  const list = alone.get(card) ?? [card];
  alone.set(card, list);
  return list;
}

/**
 * Returns the operation of a tool that recognizes a text best, and how surely; null if none does. Rules that are too weak to
 * suggest the tool count too, since it is named.
 */
export function recognizedBy(card: Card, text: string): { call: Call; confidence: number } | null {
  const detectors = detectorsOf(listOf(card));
  const [best] = [...candidates(text, null, detectors, () => 0), ...rulesFor(text, detectors, null, 0).values()];
  return best ?? null;
}

/** Finds the tools for a text that names none, using the detection rules of the cards; one candidate per tool. */
export function candidatesFor(
  { text, attachment }: Line,
  cards: readonly Card[],
  likes: Preference = () => 0,
): Candidates {
  const subject = attachment?.text ?? text;
  if (subject.trim() === '') return NONE;
  const detectors = detectorsOf(cards);
  const matches = candidates(subject, attachment, detectors, likes);
  const runs = ({ confidence, call: { operation } }: Candidate) =>
    confidence >= LIKELY && operation.answers && operation.cost === undefined;
  const answers = matches.filter(runs).slice(0, MOST_ANSWERS);
  const proposals = matches.filter((candidate) => !answers.includes(candidate)).slice(0, MOST_PROPOSALS);
  const calls = (list: Candidate[]) => list.map(({ call }) => call);
  const fault = answers.length === 0 ? faultIn(subject, detectors) : null;
  const sure = (answers[0]?.confidence ?? 0) >= SURE;
  return { answers: fault ? [fault] : calls(answers), proposals: calls(proposals), sure };
}
