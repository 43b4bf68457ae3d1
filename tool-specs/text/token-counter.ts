import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import { segmentsOf } from '../../src/base/segments.ts';

import { loadEncoding, SPECIAL, tokenNumbers } from '../../src/lib/text/tokens/encoding.ts';
import { splitByTokens } from '../../src/lib/text/tokens/split.ts';
import { loneSurrogateAt } from '../../src/lib/bytes/utf8.ts';

const encoding = choice({
  o200k_base: 'o200k_base (GPT-5, GPT-4.1, GPT-4o, o1, o3, o4-mini)',
  cl100k_base: 'cl100k_base (GPT-4, GPT-3.5, text-embedding-3)',
});

/** How many tokens are marked in the text; all are counted. */
const MARKED = 20_000;
const LONGEST = 2_000_000;
const body = text({ primary: true, multiline: true, rows: 8, maxLength: LONGEST });
const tiles = ['characters', 'words', 'bytes', 'perToken', 'perWord'] as const;

export default defineTool({
  icon: 'blocks',
  createdAt: '2026-11-29',
  related: ['text-statistics', 'json-minify', 'find-and-replace'],
  operations: {
    count: operation({
      fields: { text: body, encoding },
      output: { tokens: out.row(), marked: out.marked(), counts: out.tiles(tiles), ids: out.text() },
      warnings: ['special', 'lone-surrogate', 'marked-part'],
      messages: tiles,
      aliases: { tokens: {}, tiktoken: {}, cl100k: { encoding: 'cl100k_base' } },
      answers: 'inline',
      runsIn: 'worker',
      async transform({ text: typed, encoding: name }, ctx) {
        noteSpecial(typed, ctx.warn);
        const { ids, ends } = (await loadEncoding(name)).encode(typed);
        let words = 0;
        for (const { isWordLike } of segmentsOf(typed, 'word')) if (isWordLike) words += 1;
        const characters = Array.from(typed).length;
        const shown = ends.length > MARKED ? ends.slice(0, MARKED) : ends;
        if (ends.length > MARKED) ctx.warn('marked-part', { count: MARKED });
        // A character of several tokens has one mark.
        const edges = [0, ...new Set(shown.filter((end) => end > 0))];
        return {
          tokens: ids.length,
          counts: {
            characters,
            words,
            bytes: new TextEncoder().encode(typed).length,
            perToken: rounded(characters / ids.length),
            perWord: words === 0 ? null : rounded(ids.length / words),
          },
          marked: {
            text: typed.slice(0, edges.at(-1)),
            marks: edges.slice(1).map((end, index) => ({ start: edges[index]!, end })),
          },
          ids: ids.join(', '),
        };
      },
      examples: {
        prompt: {
          input: { text: 'You are a helpful assistant. Answer in one sentence.' },
          check: ({ tokens }) => tokens === 11,
        },
        // the sentence of OpenAI's cookbook on counting tokens
        shortText: {
          input: { text: 'tiktoken is great!', encoding: 'cl100k_base' },
          output: { tokens: 6, ids: '83, 1609, 5963, 374, 2294, 0' },
        },
        japanese: { input: { text: 'お誕生日おめでとう' }, output: { tokens: 8 } },
      },
    }),

    split: operation({
      fields: {
        text: body,
        size: integer({ min: 1, max: 1_000_000, initial: 500 }),
        overlap: integer({ min: 0, max: 100_000, initial: 0 }),
        encoding,
        cuts: choice(['words', 'tokens'], { advanced: true }),
      },
      output: {
        pieces: out.table(['number', 'tokens', 'piece']),
        json: out.code('json', { fileName: 'pieces.json' }),
        files: out.files(),
      },
      failures: ['overlap-too-large', 'too-many-pieces'],
      warnings: ['special', 'lone-surrogate', 'large-character'],
      aliases: { 'token-split': {} },
      answers: 'inline',
      runsIn: 'worker',
      async transform({ text: typed, encoding: name, ...options }, ctx) {
        noteSpecial(typed, ctx.warn);
        const table = await loadEncoding(name);
        const pieces = ctx.within('overlap', () => splitByTokens(typed, table, options));
        if (pieces.some(({ tokens }) => tokens > options.size)) ctx.warn('large-character');
        const width = String(pieces.length).length;
        return {
          pieces: pieces.map(({ text: piece, tokens }, index) => ({ number: index + 1, tokens, piece })),
          json: JSON.stringify(
            pieces.map(({ text: piece }) => piece),
            null,
            2,
          ),
          files: pieces.map(({ text: piece }, index) => ({
            name: `piece-${String(index + 1).padStart(width, '0')}.txt`,
            type: 'text/plain',
            bytes: new TextEncoder().encode(piece),
          })),
        };
      },
      examples: {
        chunks: {
          input: { text: 'The quick brown fox jumps over the lazy dog. The dog sleeps on.', size: 6 },
          check: ({ pieces, json }) =>
            pieces.every(({ tokens }) => Number(tokens) <= 6) &&
            (JSON.parse(json) as string[]).join('').endsWith('sleeps on.'),
        },
        withOverlap: {
          input: { text: 'one two three four five six seven eight', size: 4, overlap: 1 },
          output: { json: '[\n  "one two three four",\n  " four five six seven",\n  " seven eight"\n]' },
        },
      },
    }),

    decode: operation({
      fields: {
        ids: text({ primary: true, multiline: true, rows: 4, monospace: true, maxLength: 5_000_000 }),
        encoding,
      },
      output: out.text(),
      failures: ['not-ids', 'unknown-token'],
      warnings: ['split-character'],
      aliases: { detokenize: {} },
      answers: 'inline',
      runsIn: 'worker',
      async transform({ ids, encoding: name }, ctx) {
        const numbers = tokenNumbers(ids);
        const table = await loadEncoding(name);
        const parts = numbers.map((id) => table.bytesOf(id));
        const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
        let at = 0;
        for (const part of parts) {
          bytes.set(part, at);
          at += part.length;
        }
        const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        if (decoded.includes('\ufffd')) ctx.warn('split-character');
        return decoded;
      },
      examples: {
        numbers: {
          input: { ids: '83, 1609, 5963, 374, 2294, 0', encoding: 'cl100k_base' },
          output: 'tiktoken is great!',
        },
        jsonList: { input: { ids: '[24912, 2375]' }, output: 'hello world' },
      },
    }),
  },
});

type Warn = (code: 'special' | 'lone-surrogate', params?: { names: string }) => void;

function noteSpecial(typed: string, warn: Warn): void {
  const names = new Set(typed.match(SPECIAL));
  if (names.size > 0) warn('special', { names: [...names].join(' ') });
  // Counted as the replacement character, as tiktoken does.
  if (loneSurrogateAt(typed) >= 0) warn('lone-surrogate');
}

const rounded = (ratio: number) => Math.round(ratio * 100) / 100;
