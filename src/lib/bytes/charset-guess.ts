// Guesses the encoding of a text that isn't UTF-8. Each one that can decode it gives a text; the most plausible comes first.
import { charsetDecoder } from './charset.ts';
import { loneSurrogateAt } from './utf8.ts';

/** Encodings that texts without a declaration come in, by their names in the WHATWG Encoding standard. */
export const CHARSET_NAMES = {
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  shift_jis: 'Shift JIS',
  'euc-jp': 'EUC-JP',
  'iso-2022-jp': 'ISO-2022-JP',
  gbk: 'GBK',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  ibm866: 'CP866',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
} as const;
export const GUESSED_CHARSETS = Object.keys(CHARSET_NAMES) as GuessedCharset[];
export type GuessedCharset = keyof typeof CHARSET_NAMES;

export interface Guess {
  charset: GuessedCharset;
  text: string;
  /** Plausibility per byte that isn't ASCII; none has a meaning of its own. */
  score: number;
}

/** Frequent characters, since any two bytes are some character of the large encodings. */
const COMMON_HAN = new Set(
  '的一是不了在人有我他这個个們们中来來上大为為和国國地到以说說时時要就出会會可也你对對生能而子那得于於着下自之年过過发發后後作里用道行所然家种種事成方多经經么去法学學如都同现現当當没沒动動面起看定天分还還进進好小部其些主样樣理心她本前开開但因只从從想实實日军者意无無力它与與长長把机機十民第公此已工使情明性知全三又关關点點正业業外将兩两高间間由问問很最重并物手应應向头頭文体體政美相见見利什二等产產或新己制身果加西斯月话話合回特代内信表化老给世位次度门門任常先海通教儿原东東声聲立及比员員解水名真论論处處走义各入几口认認条條平系气氣题題活更别打女变變四神总總何电電数數安少报報才结結反受目太量再感建务務做接必场場件计計管期市直德资資命山金指克许統统区區保至队形社便空决治展马馬科司五基眼书書非则听白却界达達光放强強即像难且权權思王象完设設式色路记記品住告类類求据程北死张該该交规規万万取拉格望觉術术领共确传傳师師观清今切院让識识候带带导導争语語言本漢汉字测試试户用密码碼世界简簡繁您好请請京都渋谷換错誤误',
);
const COMMON_HANGUL = new Set(
  '이다는가을에의하지고로사한기도리해나인어자시대수아를은정서일그과들스부장보게상전주여제라구오국만원성소마유조동모무공면트니했으것비적안관계회입연세녕테프있없름용한국글습당신요',
);

type Kind = 'latin' | 'cyrillic' | 'greek' | 'hebrew' | 'arabic' | 'han' | 'kana' | 'hangul' | 'mark' | 'odd';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['kana', /[\u3041-\u30ff\uff66-\uff9f]/u],
  ['han', /\p{Script=Han}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['greek', /\p{Script=Greek}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['arabic', /\p{Script=Arabic}/u],
  // what texts contain beside letters: quotes, dashes, the euro, signs of units
  [
    'mark',
    /[\u00a0\u00a1\u00a3\u00a7\u00a9\u00ab\u00ae\u00b0-\u00b3\u00b7\u00bb-\u00bf\u2010-\u2026\u20ac\u2122\u3000-\u301f\uff00-\uff65]/u,
  ],
];

/** Below it are texts of rare characters, as which random bytes can be read, too. */
const LEAST = 0.4;

/** Characters that no text contains: controls, private and unassigned ones. */
const NO_TEXT = /[^\P{Cc}\t\n\r\f\v]|[\p{Cn}\p{Co}\ufffd]/u;
/** A letter that changes its case as no word does: `рРИВЕТ`, `naÏve`. */
const ODD_CASE = /\p{Ll}\p{Lu}(?!\p{Lu}*(?![\p{L}]))|(?<!\p{L})\p{Ll}\p{Lu}{2}/gu;
/** A word of two alphabets. */
const MIXED_WORD =
  /[A-Za-z](?=[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\uff66-\uff9f])|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\uff66-\uff9f](?=[A-Za-z])/gu;
/** Signs and digits inside words, and line ends of no system, as in random bytes. */
const NOISE = /(?<=\p{L})[#$%&*+<=>@[\\\]^_{|}~](?=\p{L})|[À-ӿ](?=\d)|\d(?=[À-ӿ])|\r(?!\n)|[\f\v]/gu;
/** Latin letters with accents rarely follow each other, and a sign is rarely inside a word. */
const ODD_LATIN = /[À-ÖØ-öø-ž]{3,}|(?<=\p{L})[¡-¿×÷](?=\p{L})/gu;

/** Returns the texts that the bytes can be, the most plausible first; none of them if they don't look like a text. */
export function guessCharsets(bytes: Uint8Array<ArrayBuffer>): Guess[] {
  const guesses: Guess[] = [];
  for (const charset of GUESSED_CHARSETS) {
    const text = textIn(bytes, charset);
    if (text === null || NO_TEXT.test(text) || guesses.some((other) => other.text === text)) continue;
    const score = plausibility(text, bytes, charset.startsWith('utf-16'));
    if (score > LEAST) guesses.push({ charset, text, score });
  }
  return guesses.toSorted((left, right) => right.score - left.score);
}

/** Returns the text of bytes in an encoding, without a byte order mark; null if some are invalid in it. */
export function textIn(bytes: Uint8Array<ArrayBuffer>, charset: GuessedCharset): string | null {
  if (charset === 'iso-2022-jp' && !bytes.includes(0x1b)) return null;
  try {
    const text = charsetDecoder(charset, { fatal: true }).decode(bytes);
    return loneSurrogateAt(text) < 0 ? text : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function plausibility(text: string, bytes: Uint8Array, isUtf16: boolean): number {
  const kinds = new Map<Kind, number>();
  let sum = 0;
  for (const character of text) {
    if (character <= '\x7f') continue;
    const kind = KINDS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'odd';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    sum += weight(kind, character);
  }
  // Words of several scripts, except of those that one language mixes.
  const scripts = [...kinds.keys()].filter((kind) => kind !== 'mark' && kind !== 'odd' && kind !== 'latin');
  const isMixed = scripts.length > 1 && !scripts.every((kind) => kind === 'han' || kind === 'kana');
  const odd = [ODD_CASE, ODD_LATIN, MIXED_WORD, NOISE].reduce(
    (count, pattern) => count + (text.match(pattern)?.length ?? 0),
    0,
  );
  const ascii = text.match(/[ -~\n\r\t]/g)?.length ?? 0;
  const bad = 3 * odd + (isMixed ? 4 : 0);
  if (isUtf16) return (sum + ascii - bad) / (bytes.length / 2);
  const high = bytes.reduce((count, byte) => count + (byte < 0x80 && byte !== 0x1b ? 0 : 1), 0);
  return (sum - bad) / Math.max(high, 1);
}

function weight(kind: Kind, character: string): number {
  switch (kind) {
    case 'kana':
      return character >= '\uff66' ? 1.2 : 3;
    case 'han':
      return COMMON_HAN.has(character) ? 4 : 0.2;
    case 'hangul':
      return COMMON_HANGUL.has(character) ? 4 : 0.5;
    case 'odd':
      return -3;
    case 'mark':
      return 1;
    default:
      return 1;
  }
}
