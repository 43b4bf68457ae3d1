// Tokens of language models, as OpenAI's tiktoken makes them: a text is cut into pieces by a pattern, and pairs of bytes of
// each piece are merged in the order of a table.
import { Problem } from '../../../base/problem.ts';
import type { RawBytePairRanks } from 'gpt-tokenizer/BytePairEncodingCore';
import { byteText, merged, type Ranks } from './merge.ts';

export const ENCODINGS = ['o200k_base', 'cl100k_base'] as const;

export type EncodingName = (typeof ENCODINGS)[number];

/** `White_Space` of Unicode, which Rust means by `\s`; that of JavaScript lacks U+0085 and has U+FEFF. */
const SPACE = String.raw`\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
/** Rust folds the long s as well if it ignores case. */
const SUFFIX = String.raw`'(?:[sSſdDmMtT]|[lL][lL]|[vV][eE]|[rR][eE])`;
const UPPER = String.raw`\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}`;
const LOWER = String.raw`\p{Ll}\p{Lm}\p{Lo}\p{M}`;

/** The patterns of tiktoken (tiktoken_ext/openai_public.py). */
const PATTERNS: Readonly<Record<EncodingName, string>> = {
  o200k_base: [
    String.raw`[^\r\n\p{L}\p{N}]?[${UPPER}]*[${LOWER}]+(?:${SUFFIX})?`,
    String.raw`[^\r\n\p{L}\p{N}]?[${UPPER}]+[${LOWER}]*(?:${SUFFIX})?`,
    String.raw`\p{N}{1,3}`,
    String.raw` ?[^${SPACE}\p{L}\p{N}]+[\r\n/]*`,
    String.raw`[${SPACE}]*[\r\n]+`,
    String.raw`[${SPACE}]+(?![^${SPACE}])`,
    String.raw`[${SPACE}]+`,
  ].join('|'),
  cl100k_base: [
    SUFFIX,
    String.raw`[^\r\n\p{L}\p{N}]?\p{L}+`,
    String.raw`\p{N}{1,3}`,
    String.raw` ?[^${SPACE}\p{L}\p{N}]+[\r\n]*`,
    String.raw`[${SPACE}]+$`,
    String.raw`[${SPACE}]*[\r\n]`,
    String.raw`[${SPACE}]+(?![^${SPACE}])`,
    String.raw`[${SPACE}]`,
  ].join('|'),
};

/** What tiktoken knows as special; here it is text, as a user's text is everywhere. */
export const SPECIAL = /<\|(?:endoftext|endofprompt|fim_prefix|fim_middle|fim_suffix|im_start|im_end|im_sep)\|>/g;

export type TokenProblem = 'unknown-token' | 'not-ids';

export interface Tokens {
  ids: number[];
  /** Where each token ends in the text, in UTF-16 units; inside a character, tokens end where it begins. */
  ends: number[];
}

export interface Encoding {
  encode(text: string): Tokens;
  /** Throws Problem for a number that isn't a token. */
  bytesOf(id: number): Uint8Array;
}

/** Adds the ends of the tokens of a piece whose lengths in bytes are known. */
function addEnds(ends: number[], piece: string, start: number, lengths: readonly number[]): void {
  let at = 0;
  let bytes = 0;
  let ended = 0;
  for (const length of lengths) {
    ended += length;
    while (at < piece.length) {
      const code = piece.codePointAt(at)!;
      const width = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      if (bytes + width > ended) break;
      bytes += width;
      at += code > 0xffff ? 2 : 1;
    }
    ends.push(start + at);
  }
}

function encodingOf(table: RawBytePairRanks, pattern: RegExp): Encoding {
  const textOf = (token: string | readonly number[]) =>
    typeof token === 'string' ? byteText(token) : String.fromCharCode(...token);
  const ranks: Ranks = { of: new Map(), longest: 0 };
  // Not `map`: there are numbers without a token between the others.
  table.forEach((token, rank) => {
    const bytes = textOf(token);
    ranks.of.set(bytes, rank);
    ranks.longest = Math.max(ranks.longest, bytes.length);
  });
  return {
    bytesOf(id) {
      const token = table[id];
      if (token === undefined) throw new Problem<TokenProblem>('unknown-token', undefined, { id: String(id) });
      return Uint8Array.from(textOf(token), (byte) => byte.charCodeAt(0));
    },
    encode(text) {
      const ids: number[] = [];
      const ends: number[] = [];
      for (const { 0: piece, index } of text.matchAll(pattern)) {
        const bytes = byteText(piece);
        const whole = ranks.of.get(bytes);
        if (whole === undefined) {
          const { tokens, lengths } = merged(bytes, ranks);
          for (const token of tokens) ids.push(token);
          addEnds(ends, piece, index, lengths);
        } else {
          ids.push(whole);
          ends.push(index + piece.length);
        }
      }
      return { ids, ends };
    },
  };
}

/** Each table is a chunk of its own, of one or two megabytes. */
const TABLES: Readonly<Record<EncodingName, () => Promise<{ default: RawBytePairRanks }>>> = {
  o200k_base: () => import('gpt-tokenizer/bpeRanks/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/bpeRanks/cl100k_base'),
};

const loaded = new Map<EncodingName, Promise<Encoding>>();

async function load(name: EncodingName): Promise<Encoding> {
  return encodingOf((await TABLES[name]()).default, new RegExp(PATTERNS[name], 'gu'));
}

export function loadEncoding(name: EncodingName): Promise<Encoding> {
  const encoding = loaded.get(name) ?? load(name);
  loaded.set(name, encoding);
  return encoding;
}

/** Reads a list of token numbers, with or without brackets. Throws Problem for anything else in it. */
export function tokenNumbers(text: string): number[] {
  const wrong = /[^\d\s,;[\]]/.exec(text);
  if (wrong) throw new Problem<TokenProblem>('not-ids', wrong.index, { found: wrong[0] });
  return (text.match(/\d+/g) ?? []).map(Number);
}
