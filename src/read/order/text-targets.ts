import { fold } from '../../base/fold.ts';
import { takesText } from '../../calls/call.ts';
import { shortestWordFor } from '../../calls/heads.ts';
import { partsOf } from '../phrases.ts';
import { hasNoPreset, type WordContext, type WordMeanings, withoutOf, wordFor } from './verbs.ts';

type Words = Pick<WordContext, 'vocabulary' | 'phrases' | 'isTarget'> & {
  intent?: Pick<WordMeanings, 'meaningOf'> | null;
};

/** Words without signs of another notation: no digits, no brackets. */
const IS_PROSE = /^[\p{L}\p{M}\s'’,.!?-]+$/u;

/**
 * Words that follow a text and a connector, some of which may belong to the name in the catalog: `snake case`, `em
 * maiúsculas`.
 */
function wordsForTarget(target: string, { phrases, intent }: Words): string[] {
  return [phrases?.targets.get(fold(target)), intent?.meaningOf(target), target].flatMap((said) => {
    const meant = said?.toLowerCase();
    if (!meant) return [];
    return [`to-${meant}`, meant.replace(/[ -]/g, ''), meant.replace(/[ -](?:case|alphabet)$/, '')];
  });
}

/** Returns the word that converts any text, given a name of the result; undefined for other names. */
const turnsTextInto = (target: string, context: Words): string | undefined =>
  wordsForTarget(target, context).find((word) => {
    const target = context.vocabulary.find(word);
    if (!target || !target.operation.answers || !takesText(target.operation)) return false;
    return word.startsWith('to-') || target.operation.inverse !== undefined || !hasNoPreset(target.preset);
  });

/** Returns the words in front of a target that any text can become; null for other lines. */
export const proseBeforeTarget = (text: string, words: Words): string | null =>
  splitAtTarget(text, words)?.prose ?? null;

/** Chinese says what to do with a text first: `把hello转成大写`; and whose form it wants: `hello的大写`. */
const OBJECT = /^[把将] ?/u;
const FORM_OF = /^(?<prose>[^]+?) ?的 ?(?<last>\p{Script=Han}+)$/u;

/** Splits `hello world to snake case` into the text and the word that runs what follows it. */
function splitAtTarget(text: string, words: Words): { prose: string; word: string } | null {
  const { prose: owner, last: form } = FORM_OF.exec(text)?.groups ?? {};
  const formWord = owner && form && isTextForm(form, words) ? turnsTextInto(form, words) : undefined;
  if (owner && formWord !== undefined && IS_PROSE.test(owner)) return { prose: owner, word: formWord };
  const { value = '', last = '' } = partsOf(text, words.phrases) ?? {};
  const prose = value.replace(OBJECT, '');
  const word = IS_PROSE.test(prose) ? turnsTextInto(last, words) : undefined;
  return word === undefined ? null : { prose, word };
}

/** `hello world to snake case`, `hello in nato`: the target of a text, in one or two words after it. */
export function targetLast(text: string, context: WordContext): string | null {
  const split = splitAtTarget(text, context);
  // Color names and Roman numerals also occur in prose.
  return split === null || context.isData(split.prose) ? null : `${split.word} ${split.prose}`;
}

/** The name of a form of a text has up to three words: `letras mayúsculas`. */
const MOST_NAME_WORDS = 3;

/**
 * Whether words name a form of a text and nothing else, in the words of the language. The names of computed values, such
 * as "binary", are also said of other things.
 */
const isTextForm = (name: string, { phrases, isTarget }: Words): boolean => {
  const meant = phrases?.targets.get(fold(name));
  return meant !== undefined && !isTarget(meant);
};

/**
 * Handles the name of a form of a text right before or after the text, without a word between them: `mayúsculas hola`, `大写
 * hello`, `привет заглавными буквами`.
 */
export function textAndForm(text: string, context: WordContext): string | null {
  const words = text.split(' ');
  for (let count = Math.min(MOST_NAME_WORDS, words.length - 1); count > 0; count -= 1) {
    for (const [name, prose] of [
      [words.slice(-count).join(' '), words.slice(0, -count).join(' ')],
      [words.slice(0, count).join(' '), words.slice(count).join(' ')],
    ] as const) {
      const word = isTextForm(name, context) && IS_PROSE.test(prose) ? turnsTextInto(name, context) : undefined;
      const id = word === undefined ? undefined : context.vocabulary.find(word)?.card.id;
      if (id !== undefined && isTextFor(id, prose, context)) return `${word} ${prose}`;
    }
  }
  return null;
}

/** A text, followed by `with` or `using` and the format. */
const WITH = /^([^]+) (?:with|using|from|con|usando|desde|avec|depuis|com|через|из) (\S+)$/i;

/** A text, a verb and a format in Chinese, which is written without spaces: `把hello编码为base64`, `用md5计算hello`. */
const TIGHT = [
  /^[把将](?<text>[^]+?)(?<verb>编码|加密|解码|解密)(?:为|成|转为)? ?(?<format>[a-z][a-z\d-]*)$/i,
  /^用(?<format>[a-z][a-z\d-]*?) ?(?<verb>编码|加密|解码|解密|计算) ?(?<text>[^]+)$/i,
];

interface Said {
  verb: string;
  text: string;
  format: string;
}

/** Returns the verb, the text and the format of a line that has them in this order. */
function saidIn(line: string, { phrases }: WordContext): Said | null {
  for (const pattern of TIGHT) {
    const { verb, text, format } = pattern.exec(line)?.groups ?? {};
    if (verb && text && format) return { verb, text, format };
  }
  const { value = '', last = '' } = partsOf(line, phrases) ?? {};
  const [, start = value, format = last] = WITH.exec(line) ?? [];
  const [, verb, text] = /^(\S+) +([^]+)$/.exec(start) ?? [];
  return verb && text ? { verb, text, format } : null;
}

/** Rewrites a verb, a text and a format after it (`encode hello as base64`, `hash hello with md5`) for the grammar. */
export function verbFirst(line: string, context: WordContext): string | null {
  const said = saidIn(line, context);
  const target = said && context.vocabulary.find(said.format);
  // A format that no word names could be anything: "encode it in a week".
  if (!said || !target) return null;
  const isAlone = context.intent.meaningOf(said.verb) === 'calculate' && takesText(target.operation);
  const word = isAlone ? said.format.toLowerCase() : wordFor(said.verb, said.format, context);
  return word === null ? null : `${word} ${said.text.trim()}`;
}

/** Words that follow the name of a tool but aren't its text: `count words in a PDF`, `… without spaces`. */
const GOES_ON = /^(?:for|on|at|by|without|per|para|sin|por|pour|sans|par|sem|для|без|по)(?= )/i;
/** From this number, words are a text even if each of them also describes tools. */
export const A_TEXT = 3;

/** Whether words are a text for a tool rather than more words describing it. */
function isTextFor(id: string, text: string, { intent }: WordContext): boolean {
  const about = intent.toolsOf(text);
  const words = text.split(' ');
  const [first, ...others] = words.filter((word) => !intent.isFiller(word)).map((word) => intent.toolsOf(word));
  if (first === undefined) return false;
  // "bom dia" has words of two tools, but nobody looks for either.
  const areAbout = words.length < A_TEXT && first.some((tool) => others.every((tools) => tools.includes(tool)));
  return !about.includes(id) && !areAbout;
}

/** Handles words that name a tool for any text, followed by the text: `count words one two three`. */
export function nameFirst(line: string, context: WordContext): string | null {
  const { cards, intent, phrases, vocabulary } = context;
  const [, name = '', said = ''] = /^(\S+ \S+) +([^]+)$/.exec(line) ?? [];
  const text = withoutOf(said);
  // In `sha256 sum`, one word already identifies the tool.
  const saysWhich = name.split(' ').some((word) => !hasNoPreset(vocabulary.find(word)?.preset ?? {}));
  const id = text === '' || saysWhich ? null : intent.named(name);
  const card = cards.find((candidate) => candidate.id === id);
  const operation = card?.operations.find((candidate) => candidate.anyText && candidate.answers);
  if (!card || !operation || GOES_ON.test(text) || phrases?.pattern.test(`x ${text}`)) return null;
  return isTextFor(card.id, text, context) ? `${shortestWordFor({ card, operation }, vocabulary)} ${text}` : null;
}

/** Aliases with a digit are never typed for anything else: `md5`, `b64d`. */
export const IS_CODE = /\d/;

/** Handles a text followed by such an alias: `hello md5`, `hello there base64`. */
export function codeLast(line: string, context: WordContext): string | null {
  const [, text = '', last = ''] = /^([^]+) (\S+)$/.exec(line) ?? [];
  const target = IS_CODE.test(last) ? context.vocabulary.find(last) : undefined;
  const [starts = ''] = text.split(' ', 1);
  if (!target || !takesText(target.operation) || context.vocabulary.find(starts)) return null;
  // "I love base64"
  const takesProse = (target.operation.anyText || !hasNoPreset(target.preset)) && !context.intent.isFiller(starts);
  const isText = text.includes(' ') ? takesProse && isTextFor(target.card.id, text, context) : true;
  return isText ? `${last.toLowerCase()} ${text}` : null;
}
