import { choice, defineView, operation, out, text } from '../../src/core/spec.ts';
import { inTone, loadEmoji, TONE_NAMES } from '../../src/lib/text/emoji/book.ts';
import { EMOJI_GROUPS } from '../../src/lib/text/emoji/pack.ts';
import { findEmoji } from '../../src/lib/text/emoji/search.ts';
import { writtenForms } from '../../src/lib/text/emoji/written.ts';

const MOST_OTHERS = 100;
const groups = EMOJI_GROUPS.map((group) => `group-${group}` as const);
const asCode = (code: string) => `:${code}:`;

export default defineView({
  icon: 'smile',
  createdAt: '2023-08-07',
  related: ['text-statistics', 'html-entities'],
  messages: [
    'recent',
    'clear-recent',
    'results',
    'none-found',
    'grid',
    'groups',
    'copy',
    'copied',
    'copy-failed',
    'keys',
    'no-picture',
  ],
  operations: {
    search: operation({
      fields: { text: text({ primary: true }), tone: choice(TONE_NAMES) },
      output: {
        emoji: out.row(),
        name: out.row(),
        codePoints: out.row(),
        javascript: out.row(),
        json: out.row(),
        html: out.row(),
        css: out.row(),
        python: out.row(),
        utf8: out.row(),
        url: out.row(),
        github: out.row(),
        slack: out.row(),
        emoticons: out.row(),
        group: out.row(),
        version: out.row(),
        keywords: out.row(),
        others: out.table(['emoji', 'name', 'codePoints']),
      },
      failures: ['no-emoji'],
      messages: groups,
      aliases: { emoji: {}, emojis: {} },
      answers: 'inline',
      detect: [
        {
          pattern: /^\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|\ufe0f|\u200d|\p{Emoji_Presentation}){0,10}$/u,
          length: [1, 35],
          confidence: 0.6,
        },
        { pattern: /^:[a-z\d_+-]{2,40}:$/, length: [4, 42], confidence: 0.5 },
      ],
      async transform({ text: query, tone }, ctx) {
        const book = await loadEmoji(ctx.language);
        const [best, ...others] = findEmoji(book, query);
        if (!best) throw ctx.fail('no-emoji');
        const pasted = book.find(query)?.written;
        const shown = (emoji: typeof best) => inTone(emoji, TONE_NAMES.indexOf(tone));
        const emoji = tone === 'none' && pasted !== undefined ? pasted : shown(best);
        return {
          emoji,
          name: best.name,
          ...writtenForms(emoji),
          github: best.github.map(asCode).join(' '),
          slack: best.slack.map(asCode).join(' '),
          emoticons: best.emoticons.join(' '),
          group: ctx.say(`group-${best.group}`),
          version: Number(best.version).toFixed(1),
          keywords: best.keywords.join(', '),
          others: others.slice(0, MOST_OTHERS).map((other) => ({
            emoji: shown(other),
            name: other.name,
            codePoints: writtenForms(shown(other)).codePoints,
          })),
        };
      },
      examples: {
        rocket: {
          input: { text: 'rocket' },
          output: {
            emoji: '🚀',
            name: 'rocket',
            codePoints: 'U+1F680',
            javascript: '\\u{1F680}',
            json: '\\uD83D\\uDE80',
            html: '&#x1F680;',
            css: '\\01F680',
            python: '\\U0001F680',
            utf8: 'F0 9F 9A 80',
            url: '%F0%9F%9A%80',
            github: ':rocket:',
            group: { message: 'group-travel' },
            version: '0.6',
          },
        },
        skinTone: {
          input: { text: 'thumbs up', tone: 'medium' },
          output: { emoji: '👍🏽', codePoints: 'U+1F44D U+1F3FD' },
        },
        shortcode: { input: { text: ':tada:' }, output: { emoji: '🎉' } },
        family: { input: { text: 'family' }, check: ({ emoji, others }) => emoji === '👪' && others.length > 20 },
      },
    }),
  },
});
