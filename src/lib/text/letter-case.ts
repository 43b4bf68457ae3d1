import { segmentsOf } from '../../base/segments.ts';

/** How numbers relate to their neighbors: `foo2bar` is one word, or `foo2` `bar`, or `foo` `2` `bar`. */
export type DigitPolicy = 'attach' | 'attach-left' | 'separate';

/** How a run of uppercase letters is written: `HTTP` as a word becomes `Http`, or stays `HTTP`. */
export type AcronymPolicy = 'word' | 'keep';

export interface WordOptions {
  digits?: DigitPolicy;
  acronyms?: AcronymPolicy;
  /**
   * BCP 47 tag: Turkish and Azeri have a dotted İ, Lithuanian keeps its dots, Greek uppercase letters lose their
   * accents.
   */
  locale?: string;
}

/** Two characters that never form a grapheme; the segmenter takes 10 ms to create. */
const PLAIN_START = /^[ -~](?:[ -~]|$)/;

/** A letter or number with its marks; an apostrophe between letters is part of the word (`don't`). */
const RUN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’](?=\p{L})[\p{L}\p{M}\p{N}]+)*/gu;

/** An uppercase letter with its marks, if a camel hump can begin there: `fooBar`, and the last one of `XMLHttp`. */
const CAPITAL = /\p{Lu}\p{M}*/gu;

const SMALL_OR_DIGIT = /[\p{Ll}\p{N}]/u;

/** Returns the last character before an offset that isn't a mark. */
function letterBefore(text: string, offset: number): string {
  let at = offset;
  let letter = '';
  do {
    const pair = at > 1 && /[\uDC00-\uDFFF]/.test(text[at - 1]!);
    const start = at - (pair ? 2 : 1);
    letter = text.slice(start, at);
    at = start;
  } while (at > 0 && /\p{M}/u.test(letter));
  return letter;
}

/**
 * Splits a run of letters at its camel humps, in linear time; a lookbehind over all marks of a letter wouldn't be
 * linear.
 */
function humpsOf(run: string): string[] {
  const humps: string[] = [];
  let start = 0;
  let capitalEnd = -1;
  for (const { 0: capital, index } of run.matchAll(CAPITAL)) {
    const end = index + capital.length;
    const afterCapital = index === capitalEnd;
    const beforeSmall = /^\p{Ll}/u.test(run.slice(end, end + 2));
    if (index > 0 && (afterCapital ? beforeSmall : SMALL_OR_DIGIT.test(letterBefore(run, index)))) {
      humps.push(run.slice(start, index));
      start = index;
    }
    capitalEnd = end;
  }
  return [...humps, run.slice(start)];
}

const DIGIT_BORDER: Record<DigitPolicy, RegExp | undefined> = {
  attach: undefined,
  'attach-left': /(?<=\p{N})(?=\p{L})/gu,
  separate: /(?<=\p{N})(?=\p{L})|(?<=[\p{L}\p{M}])(?=\p{N})/gu,
};

/**
 * Returns the words of a text in any script: separated by anything that isn't a letter, mark or number, and by camel
 * humps.
 */
export function splitWords(text: string, digits: DigitPolicy = 'attach'): string[] {
  const border = DIGIT_BORDER[digits];
  return (text.match(RUN) ?? [])
    .flatMap((run) => humpsOf(run))
    .flatMap((word) => (border ? word.split(border) : [word]));
}

/**
 * Title case keeps these lowercase between the first and the last word (articles, short conjunctions and prepositions
 * of English).
 */
const SMALL_WORDS = new Set(
  'a an and as at but by en for from if in into nor of off on onto or over per so the to up via vs with yet'.split(' '),
);

type Joiner = (words: string[], options: WordOptions) => string;

function isAcronym(word: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{M}\p{N}]+$/u.test(word);
}

/** Title case that differs from uppercase (UnicodeData.txt, SpecialCasing.txt): digraphs, and ŉ. */
const TITLE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ǅǄǆ', 'ǈǇǉ', 'ǋǊǌ', 'ǲǱǳ'].flatMap((each) => Array.from(each, (letter) => [letter, each[0]!])),
  ),
  ŉ: 'ʼN',
};

/** Converts the first grapheme to title case and the rest to lowercase; marks stay on their letters. */
function capitalize(word: string, { locale, acronyms }: WordOptions): string {
  if (acronyms === 'keep' && isAcronym(word)) return word;
  const first = PLAIN_START.test(word) ? word.charAt(0) : (segmentsOf(word, 'grapheme').next().value?.segment ?? '');
  return titleCase(first, locale) + word.slice(first.length).toLocaleLowerCase(locale);
}

function titleCase(letter: string, locale?: string): string {
  const [start = ''] = letter;
  const title = TITLE[start];
  if (title !== undefined) return title + letter.slice(start.length);
  // Georgian uppercase letters are only used for words in all caps.
  if (/[ა-ჿ]/.test(start)) return letter;
  // A Greek iota subscript stays below; in uppercase it is written next to the letter.
  const parts = letter.normalize('NFD');
  if (parts.includes('\u0345')) return `${titleCase(parts.replaceAll('\u0345', ''), locale)}\u0345`.normalize('NFC');
  // In Greek, only words in all caps lose their accents.
  const head = letter.toLocaleUpperCase(locale === 'el' ? 'und' : locale);
  // "ß" has no single capital: "Straße" starts words with "Ss", never "SS".
  return head.length > letter.length ? head.slice(0, 1) + head.slice(1).toLocaleLowerCase(locale) : head;
}

const lower = (word: string, options: WordOptions) => word.toLocaleLowerCase(options.locale);
const upper = (word: string, options: WordOptions) => word.toLocaleUpperCase(options.locale);

function joined(separator: string, style: (word: string, options: WordOptions) => string): Joiner {
  return (words, options) => words.map((word) => style(word, options)).join(separator);
}

const camel: Joiner = (words, options) =>
  words.map((word, i) => (i === 0 ? lower(word, options) : capitalize(word, options))).join('');

const sentence: Joiner = (words, options) => {
  const rest = (word: string) => (options.acronyms === 'keep' && isAcronym(word) ? word : lower(word, options));
  return words.map((word, i) => (i === 0 ? capitalize(word, options) : rest(word))).join(' ');
};

const title: Joiner = (words, options) =>
  words
    .map((word, i) => {
      const small = lower(word, options);
      return i > 0 && i < words.length - 1 && SMALL_WORDS.has(small) ? small : capitalize(word, options);
    })
    .join(' ');

/** The rest of an English word after an apostrophe: `don't`, `we'll`. */
const CONTRACTION = /^(?:s|t|d|m|re|ve|ll|em)$/i;

/** Returns words in a form that names can contain: `don't` as `dont`, `l'été` as two words. */
function nameWords(word: string): string[] {
  const [first = '', ...rest] = word.split(/['’]/);
  const words = [first];
  for (const part of rest) {
    if (CONTRACTION.test(part)) words.push(words.pop()! + part);
    else words.push(part);
  }
  return words;
}

/** A style whose results are names, which can't contain apostrophes. */
const ofNames =
  (style: Joiner): Joiner =>
  (words, options) =>
    style(words.flatMap(nameWords), options);

/** Styles that split a text into words and join them again. */
const WORD_STYLES = {
  camel: ofNames(camel),
  pascal: ofNames(joined('', capitalize)),
  capital: joined(' ', capitalize),
  title,
  sentence,
  no: joined(' ', lower),
  snake: ofNames(joined('_', lower)),
  constant: ofNames(joined('_', upper)),
  param: ofNames(joined('-', lower)),
  cobol: ofNames(joined('-', upper)),
  header: ofNames(joined('-', capitalize)),
  dot: ofNames(joined('.', lower)),
  path: ofNames(joined('/', lower)),
  flat: ofNames(joined('', lower)),
} satisfies Record<string, Joiner>;

function swap(text: string, locale?: string): string {
  return Array.from(text, (char) => {
    const low = char.toLocaleLowerCase(locale);
    return low === char ? char.toLocaleUpperCase(locale) : low;
  }).join('');
}

/** Alternates uppercase and lowercase by grapheme; spaces count. */
function mocking(text: string, locale?: string): string {
  return Array.from(segmentsOf(text, 'grapheme'), ({ segment }, i) =>
    i % 2 === 0 ? segment.toLocaleUpperCase(locale) : segment.toLocaleLowerCase(locale),
  ).join('');
}

/** Styles that only change the case of letters; all other characters stay unchanged. */
const CASE_STYLES = {
  lower: (text: string, locale?: string) => text.toLocaleLowerCase(locale),
  upper: (text: string, locale?: string) => text.toLocaleUpperCase(locale),
  swap,
  mocking,
} satisfies Record<string, (text: string, locale?: string) => string>;

/** Words of a text with something that names can't have: its punctuation stays when only letters change. */
function isProse(line: string): boolean {
  const text = line.trim();
  return /\s/.test(text) ? /[^\p{L}\p{M}\p{N}\s_'’]/u.test(text) : /^[\p{L}\p{M}'’]+[!?.…,:;]+$/u.test(text);
}

/** A word that another sentence or a subtitle begins with; the end of an abbreviation (`U.S.`) isn't that of a sentence. */
const BEGINS = /(?:^|(?<!\p{L}\.\p{L})[.!?…]["'”’)\]]*\s+|[¡¿])["'“‘([¿¡]*$/u;
const BEGINS_TITLE = /(?:^|(?<!\p{L}\.\p{L})[.!?…:—–]["'”’)\]]*\s+|[¡¿])["'“‘([¿¡]*$/u;

/** The name of a language such as C++, or an acronym that stays. */
const staysCapital = (word: string, after: string, { acronyms }: WordOptions) =>
  (/^\p{Lu}$/u.test(word) && /^[+#]/.test(after)) || (acronyms === 'keep' && isAcronym(word));

const PROSE_STYLES: Partial<Record<CaseStyle, (word: string, place: Place, options: WordOptions) => string>> = {
  capital: capitalizeWord,
  title: (word, place, options) => {
    const small = lower(word, options);
    const isInitial = /\p{L}\.$/u.test(place.before) || (word.length === 1 && place.after === '.');
    const isSmall = SMALL_WORDS.has(small) && !place.isLast && !isInitial && !BEGINS_TITLE.test(place.before);
    return isSmall ? small : capitalizeWord(word, place, options);
  },
  sentence: (word, place, options) =>
    BEGINS.test(place.before) || staysCapital(word, place.after, options)
      ? capitalizeWord(word, place, options)
      : lower(word, options),
};

interface Place {
  /** The characters right before and after the word. */
  before: string;
  after: string;
  isLast: boolean;
}

function capitalizeWord(word: string, _: Place, options: WordOptions): string {
  return capitalize(word, options);
}

/** Changes the case of each word where it is. */
function convertProse(
  line: string,
  style: (word: string, place: Place, options: WordOptions) => string,
  options: WordOptions,
) {
  const last = [...line.matchAll(RUN)].at(-1)?.index;
  return line.replace(RUN, (word, at: number) => {
    const end = at + word.length;
    const place = {
      before: line.slice(Math.max(0, at - 20), at),
      after: line.slice(end, end + 1),
      isLast: at === last,
    };
    return style(word, place, options);
  });
}

export type WordStyle = keyof typeof WORD_STYLES;
export type CaseStyle = keyof typeof CASE_STYLES | WordStyle;

export const CASE_STYLE_NAMES = [...Object.keys(CASE_STYLES), ...Object.keys(WORD_STYLES)] as CaseStyle[];

function isWordStyle(style: CaseStyle): style is WordStyle {
  return Object.hasOwn(WORD_STYLES, style);
}

/** Converts a text to a style. Line breaks are preserved: each line is converted separately. */
export function convertCase(text: string, style: CaseStyle, options: WordOptions = {}): string {
  if (!isWordStyle(style)) return CASE_STYLES[style](text, options.locale);
  const prose = PROSE_STYLES[style];
  const convert = (line: string) =>
    prose && isProse(line)
      ? convertProse(line, prose, options)
      : WORD_STYLES[style](splitWords(line, options.digits), options);
  return text
    .split(/(\r\n|[\n\r\u2028\u2029])/u)
    .map((part, i) => (i % 2 === 1 ? part : convert(part)))
    .join('');
}
