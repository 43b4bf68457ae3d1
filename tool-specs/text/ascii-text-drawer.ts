import { choice, defineTool, integer, out, text } from '../../src/core/spec.ts';
import { type Comment, COMMENTS, inComment } from '../../src/lib/text/figlet/comment.ts';
import { drawBanner, LAYOUTS } from '../../src/lib/text/figlet/draw.ts';
import { FONT_NAMES } from '../../src/lib/text/figlet/fonts.ts';

/** The work grows with the square of the line length. */
const MOST_CHARACTERS = 500;
const MOST_NAMED = 20;

const comments = Object.keys(COMMENTS) as Comment[];
const commentNames = Object.fromEntries(comments.map((comment) => [comment, comment])) as Record<Comment, string>;
const fontNames = Object.fromEntries(FONT_NAMES.map((font) => [font, font]));

export default defineTool({
  icon: 'type-outline',
  createdAt: '2024-03-03',
  related: ['emoji-picker', 'string-obfuscator'],
  fields: {
    text: text({ primary: true, multiline: true }),
    font: choice(FONT_NAMES, { initial: 'Standard', names: fontNames }),
    horizontal: choice(LAYOUTS, { advanced: true }),
    vertical: choice(LAYOUTS, { advanced: true }),
    width: integer({ min: 0, max: 10_000, initial: 80 }),
    comment: choice(['none', ...comments], { names: commentNames }),
  },
  output: { art: out.code('plain', { fileName: 'banner.txt', wrap: false }), size: out.row() },
  failures: ['too-many-characters'],
  warnings: ['missing', 'too-wide', 'ends-comment', 'goes-on'],
  messages: ['columns-rows'],
  aliases: { figlet: {}, banner: {}, 'ascii-art': {} },
  answers: 'inline',
  runsIn: 'worker',
  async transform({ text: source, font, horizontal, vertical, width, comment }, ctx) {
    if (source.length > 2 * MOST_CHARACTERS || [...source].length > MOST_CHARACTERS)
      throw ctx.fail('too-many-characters', { params: { maximum: MOST_CHARACTERS } });
    const banner = await drawBanner(source, { font, horizontal, vertical, width });
    if (banner.missing.length > 0)
      ctx.warn('missing', { characters: banner.missing.slice(0, MOST_NAMED).join(' '), count: banner.missing.length });
    if (width > 0 && banner.columns > width) ctx.warn('too-wide', { columns: banner.columns, width });
    const size = banner.art === '' ? null : ctx.say('columns-rows', { columns: banner.columns, rows: banner.rows });
    if (comment === 'none' || banner.art === '') return { art: banner.art, size };
    const { text: art, broken, continued } = inComment(banner.art, comment);
    if (broken) ctx.warn('ends-comment', { comment });
    if (continued) ctx.warn('goes-on');
    return { art, size };
  },
  examples: {
    codeHeading: {
      input: { text: 'IT Tools', font: 'ANSI Shadow', comment: '//' },
      check: ({ art }) => art.split('\n').length === 6 && art.split('\n').every((line) => line.startsWith('// ')),
      warns: [],
    },
    greeting: {
      input: { text: 'Hi' },
      output: {
        art: ['  _   _ _', ' | | | (_)', ' | |_| | |', ' |  _  | |', ' |_| |_|_|'].join('\n'),
        size: { message: 'columns-rows', params: { columns: 10, rows: 5 } },
      },
      warns: [],
    },
    smallFont: {
      input: { text: 'two\nlines', font: 'Small', horizontal: 'full' },
      check: ({ art }) => art.split('\n').length === 7,
    },
    blockComment: {
      input: { text: 'broken between words', width: 60, comment: '/* */' },
      check: ({ art }) => art.startsWith('/*\n * ') && art.endsWith('\n */'),
    },
    oneWordPerLine: {
      input: { text: 'Hi there', width: 1 },
      check: ({ art }) => art.split('\n').length > 20,
      warns: ['too-wide'],
    },
    noWrapping: {
      input: { text: 'a long line without an end', width: 0 },
      check: ({ art }) => art.split('\n').length <= 8,
    },
  },
});
