import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { packed } from './packed-text.ts';
import type { Token } from './tokens-of.ts';

const TABLE = /[\\/]gpt-tokenizer[\\/]esm[\\/]bpeRanks[\\/]\w+_base\.js$/;
const MODULE = 'virtual:token-tables';
const READER = `import { unpack } from 'virtual:unpack';
import { tokensOf } from ${JSON.stringify(path.join(import.meta.dirname, 'tokens-of.ts'))};
export const tokens = (packed) => tokensOf(unpack(packed));`;

/** Numbers take three bytes. */
const PLACES = [16, 8, 0];

const bytesOf = (token: Token) =>
  typeof token === 'string' ? Buffer.from(token).toString('latin1') : String.fromCharCode(...token);

/** The two tokens that a token is joined from, of all pairs the one whose numbers repeat most in a table. */
function partsOf(bytes: string, number: number, numbers: ReadonlyMap<string, number>): [number, number] {
  let best: [number, number] | undefined;
  let least = Infinity;
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const before = numbers.get(bytes.slice(0, cut)) ?? number;
    const after = numbers.get(bytes.slice(cut)) ?? number;
    const weight = (before + 20) * (after + 20);
    if (before >= number || after >= number || weight >= least) continue;
    best = [before, after];
    least = weight;
  }
  if (!best) throw new Error(`Token ${number} isn't joined from tokens before it`);
  return best;
}

/**
 * Returns a table of tokens as the two tokens that each is joined from, which take a quarter less than their texts: first the
 * highest bytes of all numbers of one side, then the others. A single byte has itself and 0, other numbers are one larger.
 */
export function joints(table: readonly (Token | undefined)[]): Buffer {
  const texts = Array.from(table, (token) => (token === undefined ? undefined : bytesOf(token)));
  const numbers = new Map(texts.flatMap((text, number) => (text === undefined ? [] : [[text, number] as const])));
  const pairs = texts.map((text, number): [number, number] => {
    if (text === undefined) return [256, 0]; // more than a byte
    if (text.length === 1) return [text.charCodeAt(0), 0];
    const [before, after] = partsOf(text, number, numbers);
    return [before, after + 1];
  });
  return Buffer.from([0, 1].flatMap((side) => PLACES.flatMap((place) => pairs.map((pair) => pair[side]! >> place))));
}

/** Stores the tables of tokens of language models in the package for programs by what each token is joined from. */
export function tokenTables(): Plugin {
  return {
    name: 'token-tables',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:token-tables$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: [TABLE, /^\0virtual:token-tables$/] },
      async handler(id) {
        if (id === `\0${MODULE}`) return { code: READER, moduleType: 'js', map: null };
        const { default: table } = (await import(pathToFileURL(id).href)) as { default: readonly Token[] };
        const code = `import { tokens } from '${MODULE}';\nexport default tokens('${await packed(joints(table))}');`;
        return { code, moduleType: 'js', map: null };
      },
    },
  };
}
