import { FRACTION_SIGNS } from '../base/number.ts';
import type { Card } from '../core/card.ts';
import { CONNECTORS, scopeOf } from '../core/grammar.ts';
import type { Line } from '../calls/call.ts';
import { isNotationOf, isTargetOf } from './convert.ts';
import { fold } from '../base/fold.ts';

/**
 * Texts of a language: its words for "in", and for each English target and unit the words with that meaning, separated
 * by commas.
 */
export interface PhraseTexts {
  connectors: string;
  targets: Readonly<Record<string, string>>;
  units: Readonly<Record<string, string>>;
}

/** How a language phrases `0xff in binary` and `5 inch in cm`. */
export interface Phrases {
  pattern: RegExp;
  /** Connectors that need no surrounding spaces, longest first. */
  tight: readonly string[];
  /** Folded words and the English target that each means. */
  targets: ReadonlyMap<string, string>;
  /** Folded words and the English unit that each means. */
  units: ReadonlyMap<string, string>;
  /** English units in their exact spelling: MB differs from Mb. */
  symbols: ReadonlySet<string>;
  decimal: string;
}

const wordsIn = (list: string) => list.split(',').map((word) => word.trim());

function meanings(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(texts).flatMap(([meant, list]) => wordsIn(list).map((word) => [fold(word), meant])));
}

/** Chinese is written without spaces. */
const isTight = (word: string) => /^\p{Script=Han}+$/u.test(word);

export function phrasesOf({ connectors, targets, units }: PhraseTexts, decimal: string): Phrases {
  const words = wordsIn(connectors).filter((word) => /^\p{L}+$/u.test(word));
  const spaced = [...CONNECTORS, ...words.filter((word) => !isTight(word))].join('|');
  const tight = words.filter(isTight).sort((a, b) => b.length - a.length);
  const joined = tight.length > 0 ? `| *(?:${tight.join('|')}) *` : '';
  return {
    pattern: new RegExp(`^([^]*\\S)(?: +(${spaced}) +${joined})([^\\s,，、][^\\n]*)$`, 'iu'),
    tight,
    targets: meanings(targets),
    units: meanings(units),
    symbols: new Set(Object.keys(units)),
    decimal,
  };
}

/** A number as people write one in front of a unit, without its sign: `1,234.5`, `5½`, `1 1/2`, `3/4`. */
export const AMOUNT = String.raw`(?:\d[\d.,]*(?: ?[${FRACTION_SIGNS}]| \d{1,3}[/⁄]\d{1,3}(?!\d))?|\d{1,3}[/⁄]\d{1,3}|[${FRACTION_SIGNS}])`;
/** Also `½-inch`. */
const MEASURE = new RegExp(String.raw`^([-+]?${AMOUNT})[ -]?([\p{L}°µ][\p{L}\d\s/°²³^]{0,40})$`, 'u');

/**
 * Normalizes a number to a decimal point. A comma that can't separate thousands is a decimal comma in every language.
 */
function withPoint(number: string, decimal: string): string {
  if (decimal === ',' || /^[-+]?(?:0|\d+),(?!\d{3}$)\d+$/.test(number)) return number.replace(',', '.');
  return /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number) ? number.replaceAll(',', '') : number;
}

const DURATION =
  /^\d[\d.,]* ?(?:d|h|hr|hrs|hours?|min|mins|minutes?|days?)(?: ?\d[\d.,]* ?(?:h|hr|hrs|hours?|m|min|mins|minutes?|s|sec|secs|seconds?))+$/i;
/** Hours and minutes that could also be a time of day. */
const HOURS = /^\d{1,3} ?h ?[0-5]\d$/i;
const OF_TIME = /^(?:[smh]|ms|d|secs?|mins?|hrs?|(?:millisecond|second|minute|hour|day|week)s?)$/;
const LENGTH = /^\d[\d.,]* ?(?:ft|feet|foot|') ?\d[\d.,]* ?(?:in|inch|inches|")$/i;
const PLAIN_UNITS: Readonly<Record<string, string>> = {
  "'": 'ft',
  '"': 'inch',
  in: 'inch',
  m: 'min',
  hr: 'h',
  hrs: 'h',
};

/** Returns a measure in several units as a sum: `2h 30m` is 2 hours and 30 minutes. */
function sumOf(value: string): string | null {
  const whole = HOURS.test(value) ? `${value}m` : value;
  if (!DURATION.test(whole) && !LENGTH.test(whole)) return null;
  const parts = Array.from(whole.matchAll(/(\d[\d.,]*) ?([a-z]+|['"])/gi), ([, number = '', unit = '']) => {
    const name = unit.toLowerCase();
    return `${number} ${PLAIN_UNITS[name] ?? name}`;
  });
  return `(${parts.join(' + ')})`;
}

/** Bytes as people type them, in lowercase: `gb`, which isn't a valid symbol. */
const BYTES = /^(?:(k)|([mgtp]))(i?)b$/;

/**
 * Returns a unit in the form that the calculator knows, given its symbol or its name in the language; undefined for
 * anything else.
 */
function unitIn(unit: string, { units, symbols }: Phrases): string | undefined {
  if (symbols.has(unit)) return unit;
  const [, kilo, other = '', binary = ''] = BYTES.exec(unit) ?? [];
  if (kilo !== undefined) return `${binary === '' ? 'k' : 'K'}${binary}B`;
  return other === '' ? units.get(fold(unit)) : `${other.toUpperCase()}${binary}B`;
}

/** Returns a measure with its unit in English; null for any other value. */
function measureIn(value: string, phrases: Phrases): string | null {
  const sum = sumOf(value);
  if (sum !== null) return sum;
  const [, number = '', unit = ''] = MEASURE.exec(value) ?? [];
  const meant = unitIn(unit, phrases);
  if (meant === undefined) return null;
  const plain = withPoint(number, phrases.decimal);
  return plain === number && meant === unit && !value.includes('-', 1) ? value : `${plain} ${meant}`;
}

/** Returns everything before the connector at the end. The pattern alone would accept just the last part of 转为. */
function withoutTight(head: string, { tight }: Phrases): string {
  const whole = head.trimEnd();
  const connector = tight.find((word) => whole.endsWith(word)) ?? '';
  return whole.slice(0, whole.length - connector.length).trimEnd();
}

/** Whether a word stands between a value and its target: `in`, `to`. */
export const isConnector = (word: string, phrases?: Phrases): boolean =>
  CONNECTORS.includes(word.toLowerCase()) || (word !== '' && phrases?.pattern.test(`x ${word} y`) === true);

/** Returns a word in the English of the targets: `binary` for `binario`. */
export const targetIn = (word: string, phrases?: Phrases): string =>
  phrases?.targets.get(fold(word)) ?? word.toLowerCase();

/** Returns the value of a phrase such as `0xff in binary`, and its target. */
export function partsOf(text: string, phrases?: Phrases): { value: string; last: string } | null {
  const [, before, connector, last] = phrases?.pattern.exec(text) ?? [];
  if (!phrases || before === undefined || last === undefined) return null;
  return { value: connector === undefined ? withoutTight(text.slice(0, -last.length), phrases) : before, last };
}

const LONGEST_NOTED = 500;

/** Translates the notation before or after a value: `FF hexadécimal` becomes `FF hexadecimal`. */
function notedIn(value: string, { targets }: Phrases, isNotation: (word: string) => boolean): string {
  const whole = value.length > LONGEST_NOTED ? '' : fold(value);
  // Letters that fold to two characters can't be part of the value.
  if (whole.length !== value.length) return value;
  for (const [word, meant] of targets) {
    const space = isTight(word) ? '' : ' ';
    if (whole.endsWith(space + word) && isNotation(meant)) return `${value.slice(0, -word.length).trimEnd()} ${meant}`;
    if (whole.startsWith(word + space) && isNotation(meant)) return `${meant} ${value.slice(word.length).trimStart()}`;
  }
  return value;
}

/**
 * Translates a request in the user's language into the English of the grammar: `5 pulgadas en cm` becomes `5 inch in
 * cm`. Everything else, including the value, stays unchanged.
 */
export function inEnglish(line: Line, cards: readonly Card[], phrases?: Phrases): Line {
  if (!phrases || line.attachment) return line;
  const text = line.text.trim();
  const [, before, connector, last] = phrases.pattern.exec(text) ?? [];
  if (before === undefined || last === undefined) return line;
  const value = connector === undefined ? withoutTight(text.slice(0, -last.length), phrases) : before;
  const words = last.split(/[,，、]/).map((word) => word.trim());
  const isClock = HOURS.test(value) && !words.every((word) => OF_TIME.test(phrases.units.get(fold(word)) ?? word));
  const measure = isClock ? null : measureIn(value, phrases);
  const said = measure ?? notedIn(value, phrases, isNotationOf(cards));
  const isTarget = isTargetOf(cards);
  const meant = words.map((word) => {
    const unit = measure === null ? undefined : unitIn(word, phrases);
    return unit ?? phrases.targets.get(fold(word)) ?? word;
  });
  // Many sentences contain "in" without being a conversion.
  if (measure === null && !meant.every((word) => isTarget(word.toLowerCase()))) return line;
  const isEnglish = CONNECTORS.includes(connector?.toLowerCase() ?? '') && said === value;
  if (isEnglish && words.every((word, place) => word === meant[place])) return line;
  return { ...line, text: `${said} in ${meant.join(', ')}` };
}

/**
 * Returns the line without its scope, with phrases of the language translated into English where they have an English
 * meaning.
 */
export function targetOf(line: Line, { cards, phrases }: { cards: readonly Card[]; phrases?: Phrases }): Line {
  const { scope, rest } = scopeOf(line.attachment ? '' : line.text);
  return inEnglish(scope === '=' ? { ...line, text: rest } : line, cards, phrases);
}
