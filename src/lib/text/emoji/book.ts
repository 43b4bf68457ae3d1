// All emoji with their names in one language, and in English for the search. Loaded on first use and kept.
import { fold, wordsOf } from '../../../base/fold.ts';
import { type EmojiBase, type EmojiText, TONES, type Tones, unpackBase, unpackTexts } from './pack.ts';

type Texts = () => Promise<{ default: { texts: string } }>;

/** Languages with names of their own; every other one has the English ones. */
const TEXTS: Readonly<Record<string, Texts>> = {
  cn: () => import('./texts/cn.json'),
  en: () => import('./texts/en.json'),
  es: () => import('./texts/es.json'),
  fr: () => import('./texts/fr.json'),
  pt: () => import('./texts/pt.json'),
  ru: () => import('./texts/ru.json'),
};

/** What the search compares: folded, so that case and accents make no difference. */
interface Searched {
  names: readonly string[];
  nameWords: readonly string[];
  codes: readonly string[];
  keywords: readonly string[];
  /** The words of all of them. */
  words: readonly string[];
  /** All of them in one, for languages that write no spaces. */
  whole: string;
}

export interface Emoji extends EmojiBase, EmojiText {
  searched: Searched;
}

export interface EmojiBook {
  all: readonly Emoji[];
  /** The emoji that a text is, in any skin tone, with or without variation selectors. */
  find(text: string): { emoji: Emoji; written: string } | undefined;
}

function searched(base: EmojiBase, texts: readonly EmojiText[]): Searched {
  const names = texts.map(({ name }) => fold(name));
  const codes = [...base.github, ...base.slack].map((code) => fold(code));
  const keywords = texts.flatMap((text) => text.keywords.map(fold));
  const every = [...names, ...codes, ...keywords];
  const nameWords = names.flatMap(wordsOf);
  return { names, nameWords, codes, keywords, words: [...new Set(every.flatMap(wordsOf))], whole: every.join('\n') };
}

/** An emoji without the selectors that only say how it is to be drawn. */
const bare = (text: string) => text.replace(/[\ufe0e\ufe0f]/g, '');

async function read(language: string): Promise<EmojiBook> {
  const load = TEXTS[language];
  const [base, english, own] = await Promise.all([import('./base.json'), TEXTS['en']!(), load?.()]);
  const inEnglish = unpackTexts(english.default.texts);
  const texts = own && language !== 'en' ? unpackTexts(own.default.texts) : inEnglish;
  const all = unpackBase(base.default.emojis).map((entry, index): Emoji => {
    const text = texts[index]!;
    const words = text === inEnglish[index] ? [text] : [text, inEnglish[index]!];
    return { ...entry, ...text, searched: searched(entry, words) };
  });
  const known = new Map<string, { emoji: Emoji; written: string }>();
  for (const emoji of all) {
    for (const written of [emoji.emoji, ...emoji.skins]) known.set(bare(written), { emoji, written });
  }
  return { all, find: (text) => known.get(bare(text.trim())) };
}

const books = new Map<string, Promise<EmojiBook>>();

/** The book with the names of a language of the product. */
export function loadEmoji(language: string): Promise<EmojiBook> {
  const key = Object.hasOwn(TEXTS, language) ? language : 'en';
  const book = books.get(key) ?? read(key);
  books.set(key, book);
  return book;
}

/** What the tones are called in specs and texts, by their number. */
export const TONE_NAMES = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

/** The variant of an emoji in a skin tone (1 to 5); itself when it has none, or for tone 0. */
export function inTone({ emoji, skins }: EmojiBase, tone: number): string {
  return skins[TONES.findIndex((tones) => tones.length === 1 && tones[0] === tone)] ?? emoji;
}

/** The tones of a variant; null for the emoji itself. */
export function tonesOf({ skins }: EmojiBase, written: string): Tones | null {
  return TONES[skins.indexOf(written)] ?? null;
}
