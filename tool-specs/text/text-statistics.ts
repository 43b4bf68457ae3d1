import { choice, content, defineTool, integer, isInputFile, out } from '../../src/core/spec.ts';
import { decodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { smsSize } from '../../src/lib/text/sms.ts';
import { binarySize, clockTime, countText, type Frequency } from '../../src/lib/text/text-statistics.ts';
import { loneSurrogateAt } from '../../src/lib/bytes/utf8.ts';

const SPEECH = 150; // words per minute, as audio books are read

const tiles = [
  'words',
  'graphemes',
  'withoutSpaces',
  'lines',
  'sentences',
  'paragraphs',
  'readingTime',
  'bytes',
] as const;

export default defineTool({
  icon: 'whole-word',
  createdAt: '2022-04-14',
  redirectFrom: ['/text-stats'],
  fields: {
    text: content({ primary: true, required: false, maxLength: 5_000_000 }),
    locale: choice(['page', 'en', 'de', 'fr', 'es', 'el', 'fi', 'ja', 'ko', 'ru', 'sv', 'th', 'zh'], {
      names: {
        en: 'English',
        de: 'Deutsch',
        fr: 'Français',
        es: 'Español',
        el: 'Ελληνικά',
        fi: 'Suomi',
        ja: '日本語',
        ko: '한국어',
        ru: 'Русский',
        sv: 'Svenska',
        th: 'ไทย',
        zh: '中文',
      },
    }),
    // the average of English readers (Brysbaert 2019)
    wordsPerMinute: integer({ min: 20, max: 2000, initial: 238 }),
    top: integer({ min: 1, max: 1000, initial: 20 }),
  },
  output: {
    counts: out.tiles(tiles),
    uniqueWords: out.row(),
    codePoints: out.row(),
    units: out.row(),
    letters: out.row(),
    uppercase: out.row(),
    lowercase: out.row(),
    digits: out.row(),
    punctuation: out.row(),
    spaces: out.row(),
    speakingTime: out.row(),
    sms: out.row(),
    wordFrequency: out.table(['text', 'count', 'share']),
    characterFrequency: out.table(['text', 'codes', 'count', 'share']),
  },
  failures: ['invalid-utf8'],
  warnings: ['lone-surrogate'],
  messages: ['sms-parts', ...tiles],
  anyText: true,
  aliases: { stats: {}, wc: {}, 'word-count': {}, 'text-stats': {} },
  answers: 'inline',
  async transform({ text: raw, locale, wordsPerMinute, top }, ctx) {
    const file = isInputFile(raw) ? new Uint8Array(await raw.arrayBuffer()) : null;
    const text = file ? decodeUtf8(file).text : String(raw);
    // An encoder writes U+FFFD for a lone surrogate: three bytes, as counted here.
    if (loneSurrogateAt(text) >= 0) ctx.warn('lone-surrogate');
    const counts = countText(text, locale === 'page' ? languageTag(ctx.language) : locale, ctx.signal);
    const bytes = file?.length ?? new TextEncoder().encode(text).length;
    const {
      wordFrequency,
      characterFrequency,
      words,
      graphemes,
      withoutSpaces,
      lines,
      sentences,
      paragraphs,
      ...rows
    } = counts;
    const { encoding, parts } = smsSize(text);
    return {
      counts: {
        words,
        graphemes,
        withoutSpaces,
        lines,
        sentences,
        paragraphs,
        readingTime: clockTime((words / wordsPerMinute) * 60),
        bytes: { value: bytes, note: bytes < 1024 ? null : binarySize(bytes) },
      },
      ...rows,
      speakingTime: clockTime((words / SPEECH) * 60),
      sms: ctx.say('sms-parts', { parts, encoding }),
      wordFrequency: shares(wordFrequency.slice(0, top), words),
      characterFrequency: shares(characterFrequency.slice(0, top), withoutSpaces).map((row) => ({
        ...row,
        codes: codePoints(row.text),
      })),
    };
  },
  examples: {
    shortLetter: {
      input: { text: 'Hello, world! How are you?\n\nFine — thanks.\n' },
      output: {
        counts: { graphemes: 43, words: 7, sentences: 3, lines: 3, paragraphs: 2, bytes: { value: 45 } },
        uniqueWords: 7,
      },
    },
    japaneseText: {
      input: { text: '日本語' },
      output: { counts: { graphemes: 3, words: 1, bytes: { value: 9 } }, codePoints: 3 },
    },
    chinese: {
      input: { text: '今天天气很好。我们去公园。' },
      output: { counts: { graphemes: 13, sentences: 2, bytes: { value: 39 } } },
      language: 'cn',
    },
    oneEmoji: {
      input: { text: '👨‍👩‍👧' },
      output: { counts: { graphemes: 1, bytes: { value: 18 }, words: 0 }, codePoints: 5, units: 8 },
    },
    topWord: {
      input: { text: 'The cat saw the dog', top: 1 },
      output: { uniqueWords: 4, wordFrequency: [{ text: 'the', count: 2, share: '40%' }] },
    },
  },
});

function shares(list: readonly Frequency[], total: number) {
  return list.map(({ text, count }) => ({ text, count, share: `${Number(((count / total) * 100).toFixed(2))}%` }));
}

function codePoints(text: string): string {
  return Array.from(
    text,
    (character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
}
