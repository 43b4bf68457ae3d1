import { segmentsOf } from '../../base/segments.ts';
import { sentenceCount, wordsOf } from './counted-words.ts';

export interface TextCounts {
  /** Characters as perceived by a reader. */
  graphemes: number;
  withoutSpaces: number;
  codePoints: number;
  /** UTF-16 code units. */
  units: number;
  words: number;
  uniqueWords: number;
  sentences: number;
  /** A trailing line break doesn't start another line. */
  lines: number;
  /** Blocks of lines separated by blank ones. */
  paragraphs: number;
  letters: number;
  uppercase: number;
  lowercase: number;
  digits: number;
  punctuation: number;
  spaces: number;
  wordFrequency: Frequency[];
  characterFrequency: Frequency[];
}

export interface Frequency {
  text: string;
  count: number;
}

const KINDS = {
  letters: /\p{L}/u,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  digits: /\p{Nd}/u,
  punctuation: /\p{P}/u,
  spaces: /\p{White_Space}/u,
} as const;

const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];
const BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Counts a text; words and sentences depend on the locale (BCP 47). Throws if the signal is aborted. */
export function countText(text: string, locale: string, signal: AbortSignal): TextCounts {
  const characters = new Map<string, number>();
  const words = new Map<string, number>();
  let graphemes = 0;
  let withoutSpaces = 0;
  for (const { segment } of segmentsOf(text, 'grapheme', locale)) {
    if (++graphemes % 4096 === 0) signal.throwIfAborted();
    if (KINDS.spaces.test(segment)) continue;
    withoutSpaces++;
    increase(characters, segment.normalize('NFC'));
  }
  let wordCount = 0;
  for (const word of wordsOf(text, locale)) {
    if (++wordCount % 4096 === 0) signal.throwIfAborted();
    increase(words, word.normalize('NFC').toLocaleLowerCase(locale));
  }
  const kinds = { letters: 0, uppercase: 0, lowercase: 0, digits: 0, punctuation: 0, spaces: 0 };
  let codePoints = 0;
  for (const character of text) {
    codePoints++;
    for (const kind of KIND_NAMES) if (KINDS[kind].test(character)) kinds[kind]++;
  }
  const lines = text.split(BREAK);
  if (lines.at(-1) === '') lines.pop();
  return {
    graphemes,
    withoutSpaces,
    codePoints,
    units: text.length,
    words: wordCount,
    uniqueWords: words.size,
    sentences: sentenceCount(text, locale),
    lines: lines.length,
    paragraphs: lines.filter((line, i) => line.trim() !== '' && (lines[i - 1] ?? '').trim() === '').length,
    ...kinds,
    wordFrequency: ranked(words),
    characterFrequency: ranked(characters),
  };
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Most frequent first; ties keep the order of the text. */
function ranked(counts: ReadonlyMap<string, number>): Frequency[] {
  return [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count);
}

/** Minutes and seconds, such as `1:05`, or with hours `1:00:00`. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** A size in units of IEC 80000-13, such as `1.5 KiB`. */
export function binarySize(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${['B', 'KiB', 'MiB', 'GiB'][power]}`;
}
