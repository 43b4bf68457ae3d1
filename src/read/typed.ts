import { type Call, callOf, type Line, makeCall, modeOf, stepsOf } from '../calls/call.ts';
import { LIKELY, recognizedBy } from '../calls/recognize.ts';
import { FRACTION_SIGNS } from '../base/number.ts';
import { detects } from '../core/recognition/detect.ts';
import { scopeOf } from '../core/grammar.ts';
import { beginsWordOf, MARKS_DATA, toolAskedFor } from './asked-tool.ts';
import { readChosen } from './chosen.ts';
import type { Context } from './context.ts';
import { isTargetOf } from './convert.ts';
import { sumSoFar } from './half-sum.ts';
import { mistaken, unknownStage } from './mistakes.ts';
import { isKnownPhrase, isPhrase } from './ordinary-words.ts';
import { namedValue, readingsOfValue } from './named-value.ts';
import type { Pass } from './pass.ts';
import { fallbacksFor, literally, type Reading, readingOf } from './reading.ts';
import { type Reader, type Readings, readings } from './readings.ts';
import { recognizedIn } from './recognized.ts';
import type { Entry } from './search/entry.ts';
import { search } from './search/search.ts';
import { begunWith, unfinishedIn } from './steps/unfinished.ts';
import type { WordContext } from './order/verbs.ts';
import { besidesName, inOrder, joinedAlias } from './order/word-order.ts';

/** From this tier on, a line is the name or alias of a tool ("YAML to TOML"), whatever else it could be. */
const IS_A_NAME = 6;
/** Below this tier a hit is a guess. */
const NO_GUESS = 2;

/**
 * Reads a call as another operation of its tool if the text looks like the input of that: `roman XIV`, `bcrypt $2b$…`. One that
 * isn't its inverse is shown only if the call is refused, unless the word is the tool's name.
 * It comes first if the call would only work for long on what is the result of such work, such as the hash of a password.
 */
function otherOperation({ card, operation, preset, text, alias }: Call): Reading | null {
  if (text === null || alias === null || alias.includes('/')) return null;
  const other = recognizedBy(card, text);
  if (!other || other.call.operation === operation || modeOf(other.call) !== 'run') return null;
  const isSeen =
    operation.cost !== undefined ||
    (other.confidence >= LIKELY && (operation.inverse === other.call.operation.name || alias === card.id));
  // A word that sets options as well means just that operation.
  if (!isSeen && Object.keys(preset).length > 0) return null;
  return readingOf(isSeen ? other.call : { ...other.call, isSpare: true }, 1);
}

/** An uppercase name with a number, as used for standards: `ISO 27001`. */
const NAME_AND_NUMBER = /^[A-Z]{2,} \d{1,6}(?: \p{L}|$)/u;

/** What the words of a line are compared with; null until their meanings are loaded. */
function wordsOf({ cards, vocabulary, phrases, intent }: Context, pass: Pass): WordContext | null {
  const { value } = pass.subject;
  return (
    (intent && {
      cards,
      vocabulary,
      phrases,
      intent,
      isTarget: isTargetOf(cards),
      get converts() {
        return pass.conversions().length > 0;
      },
      isData(words) {
        const candidates = value?.text === words ? pass.recognition().value : null;
        return candidates !== null && candidates.answers.length + candidates.proposals.length > 0;
      },
    }) ??
    null
  );
}

/** Drops the second word of a name from a call with a two-word name: `kebab case My Title`. */
function withFullName(line: Line, call: Call, { vocabulary }: Context, words: WordContext | null): Call {
  const text = words && inOrder(line.text, words);
  const meant = text ? callOf({ ...line, text }, vocabulary) : null;
  return text && meant?.operation === call.operation ? { ...meant, readAs: text } : call;
}

/** The values of the steps of a chain, in order; those that take a while don't run for it. */
const steps = (chain: Call): Reading[] =>
  stepsOf(chain)
    .filter((call) => modeOf(call) === 'run')
    .map((call) => readingOf({ ...call, doubtful: true }, 1));

/** Reads a line that is a call. The words after the alias are data, unless the whole line names a tool. */
function readCall<E extends Entry>(line: Line, call: Call, { context, passOf }: Reader<E>): Readings<E> {
  const pass = passOf(line);
  const isTyped = !line.attachment && call.text !== null && call.before.length === 0;
  const asked = isTyped ? toolAskedFor(line, call, context) : null;
  const mistake = isTyped ? unknownStage(line.text, context) : null;
  const other = isTyped && asked !== 'other' ? otherOperation(call) : null;
  const isSpare = other?.call.isSpare;
  const back = other && !isSpare ? [other] : [];
  const isDoubtful =
    asked !== null ||
    back.length > 0 ||
    NAME_AND_NUMBER.test(line.text) ||
    (isTyped && (isPhrase(call) || beginsWordOf(call, context)));
  const meant = asked === 'same' ? withFullName(line, call, context, wordsOf(context, pass)) : call;
  const value = isTyped && back.length === 0 && meant === call ? namedValue(line, call, context, pass) : null;
  const literal = readingOf(isDoubtful ? { ...meant, doubtful: true } : isSpare ? { ...meant, givesWay: true } : meant);
  const answers = mistake
    ? [mistaken(call, mistake), readingOf({ ...call, isLiteral: true }, 1)]
    : value
      ? readingsOfValue(value, call)
      : other && call.operation.cost !== undefined
        ? [other, readingOf({ ...call, isLiteral: true }, 1)]
        : [literal, ...(other ? [other] : []), ...steps(meant)];
  const [name = ''] = call.alias?.split('/') ?? [];
  const results = search(asked === null ? name : line.text, context);
  return readings({ answers, results, isSearch: asked === 'other' && results.hits.length > 0 });
}

/** Reads a line that only begins like a call: a search, at least for the tool that its first word names. */
function readPhrase<E extends Entry>({ text }: Line, { alias }: Call, { context }: Reader<E>): Readings<E> {
  const results = search(text, context);
  const isFound = results.hits.some(({ tier }) => tier >= NO_GUESS);
  return readings({ results: isFound ? results : search(alias ?? '', context) });
}

/** Such a line is a value to convert, even if its words name something. */
const BEGINS_WITH_NUMBER = new RegExp(String.raw`^\s*[-+(]?[\d${FRACTION_SIGNS}]`);

/** Whether a line is a value with its notation, such as `FF hex in decimal`. */
const namesNotation = (pass: Pass): boolean => pass.conversions().some(({ notation }) => notation !== undefined);

/**
 * Reads a line that is no call: a value, a search, or a pasted text.
 * @param text what is searched for
 */
export function readText<E extends Entry>(line: Line, { context, passOf }: Reader<E>, text = line.text): Readings<E> {
  const pass = passOf(line);
  const isValue = BEGINS_WITH_NUMBER.test(text);
  const isPlain = !line.attachment && !isValue && !namesNotation(pass);
  const directs = isPlain && (context.intent?.directs(text) ?? false);
  const recognized = directs ? { answers: [], proposals: [], isClear: false } : recognizedIn(pass);
  const { answers, proposals } = recognized;
  if (text.trim() === '') {
    // Only what a pasted text can be for: Enter must not open an unrelated page.
    if (recognized.isClear) return readings({ answers, proposals, next: begunWith(recognized, context) });
    return readings({ answers, proposals, fallbacks: line.attachment ? fallbacksFor(line, context.cards) : [] });
  }
  const mayName = (isPlain && !directs) || pass.subject.value?.isPossessive === true;
  const [first] = answers;
  // Words beside a value may name one of its outputs, as in `issuer of <token>`; otherwise the whole text comes first.
  const isRecognized = first?.call.reason.kind === 'recognized' && first.call.reason.rule.outputs === undefined;
  const named = mayName && (first === undefined || isRecognized) ? namedValue(line, null, context, pass) : null;
  const isPart = named?.reading.isNamed === true && named.reading.call.operation === first?.call.operation;
  const value = first === undefined || isPart ? named : null;
  const results = search(text, context);
  const isRead = value !== null || answers.length > 0 || proposals.length > 0;
  const isGuess = !isRead && !results.hits.some(({ tier }) => tier >= NO_GUESS);
  return readings({
    answers: value ? [value.reading] : answers,
    proposals,
    results,
    isSearch: !value && (results.hits[0]?.tier ?? 0) >= IS_A_NAME,
    fallbacks: isGuess ? fallbacksFor(line, context.cards) : [],
  });
}

/** The alias that `=` abbreviates. */
const CALCULATOR = 'calc';

/** Reads a line after `=`: calculations and conversions only. */
function readSum<E extends Entry>(line: Line, { context, passOf }: Reader<E>): Readings<E> {
  const target = context.vocabulary.find(CALCULATOR);
  if (line.text === '' || !target) return readings({ scope: '=' });
  const { answers } = recognizedIn(passOf(line));
  const sum = readingOf(makeCall(target, line.text, { reason: { kind: 'calculation' } }), 2);
  const isThere = answers.some(({ call }) => call.operation === sum.call.operation);
  return readings({ answers: isThere ? answers : [...answers, sum], scope: '=' });
}

/** Reads a line after `>`: actions of the application only. */
function readCommand<E extends Entry>(text: string, { context }: Reader<E>): Readings<E> {
  const results = search(text, context);
  const isTool = new Set(context.cards.map(({ id }) => id));
  return readings({
    results: { ...results, hits: results.hits.filter(({ entry }) => !isTool.has(entry.id)) },
    scope: '>',
  });
}

/** Reads a search whose words may also be a text: the tool first, then the answer. */
function readSearchAndText<E extends Entry>(line: Line, text: string, { context }: Reader<E>): Readings<E> | null {
  const call = callOf({ ...line, text }, context.vocabulary);
  const results = search(line.text, context);
  if (!call || results.hits.length === 0) return null;
  return readings({
    answers: [readingOf({ ...call, readAs: text, doubtful: true }, 1)],
    results,
    isSearch: true,
  });
}

/** Whether the subject of a line is a request that begins with its value: `what is 0xff in binary`, `hex FF to decimal`. */
function isRequest({ subject, conversions, asksForUnit }: Pass): boolean {
  if (conversions()[0]?.notation !== undefined) return true;
  if (subject.kind === 'measure') return asksForUnit();
  if (subject.kind === 'asked' || subject.kind === 'named') return true;
  const [conversion] = subject.kind === 'reordered' ? conversions() : [];
  const { operation, text } = conversion?.call ?? {};
  return operation?.detect.some((rule) => detects(rule, text ?? '')) ?? false;
}

/**
 * Reads a line whose word order differs from the grammar: the likely reading first, then the literal one. Null for other
 * lines.
 */
function readReordered<E extends Entry>(line: Line, literal: Call | null, reader: Reader<E>): Readings<E> | null {
  const { context } = reader;
  const pass = reader.passOf(line);
  const words = wordsOf(context, pass);
  if (line.attachment || !words || MARKS_DATA.test(line.text)) return null;
  // A whole line that a tool surely recognizes is data, even if it begins with the tool's name: `docker run -p 80:80 nginx`.
  const { answers, sure } = /\s\S/.test(line.text) ? pass.recognition().whole : { answers: [], sure: false };
  if (sure && (!literal || literal.card === answers[0]?.card)) return readText(line, reader);
  // Units also name the tool that converts them.
  if (isRequest(pass) && recognizedIn(pass).answers.length > 0) return readText(line, reader, pass.subject.line.text);
  const part = literal && pass.subject.value?.isPossessive ? namedValue(line, literal, context, pass) : null;
  // The word before "of" is an alias, but names an output of the tool that knows the value: `port of https://…`.
  if (literal && part?.reading.isNamed && part.reading.call.card !== literal.card)
    return readings({ answers: readingsOfValue(part, literal), results: search(line.text, context) });
  const named = words.intent.named(line.text);
  const beside = named === null ? null : besidesName(line.text, words);
  const text =
    joinedAlias(line.text, words) ??
    (named === null ? inOrder(line.text, words) : beside?.isLikely ? beside.text : null);
  if (text === null) return beside && !literal ? readSearchAndText(line, beside.text, reader) : null;
  const call = callOf({ ...line, text }, context.vocabulary);
  if (!call || isKnownPhrase(call)) return null;
  const others = literal && literal.key !== call.key ? [literally(literal)] : [];
  // A question that no tool can answer is meant for a search engine: "what is the color of the sky".
  const [first = ''] = line.text.trim().split(' ');
  const likely = readingOf({ ...call, readAs: text, doubtful: words.intent.isFiller(first) || isPhrase(call) });
  return readings({ answers: [likely, ...others], results: search(call.alias ?? '', context) });
}

/** Reads a sum whose end is still being typed: its value so far, never a mistake. Null for other lines. */
function readHalfSum<E extends Entry>(line: Line, { context }: Reader<E>): Readings<E> | null {
  const { scope, rest } = scopeOf(line.text);
  const target = context.vocabulary.find(CALCULATOR);
  if (line.attachment || !target) return null;
  const named = callOf(line, context.vocabulary);
  if (named && (named.operation !== target.operation || named.before.length > 0)) return null;
  const part = sumSoFar(named?.text ?? rest, named !== null || scope === '=');
  if (part === null) return null;
  const call = makeCall(target, part, { reason: { kind: 'calculation' } });
  // A number alone is no news.
  const answers = /\D/.test(part) ? [readingOf({ ...call, readAs: part, doubtful: true }, 1)] : [];
  return readings({ answers, results: search(CALCULATOR, context) });
}

/** A calculation with a trailing `=`, as people write it. */
const ENDS_IN_EQUALS = /^([-+(\d][^=<>!\p{L}]*[-+*/^%×÷][^=<>!\p{L}]*)=\s*$/u;

/** Whether a text asks for a sum: `= 2+3`, `2+3 =`. */
export const asksForSum = (text: string): boolean => /^= *[\d(a-z]/i.test(text) || ENDS_IN_EQUALS.test(text);

/** Reads a line that was typed, next to a pasted text or not. */
export function readTyped<E extends Entry>(typed: Line, reader: Reader<E>): Readings<E> {
  const text = typed.attachment ? null : reader.context.intent?.usual?.(typed.text);
  const line = text ? { ...typed, text } : typed;
  const sum = line.attachment ? null : ENDS_IN_EQUALS.exec(line.text)?.[1];
  if (sum) return readSum({ ...line, text: sum.trim().replace(/^=\s*/, '') }, reader);
  const half = readHalfSum(line, reader);
  if (half) return half;
  const { scope, rest } = scopeOf(line.attachment ? '' : line.text);
  if (scope === '=') return readSum({ ...line, text: rest }, reader);
  if (scope === '>') return readCommand(rest, reader);
  const unfinished = unfinishedIn(line, reader.context);
  const chosen = unfinished ? null : readChosen(line, reader);
  if (chosen) return chosen;
  const whole = readWhole(line, reader);
  return unfinished ? { ...whole, unfinished } : whole;
}

/** Reads a line without a scope, as if it were complete. */
function readWhole<E extends Entry>(line: Line, reader: Reader<E>): Readings<E> {
  const call = callOf(line, reader.context.vocabulary);
  const reordered = readReordered(line, call, reader);
  if (reordered) return reordered;
  if (call && !line.attachment && isKnownPhrase(call)) return readPhrase(line, call, reader);
  return call ? readCall(line, call, reader) : readText(line, reader);
}
