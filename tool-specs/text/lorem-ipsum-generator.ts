import { choice, defineTool, integer, out, text, toggle } from '../../src/core/spec.ts';
import { LOREM_LANGUAGES } from '../../src/lib/text/lorem/languages.ts';
import { type Lorem, lorem } from '../../src/lib/text/lorem/lorem.ts';
import { bytesFromSeed } from '../../src/lib/text/lorem/random.ts';
import { pooled } from '../../src/base/random.ts';

const MOST_WORDS = 100_000;

const names = {
  la: 'Latina',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ru: 'Русский',
  zh: '中文',
  ja: '日本語',
} as const;

const bound = (initial: number) => integer({ min: 1, max: 50, initial, slider: 50 });

export default defineTool({
  icon: 'pilcrow',
  createdAt: '2022-04-14',
  related: ['text-statistics'],
  fields: {
    quantity: integer({ primary: true, min: 1, max: 10_000, initial: 1, slider: 20 }),
    unit: choice(['paragraphs', 'sentences', 'words', 'characters', 'items', 'article']),
    language: choice(LOREM_LANGUAGES, { names }),
    opening: toggle({ initial: true, advanced: true }),
    format: choice(['plain', 'html', 'markdown', 'json'], {
      names: { html: 'HTML', markdown: 'Markdown', json: 'JSON' },
    }),
    minSentences: { ...bound(3), when: { unit: ['paragraphs', 'article'] } },
    maxSentences: { ...bound(8), when: { unit: ['paragraphs', 'article'] } },
    minWords: bound(8),
    maxWords: bound(15),
    seed: text({ required: false }),
  },
  output: out.text({ fileName: 'lorem.txt' }),
  failures: ['too-much'],
  aliases: {
    lorem: {},
    ipsum: {},
    'lorem-words': { unit: 'words', quantity: 50 },
    'lorem-list': { unit: 'items', quantity: 5 },
    'lorem-zh': { language: 'zh' },
  },
  answers: 'inline',
  transform(input, ctx) {
    const { quantity, unit, language, opening, format, seed } = input;
    const mostWords = Math.max(input.minWords, input.maxWords);
    const mostSentences = Math.max(input.minSentences, input.maxSentences);
    const perUnit = { paragraphs: mostSentences * mostWords, article: mostSentences * mostWords, sentences: mostWords, items: mostWords, words: 1, characters: 1 }; // prettier-ignore
    if (quantity * perUnit[unit] > MOST_WORDS) throw ctx.fail('too-much', { params: { limit: MOST_WORDS } });
    const source = lorem(
      {
        language,
        opening,
        words: [input.minWords, input.maxWords],
        sentences: [input.minSentences, input.maxSentences],
      },
      seed === '' ? pooled(ctx.random) : bytesFromSeed(seed),
    );
    return write(piecesOf(source, unit, quantity), unit, format);
  },
  examples: {
    oneParagraph: {
      input: { quantity: 1 },
      check: (made) => made.startsWith('Lorem ipsum dolor sit amet, consectetur'),
    },
    threeParagraphs: { input: { quantity: 3 }, check: (made) => made.split('\n\n').length === 3 },
    hundredWords: { input: { quantity: 100, unit: 'words' }, check: (made) => made.split(' ').length === 100 },
    postLength: {
      input: { quantity: 280, unit: 'characters' },
      check: (made) => made.length === 280 && made.endsWith('.'),
    },
    inChinese: {
      input: { quantity: 3, language: 'zh' },
      check: (made) => /^天地玄黄[\p{sc=Han}，。？！\n]+$/u.test(made),
    },
    markdownList: {
      input: { quantity: 5, unit: 'items', format: 'markdown' },
      check: (made) => /^(- .+\n){4}- .+$/.test(made),
    },
    htmlParagraphs: {
      input: { quantity: 2, format: 'html' },
      check: (made) => /^<p>[^<]+<\/p>\n<p>[^<]+<\/p>$/.test(made),
    },
  },
});

type Piece = { title?: string; text: string };

function piecesOf(source: Lorem, unit: string, count: number): Piece[] {
  if (unit === 'words') return [{ text: source.wordText(count) }];
  if (unit === 'characters') return [{ text: source.characterText(count) }];
  return Array.from({ length: count }, () => {
    if (unit === 'article') return { title: source.title(), text: source.paragraph() };
    return { text: unit === 'paragraphs' ? source.paragraph() : source.sentence() };
  });
}

/** No word in the lists needs escaping. */
function write(pieces: readonly Piece[], unit: string, format: 'plain' | 'html' | 'markdown' | 'json'): string {
  if (format === 'json') return JSON.stringify(unit === 'article' ? pieces : pieces.map(({ text }) => text), null, 2);
  if (format === 'html') {
    if (unit === 'items') return `<ul>\n${pieces.map(({ text }) => `  <li>${text}</li>`).join('\n')}\n</ul>`;
    return pieces.map(({ title, text }) => `${title ? `<h2>${title}</h2>\n` : ''}<p>${text}</p>`).join('\n');
  }
  if (unit === 'items') return pieces.map(({ text }) => (format === 'markdown' ? `- ${text}` : text)).join('\n');
  if (unit === 'sentences') return pieces.map(({ text }) => text).join('\n');
  const heading = format === 'markdown' ? '## ' : '';
  return pieces.map(({ title, text }) => (title ? `${heading}${title}\n\n${text}` : text)).join('\n\n');
}
