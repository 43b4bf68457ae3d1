import { callOf, type Call, type Line, makeCall, modeOf, takesText } from '../calls/call.ts';
import { candidatesFor, listOf } from '../calls/recognize.ts';
import type { Card } from '../core/card.ts';
import { fallbacksFor, readingOf } from './reading.ts';
import { type Reader, type Readings, readings } from './readings.ts';
import type { Entry } from './search/entry.ts';
import type { Hit } from './search/rank.ts';
import { search } from './search/search.ts';

/** From this tier on, the words are a name or an alias of a tool. */
const IS_A_NAME = 6;
/** Hits below this tier are guesses. */
const NO_GUESS = 2;
/** Each tool that is tried runs. */
const MOST_TRIED = 6;
/** Tools further below hardly have the words. */
const MOST_FOUND = 20;

/** How a tool fits the words and the text: the lower, the better. */
const FITS = { named: 0, recognizes: 1, takesAny: 2, mayTake: 3 } as const;

interface Choice {
  call: Call;
  fit: (typeof FITS)[keyof typeof FITS];
}

/** How a tool takes a text; null if it can't. */
function choiceOf(card: Card, named: Call | null, isName: boolean, line: Line): Choice | null {
  const { answers, proposals } = candidatesFor({ ...line, text: '' }, listOf(card));
  const [recognized] = [...answers, ...proposals];
  if (named?.operation.anyText) return { call: named, fit: FITS.named };
  if (recognized && (!named || recognized.operation === named.operation))
    return { call: named ?? recognized, fit: isName ? FITS.named : FITS.recognizes };
  if (named) return { call: named, fit: FITS.mayTake };
  const takers = card.operations.filter(takesText);
  const any = takers.find(({ anyText }) => anyText === true);
  const operation = any ?? takers[0];
  if (!operation || card.view) return null;
  const call = makeCall({ card, operation, preset: {} }, line.attachment?.text ?? '', { attachment: line.attachment });
  return { call, fit: any ? FITS.takesAny : FITS.mayTake };
}

/** The cards of the tools that words find, without guesses if there is anything better. */
function toolsAmong<E extends Entry>(hits: readonly Hit<E>[], cards: readonly Card[]) {
  const sure = hits.filter(({ tier }) => tier >= NO_GUESS);
  return (sure.length > 0 ? sure : hits)
    .flatMap(({ entry, tier }) => cards.filter(({ id }) => id === entry.id).map((card) => ({ card, tier })))
    .slice(0, MOST_FOUND);
}

/** Whether a call is a word alone, which may also be part of a name: `yaml`, of "JSON to YAML". */
const isBare = ({ before, values, preset, operation }: Call) =>
  before.length === 0 &&
  Object.keys(values).every((field) => field === operation.primary.name || Object.hasOwn(preset, field));

/**
 * Reads words typed next to a pasted text as what to do with it: of the tools that they find, those that can take the
 * text, to run or to open. What a tool can't take isn't read. Null for other lines.
 */
export function readChosen<E extends Entry>(line: Line, { context }: Reader<E>): Readings<E> | null {
  if (!line.attachment || line.text.trim() === '') return null;
  const named = callOf(line, context.vocabulary);
  if (named && !isBare(named)) return null;
  const { cards } = context;
  const matches = toolsAmong(search(line.text, context).hits, cards);
  const tools =
    matches.some(({ card }) => card === named?.card) || !named
      ? matches
      : [{ card: named.card, tier: IS_A_NAME }, ...matches];
  const fitting = tools
    .flatMap(({ card, tier }) => choiceOf(card, named?.card === card ? named : null, tier >= IS_A_NAME, line) ?? [])
    .toSorted((a, b) => a.fit - b.fit);
  const least = Math.min(...fitting.map(({ fit }) => fit));
  // If no tool recognizes the text, the one that is named says what is wrong with it.
  const isRefused = named !== null && least > FITS.recognizes;
  const choices = fitting
    .filter(({ call, fit }) => call === named || fit < FITS.mayTake || least === FITS.mayTake)
    .toSorted((a, b) => (isRefused ? Number(b.call === named) - Number(a.call === named) : 0));
  if (choices.length === 0) return readings({ fallbacks: fallbacksFor(line, cards) });
  const isRun = ({ call }: Choice) => call === named || ['run', 'ask'].includes(modeOf(call));
  const answers = choices.slice(0, MOST_TRIED).filter(isRun);
  return readings({
    answers: answers.map(({ call, fit }) =>
      call === named
        ? readingOf({ ...call, doubtful: fit === FITS.mayTake && !isRefused })
        : readingOf({ ...call, doubtful: true }, 1),
    ),
    proposals: choices.filter((choice) => !isRun(choice)).map(({ call }) => call),
  });
}
