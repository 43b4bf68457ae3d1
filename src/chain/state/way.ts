import type { WrittenStep } from '../../calls/notation.ts';
import { cards } from '../../catalog/cards.ts';
import { carriedBy, fieldKind } from '../../core/kinds.ts';
import { settingsForInverse } from '../../core/inverse.ts';
import { initialValues } from '../../operation/values.ts';
import { inverseCard, loadWay, runOn, type Runner, type Way } from './inverses.ts';
import { readability } from './readable.ts';

/** Steps that lead from an encoded text to a readable one. */
export interface Unwrapped {
  steps: readonly WrittenStep[];
  text: string;
}

const MOST_LAYERS = 5;
/** Milliseconds for the whole search; it returns the best way until then. */
const TIME_LIMIT = 1000;
/** UTF-16 units: each text is decoded in some 30 ways. */
const LONGEST = 100_000;
/** From here on a text needs no decoding. */
const READABLE = 0.8;
/** A way must make a text so much more readable. */
const LEAST_GAIN = 0.25;
/** Ciphers turn any text into another one of the same length, so they are tried after everything else, and once on a way. */
const CIPHER_COST = 2.5;
/** Of fewer letters than this, a cipher makes a word by chance. */
const LEAST_OF_CIPHER = 16;
/** The inverse of a decoder leads to another code of the same value. */
const LOOSE_COST = 1.2;

/** A text on the way, with the steps that led to it. */
interface Place {
  text: string;
  steps: readonly WrittenStep[];
  cost: number;
  /** Whether one of the steps is a cipher. */
  isDeciphered: boolean;
}

/** A decoder with options, and the operation that must lead back to what it decoded. */
interface Decoder {
  step: WrittenStep;
  way: Way;
  back: Way;
}

/** Operations with an inverse in their tool that take a text and make one, with each set of options that has a word of its own. */
const candidates = (): WrittenStep[] =>
  cards.flatMap((card) =>
    card.operations
      .filter(
        ({ answers, cost, primary, outputs }) =>
          answers &&
          cost === undefined &&
          fieldKind(primary.kind).textual &&
          carriedBy(outputs[0]?.kind ?? 'verdict') === 'text',
      )
      .filter((operation) => inverseCard(card, operation)?.card === card)
      .flatMap((operation) => {
        const presets = new Map(Object.values(operation.aliases).map((values) => [JSON.stringify(values), values]));
        return [...presets.set('{}', {}).values()].map((values): WrittenStep => ({ card, operation, values }));
      }),
  );

/** A text that only encoders take and give back: it is no document, no number and no date, and has a long word. */
const ANY_TEXT = 'accessibility 9?';

/** Returns the decoder of a step; null if its inverse doesn't encode any text, as one that converts documents. */
async function decoderOf(step: WrittenStep, runner: Runner): Promise<Decoder | null> {
  const target = inverseCard(step.card, step.operation);
  if (!target) return null;
  const [way, back] = await Promise.all([loadWay(step, runner), loadWay(target, runner)]);
  const decoder = { step, way, back };
  const code = await runOn(back, ANY_TEXT, settingsBack(decoder), runner);
  if (!code?.ok) return null;
  const text = await runOn(way, code.value, step.values, runner);
  return text?.ok && plain(text.value) === plain(ANY_TEXT) ? decoder : null;
}

const decodersFor = async (runner: Runner): Promise<Decoder[]> =>
  (await Promise.all(candidates().map((step) => decoderOf(step, runner)))).filter((decoder) => decoder !== null);

/** The options of the encoder that reverses a decoder. */
const settingsBack = ({ step, way, back }: Decoder) =>
  settingsForInverse(way.op, back.op, { ...initialValues(way.op), ...step.values });

/** Letter case, padding and line breaks differ between encoders of the same code. */
const plain = (text: string) => text.replaceAll(/[\s=]+/g, '').toLowerCase();

interface Decoded {
  value: string;
  /** Whether the inverse leads back to the same code, rather than to another one of the same value. */
  isExact: boolean;
}

/** Returns what a decoder makes of a text, if its inverse leads back and nothing got longer. */
async function decoded(decoder: Decoder, text: string, runner: Runner): Promise<Decoded | null> {
  const { step, way, back } = decoder;
  const made = await runOn(way, text, step.values, runner);
  if (!made?.ok || made.value === '' || made.value === text || made.value.length > text.length) return null;
  const { value } = made;
  const code = await runOn(back, value, settingsBack(decoder), runner);
  if (!code?.ok) return null;
  if (plain(code.value) === plain(text)) return { value, isExact: true };
  // Signs that needn't be encoded, such as `%21` for an exclamation mark.
  const again = await runOn(way, code.value, step.values, runner);
  return again?.ok && again.value === value ? { value, isExact: false } : null;
}

/** Returns the place that a decoder leads to; null if it leads nowhere new, or through a second cipher. */
async function placeAfter(place: Place, decoder: Decoder, seen: Set<string>, runner: Runner): Promise<Place | null> {
  const made = await decoded(decoder, place.text, runner);
  if (!made || seen.has(made.value)) return null;
  seen.add(made.value);
  const isCipher = made.value.length === place.text.length;
  if (isCipher && place.isDeciphered) return null;
  const cost = place.cost + (isCipher ? CIPHER_COST : made.isExact ? 1 : LOOSE_COST);
  return {
    text: made.value,
    steps: [...place.steps, decoder.step],
    cost,
    isDeciphered: place.isDeciphered || isCipher,
  };
}

function scoreOf({ text, isDeciphered }: Place): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return isDeciphered && letters < LEAST_OF_CIPHER ? 0 : readability(text);
}

const isBetter = (a: number, b: number, { cost }: Place, other: Place | null) =>
  a > b + 0.05 || (a >= b - 0.05 && cost < (other?.cost ?? Infinity));

/**
 * Finds the decoders that turn a text with up to five layers (Base64 in a URL in Base64 …) into a readable one: a
 * best-first search in which each step is proven by its inverse. Null if the text is readable as it is, or no way makes it
 * so.
 */
export async function unwrap(text: string, runner: Runner): Promise<Unwrapped | null> {
  const before = readability(text);
  if (text.length > LONGEST || before >= READABLE) return null;
  const decoders = await decodersFor(runner);
  const end = performance.now() + TIME_LIMIT;
  const seen = new Set([text]);
  const open: Place[] = [{ text, steps: [], cost: 0, isDeciphered: false }];
  let best: Place | null = null;
  let most = before;
  for (let place = open.shift(); place && performance.now() < end && !runner.signal?.aborted; place = open.shift()) {
    if (best && place.cost >= best.cost) break;
    // Lets the page answer in between.
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (const decoder of decoders) {
      const next = await placeAfter(place, decoder, seen, runner);
      if (!next) continue;
      const score = scoreOf(next);
      if (score < READABLE && next.steps.length < MOST_LAYERS) open.push(next);
      else if (score >= READABLE && isBetter(score, most, next, best)) [best, most] = [next, score];
    }
    open.sort((a, b) => a.cost - b.cost || a.text.length - b.text.length);
  }
  return best && most - before >= LEAST_GAIN ? { steps: best.steps, text: best.text } : null;
}
