// All emoji with their names in one language, and in English for searching. Loaded on first use and cached.
import { fold, wordsOf } from '../../../base/fold.ts';
import { type EmojiBase, type EmojiText, TONES, type Tones, unpackBase, unpackTexts } from './pack.ts';

type Texts = () => Promise<{ default: { texts: string } }>;

/** Languages with their own names; all others use the English ones. */
const TEXTS: Readonly<Record<string, Texts>> = {
  cn: () => import('./texts/cn.json'),
  en: () => import('./texts/en.json'),
  es: () => import('./texts/es.json'),
  fr: () => import('./texts/fr.json'),
  pt: () => import('./texts/pt.json'),
  ru: () => import('./texts/ru.json'),
};

/** Folded search text, so that case and accents don't matter. */
interface Searched {
  names: readonly string[];
  nameWords: readonly string[];
  codes: readonly string[];
  keywords: readonly string[];
  /** All words. */
  words: readonly string[];
  /** All words joined, for languages without spaces. */
  whole: string;
}

export interface Emoji extends EmojiBase, EmojiText {
  searched: Searched;
}

export interface EmojiBook {
  all: readonly Emoji[];
  /** Returns the emoji that a text consists of, in any skin tone, with or without variation selectors. */
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

/** Removes the variation selectors of an emoji. */
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
  const entries = new Map<string, { emoji: Emoji; written: string }>();
  for (const emoji of all) {
    for (const written of [emoji.emoji, ...emoji.skins]) entries.set(bare(written), { emoji, written });
  }
  return { all, find: (text) => entries.get(bare(text.trim())) };
}

const books = new Map<string, Promise<EmojiBook>>();

/** Returns the emoji with names in a language of the product. */
export function loadEmoji(language: string): Promise<EmojiBook> {
  const key = Object.hasOwn(TEXTS, language) ? language : 'en';
  const book = books.get(key) ?? read(key);
  books.set(key, book);
  return book;
}

/** The names of the tones in specs and texts, by number. */
export const TONE_NAMES = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

/** Returns the variant of an emoji in a skin tone (1 to 5); the emoji itself if it has none, or for tone 0. */
export function inTone({ emoji, skins }: EmojiBase, tone: number): string {
  return skins[TONES.findIndex((tones) => tones.length === 1 && tones[0] === tone)] ?? emoji;
}

/** Returns the tones of a variant; null for the emoji itself. */
export function tonesOf({ skins }: EmojiBase, written: string): Tones | null {
  return TONES[skins.indexOf(written)] ?? null;
}
