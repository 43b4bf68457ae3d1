// Mnemonic phrases of BIP-39: entropy ⇄ words ⇄ seed.
import { encodeUtf8 } from '../bytes/bytes.ts';
import { nearestWords } from '../../base/nearest-words.ts';
import { Problem } from '../../base/problem.ts';

/** The word lists of the standard by id, each with the native name of the language. */
export const PHRASE_LANGUAGES = {
  english: 'English',
  'simplified-chinese': '简体中文',
  'traditional-chinese': '繁體中文',
  czech: 'Čeština',
  french: 'Français',
  italian: 'Italiano',
  japanese: '日本語',
  korean: '한국어',
  portuguese: 'Português',
  spanish: 'Español',
} as const;

export type PhraseLanguage = keyof typeof PHRASE_LANGUAGES;

const LANGUAGE_IDS = Object.keys(PHRASE_LANGUAGES) as PhraseLanguage[];

const LISTS: Record<PhraseLanguage, () => Promise<{ wordlist: string[] }>> = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  'simplified-chinese': () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  'traditional-chinese': () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  czech: () => import('@scure/bip39/wordlists/czech.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
  italian: () => import('@scure/bip39/wordlists/italian.js'),
  japanese: () => import('@scure/bip39/wordlists/japanese.js'),
  korean: () => import('@scure/bip39/wordlists/korean.js'),
  portuguese: () => import('@scure/bip39/wordlists/portuguese.js'),
  spanish: () => import('@scure/bip39/wordlists/spanish.js'),
};

/** The 2048 words in NFKD. */
export const wordList = async (language: PhraseLanguage): Promise<readonly string[]> =>
  (await LISTS[language]()).wordlist;

export type PhraseProblemCode =
  | 'bad-entropy-length'
  | 'unknown-word'
  | 'unlike-any-word'
  | 'bad-word-count'
  | 'bad-checksum'
  | 'lone-surrogate';

/** The number of words in a phrase for 16, 20, 24, 28 or 32 bytes. Throws Problem for any other length. */
export function wordCount({ length }: Uint8Array): number {
  if (length < 16 || length > 32 || length % 4 !== 0)
    throw new Problem<PhraseProblemCode>('bad-entropy-length', undefined, { bits: length * 8 });
  return (length / 4) * 3;
}

/** Returns the phrase for 16, 20, 24, 28 or 32 bytes, in NFKD. Throws Problem. */
export async function phraseOf(entropy: Uint8Array, language: PhraseLanguage): Promise<string> {
  wordCount(entropy);
  const { entropyToMnemonic } = await import('@scure/bip39');
  return entropyToMnemonic(entropy, [...(await wordList(language))]);
}

interface Phrase {
  entropy: Uint8Array;
  language: PhraseLanguage;
  /** In the form of the standard: the words of the list in NFKD, separated by one space (U+3000 in Japanese). */
  phrase: string;
  /** Other languages in which the same words are a valid phrase, with different entropy. */
  alsoIn: PhraseLanguage[];
}

interface Reading {
  language: PhraseLanguage;
  list: readonly string[];
  /** Indexes of the words in the list, -1 for a word that isn't in it. */
  indices: number[];
}

// Diacritics may be omitted (BIP-39, the notes on the Spanish and French lists); no two words of a list differ only in
// them.
const MARKS = /[\u0300-\u036f]/g;
const plain = (word: string) => word.normalize('NFKD').toLowerCase().replace(MARKS, '');

/** The first four letters identify a word (BIP-39), and are often all that is stamped on metal. */
const SHORTENED = new Set<PhraseLanguage>(['english', 'czech', 'french', 'italian', 'portuguese', 'spanish']);

const shortened = (language: PhraseLanguage, list: readonly string[]) =>
  SHORTENED.has(language) ? list.map((word, index) => [plain(word).slice(0, 4), index] as const) : [];

/** `1.`, `(1)`, `#1`, alone or at the beginning of a word. */
const NUMBERING = /^[(#]?(\d{1,2})[.):]{0,2}/;

/** A word and where it stands in the text. */
interface WrittenWord {
  word: string;
  index: number;
}

/** Returns the words of a phrase. Those that are numbered from 1 on are put in that order, as in lists of two columns. */
function writtenWords(text: string): WrittenWord[] {
  const pieces = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({ word, index }));
  const numbered: (WrittenWord & { number: number })[] = [];
  let number = 0;
  for (const { word, index } of pieces) {
    const [mark = '', digits] = NUMBERING.exec(word) ?? [];
    if (digits !== undefined) number = Number(digits);
    const rest = word.slice(mark.length);
    if (rest === '') continue;
    numbered.push({ word: rest, index: index + mark.length, number });
    number = 0;
  }
  const sorted = numbered.toSorted((a, b) => a.number - b.number);
  return sorted.every((each, at) => each.number === at + 1) ? sorted : pieces;
}

/**
 * Returns the entropy of a phrase in a language, or in the one that fits best. Throws Problem with the word that isn't
 * in the list.
 */
export async function readPhrase(text: string, language: PhraseLanguage | 'auto' = 'auto'): Promise<Phrase> {
  encodeUtf8(text); // reports a lone surrogate as a separate problem
  const words = writtenWords(text);
  const readings = await Promise.all(
    (language === 'auto' ? LANGUAGE_IDS : [language]).map(async (id): Promise<Reading> => {
      const list = await wordList(id);
      const numbers = new Map([...shortened(id, list), ...list.map((word, index) => [plain(word), index] as const)]);
      return { language: id, list, indices: words.map(({ word }) => numbers.get(plain(word)) ?? -1) };
    }),
  );
  const hits = ({ indices }: Reading) => indices.filter((index) => index >= 0).length;
  const most = Math.max(...readings.map(hits));
  const fitting = readings.filter((reading) => hits(reading) === most);
  const [best] = fitting as [Reading];
  const wrong = best.indices.indexOf(-1);
  if (wrong >= 0) throw unknownWord(words[wrong]!, wrong, best.list);
  if (words.length < 12 || words.length > 24 || words.length % 3 !== 0)
    throw new Problem<PhraseProblemCode>('bad-word-count', undefined, { count: words.length });

  const { validateMnemonic, mnemonicToEntropy } = await import('@scure/bip39');
  const phraseIn = ({ list, indices }: Reading) => indices.map((index) => list[index]!).join(' ');
  const valid = fitting.filter((reading) => validateMnemonic(phraseIn(reading), [...reading.list]));
  const [phrase, ...others] = valid;
  if (!phrase) throw new Problem<PhraseProblemCode>('bad-checksum');
  return {
    entropy: mnemonicToEntropy(phraseIn(phrase), [...phrase.list]),
    language: phrase.language,
    phrase: phraseIn(phrase).replaceAll(' ', phrase.language === 'japanese' ? '\u3000' : ' '),
    alsoIn: others.map(({ language }) => language),
  };
}

function unknownWord({ word, index }: WrittenWord, at: number, list: readonly string[]): Problem {
  const near = nearestWords(plain(word), list, plain);
  const params = { position: at + 1 }; // not the word, which is a part of a secret
  if (near.length === 0) return new Problem<PhraseProblemCode>('unlike-any-word', index, params);
  return new Problem<PhraseProblemCode>('unknown-word', index, { ...params, nearest: near.join(', ') });
}

/**
 * Returns the 64 bytes that wallets start from: PBKDF2 with HMAC-SHA-512, 2048 rounds. `phrase` must come from
 * `readPhrase` or `phraseOf`. Throws DecodeProblem.
 */
export async function seedOf(phrase: string, passphrase: string): Promise<Uint8Array> {
  encodeUtf8(passphrase);
  const { mnemonicToSeed, mnemonicToSeedWebcrypto } = await import('@scure/bip39');
  // Browsers provide WebCrypto only on https and localhost; the fallback is slower.
  const quick = (crypto.subtle as SubtleCrypto | undefined) !== undefined;
  return quick ? mnemonicToSeedWebcrypto(phrase, passphrase) : mnemonicToSeed(phrase, passphrase);
}
