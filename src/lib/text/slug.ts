// Converts text to a slug: words of letters and digits, joined for a URL or a file name.
import transliterate from '@sindresorhus/transliterate';

export interface SlugOptions {
  separator: string;
  letterCase: 'lower' | 'keep' | 'upper';
  /**
   * Which letters to use: Latin if there is a transliteration, otherwise unchanged; ASCII only; or every letter
   * unchanged.
   */
  characters: 'auto' | 'ascii' | 'unicode';
  /** BCP 47 tag of the text, or empty: ä is `ae` in German and `a` in Swedish. */
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
  da: 'og',
  de: 'und',
  es: 'y',
  fi: 'ja',
  fr: 'et',
  it: 'e',
  nb: 'og',
  nl: 'en',
  pt: 'e',
  sv: 'och',
  tr: 've',
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
];

/** Matches texts that may contain a symbol to spell out: most don't, and the patterns are slow. */
const ANY_SIGN = /[#♯+%@♥❤💙💚💛💜€£$]/u;
/** The apostrophe in `don't` and `it's`. */
const ELISION = /(?<=[\p{L}\p{N}])['\u2019\u02bc](?=(?:s|t|d|m|re|ve|ll)(?![\p{L}\p{N}]))/giu;
const APOSTROPHE = /['\u2019\u02bc]/;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
// Invisible formatting characters, such as a soft hyphen or joiner, don't separate words (UAX #29, WB4); a zero width
// space does.
const IGNORED = /[^\P{Default_Ignorable_Code_Point}\u200b]/gu;
const NO_ASCII = /[^\0-\x7f]/;

/** Returns the slug of one line, and the letters that had to be omitted (in ASCII only). */
export function slugOf(text: string, options: SlugOptions): { slug: string; lost: string[] } {
  let source = text.normalize('NFC');
  for (const [from, to] of options.replacements) {
    // a symbol becomes a separate word
    source = source.replaceAll(from, () => (/[\p{L}\p{N}]/u.test(from) ? to : ` ${to} `));
  }
  if (NO_ASCII.test(source)) source = source.replace(IGNORED, '').normalize('NFC');
  if (options.symbolWords) {
    source = source.replaceAll('&', ` ${AND[options.language] ?? 'and'} `);
    if (ANY_SIGN.test(source)) for (const [sign, word] of SIGNS) source = source.replace(sign, word);
  }
  if (APOSTROPHE.test(source)) source = source.replace(ELISION, '');
  if (options.splitCamel) source = splitCamel(source);

  const lost = new Set<string>();
  const all = source.match(WORD) ?? [];
  const kept = withoutDropped(all, options.drop);
  const words = (kept.length > 0 ? kept : all).flatMap((word) => spell(word, options, lost));
  return { slug: shorten(words, options), lost: [...lost] };
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
    const whole = latin(word, language);
    if (!NO_ASCII.test(whole)) spelled = whole;
    else {
      // Letter by letter, because the spelling of letters without a transliteration would be damaged: a Japanese が
      // would become か.
      spelled = (word.match(/\P{M}\p{M}*/gu) ?? []).reduce((sum, letter) => {
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
    if (lengthOf(longer) > maxLength) return slug === '' ? Array.from(word).slice(0, maxLength).join('') : slug;
    slug = longer;
  }
  return slug;
}

/** Makes slugs unique by appending numbers. Empty ones stay. */
export function numberDuplicates(slugs: readonly string[], separator: string): string[] {
  const taken = new Set(slugs);
  const used = new Set<string>();
  const next = new Map<string, number>();
  return slugs.map((slug) => {
    if (slug === '' || !used.has(slug)) {
      used.add(slug);
      return slug;
    }
    let number = next.get(slug) ?? 2;
    const name = () => `${slug}${separator === '' ? '-' : separator}${number}`;
    while (taken.has(name()) || used.has(name())) number++;
    const unique = name();
    next.set(slug, number + 1);
    used.add(unique);
    return unique;
  });
}
