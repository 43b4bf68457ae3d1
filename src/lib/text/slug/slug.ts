// Converts text to a slug: words of letters and digits, joined for a URL or a file name.
import transliterate from '@sindresorhus/transliterate';
import { type Spelling, spellingOf, spellLetters } from './slug-letters.ts';

export interface SlugOptions {
  separator: string;
  letterCase: 'lower' | 'keep' | 'upper';
  /**
   * Which letters to use: Latin if there is a transliteration, otherwise unchanged; ASCII only; or every letter
   * unchanged.
   */
  characters: 'auto' | 'ascii' | 'unicode';
  /** BCP 47 tag of the text, or empty to go by its letters: ä is `ae` in German and `a` in Swedish. */
  language: string;
  /** Whether `fooBar` is two words. */
  splitCamel: boolean;
  /** Whether `&`, `+`, `C#` and so on are spelled out. */
  symbolWords: boolean;
  /** Words to omit. */
  drop: readonly string[];
  /** Replacements to apply first. */
  replacements: readonly (readonly [from: string, to: string])[];
  /** Maximum number of characters (code points), or null. */
  maxLength: number | null;
}

const AND: Readonly<Record<string, string>> = {
  be: 'і',
  bg: 'и',
  da: 'og',
  de: 'und',
  es: 'y',
  fi: 'ja',
  fr: 'et',
  hu: 'és',
  it: 'e',
  mk: 'и',
  nb: 'og',
  nl: 'en',
  pt: 'e',
  ru: 'и',
  sr: 'и',
  sv: 'och',
  tr: 've',
  uk: 'та',
};

const HEARTS = /[♥❤💙💚💛💜]\ufe0f?/gu;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?<![\p{L}\p{N}])[A-Za-z])[#♯](?![\p{L}\p{N}])/gu, ' sharp '],
  [/\+/g, ' plus '],
  [/(?<=\d) ?%/g, ' percent '],
  [/@/g, ' at '],
  [HEARTS, ' love '],
  [/€(?=\d)|(?<=\d ?)€/g, ' euro '],
  [/£(?=\d)|(?<=\d ?)£/g, ' pound '],
  [/\$(?=\d)|(?<=\d)\$/g, ' dollar '],
  [/[¥￥](?=\d)|(?<=\d ?)[¥￥]/g, ' yen '],
  [/₹(?=\d| \d)|(?<=\d ?)₹/g, ' rupee '],
  [/₽(?=\d)|(?<=\d ?)₽/g, ' ruble '],
];

/** Matches texts that may contain a symbol to spell out: most don't, and the patterns are slow. */
const ANY_SIGN = /[#♯+%@♥❤💙💚💛💜€£$¥￥₹₽]/u;
// Apostrophes are typed as accents and quotes, too.
const APOSTROPHE = /['\u2019\u02bc\u2018\u00b4`\uff07]/;
/** The apostrophe in `don't`, `it's` and `y'all`. */
const ELISION =
  /(?<=[\p{L}\p{N}])['\u2019\u02bc\u2018\u00b4`\uff07](?=(?:s|t|d|m|re|ve|ll|all|am|clock)(?![\p{L}\p{N}]))/giu;
/** The sign that makes a Ukrainian or Belarusian consonant hard belongs to its word. */
const CYRILLIC_APOSTROPHE = /(?<=\p{Script=Cyrillic})['\u2019\u02bc\u2018\u00b4`\uff07"](?=[єїюяёеЄЇЮЯЁЕі])/gu;

/** A number whose digits are grouped: `1,000,000`, `1’000` and `1 000` with a space that doesn't break lines. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:[,'\u2019\u00a0\u202f\u2009]\d{3})+(?![,'\u2019]?\d)/gu;
const FRACTION = /[\u00bc-\u00be\u2150-\u215f\u2189]/gu;
/** Where a digit meets an exponent or a number in a circle: `10²` isn't 102. */
const DIGIT_AND_SIGN = /(?<=\p{Nd})(?=\p{No})/gu;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/gu;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
// Invisible formatting characters, such as a soft hyphen or joiner, don't separate words (UAX #29, WB4); a zero width
// space does.
const IGNORED = /[^\P{Default_Ignorable_Code_Point}\u200b]/gu;
const NO_ASCII = /[^\0-\x7f]/;

export interface Slug {
  slug: string;
  /** The letters that had to be omitted, in ASCII only. */
  lost: string[];
  /** How letters were spelled, if the text's own letters said so and no language was chosen. */
  spelling: Spelling | null;
}

/** Returns the slug of one line. */
export function slugOf(text: string, options: SlugOptions): Slug {
  let source = text.normalize('NFC');
  for (const [from, to] of options.replacements) {
    // a symbol becomes a separate word
    source = source.replaceAll(from, () => (/[\p{L}\p{N}]/u.test(from) ? to : ` ${to} `));
  }
  if (NO_ASCII.test(source)) source = source.replace(IGNORED, '').normalize('NFC');
  const spelling = options.language === '' && options.characters !== 'unicode' ? spellingOf(source) : null;
  const language = spelling ?? options.language;
  if (options.symbolWords) {
    source = source.replaceAll('&', ` ${AND[options.language] ?? 'and'} `);
    if (ANY_SIGN.test(source)) for (const [sign, word] of SIGNS) source = source.replace(sign, word);
  }
  if (APOSTROPHE.test(source)) source = source.replace(ELISION, '').replace(CYRILLIC_APOSTROPHE, '');
  source = numbersOf(source, options.characters);
  if (options.splitCamel) source = splitCamel(source);

  const lost = new Set<string>();
  const all = source.match(WORD) ?? [];
  const kept = withoutDropped(all, options.drop);
  const words = (kept.length > 0 ? kept : all).flatMap((word) => spell(word, { ...options, language }, lost));
  return { slug: shorten(words, options), lost: [...lost], spelling };
}

/** Writes each number as one word of digits, where letters may be changed. */
function numbersOf(text: string, characters: SlugOptions['characters']): string {
  const whole = text.replace(GROUPED, (number) => number.replaceAll(/\D/g, ''));
  if (characters === 'unicode' || !NO_ASCII.test(whole)) return whole;
  return whole
    .replace(/l·l/giu, (pair) => pair.replace('·', '')) // Catalan, `col·lecció`
    .replace(/\p{Me}/gu, '') // the frame of a key, `1️⃣`
    .replace(FRACTION, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', ' ')} `)
    .replace(DIGIT_AND_SIGN, ' ')
    .replace(FOREIGN_DIGIT, digitOf);
}

/** The ASCII digit of one in another script: those of a script follow each other, from 0 to 9. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Returns the words to keep. */
function withoutDropped(words: readonly string[], drop: readonly string[]): readonly string[] {
  if (drop.length === 0) return words;
  const dropped = new Set(drop.map((word) => word.normalize('NFC').toLowerCase()));
  return words.filter((word) => !dropped.has(word.toLowerCase()));
}

/** `fooBar` → `foo Bar`, `APISection` → `API Section`; the plural in `APIs` isn't a word. */
function splitCamel(text: string): string {
  return text
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{L}))/gu, ' ');
}

/**
 * Converts the letters and case of a word; the result may be several words if a letter is transliterated with a space
 * or mark.
 */
function spell(word: string, { characters, language, letterCase }: SlugOptions, lost: Set<string>): string[] {
  let spelled = word;
  if (characters !== 'unicode' && NO_ASCII.test(word)) {
    const whole = latin(spellLetters(word, language), language);
    if (!NO_ASCII.test(whole)) spelled = whole;
    else {
      // Letter by letter, because the spelling of letters without a transliteration would be damaged: a Japanese が
      // would become か.
      spelled = (spellLetters(word, language).match(/\P{M}\p{M}*/gu) ?? []).reduce((sum, letter) => {
        const alone = latin(letter, language);
        if (!NO_ASCII.test(alone)) return sum + alone;
        if (characters === 'auto') return sum + letter;
        lost.add(letter);
        return `${sum} `;
      }, '');
    }
  }
  const cased = letterCase === 'keep' ? spelled : changeCase(spelled, letterCase, characters, language);
  return cased.match(characters === 'ascii' ? /[a-z\d]+/gi : WORD) ?? [];
}

function latin(text: string, language: string): string {
  return transliterate(text.normalize('NFKC'), { locale: language === '' ? undefined : language });
}

function changeCase(
  word: string,
  letterCase: 'lower' | 'upper',
  characters: SlugOptions['characters'],
  language: string,
): string {
  // A Turkish I is ı in lowercase, which isn't ASCII; its transliteration is i. Chromium is ten times slower if a
  // locale is given.
  const locale = characters === 'unicode' && language !== '' ? language : null;
  if (letterCase === 'lower') return locale === null ? word.toLowerCase() : word.toLocaleLowerCase(locale);
  return locale === null ? word.toUpperCase() : word.toLocaleUpperCase(locale);
}

const lengthOf = (text: string) => Array.from(text).length;

/** Truncates to whole words; only a first word that is too long is cut. */
function shorten(words: readonly string[], { separator, maxLength }: SlugOptions): string {
  const whole = words.join(separator);
  if (maxLength === null || lengthOf(whole) <= maxLength) return whole;
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : slug + separator + word;
    if (lengthOf(longer) > maxLength) return slug === '' ? beginningOf(word, maxLength) : slug;
    slug = longer;
  }
  return slug;
}

/** Cuts a word, but no letter from its marks unless the first is too long. */
function beginningOf(word: string, maxLength: number): string {
  let beginning = '';
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
    if (lengthOf(beginning + letter) > maxLength) break;
    beginning += letter;
  }
  return beginning === '' ? Array.from(word).slice(0, maxLength).join('') : beginning;
}

/** Makes slugs unique by appending numbers, within the maximum length if there is room for one. Empty ones stay. */
export function numberDuplicates(slugs: readonly string[], separator: string, maxLength: number | null): string[] {
  const taken = new Set(slugs);
  const used = new Set<string>();
  const next = new Map<string, number>();
  return slugs.map((slug) => {
    if (slug === '' || !used.has(slug)) {
      used.add(slug);
      return slug;
    }
    let number = next.get(slug) ?? 2;
    const name = () => numbered(slug, number, separator, maxLength);
    while (taken.has(name()) || used.has(name())) number++;
    const unique = name();
    next.set(slug, number + 1);
    used.add(unique);
    return unique;
  });
}

function numbered(slug: string, number: number, separator: string, maxLength: number | null): string {
  const ending = `${separator === '' ? '-' : separator}${number}`;
  const room = Math.max((maxLength ?? Infinity) - ending.length, 1);
  if (lengthOf(slug) <= room) return slug + ending;
  const cut = Array.from(slug)
    .slice(0, room + 1)
    .join('');
  const end = separator === '' ? -1 : cut.lastIndexOf(separator);
  return (end > 0 ? cut.slice(0, end) : beginningOf(slug, room)) + ending;
}
