import type { Category } from '../../card.ts';
import { type Goal, type Made, nearness, REACHED } from './goals.ts';
import { readability } from './readable.ts';

/** An operation with its options, as plain data. */
export interface WayStep {
  id: string;
  category: Category;
  operation: string;
  values: Readonly<Record<string, unknown>>;
}

/** An operation that can be tried on a text; null if it refuses that. */
export interface Attempt {
  step: WayStep;
  run: (text: string) => Promise<Made | null>;
}

/** A decoder, and the operation that must lead back to what it decoded. */
export interface Decoder extends Attempt {
  backStep: WayStep;
  /** Returns the code of what it made of a text. */
  back: (made: string, text: string) => Promise<string | null>;
}

/** Steps that decode a text to compressed bytes and unpack these; sums in the bytes prove them. Null if they aren't that. */
export interface Unpacker {
  steps: readonly WayStep[];
  run: (text: string) => Promise<string | null>;
}

/** What a search tries. */
export interface Attempts {
  decoders: readonly Decoder[];
  unpackers: readonly Unpacker[];
  /** Operations that recognize a text as theirs; decoders among them lead back by what a spec says of edited results. */
  recognizing: (text: string) => Promise<readonly (Attempt | Decoder)[]>;
  /** Operations whose result may be the text that is looked for. */
  others: readonly Attempt[];
}

/** Steps that lead to a goal, and the text that they make; null for a picture. */
export interface Way {
  steps: readonly WayStep[];
  text: string | null;
}

const MOST_LAYERS = 5;
/** UTF-16 units: each text is decoded in some 30 ways. */
export const LONGEST = 100_000;
/** A way must make a text so much more readable. */
const LEAST_GAIN = 0.25;
/** Ciphers turn any text into another one of the same length, so they are tried after everything else, and once on a way. */
const CIPHER_COST = 2.5;
/** Of fewer letters than this, a cipher makes a word by chance. */
const LEAST_OF_CIPHER = 16;
/** The inverse of a decoder leads to another code of the same value. */
const LOOSE_COST = 1.2;
/** Nothing proves what an operation makes of a text that it recognizes. */
const RECOGNIZED_COST = 1.4;
/** A text that is looked for is decoded so many times. */
const MOST_LAYERS_OF_TARGET = 3;
/** Less readable texts on the way to a text are only decoded further: most are what a wrong decoder makes. */
const LEAST_ON_WAY = 0.5;

/** A text on the way, with the steps that led to it. */
interface Place {
  text: string;
  steps: readonly WayStep[];
  cost: number;
  /** Whether one of the steps is a cipher. */
  isDeciphered: boolean;
}

/** A place with what its value is worth. */
interface Arrival extends Way {
  cost: number;
  score: number;
}

interface Search {
  goal: Goal;
  attempts: Attempts;
  /** Steps from a text to the one that is looked for. */
  targets: ReadonlyMap<string, readonly WayStep[]>;
  seen: Set<string>;
}

/** A text that only encoders take and give back: it is no document, no number and no date, and has a long word. */
const ANY_TEXT = 'accessibility 9?';

/** Letter case, padding and line breaks differ between encoders of the same code. */
const plain = (text: string) => text.replaceAll(/[\s=]+/g, '').toLowerCase();

/** Whether an operation decodes any text that its inverse has encoded; one that converts documents doesn't. */
export async function isDecoder({ run, back }: Decoder): Promise<boolean> {
  const code = await back(ANY_TEXT, ANY_TEXT);
  const made = code === null ? null : await run(code);
  return typeof made?.text === 'string' && plain(made.text) === plain(ANY_TEXT);
}

/** Returns what a decoder makes of a text, if its inverse leads back and nothing got longer; `isExact` if to the same code. */
async function decoded({ run, back }: Decoder, text: string): Promise<{ text: string; isExact: boolean } | null> {
  const made = await run(text);
  if (!made?.text || made.text === text || made.text.length > text.length) return null;
  const code = await back(made.text, text);
  if (code === null) return null;
  if (plain(code) === plain(text)) return { text: made.text, isExact: true };
  // Signs that needn't be encoded, such as `%21` for an exclamation mark.
  const again = await run(code);
  return again?.text === made.text ? { text: made.text, isExact: false } : null;
}

/** Returns the place that a decoder leads to; null if it leads nowhere new, or through a second cipher. */
async function placeAfter(place: Place, decoder: Decoder, seen: Set<string>): Promise<Place | null> {
  const made = await decoded(decoder, place.text);
  if (!made || seen.has(made.text)) return null;
  seen.add(made.text);
  const isCipher = made.text.length === place.text.length;
  if (isCipher && place.isDeciphered) return null;
  return {
    text: made.text,
    steps: [...place.steps, decoder.step],
    cost: place.cost + (isCipher ? CIPHER_COST : made.isExact ? 1 : LOOSE_COST),
    isDeciphered: place.isDeciphered || isCipher,
  };
}

function scoreOf({ goal, targets }: Search, made: Made, isDeciphered: boolean): number {
  if (goal.kind === 'text') return made.text !== null && targets.has(made.text) ? 1 : 0;
  const letters = made.text?.match(/\p{L}/gu)?.length ?? 0;
  return goal.kind === 'readable' && isDeciphered && letters < LEAST_OF_CIPHER ? 0 : nearness(goal.kind, made);
}

/** The ways on from a place that decoders know, each proven by its inverse. */
async function afterDecoders(
  search: Search,
  place: Place,
  decoders: readonly Decoder[] = search.attempts.decoders,
): Promise<(Place & { score: number })[]> {
  const places: (Place & { score: number })[] = [];
  for (const decoder of decoders) {
    const next = await placeAfter(place, decoder, search.seen);
    if (next)
      places.push({ ...next, score: scoreOf(search, { text: next.text, isPicture: false }, next.isDeciphered) });
  }
  return places;
}

/** The ways on from a text by decoders of its own format, such as a token. Ciphers take any text. */
async function afterRecognized(search: Search, place: Place, isRead: boolean): Promise<(Place & { score: number })[]> {
  if (isRead || search.goal.kind !== 'readable') return [];
  const recognizing = await search.attempts.recognizing(place.text);
  return afterDecoders(
    search,
    place,
    recognizing.filter((attempt) => 'back' in attempt),
  );
}

/** The ways on from a place whose text stands for compressed bytes. */
async function afterUnpackers(search: Search, place: Place): Promise<(Place & { score: number })[]> {
  const places: (Place & { score: number })[] = [];
  for (const { steps, run } of search.attempts.unpackers) {
    if (place.steps.length + steps.length > MOST_LAYERS) continue;
    const text = await run(place.text);
    if (text === null || text === '' || search.seen.has(text)) continue;
    search.seen.add(text);
    const { isDeciphered } = place;
    const score = scoreOf(search, { text, isPicture: false }, isDeciphered);
    places.push({ text, steps: [...place.steps, ...steps], cost: place.cost + 1, isDeciphered, score });
  }
  return places;
}

/** The ways on from a place by operations that recognize it, or may lead to the text that is looked for. */
async function afterOthers(search: Search, place: Place): Promise<Arrival[]> {
  const { goal, attempts, seen } = search;
  if (goal.kind === 'readable') return [];
  if (goal.kind === 'text' && place.steps.length > 0 && readability(place.text) < LEAST_ON_WAY) return [];
  const others = goal.kind === 'text' ? attempts.others : await attempts.recognizing(place.text);
  const arrivals: Arrival[] = [];
  for (const { step, run } of others) {
    const made = await run(place.text);
    if (!made || (made.text !== null && (made.text === '' || seen.has(made.text)))) continue;
    const score = scoreOf(search, made, place.isDeciphered);
    if (score === 0 && (made.text === null || goal.kind === 'text')) continue;
    arrivals.push({ text: made.text, steps: [...place.steps, step], cost: place.cost + RECOGNIZED_COST, score });
  }
  return arrivals;
}

const isBetter = (next: Arrival, best: Arrival | null) =>
  next.score > (best?.score ?? 0) + 0.05 ||
  (next.score >= (best?.score ?? 0) - 0.05 && next.cost < (best?.cost ?? Infinity));

/** Returns the texts that lead to another one by encoding them, each with the steps. */
async function leadingTo(target: string, decoders: readonly Decoder[]): Promise<Search['targets']> {
  const targets = new Map<string, readonly WayStep[]>([[target, []]]);
  for (const [text, steps] of targets) {
    if (steps.length === MOST_LAYERS_OF_TARGET) break;
    for (const decoder of decoders) {
      const made = (await decoder.run(text))?.text;
      // Only what leads to exactly this text; ciphers lead from any text to it.
      if (!made || made.length >= text.length || targets.has(made) || (await decoder.back(made, text)) !== text)
        continue;
      targets.set(made, [decoder.backStep, ...steps]);
    }
  }
  return targets;
}

/** The place with the least of it is tried next. */
const turnOf = ({ goal }: Search, { cost, text }: Place) => cost - (goal.kind === 'text' ? 2 * readability(text) : 0);

async function searched(search: Search, text: string, isOver: () => boolean): Promise<Arrival | null> {
  const open: Place[] = [{ text, steps: [], cost: 0, isDeciphered: false }];
  let best: Arrival | null = null;
  for (let place = open.shift(); place && !isOver(); place = open.shift()) {
    if (best && place.cost >= best.cost) continue;
    // A newer search, or the end of this one, is heard of in between.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const ways = [...(await afterDecoders(search, place)), ...(await afterUnpackers(search, place))];
    const isRead = ways.some((way) => way.text.length !== place.text.length);
    ways.push(...(await afterRecognized(search, place, isRead)));
    for (const next of [...ways, ...(await afterOthers(search, place))]) {
      const isThere = next.score >= REACHED;
      const way = { ...next, cost: next.cost + (search.targets.get(next.text ?? '')?.length ?? 0) };
      if (isThere && isBetter(way, best)) best = way;
      if (isThere || next.text === null || next.steps.length >= MOST_LAYERS) continue;
      search.seen.add(next.text);
      open.push({ isDeciphered: false, ...next, text: next.text });
    }
    open.sort((a, b) => turnOf(search, a) - turnOf(search, b) || a.text.length - b.text.length);
  }
  return best;
}

/**
 * Finds steps from a text to a goal: a best-first search through at most five steps. Each decoder is proven by its inverse,
 * other operations must recognize what they take. When it's over, the best way until then counts. Null if the text is already what is wished for, or no way leads there.
 */
export async function findWay(
  text: string,
  goal: Goal,
  attempts: Attempts,
  isOver: () => boolean = () => false,
): Promise<Way | null> {
  const before = goal.kind === 'text' ? 0 : nearness(goal.kind, { text, isPicture: false });
  if (text.length > LONGEST || before >= REACHED || (goal.kind === 'text' && goal.text === text)) return null;
  const targets = goal.kind === 'text' ? await leadingTo(goal.text, attempts.decoders) : new Map<string, WayStep[]>();
  const search = { goal, attempts, targets, seen: new Set([text]) };
  // A text between the two that encodes both, or nothing but the last steps.
  const start = targets.get(text);
  if (start && goal.kind === 'text') return { steps: start, text: goal.text };
  const best = await searched(search, text, isOver);
  if (!best || best.score - before < LEAST_GAIN) return null;
  if (goal.kind !== 'text') return best;
  return { steps: [...best.steps, ...(targets.get(best.text ?? '') ?? [])], text: goal.text };
}
