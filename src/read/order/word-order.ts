import { LONGEST_LOOKED_INTO } from '../../base/unwrap.ts';
import { callOf } from '../../calls/call.ts';
import { WANTS, withoutAsking } from '../subject.ts';
import { A_TEXT, codeLast, IS_CODE, nameFirst, targetLast, textAndForm, verbFirst } from './text-targets.ts';
import { type WordContext, withoutOf, wordFor, OF } from './verbs.ts';

/** A name separated from its number: `sha 256`, `UUID v7`. */
const NUMBERED = /^(\p{L}[\p{L}\d]*)[ -](v?)(\d{1,4})(?: ([^]+))?$/iu;

/** Joins an alias written as two words: `sha 256 hello` becomes `sha256 hello`, `generate uuid v7` becomes `uuid7`. */
export function joinedAlias(line: string, context: WordContext): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const { rest } = withoutAsking(line, context.intent);
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

const BETWEEN_SCRIPTS = /(?<=[a-z\d])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])/giu;

/** Splits lines that contain Chinese, which is written without spaces: `base64解码 X`, `计算X的md5`. */
function spaced(text: string): string {
  const [, before = '', value = '', alias = ''] =
    /^(计算|生成|求)?([^]+?) ?的 ?([a-z\d-]+)(?:值|码|编码)?$/i.exec(text) ?? [];
  if (alias !== '') return `${alias} ${value}`;
  if (before !== '') return text.slice(before.length);
  if (!text.includes(' ')) return text; // a search, such as `json变xml`
  const words = text.split(' ');
  const isName = (at: number) =>
    at === 0 || (at === words.length - 1 && /^[a-z][a-z\d-]*\p{Script=Han}+$/iu.test(words[at] ?? ''));
  return words.map((word, at) => (isName(at) ? word.replace(BETWEEN_SCRIPTS, ' ') : word)).join(' ');
}

/**
 * Rewrites a line with a different word order for the grammar: `base64 decode X`, `decode base64 X` and `X base64
 * decode` become `b64d X`. Null for other lines.
 */
export function inOrder(line: string, context: WordContext): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const trimmed = line.trim();
  const { rest: text } = withoutAsking(spaced(trimmed), context.intent);
  const [, first = '', two = '', rest = ''] = /^(\S+) (\S+) ([^]+)$/.exec(text) ?? [];
  if (rest !== '') {
    const word = wordFor(first, two, context);
    if (word !== null) return `${word} ${withoutOf(rest)}`;
    const hyphenated = `${first}-${two}`.toLowerCase();
    if (takes(hyphenated, rest, context)) return `${hyphenated} ${rest}`;
  }
  // Without its first word, `from base64 X` would mean the opposite.
  const asks = WANTS.includes(context.intent.meaningOf(trimmed.split(' ')[0] ?? ''));
  const said = (asks ? null : spokenOrder(spaced(trimmed), context)) ?? spokenOrder(text, context);
  const hasAll = asks || text === trimmed; // "I love base64" has lost a word
  if (said !== null) return said;
  const around = calledLikeAFunction(text, context) ?? formatLast(text, context);
  if (around !== null) return around;
  const ended = hasAll ? codeLast(text, context) : null;
  if (ended !== null) return ended;
  const [head = ''] = text.split(' ', 1);
  if (text !== trimmed && !FROM.test(trimmed) && takes(head, text.slice(head.length + 1), context)) return text;

  const [, value = '', before = '', last = ''] = /^([^]+) (\S+) (\S+)$/.exec(text) ?? [];
  if (value !== '' && !context.vocabulary.find(value.split(' ')[0] ?? '')) {
    const word = wordFor(before, last, context);
    if (word !== null && !context.converts) return `${word} ${value}`;
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

/** `md5("hello")`: a name with its text in brackets, as in code. */
function calledLikeAFunction(text: string, context: WordContext): string | null {
  const [, name = '', quote = '', inner = ''] = /^([a-z][a-z\d]*)\(\s*(["'`]?)([^]+?)\2\s*\)$/i.exec(text) ?? [];
  const isText = quote !== '' || !/["'`]/.test(inner);
  return IS_CODE.test(name) && isText && takes(name, inner, context) ? `${name.toLowerCase()} ${inner}` : null;
}

/** A text, followed by the format it is in: `aGVsbG8= from base64`. */
const IN_FORMAT = /^([^]+?) (?:from|desde|depuis|de|из) (\S+)$/i;

/**
 * Handles a format at the end that a verb or a general name at the beginning is about (`decode aGVsbG8= base64`, `hash hello
 * md5`), or that the text is in.
 */
function formatLast(text: string, context: WordContext): string | null {
  const [, before = '', format = ''] = /^([^]+) (\S+)$/.exec(text) ?? [];
  if (!IS_CODE.test(format) || !context.vocabulary.find(format)) return null;
  const [, start = before] = IN_FORMAT.exec(text) ?? [];
  const [, verb = '', value = ''] = /^(\S+) ([^]+)$/.exec(start) ?? [];
  const word = value === '' ? null : wordFor(verb, format, context);
  if (word !== null) return `${word} ${value}`;
  const decoded = start === before || /\s/.test(start) ? null : wordFor('decode', format, context);
  return decoded === null ? null : `${decoded} ${start}`;
}

/** Whether a word runs an operation that takes text. */
function takes(word: string, text: string, { vocabulary }: WordContext): boolean {
  const call = text.trim() === '' ? null : callOf({ text: `${word} ${text}`, attachment: null }, vocabulary);
  return call !== null && call.text !== null;
}

/** What follows is a noun, and with it a phrase: "title of the book". */
const ARTICLE = /^(?:(?:the|an|las?|los|el|les?|os|as|une?|una?|uma?) |l['’])(?=\p{L})/iu;

/** Handles prepositions and aliases after the text: `sha256 of hello`, `from base64 X`, `hello md5`. */
function spokenOrder(text: string, context: WordContext): string | null {
  const [, alias = '', value = ''] = /^(\S+) ([^]+)$/.exec(text) ?? [];
  const isOf = OF.test(value) && (IS_CODE.test(alias) || !ARTICLE.test(withoutOf(value)));
  if (isOf && takes(alias, withoutOf(value), context)) return `${alias} ${withoutOf(value)}`;
  const converted = verbFirst(text, context) ?? targetLast(text, context) ?? textAndForm(text, context);
  if (converted !== null) return converted;
  for (const [pattern, verb] of VERBS) {
    const [, format = '', inner = ''] = pattern.exec(text) ?? [];
    const word = inner === '' || !context.vocabulary.find(format) ? null : wordFor(verb, format, context);
    if (word !== null) return `${word} ${inner}`;
  }
  return nameFirst(text, context);
}
