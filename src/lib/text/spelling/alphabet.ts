// Spelling alphabets for radio and telephone: a word for each letter, digit and symbol, in both directions.
import { visibleCharacter } from '../../../base/position.ts';
import { Problem } from '../../../base/problem.ts';
import { segmentsOf } from '../../../base/segments.ts';
import { ALPHABETS, ENGLISH_FIGURES, LANGUAGES, languageOf, type SpellingAlphabet } from './words.ts';

export type { SpellingAlphabet };

export type FigureWords = 'words' | 'radio' | 'figures';

/** Common alternatives. */
const SYNONYMS: Readonly<Record<string, string>> = {
  period: '.',
  point: '.',
  decimal: '.',
  stop: '.',
  'full stop': '.',
  dash: '-',
  minus: '-',
  'at sign': '@',
  'exclamation point': '!',
  'double quote': '"',
  quote: '"',
  pipe: '|',
  star: '*',
  umlaut: '\u0308',
  xray: 'x',
  juliette: 'j',
  whisky: 'w',
  '/': ' ',
};

export interface SpellOptions {
  alphabet: SpellingAlphabet;
  figures: FigureWords;
  /** Says `Capital`, or its equivalent in the language of the alphabet, before uppercase letters. */
  capitals: boolean;
  /** How to represent a space between words: as the word `Space`, or as a slash. */
  space: 'word' | 'slash';
  /** The text between two words. */
  separator: string;
}

/**
 * Returns the words for a grapheme; null if there are none. A letter without a word is decomposed (é is Echo, acute
 * accent).
 */
function wordsOf(grapheme: string, { alphabet, figures, capitals, space }: SpellOptions): string[] | null {
  if (grapheme === ' ' && space === 'slash') return ['/'];
  const letters: Readonly<Record<string, string>> = ALPHABETS[alphabet].letters;
  const language = languageOf(alphabet);
  const whole = grapheme.normalize('NFC');
  const codeWords: string[] = [];
  for (const character of Object.hasOwn(letters, whole.toLowerCase()) ? [whole] : grapheme.normalize('NFD')) {
    const letter = Object.hasOwn(letters, character.toLowerCase()) ? letters[character.toLowerCase()] : undefined;
    if (letter !== undefined) {
      const raised = capitals && character !== character.toLowerCase();
      codeWords.push(raised ? `${language.capital} ${letter}` : letter);
    } else if (/^\d$/.test(character)) {
      codeWords.push(figureWords(alphabet, figures)?.[Number(character)] ?? character);
    } else {
      const word = language.signs[character] ?? language.marks?.[character];
      if (word === undefined) return null;
      codeWords.push(word);
    }
  }
  return codeWords;
}

function figureWords(alphabet: SpellingAlphabet, figures: FigureWords): readonly string[] | undefined {
  if (figures === 'figures') return undefined;
  return 'language' in ALPHABETS[alphabet] ? languageOf(alphabet).figures : ENGLISH_FIGURES[figures];
}

/** Spells a text, line by line. Characters without a word are unchanged and reported once each. */
export function spell(text: string, options: SpellOptions): { text: string; unnamed: string[] } {
  const unnamed = new Set<string>();
  const lines = text.split(/\r\n|\r|\n/).map((line) => {
    const said = Array.from(segmentsOf(line, 'grapheme'), ({ segment }) => {
      const codeWords = wordsOf(segment, options);
      if (codeWords === null) unnamed.add(segment);
      return codeWords ?? [segment];
    });
    return said.flat().join(options.separator);
  });
  return { text: lines.join('\n'), unnamed: [...unnamed] };
}

const normal = (phrase: string): string => phrase.toLowerCase().replaceAll('-', ' ');

function dictionary(): Map<string, string> {
  const pairs: [string, string][] = [];
  const learn = (list: Readonly<Record<string, string>> | readonly string[] = {}) => {
    for (const [character, word] of Object.entries(list)) pairs.push([normal(word), character]);
  };
  for (const language of LANGUAGES) [language.figures, language.signs, language.marks].forEach(learn);
  // If alphabets share a word, letters take precedence over other characters, and English alphabets over others.
  for (const { letters } of Object.values(ALPHABETS).reverse()) learn(letters);
  Object.values(ENGLISH_FIGURES).forEach(learn);
  return new Map([...pairs, ...Object.entries(SYNONYMS)]);
}

const CHARACTER_OF = dictionary();
const LONGEST = Math.max(...Array.from(CHARACTER_OF.keys(), (phrase) => phrase.split(' ').length));

const CAPITALS = new Set(LANGUAGES.map(({ capital }) => capital.toLowerCase()));
const CAPITAL = new RegExp(`(?:^|[\\s,-])(?:${[...CAPITALS].join('|')})[\\s,-]`, 'iu');

interface Token {
  word: string;
  offset: number;
}

function isOneGrapheme(word: string): boolean {
  const first = segmentsOf(word, 'grapheme').next().value;
  return first?.segment.length === word.length;
}

/** Returns the longest phrase at the start of these tokens, as a character and its number of tokens. */
function phraseAt(tokens: readonly Token[], at: number): { character: string; count: number } {
  for (let count = Math.min(LONGEST, tokens.length - at); count > 0; count--) {
    const phrase = tokens.slice(at, at + count).map(({ word }) => word.toLowerCase());
    const character = CHARACTER_OF.get(phrase.join(' '));
    if (character !== undefined) return { character, count };
  }
  const { word, offset } = tokens[at]!;
  if (isOneGrapheme(word)) return { character: /^\p{Lu}$/u.test(word) ? word.toLowerCase() : word, count: 1 };
  throw new Problem('unknown-word', offset, { found: word.isWellFormed() ? word : visibleCharacter(word, 0) });
}

/**
 * Returns the text of words spelled in any of the alphabets. Letters are uppercase, unless `Capital` occurs somewhere:
 * then only those after it are. Throws `Problem` with the code `unknown-word`.
 */
export function unspell(text: string): string {
  const capitals = CAPITAL.test(text);
  let offset = 0;
  const lines = text.split(/(\r\n|\r|\n)/).map((line, i) => {
    const start = offset;
    offset += line.length;
    if (i % 2 === 1) return '\n';
    const tokens = Array.from(line.matchAll(/[^\s,-]+/gu), ({ 0: word, index }) => ({ word, offset: start + index }));
    return unspellLine(tokens, capitals);
  });
  return lines.join('').normalize('NFC');
}

function unspellLine(tokens: readonly Token[], capitals: boolean): string {
  let line = '';
  let raised = !capitals;
  for (let at = 0; at < tokens.length;) {
    if (capitals && CAPITALS.has(tokens[at]!.word.toLowerCase()) && at + 1 < tokens.length) {
      raised = true;
      at++;
      continue;
    }
    const { character, count } = phraseAt(tokens, at);
    line += raised && /^\p{Ll}$/u.test(character) && character !== 'ß' ? character.toUpperCase() : character;
    raised = !capitals;
    at += count;
  }
  return line;
}
