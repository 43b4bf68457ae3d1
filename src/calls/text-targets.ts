import { fold } from '../base/fold.ts';
import { takesText } from './call.ts';
import { shortestWordFor } from './heads.ts';
import { candidatesFor } from './recognize.ts';
import { partsOf } from './phrases.ts';
import { hasNoPreset, type Known, withoutOf, wordFor } from './verbs.ts';

/** Words without any sign of another notation: no digits, no brackets. */
const IS_PROSE = /^[\p{L}\p{M}\s'’,.!?-]+$/u;

/** What stands behind a text with a connector in between, as the words of the catalogue may have it: `snake case`, `em maiúsculas`. */
function wordsForTarget(target: string, { phrases, meanings }: Known): string[] {
  return [phrases?.targets.get(fold(target)), meanings.meaningOf(target), target].flatMap((said) => {
    const meant = said?.toLowerCase();
    if (!meant) return [];
    return [`to-${meant}`, meant.replace(/[ -]/g, ''), meant.replace(/[ -](?:case|alphabet)$/, '')];
  });
}

/** The word for what turns any text into something, by a name of the result; undefined for every other name. */
const turnsTextInto = (target: string, known: Known): string | undefined =>
  wordsForTarget(target, known).find((word) => {
    const found = known.vocabulary.find(word);
    if (!found || !found.operation.answers || !takesText(found.operation)) return false;
    return word.startsWith('to-') || found.operation.inverse !== undefined || !hasNoPreset(found.preset);
  });

/** `hello world to snake case`, `hello in nato`: what a text becomes, in one or two words behind it. */
export function targetLast(text: string, known: Known): string | null {
  const { value = '', last = '' } = partsOf(text, known.phrases) ?? {};
  if (!IS_PROSE.test(value)) return null;
  const word = turnsTextInto(last, known);
  if (word === undefined) return null;
  // A color by its name or a Roman number is in prose, too.
  const { answers, proposals } = candidatesFor({ text: value, attachment: null }, known.cards);
  return answers.length + proposals.length > 0 ? null : `${word} ${value}`;
}

/** What something is done with, behind the text. */
const WITH = /^([^]+) (?:with|using|from|con|usando|desde|avec|depuis|com|через|из) (\S+)$/i;

/** A text, a verb and a format in Chinese, which has no spaces in between: `把hello编码为base64`, `用md5计算hello`. */
const TIGHT = [
  /^[把将](?<text>[^]+?)(?<verb>编码|加密|解码|解密)(?:为|成|转为)? ?(?<format>[a-z][a-z\d-]*)$/i,
  /^用(?<format>[a-z][a-z\d-]*?) ?(?<verb>编码|加密|解码|解密|计算) ?(?<text>[^]+)$/i,
];

interface Said {
  verb: string;
  text: string;
  format: string;
}

/** The verb, the text and the format of a line that has them in this order. */
function saidIn(line: string, { phrases }: Known): Said | null {
  for (const pattern of TIGHT) {
    const { verb, text, format } = pattern.exec(line)?.groups ?? {};
    if (verb && text && format) return { verb, text, format };
  }
  const { value = '', last = '' } = partsOf(line, phrases) ?? {};
  const [, start = value, format = last] = WITH.exec(line) ?? [];
  const [, verb, text] = /^(\S+) +([^]+)$/.exec(start) ?? [];
  return verb && text ? { verb, text, format } : null;
}

/** A verb, a text and a format behind it (`encode hello as base64`, `hash hello with md5`) as the grammar has them. */
export function verbFirst(line: string, known: Known): string | null {
  const said = saidIn(line, known);
  const target = said && known.vocabulary.find(said.format);
  // A format that no word stands for may be anything: "encode it in a week".
  if (!said || !target) return null;
  const isAlone = known.meanings.meaningOf(said.verb) === 'calculate' && takesText(target.operation);
  const word = isAlone ? said.format.toLowerCase() : wordFor(said.verb, said.format, known);
  return word === null ? null : `${word} ${said.text.trim()}`;
}

/** What follows the name of a tool when it is no text for it: `count words in a PDF`, `… without spaces`. */
const GOES_ON = /^(?:for|on|at|by|without|per|para|sin|por|pour|sans|par|sem|для|без|по)(?= )/i;
/** From here on words are a text, even if each of them also says something about tools. */
export const A_TEXT = 3;

/** Are words a text for a tool, and no more words about it? */
function isTextFor(id: string, text: string, { meanings }: Known): boolean {
  const about = meanings.toolsOf(text);
  const words = text.split(' ');
  const isAbout = about.includes(id) || (about.length > 0 && words.length < A_TEXT);
  return !isAbout && words.some((word) => !meanings.isFiller(word));
}

/** The words that name a tool for any text, and then the text: `count words one two three`. */
export function nameFirst(line: string, known: Known): string | null {
  const { cards, meanings, phrases, vocabulary } = known;
  const [, name = '', said = ''] = /^(\S+ \S+) +([^]+)$/.exec(line) ?? [];
  const text = withoutOf(said);
  // Of `sha256 sum` one word already says which.
  const saysWhich = name.split(' ').some((word) => !hasNoPreset(vocabulary.find(word)?.preset ?? {}));
  const id = text === '' || saysWhich ? null : meanings.named(name);
  const card = cards.find((one) => one.id === id);
  const operation = card?.operations.find((one) => one.anyText && one.answers);
  if (!card || !operation || GOES_ON.test(text) || phrases?.pattern.test(`x ${text}`)) return null;
  return isTextFor(card.id, text, known) ? `${shortestWordFor({ card, operation }, vocabulary)} ${text}` : null;
}

/** An alias that is typed for nothing else has a digit: `md5`, `b64d`. */
const IS_CODE = /\d/;

/** A text with such an alias behind it: `hello md5`, `hello there base64`. */
export function codeLast(line: string, known: Known): string | null {
  const [, text = '', last = ''] = /^([^]+) (\S+)$/.exec(line) ?? [];
  const found = IS_CODE.test(last) ? known.vocabulary.find(last) : undefined;
  if (!found || !takesText(found.operation) || known.vocabulary.find(text.split(' ')[0] ?? '')) return null;
  const starts = text.split(' ')[0] ?? '';
  // "I love base64"
  const takesProse = (found.operation.anyText || !hasNoPreset(found.preset)) && !known.meanings.isFiller(starts);
  const isText = text.includes(' ') ? takesProse && isTextFor(found.card.id, text, known) : true;
  return isText ? `${last.toLowerCase()} ${text}` : null;
}
