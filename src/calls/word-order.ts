import { detects } from '../core/detect.ts';
import { parseConversion } from '../core/grammar.ts';
import { callOf } from './call.ts';
import { conversionsOf, isNotationOf, isTargetOf } from './convert.ts';
import { inEnglish } from './phrases.ts';
import { PERCENT_OF } from './recognizers/calculations.ts';
import { LONGEST_LOOKED_INTO } from './unwrap.ts';
import { A_TEXT, codeLast, nameFirst, targetLast, verbFirst } from './text-targets.ts';
import { type Known, withoutOf, wordFor, OF } from './verbs.ts';

/** A number with a unit and what it is to become: which units there are, the tools know. */
const MEASURE = /^[-+]?\d[\d.,]* ?\p{L}[^\n]{0,40} \S+ \p{L}\S*$/u;

/** Verbs that say no more than that something is wanted. */
const WANTS: readonly (string | null)[] = ['convert', 'generate', 'calculate'];

/** A line without the words in front of it that only ask: `convert`, `what is`. */
function withoutAsking(line: string, { meanings }: Known): { rest: string; asks: boolean } {
  const words = line.trim().split(' ');
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (!meanings.isFiller(word) && !WANTS.includes(meanings.meaningOf(word))) break;
    at += 1;
  }
  return { rest: words.slice(at).join(' ').replace(/\?$/, ''), asks: at > 0 };
}

/** A conversion that names the notation of its value: `hex FF to decimal` as `FF hex in decimal`; null for every other line. */
export function namedConversion(line: string, known: Known): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const text = withoutAsking(line, known).rest;
  const [found] = conversionsOf(inEnglish({ text, attachment: null }, known.cards, known.phrases), known.cards);
  if (found?.notation === undefined || found.call.reason.kind !== 'conversion') return null;
  return `${found.call.text} ${found.notation} in ${found.call.reason.targets.join(', ')}`;
}

/** A conversion without the words in front of it: `convert 5 km to miles`, `what is 0xff in binary`; null for every other line. */
export function bareConversion(line: string, known: Known): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const { rest, asks } = withoutAsking(line, known);
  const converts =
    MEASURE.test(rest) || PERCENT_OF.test(rest) || parseConversion(rest, isTargetOf(known.cards)) !== null;
  return asks && /^[-+\d#]/.test(rest) && converts ? rest : null;
}

/** `how many minutes in 3 hours`: the unit, then the measure. In Chinese they are in the usual order. */
const HOW_MANY =
  /^¿?(?:how many|how much|cu[aá]nt[oa]s|combien (?:de |d['’])|quant[oa]s|сколько) ?(\p{L}+) (?:(?:are|is|there|hay|son|il y a|são|há) )*(?:in|en|dans|em|в) (?:(?:an?|one|una?|une|uma?|одн\p{L}+) )?(\d[\d.,]* ?\p{L}[\p{L} ]{0,40}?) ?\?*$/iu;

/** The measure and the unit that a question asks for, as a conversion; null for every other line. */
export function askedMeasure(line: string, { cards, phrases }: Known): string | null {
  const [, unit, measure] = line.length > LONGEST_LOOKED_INTO ? [] : (HOW_MANY.exec(line.trim()) ?? []);
  if (unit === undefined || measure === undefined) return null;
  const asked = { text: `${measure} in ${unit}`, attachment: null };
  const { text } = inEnglish(asked, cards, phrases);
  return MEASURE.test(text) ? text : null;
}

/** A name and its number, apart: `sha 256`, `UUID v7`. */
const NUMBERED = /^(\p{L}[\p{L}\d]*)[ -](v?)(\d{1,4})(?: ([^]+))?$/iu;

/** A line whose alias is written in two words: `sha 256 hello` as `sha256 hello`, `generate uuid v7` as `uuid7`. */
export function joinedAlias(line: string, known: Known): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const { rest } = withoutAsking(line, known);
  const [, name = '', version, number, text = ''] = NUMBERED.exec(rest) ?? [];
  const alias = `${name}${number}`.toLowerCase();
  const target = name === '' ? undefined : known.vocabulary.find(alias);
  // `base 64` is a number for the base converter.
  if (!target || (version === '' && text === '' && known.vocabulary.find(name))) return null;
  const value = withoutOf(text);
  return target.operation.primary.required && value === '' ? null : `${alias} ${value}`.trim();
}

/** `from base64 X` names what the text is now, `to base64 X` what it is to be. */
const FROM = /^(?:from|desde|depuis|из|с) +(\S+) +([^]+)$/i;
const TO = /^(?:to|into|a|para|vers|em|en|в) +(\S+) +([^]+)$/i;

const VERBS: readonly (readonly [RegExp, string])[] = [
  [FROM, 'decode'],
  [TO, 'encode'],
];

/** Words of which some are in Chinese, which is written without spaces: `base64解码 X`, `计算X的md5`. */
function spaced(text: string): string {
  const [, before = '', value = '', alias = ''] =
    /^(计算|生成|求)?([^]+?) ?的 ?([a-z\d-]+)(?:值|码|编码)?$/i.exec(text) ?? [];
  if (alias !== '') return `${alias} ${value}`;
  if (before !== '') return text.slice(before.length);
  const space = text.indexOf(' ');
  if (space < 0) return text; // a search, as `json变xml`
  const first = text.slice(0, space);
  const apart = first.replace(/(?<=[a-z\d])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])/giu, ' ');
  return apart + text.slice(first.length);
}

/** `ip to decimal 10.0.0.1` as `10.0.0.1 in decimal`, where the value is of a kind that the conversion is for. */
function valueLast(text: string, { cards, phrases }: Known): string | null {
  const words = text.split(' ');
  for (let at = 0; at < Math.min(3, words.length - 2); at += 1) {
    const value = words.slice(at + 2).join(' ');
    const target = `${words[at]} ${words[at + 1]}`;
    const notation = at === 1 && isNotationOf(cards)(words[0]?.toLowerCase() ?? '') ? ` ${words[0]}` : '';
    const asked = { text: `${value}${notation} ${target}`, attachment: null };
    const [found] = conversionsOf(inEnglish(asked, cards, phrases), cards);
    const knows =
      found?.notation !== undefined ||
      found?.call.operation.detect.some((rule) => detects(rule, found.call.text ?? ''));
    if (found?.call.reason.kind !== 'conversion' || !knows) continue;
    return `${value}${notation} in ${found.call.reason.targets.join(', ')}`;
  }
  return null;
}

/** Does a line say what becomes what (`2026 en chiffres romains`)? Then its last two words are a target. */
function converts(text: string, { cards, phrases }: Known): boolean {
  return conversionsOf(inEnglish({ text, attachment: null }, cards, phrases), cards).length > 0;
}

/**
 * A line as the grammar has it, when someone says the same in another order: `base64 decode X`, `decode base64 X` and `X base64 decode`
 * are `b64d X`. Null for every other line.
 */
export function inOrder(line: string, known: Known): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const given = line.trim();
  const { rest: text } = withoutAsking(spaced(given), known);
  const [, one = '', two = '', rest = ''] = /^(\S+) (\S+) ([^]+)$/.exec(text) ?? [];
  if (rest !== '') {
    const word = wordFor(one, two, known);
    if (word !== null) return `${word} ${withoutOf(rest)}`;
    const hyphenated = `${one}-${two}`.toLowerCase();
    if (takes(hyphenated, rest, known)) return `${hyphenated} ${rest}`;
  }
  // Without its first word, `from base64 X` would be the opposite.
  const asks = WANTS.includes(known.meanings.meaningOf(given.split(' ')[0] ?? ''));
  const said = (asks ? null : spokenOrder(spaced(given), known)) ?? spokenOrder(text, known);
  const hasAll = asks || text === given; // "I love base64" has lost a word
  if (said !== null) return said;
  const ended = hasAll ? codeLast(text, known) : null;
  if (ended !== null) return ended;
  const [head = ''] = text.split(' ', 1);
  if (text !== given && !FROM.test(given) && takes(head, text.slice(head.length + 1), known)) return text;

  const [, value = '', before = '', last = ''] = /^([^]+) (\S+) (\S+)$/.exec(text) ?? [];
  if (value !== '' && !known.vocabulary.find(value.split(' ')[0] ?? '')) {
    const word = wordFor(before, last, known);
    if (word !== null && !converts(text, known)) return `${word} ${value}`;
  }
  return null;
}

/** A line that names a tool, read as a text with what it is to become; null where that can't be. `isLikely` if it is hardly a search. */
export function besidesName(line: string, known: Known): { text: string; isLikely: boolean } | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const said = line.trim();
  // "convert a number to binary" asks for a tool.
  const asks = WANTS.includes(known.meanings.meaningOf(said.split(' ')[0] ?? ''));
  const text = asks ? null : (targetLast(said, known) ?? nameFirst(said, known));
  if (text === null) return null;
  const words = text.split(' ').length - 1;
  return words < 2 ? null : { text, isLikely: words >= A_TEXT };
}

/** Does a word run something that takes a text? */
function takes(word: string, text: string, { vocabulary }: Known): boolean {
  const call = text.trim() === '' ? null : callOf({ text: `${word} ${text}`, attachment: null }, vocabulary);
  return call !== null && call.text !== null;
}

/** What is said with a preposition, or with the alias behind its text: `sha256 of hello`, `from base64 X`, `hello md5`. */
function spokenOrder(text: string, known: Known): string | null {
  const [, alias = '', value = ''] = /^(\S+) ([^]+)$/.exec(text) ?? [];
  if (OF.test(value) && takes(alias, withoutOf(value), known)) return `${alias} ${withoutOf(value)}`;
  const converted = verbFirst(text, known) ?? valueLast(text, known) ?? targetLast(text, known);
  if (converted !== null) return converted;
  for (const [pattern, verb] of VERBS) {
    const [, format = '', inner = ''] = pattern.exec(text) ?? [];
    const word = inner === '' || !known.vocabulary.find(format) ? null : wordFor(verb, format, known);
    if (word !== null) return `${word} ${inner}`;
  }
  return nameFirst(text, known);
}
