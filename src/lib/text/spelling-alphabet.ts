// Spelling alphabets of English radio and telephone: a word for each letter, figure and sign, both ways.
import { visibleCharacter } from '../../base/position.ts';
import { Problem } from '../../base/problem.ts';
import { segmentsOf } from '../../base/segments.ts';

export type SpellingAlphabet = 'icao' | 'common' | 'apco' | 'able';
export type FigureWords = 'words' | 'radio' | 'figures';

const words = (list: string): string[] => list.split(' ');

const LETTERS: Readonly<Record<SpellingAlphabet, readonly string[]>> = {
  // ICAO Annex 10, volume II, 5.2.1.3
  icao: words(
    'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
  ),
  common: words(
    'Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
  ),
  apco: words(
    'Adam Boy Charles David Edward Frank George Henry Ida John King Lincoln Mary Nora Ocean Paul Queen Robert Sam Tom Union Victor William X-ray Young Zebra',
  ),
  able: words(
    'Able Baker Charlie Dog Easy Fox George How Item Jig King Love Mike Nan Oboe Peter Queen Roger Sugar Tare Uncle Victor William X-ray Yoke Zebra',
  ),
};

const FIGURES: Readonly<Record<Exclude<FigureWords, 'figures'>, readonly string[]>> = {
  words: words('Zero One Two Three Four Five Six Seven Eight Nine'),
  radio: words('Zero Wun Too Tree Fower Fife Six Seven Ait Niner'),
};

const SIGNS: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '\t': 'Tab',
  '\u00a0': 'No break space',
  '.': 'Dot',
  ',': 'Comma',
  ':': 'Colon',
  ';': 'Semicolon',
  '!': 'Exclamation mark',
  '?': 'Question mark',
  "'": 'Apostrophe',
  '"': 'Quotation mark',
  '(': 'Open parenthesis',
  ')': 'Close parenthesis',
  '[': 'Open bracket',
  ']': 'Close bracket',
  '{': 'Open brace',
  '}': 'Close brace',
  '<': 'Less than',
  '>': 'Greater than',
  '/': 'Slash',
  '\\': 'Backslash',
  '|': 'Vertical bar',
  '-': 'Hyphen',
  '–': 'En dash',
  '—': 'Em dash',
  _: 'Underscore',
  '+': 'Plus',
  '=': 'Equals',
  '*': 'Asterisk',
  '&': 'Ampersand',
  '%': 'Percent',
  $: 'Dollar',
  '€': 'Euro',
  '£': 'Pound',
  '¥': 'Yen',
  '#': 'Hash',
  '@': 'At',
  '^': 'Caret',
  '~': 'Tilde',
  '`': 'Backtick',
  '§': 'Section',
  '°': 'Degree',
};

/** Combining marks, said after their letter. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'grave accent',
  '\u0301': 'acute accent',
  '\u0302': 'circumflex accent',
  '\u0303': 'tilde accent',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dot above',
  '\u0308': 'diaeresis',
  '\u030a': 'ring above',
  '\u030b': 'double acute accent',
  '\u030c': 'caron',
  '\u0323': 'dot below',
  '\u0327': 'cedilla',
  '\u0328': 'ogonek',
};

/** What people say besides. */
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

const CAPITAL = 'Capital';

export interface SpellOptions {
  alphabet: SpellingAlphabet;
  figures: FigureWords;
  /** Says `Capital` before capital letters. */
  capitals: boolean;
  /** A space between words of the text: as the word `Space`, or as a stroke. */
  space: 'word' | 'slash';
  /** Stands between two words. */
  separator: string;
}

/** The words of a grapheme; null when it has none. Letters with marks are taken apart (é is Echo, acute accent). */
function wordsOf(grapheme: string, { alphabet, figures, capitals, space }: SpellOptions): string[] | null {
  if (grapheme === ' ' && space === 'slash') return ['/'];
  const found: string[] = [];
  for (const character of grapheme.normalize('NFD')) {
    const letter = LETTERS[alphabet][/^[a-z]$/i.test(character) ? character.toLowerCase().charCodeAt(0) - 97 : -1];
    if (letter !== undefined) {
      if (capitals && /[A-Z]/.test(character)) found.push(`${CAPITAL} ${letter}`);
      else found.push(letter);
    } else if (/^\d$/.test(character)) {
      found.push(figures === 'figures' ? character : (FIGURES[figures][Number(character)] ?? character));
    } else {
      const word = SIGNS[character] ?? MARKS[character];
      if (word === undefined) return null;
      found.push(word);
    }
  }
  return found;
}

/** Spells a text, line by line. Characters without a word stay as they are; each is told once. */
export function spell(text: string, options: SpellOptions): { text: string; unnamed: string[] } {
  const unnamed = new Set<string>();
  const lines = text.split(/\r\n|\r|\n/).map((line) => {
    const said = Array.from(segmentsOf(line, 'grapheme'), ({ segment }) => {
      const known = wordsOf(segment, options);
      if (known === null) unnamed.add(segment);
      return known ?? [segment];
    });
    return said.flat().join(options.separator);
  });
  return { text: lines.join('\n'), unnamed: [...unnamed] };
}

const normal = (phrase: string): string => phrase.toLowerCase().replaceAll('-', ' ');

function dictionary(): Map<string, string> {
  const pairs: [string, string][] = Object.values(LETTERS).flatMap((list) =>
    list.map((word, i): [string, string] => [normal(word), String.fromCharCode(97 + i)]),
  );
  for (const list of Object.values(FIGURES)) list.forEach((word, i) => pairs.push([normal(word), String(i)]));
  for (const [character, word] of Object.entries({ ...SIGNS, ...MARKS })) pairs.push([normal(word), character]);
  return new Map([...pairs, ...Object.entries(SYNONYMS)]);
}

const CHARACTER_OF = dictionary();
const LONGEST = Math.max(...Array.from(CHARACTER_OF.keys(), (phrase) => phrase.split(' ').length));

interface Token {
  word: string;
  offset: number;
}

function isOneGrapheme(word: string): boolean {
  const first = segmentsOf(word, 'grapheme').next().value;
  return first?.segment.length === word.length;
}

/** The longest phrase that begins with the first of these tokens, as a character and its count of tokens. */
function phraseAt(tokens: readonly Token[], at: number): { character: string; count: number } {
  for (let count = Math.min(LONGEST, tokens.length - at); count > 0; count--) {
    const phrase = tokens.slice(at, at + count).map(({ word }) => word.toLowerCase());
    const character = CHARACTER_OF.get(phrase.join(' '));
    if (character !== undefined) return { character, count };
  }
  const { word, offset } = tokens[at]!;
  if (isOneGrapheme(word)) return { character: /^[A-Z]$/.test(word) ? word.toLowerCase() : word, count: 1 };
  throw new Problem('unknown-word', offset, { found: word.isWellFormed() ? word : visibleCharacter(word, 0) });
}

/**
 * Text of spelled words, of any of the alphabets. Letters are capitals, unless `Capital` is said somewhere: then only those
 * behind it are. Throws `Problem` with the code `unknown-word`.
 */
export function unspell(text: string): string {
  const capitals = /(?:^|[\s,-])capital[\s,-]/i.test(text);
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
    if (capitals && tokens[at]!.word.toLowerCase() === 'capital' && at + 1 < tokens.length) {
      raised = true;
      at++;
      continue;
    }
    const { character, count } = phraseAt(tokens, at);
    line += raised && /^[a-z]$/.test(character) ? character.toUpperCase() : character;
    raised = !capitals;
    at += count;
  }
  return line;
}
