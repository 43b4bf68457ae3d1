// Letters that a language spells in its own way in Latin. The transliteration library knows Russian, a Greek letter at
// a time, and no other Cyrillic; what a text's own letters say of its language decides here what it means by the rest.

/** The languages whose letters are unmistakable, and texts whose umlauts aren't German. */
export const SPELLINGS = ['uk', 'be', 'bg', 'sr', 'mk', 'plain-umlauts'] as const;
export type Spelling = (typeof SPELLINGS)[number];

const pairs = (list: string): [string, string][] =>
  list.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)] as [string, string]);

/** Cyrillic letters that are in no Russian word, for languages that have no table below (Kazakh, Kyrgyz, Mongolian …). */
const OTHER_CYRILLIC = new Map(
  pairs(
    'ґg єye іi їyi ўu ђdj ћc јj љlj њnj џdz ѓgj ќkj ѕdz әa ғgh қq ңng өo ұu үu һh ҳh ҷj ҡq ҫs ҙz җj ҝg ѣe ѳf ѵi ѡo ѐe ѝi',
  ),
);

/** Resolution 55 of the Cabinet of Ministers of Ukraine, 2010. */
const UKRAINIAN = new Map(pairs('гh ґg єie иy іi їi йi хkh цts щshch юiu яia ь'));
const UKRAINIAN_FIRST = new Map(pairs('єye їyi йy юyu яya'));
/** BGN/PCGN, 1979. */
const BELARUSIAN = new Map(pairs('гh еye ёyo іi ўw хkh цts чch шsh ыy эe юyu яya йy ь'));
/** Transliteration Act of Bulgaria, 2009. */
const BULGARIAN = new Map(pairs('хh цts щsht ъa ьy юyu яya йy'));
/** The Serbian alphabet in Latin, without its accents. */
const SERBIAN = new Map(pairs('ђdj жz јj љlj њnj ћc хh цc чc џdz шs'));
/** The rule of Macedonian passports. */
const MACEDONIAN = new Map(pairs('ѓgj жzh ѕdz јj љlj њnj ќkj хh цc чch џdj шsh'));
/** National system of Georgia, 2002, without its apostrophes. */
const GEORGIAN = new Map(pairs('ფp ქk ყq ჭch'));
const UMLAUTS = new Map(pairs('äa öo üu'));

const CYRILLIC = /\p{Script=Cyrillic}/u;
const BY_LANGUAGE: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  uk: UKRAINIAN,
  be: BELARUSIAN,
  bg: BULGARIAN,
  sr: SERBIAN,
  mk: MACEDONIAN,
};

/** Returns how a text spells its letters, if it has letters that no other language with these has. */
export function spellingOf(text: string): Spelling | null {
  if (CYRILLIC.test(text)) return cyrillicOf(text.normalize('NFC'));
  // ß says German. A háček says so only within a word, since German texts name Škoda, too.
  const foreign = /[åőűğıõəİ]|[ľĺŕčďňřťžšů][^\s]*[äöü]|[äöü][^\s]*[ľĺŕčďňřťžšů]/iu;
  return /[äöü]/iu.test(text) && !/[ßẞæø]/u.test(text) && foreign.test(text) ? 'plain-umlauts' : null;
}

function cyrillicOf(text: string): Spelling | null {
  if (/[ѓќѕ]/iu.test(text)) return 'mk';
  if (/[ђћјљњџ]/iu.test(text)) return 'sr';
  if (/[ґєї]/iu.test(text)) return 'uk';
  if (/[әғқңөұүһҳѣ]/iu.test(text)) return null;
  if (/ў/iu.test(text)) return 'be';
  if (/і/iu.test(text)) return /[ыэё]/iu.test(text) ? 'be' : 'uk';
  if (/[бвгджзклмнпрстфхш]['\u2019\u02bc][яю]/iu.test(text)) return /[ыэё]/iu.test(text) ? 'be' : 'uk';
  // In Russian, ъ stands only before these vowels.
  return /ъ(?![еёюя])\p{L}/iu.test(text) ? 'bg' : null;
}

/** Spells a word's letters of its language; those that the library spells the same way are left to it. */
export function spellLetters(word: string, language: string): string {
  if (/\p{Script=Greek}/u.test(word)) return greek(word);
  if (CYRILLIC.test(word)) return cyrillic(word, language);
  if (/\p{Script=Georgian}/u.test(word)) return byLetter(word, (letter) => GEORGIAN.get(letter));
  if (/\p{Script=Armenian}/u.test(word)) return armenian(word);
  if (language === 'plain-umlauts') return byLetter(word, (letter) => UMLAUTS.get(letter));
  return word;
}

function cyrillic(word: string, language: string): string {
  const table = BY_LANGUAGE[language];
  let source = word;
  if (language === 'uk') source = source.replace(/зг/gu, 'zgh').replace(/З[гГ]/gu, 'Zgh');
  if (language === 'bg') source = source.replace(/ия$/u, 'ia').replace(/ИЯ$/u, 'IA');
  return byLetter(source, (letter, isFirst) => {
    const first = isFirst && language === 'uk' ? UKRAINIAN_FIRST.get(letter) : undefined;
    return first ?? table?.get(letter) ?? OTHER_CYRILLIC.get(letter);
  });
}

/** Vowels that begin a word differ from those within, as in BGN/PCGN 1981. */
function armenian(word: string): string {
  return word
    .replace(/(?<=\p{L})(?:և|եւ)/gu, 'ev')
    .replace(/և|եւ/gu, 'yev')
    .replace(/(?<=\p{L})ե/gu, 'e')
    .replace(/(?<=\p{L})ո(?!ւ)/gu, 'o');
}

/** Replaces letters in either case. */
function byLetter(word: string, spelled: (letter: string, isFirst: boolean) => string | undefined): string {
  let result = '';
  for (const letter of word) {
    const small = letter.toLowerCase();
    const latin = spelled(small, result === '');
    if (latin === undefined) result += letter;
    else result += small === letter ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
  }
  return result;
}

const VOICED = 'βγδζλμνρ';
const VOWELS = 'αεηιουωάέήίόύώϊϋΐΰ';

/** Pairs of Greek letters that are one sound, as in ELOT 743 and ISO 843, type 2. */
function greek(word: string): string {
  return word
    .replace(/(ο)[υύ]/giu, '$1u')
    .replace(/([αεη])[υύ](?=(.?))/giu, (_, vowel: string, next: string) => {
      const isVoiced = next !== '' && (VOICED + VOWELS).includes(next.toLowerCase());
      return vowel + (isVoiced ? 'v' : 'f');
    })
    .replace(/γ(?=[γξχ])/giu, 'n')
    .replace(/^μπ|μπ$/giu, 'b')
    .replace(/χ/gu, 'ch')
    .replace(/Χ/gu, 'Ch');
}
