import { PERCENT_OF } from '../base/percent-of.ts';
import { detects } from '../core/recognition/detect.ts';
import { parseConversion } from '../core/grammar.ts';
import { callOf, type Line } from '../calls/call.ts';
import { isNotationOf, isTargetOf } from './convert.ts';
import { LONGEST_LOOKED_INTO } from '../calls/unwrap.ts';
import { A_TEXT, codeLast, nameFirst, targetLast, verbFirst } from './text-targets.ts';
import { type WordContext, withoutOf, wordFor, OF } from './verbs.ts';

/** A number with a unit and the unit to convert it to. Only the tools know which units exist. */
const MEASURE = /^[-+]?\d[\d.,]* ?\p{L}[^\n]{0,40} \S+ \p{L}\S*$/u;

const typed = (text: string): Line => ({ text, attachment: null });

/** Verbs that only express a request and don't say what to do. */
const WANTS: readonly (string | null)[] = ['convert', 'generate', 'calculate'];

/** Removes leading words that only express a request, such as `convert` or `what is`. */
function withoutAsking(line: string, { intent }: WordContext): { rest: string; asks: boolean } {
  const words = line.trim().split(' ');
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (!intent.isFiller(word) && !WANTS.includes(intent.meaningOf(word))) break;
    at += 1;
  }
  return { rest: words.slice(at).join(' ').replace(/\?$/, ''), asks: at > 0 };
}

/**
 * Rewrites a conversion that names the notation of its value: `hex FF to decimal` becomes `FF hex in decimal`. Null for
 * other lines.
 */
export function namedConversion(line: string, context: WordContext): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const text = withoutAsking(line, context).rest;
  const [conversion] = context.pass.conversions(typed(text));
  if (conversion?.notation === undefined || conversion.call.reason.kind !== 'conversion') return null;
  return `${conversion.call.text} ${conversion.notation} in ${conversion.call.reason.targets.join(', ')}`;
}

/**
 * Removes the leading words of a conversion: `convert 5 km to miles`, `what is 0xff in binary`. Null for other lines.
 */
export function bareConversion(line: string, context: WordContext): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const { rest, asks } = withoutAsking(line, context);
  const converts =
    MEASURE.test(rest) || PERCENT_OF.test(rest) || parseConversion(rest, isTargetOf(context.cards)) !== null;
  return asks && /^[-+\d#]/.test(rest) && converts ? rest : null;
}

/** `how many minutes in 3 hours`: the unit, then the measure. Chinese uses the usual order. */
const HOW_MANY =
  /^¿?(?:how many|how much|cu[aá]nt[oa]s|combien (?:de |d['’])|quant[oa]s|сколько) ?(\p{L}+) (?:(?:are|is|there|hay|son|il y a|são|há) )*(?:in|en|dans|em|в) (?:(?:an?|one|una?|une|uma?|одн\p{L}+) )?(\d[\d.,]* ?\p{L}[\p{L} ]{0,40}?) ?\?*$/iu;

/** Returns the measure and the unit in a question as a conversion; null for other lines. */
export function askedMeasure(line: string, { pass }: WordContext): string | null {
  const [, unit, measure] = line.length > LONGEST_LOOKED_INTO ? [] : (HOW_MANY.exec(line.trim()) ?? []);
  if (unit === undefined || measure === undefined) return null;
  const { text } = pass.translated(typed(`${measure} in ${unit}`));
  return MEASURE.test(text) ? text : null;
}

/** A name separated from its number: `sha 256`, `UUID v7`. */
const NUMBERED = /^(\p{L}[\p{L}\d]*)[ -](v?)(\d{1,4})(?: ([^]+))?$/iu;

/** Joins an alias written as two words: `sha 256 hello` becomes `sha256 hello`, `generate uuid v7` becomes `uuid7`. */
export function joinedAlias(line: string, context: WordContext): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const { rest } = withoutAsking(line, context);
  const [, name = '', version, number, text = ''] = NUMBERED.exec(rest) ?? [];
  const alias = `${name}${number}`.toLowerCase();
  const target = name === '' ? undefined : context.vocabulary.find(alias);
  // The base converter reads `base 64` as a number.
  if (!target || (version === '' && text === '' && context.vocabulary.find(name))) return null;
  const value = withoutOf(text);
  return target.operation.primary.required && value === '' ? null : `${alias} ${value}`.trim();
}

/** `from base64 X` names the current format of the text, `to base64 X` the one to convert it to. */
const FROM = /^(?:from|desde|depuis|из|с) +(\S+) +([^]+)$/i;
const TO = /^(?:to|into|a|para|vers|em|en|в) +(\S+) +([^]+)$/i;

const VERBS: readonly (readonly [RegExp, string])[] = [
  [FROM, 'decode'],
  [TO, 'encode'],
];

/** Splits lines that contain Chinese, which is written without spaces: `base64解码 X`, `计算X的md5`. */
function spaced(text: string): string {
  const [, before = '', value = '', alias = ''] =
    /^(计算|生成|求)?([^]+?) ?的 ?([a-z\d-]+)(?:值|码|编码)?$/i.exec(text) ?? [];
  if (alias !== '') return `${alias} ${value}`;
  if (before !== '') return text.slice(before.length);
  const space = text.indexOf(' ');
  if (space < 0) return text; // a search, such as `json变xml`
  const first = text.slice(0, space);
  const apart = first.replace(/(?<=[a-z\d])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])/giu, ' ');
  return apart + text.slice(first.length);
}

/** Rewrites `ip to decimal 10.0.0.1` as `10.0.0.1 in decimal` if the conversion takes this kind of value. */
function valueLast(text: string, { cards, pass }: WordContext): string | null {
  const words = text.split(' ');
  for (let at = 0; at < Math.min(3, words.length - 2); at += 1) {
    const value = words.slice(at + 2).join(' ');
    const target = `${words[at]} ${words[at + 1]}`;
    const notation = at === 1 && isNotationOf(cards)(words[0]?.toLowerCase() ?? '') ? ` ${words[0]}` : '';
    const [conversion] = pass.conversions(typed(`${value}${notation} ${target}`));
    const recognizes =
      conversion?.notation !== undefined ||
      conversion?.call.operation.detect.some((rule) => detects(rule, conversion.call.text ?? ''));
    if (conversion?.call.reason.kind !== 'conversion' || !recognizes) continue;
    return `${value}${notation} in ${conversion.call.reason.targets.join(', ')}`;
  }
  return null;
}

/** Whether a line is a conversion (`2026 en chiffres romains`), so that its last two words are a target. */
const converts = (text: string, { pass }: WordContext): boolean => pass.conversions(typed(text)).length > 0;

/**
 * Rewrites a line with a different word order for the grammar: `base64 decode X`, `decode base64 X` and `X base64
 * decode` become `b64d X`. Null for other lines.
 */
export function inOrder(line: string, context: WordContext): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const given = line.trim();
  const { rest: text } = withoutAsking(spaced(given), context);
  const [, one = '', two = '', rest = ''] = /^(\S+) (\S+) ([^]+)$/.exec(text) ?? [];
  if (rest !== '') {
    const word = wordFor(one, two, context);
    if (word !== null) return `${word} ${withoutOf(rest)}`;
    const hyphenated = `${one}-${two}`.toLowerCase();
    if (takes(hyphenated, rest, context)) return `${hyphenated} ${rest}`;
  }
  // Without its first word, `from base64 X` would mean the opposite.
  const asks = WANTS.includes(context.intent.meaningOf(given.split(' ')[0] ?? ''));
  const said = (asks ? null : spokenOrder(spaced(given), context)) ?? spokenOrder(text, context);
  const hasAll = asks || text === given; // "I love base64" has lost a word
  if (said !== null) return said;
  const ended = hasAll ? codeLast(text, context) : null;
  if (ended !== null) return ended;
  const [head = ''] = text.split(' ', 1);
  if (text !== given && !FROM.test(given) && takes(head, text.slice(head.length + 1), context)) return text;

  const [, value = '', before = '', last = ''] = /^([^]+) (\S+) (\S+)$/.exec(text) ?? [];
  if (value !== '' && !context.vocabulary.find(value.split(' ')[0] ?? '')) {
    const word = wordFor(before, last, context);
    if (word !== null && !converts(text, context)) return `${word} ${value}`;
  }
  return null;
}

/**
 * Reads a line that names a tool as a text and its target; null if that isn't possible. `isLikely`: it is probably not
 * a search.
 */
export function besidesName(line: string, context: WordContext): { text: string; isLikely: boolean } | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const said = line.trim();
  // "convert a number to binary" is a search for a tool.
  const asks = WANTS.includes(context.intent.meaningOf(said.split(' ')[0] ?? ''));
  const text = asks ? null : (targetLast(said, context) ?? nameFirst(said, context));
  if (text === null) return null;
  const words = text.split(' ').length - 1;
  return words < 2 ? null : { text, isLikely: words >= A_TEXT };
}

/** Whether a word runs an operation that takes text. */
function takes(word: string, text: string, { vocabulary }: WordContext): boolean {
  const call = text.trim() === '' ? null : callOf({ text: `${word} ${text}`, attachment: null }, vocabulary);
  return call !== null && call.text !== null;
}

/** Handles prepositions and aliases after the text: `sha256 of hello`, `from base64 X`, `hello md5`. */
function spokenOrder(text: string, context: WordContext): string | null {
  const [, alias = '', value = ''] = /^(\S+) ([^]+)$/.exec(text) ?? [];
  if (OF.test(value) && takes(alias, withoutOf(value), context)) return `${alias} ${withoutOf(value)}`;
  const converted = verbFirst(text, context) ?? valueLast(text, context) ?? targetLast(text, context);
  if (converted !== null) return converted;
  for (const [pattern, verb] of VERBS) {
    const [, format = '', inner = ''] = pattern.exec(text) ?? [];
    const word = inner === '' || !context.vocabulary.find(format) ? null : wordFor(verb, format, context);
    if (word !== null) return `${word} ${inner}`;
  }
  return nameFirst(text, context);
}
