import type { Line } from '../calls/call.ts';
import type { Vocabulary } from '../calls/words.ts';
import { LONGEST_LOOKED_INTO } from '../base/unwrap.ts';
import { isNotationOf, isTargetOf } from './convert.ts';
import { AMOUNT, isConnector, partsOf, type Phrases, targetIn } from './phrases.ts';
import type { Card } from '../core/card.ts';
import { wholeConversion, withTargetLast } from './order/target-beside-value.ts';
import { proseBeforeTarget } from './order/text-targets.ts';
import type { WordMeanings } from './order/verbs.ts';

/** A value inside a line, which other words of the line speak of. */
export interface InnerValue {
  text: string;
  /** The words beside it. */
  words: string;
  /** Whether the words name one of its properties, as "X of Y" and "Y X" do, and can't be about anything else. */
  isPossessive: boolean;
  /** Ids of the tools that the words name; null if they only ask what the value is. */
  tools: ReadonlySet<string> | null;
  /** Whether the words ask what the value is, whatever it is: `decode`, `parse`. */
  isAskedFor: boolean;
}

/** What of a line is translated, converted and recognized. It is decided by words alone, so that each is done once. */
export interface Subject {
  line: Line;
  /**
   * How it follows from the line: as typed, without words that only ask, as `value in target`
   * said in another order, or as a value that an operation surely takes, beside the name of a target.
   */
  kind: 'plain' | 'asked' | 'measure' | 'reordered' | 'named';
  /** A value in it that may be recognized by itself. */
  value: InnerValue | null;
}

interface Words {
  cards: readonly Card[];
  vocabulary: Vocabulary;
  intent?: (WordMeanings & { find(text: string): ReadonlyMap<string, number> }) | null;
  phrases?: Phrases;
}

/** Verbs that only express a request and don't say what to do. */
export const WANTS: readonly (string | null)[] = ['convert', 'generate', 'calculate'];

/** Removes leading words that only express a request, such as `convert` or `what is`. */
export function withoutAsking(line: string, intent: WordMeanings): { rest: string; asks: boolean } {
  const words = line.trim().split(' ');
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (/\p{N}/u.test(word) || (!intent.isFiller(word) && !WANTS.includes(intent.meaningOf(word)))) break;
    at += 1;
  }
  return { rest: words.slice(at).join(' ').replace(/\?$/, ''), asks: at > 0 };
}

/** `how many minutes in 3 hours`: the unit, then the measure. Chinese uses the usual order. */
const HOW_MANY = new RegExp(
  String.raw`^¿?(?:how many|how much|cu[aá]nt[oa]s|combien (?:de |d['’])|quant[oa]s|сколько) ?(\p{L}+) (?:(?:are|is|there|hay|son|il y a|são|há) )*(?:in|en|dans|em|в) (?:(?:an?|one|una?|une|uma?|одн\p{L}+) )?(${AMOUNT} ?\p{L}[\p{L} ]{0,40}?) ?\?*$`,
  'iu',
);

/** Returns the measure and the unit in a question as a conversion; null for other texts. */
function askedMeasure(text: string): string | null {
  const [, unit, measure] = HOW_MANY.exec(text.trim()) ?? [];
  return unit === undefined || measure === undefined ? null : `${measure} in ${unit}`;
}

/** A number with a unit and the unit to convert it to. Only the tools know which units exist. */
export const MEASURE = new RegExp(String.raw`^[-+]?${AMOUNT}[ -]?\p{L}[^\n]{0,40} \S+ \p{L}\S*$`, 'u');
/** A number, what it is, and another number: `20% of 50`. */
const SHARE = /^[-+]?\d[\d.,]* ?(?:%|\p{L}[\p{L} ]{0,20}) \p{L}+ [-+]?\d[\d.,]*$/u;

/** Whether a text is a conversion or begins with a number to be converted. */
function isRequest(text: string, { cards, phrases }: Words): boolean {
  const isTarget = isTargetOf(cards);
  const { last } = partsOf(text, phrases) ?? {};
  const targets = last?.split(/[,，、]/).map((word) => targetIn(word.trim(), phrases));
  return targets?.every(isTarget) === true || MEASURE.test(text) || SHARE.test(text);
}

/** Where the target may stand before its value: `to decimal 10.0.0.1`, `ip address to decimal 10.0.0.1`. */
const TARGET_PLACES = [0, 1, 2];

/** Rewrites `ip to decimal 10.0.0.1` as `10.0.0.1 to decimal`; null for other texts. */
function withValueFirst(text: string, { cards, phrases, vocabulary, intent }: Words): string | null {
  const words = text.split(' ');
  const isSaid = (word: string) =>
    vocabulary.find(word) !== undefined || intent?.isFiller(word) === true || (intent?.find(word).size ?? 0) > 0;
  const isTarget = isTargetOf(cards);
  for (const at of TARGET_PLACES) {
    const [connector = '', target = ''] = words.slice(at, at + 2);
    const value = words.slice(at + 2).join(' ');
    const said = words.slice(0, at);
    // In front of the target, words only say what the value is; others are a value themselves.
    if (value === '' || /\d/.test(said.join('')) || !said.every(isSaid)) break;
    if (!isConnector(connector, phrases) || !isTarget(targetIn(target, phrases))) continue;
    const notation = at === 1 && isNotationOf(cards)(words[0]?.toLowerCase() ?? '') ? ` ${words[0]}` : '';
    return `${value}${notation} ${connector} ${target}`;
  }
  return null;
}

const MOST_WORDS = 6;
const LONGEST = 200;
const IS_WORD = /^\p{L}[\p{L}'’-]*$/u;
/** A word with digits names something only if a tool has this name: `base64`, `ipv4`. */
const IS_NAME = /^\p{L}[\p{L}\d-]*$/u;
/** No plain word contains any of these. */
const IS_VALUE = /[\d#@:{<[%/+]/;

/** Verbs that ask what a value is, whatever it is. */
const ASKS = ['convert', 'decode', 'parse', 'validate'];

/** Returns the value behind words that name a tool or only ask what the value is: `unix time 1700000000`. */
function valueBehindWords(text: string, asked: string, { intent, vocabulary }: Words): InnerValue | null {
  if (!intent || text.length > LONGEST) return null;
  const words = text.trim().split(' ');
  const isName = (word: string) =>
    IS_NAME.test(word) && (vocabulary.find(word) !== undefined || intent.find(word).size > 0);
  const end = words.findIndex((word) => !IS_WORD.test(word) && !isName(word));
  const count = Math.min(end, MOST_WORDS);
  const isVerb = (word: string) => ASKS.includes(intent.meaningOf(word) ?? '');
  const head = words.slice(0, Math.max(0, count));
  const value = words.slice(Math.max(0, count)).join(' ');
  const before = [...asked.split(' ').filter((word) => word !== ''), ...head];
  if (before.length === 0 || !IS_VALUE.test(value)) return null;
  const inner = {
    text: value,
    words: head.join(' '),
    isPossessive: ENDS_IN_OF.test(head.join(' ')) || GENITIVE.test(head.join(' ')),
  };
  if (head.every((word) => isVerb(word) || intent.isFiller(word)))
    return { ...inner, tools: null, isAskedFor: before.some(isVerb) };
  const tools = new Set(intent.find(head.join(' ')).keys());
  if (ENDS_IN_OF.test(inner.words) || (inner.isPossessive && tools.size === 0))
    return { ...inner, tools: null, isAskedFor: false };
  return tools.size === 0 ? null : { ...inner, tools, isAskedFor: false };
}

/** The words in front of a value name one of its properties: `week number of …`, also after an article. */
export const ENDS_IN_OF =
  /(?:^| )(?:of|for|de|del|du|do|da|d['’]|para|pour|от|для|in|en|dans|em|в)(?: (?:the|la|le|el|los|las|o|a))?$/i;
/** Russian has no "of": `номер недели 2026-12-31`. */
const GENITIVE = /^(?:[\p{L}-]+(?: \p{Script=Cyrillic}+){1,3}|\p{Script=Cyrillic}+)$/u;
/** `192.168.4.77/26 broadcast`, `2030-01-01的时间戳`: a value, then the name of one of its properties. */
const VALUE_FIRST = [
  /^(?<value>[^\s\p{Script=Han}]*[\d#@:/%+][^\s\p{Script=Han}]*) ?[的是]? ?(?<words>\p{Script=Han}+)[?？]?$/u,
  /^(?<value>\S*[\d#@:/%+]\S*) (?<words>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3})\??$/u,
];

/** Returns the value in front of words that may name one of its properties. */
function valueBeforeWords(text: string): InnerValue | null {
  if (text.length > LONGEST) return null;
  for (const pattern of VALUE_FIRST) {
    const { value, words } = pattern.exec(text.trim())?.groups ?? {};
    if (value && words) return { text: value, words, isPossessive: true, tools: null, isAskedFor: false };
  }
  return null;
}

/** Decides what of a line is translated, converted and recognized. */
export function subjectOf(line: Line, words: Words): Subject {
  const { intent } = words;
  const plain: Subject = { line, kind: 'plain', value: null };
  if (line.attachment || !intent || line.text.length > LONGEST_LOOKED_INTO) return plain;
  const measure = askedMeasure(line.text);
  if (measure !== null) return { ...plain, line: { ...line, text: measure }, kind: 'measure' };
  const whole = wholeConversion(line.text.trim(), words);
  if (whole !== null) return { ...plain, line: { ...line, text: whole }, kind: 'named' };
  const { rest, asks } = withoutAsking(line.text, intent);
  const reordered = withValueFirst(rest, words);
  if (reordered !== null) return { ...plain, line: { ...line, text: reordered }, kind: 'reordered' };
  const named = withTargetLast(rest, words);
  if (named !== null) return { ...plain, line: { ...line, text: named }, kind: 'named' };
  const said = line.text.trim();
  if (asks && isRequest(rest, words)) return { ...plain, line: { ...line, text: rest }, kind: 'asked' };
  const prose = proseBeforeTarget(said, { ...words, isTarget: isTargetOf(words.cards) });
  if (prose !== null)
    return { ...plain, value: { text: prose, words: '', isPossessive: false, tools: null, isAskedFor: false } };
  const asking = asks ? said.slice(0, said.length - rest.length) : '';
  return { ...plain, value: valueBehindWords(rest, asking, words) ?? valueBeforeWords(said) };
}
