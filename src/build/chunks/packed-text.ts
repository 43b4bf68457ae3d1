import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const MODULE = 'virtual:unpack';
const RESOLVED = `\0${MODULE}`;
/** Modules that are data: registries, fonts, vocabularies. */
const DATA = /\.(?:json|txt)(?:\?|$)|[\\/](?:figlet|@zxcvbn-ts)[\\/]/;
/** Length in characters from which text is worth the milliseconds that unpacking takes. */
const LONG = 20_000;

const compress = promisify(brotliCompress);

/** Returns bytes compressed with Brotli, in Base64. */
export async function packed(bytes: Buffer): Promise<string> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: process.env.FAST_BUILD ? 4 : 11,
    [BROTLI_PARAM_LGWIN]: 24,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return (await compress(bytes, { params })).toString('base64');
}

interface Literal {
  start: number;
  end: number;
  value: string;
}

/** The string literals and template literals without parts in a syntax tree that are `LONG`. */
function longTexts(tree: unknown): Literal[] {
  if (Array.isArray(tree)) return tree.flatMap(longTexts);
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, start, end, value, quasis } = tree as Record<string, unknown>;
  const text = type === 'TemplateLiteral' ? (quasis as [{ value: { cooked: string } }])[0].value.cooked : value;
  const isText = type === 'Literal' || (type === 'TemplateLiteral' && (quasis as unknown[]).length === 1);
  if (isText && typeof text === 'string')
    return text.length < LONG ? [] : [{ start: start as number, end: end as number, value: text }];
  return Object.values(tree).flatMap(longTexts);
}

/**
 * Stores long texts of data modules compressed in the package for programs: its size is what people wait for who start it with
 * `npx`. Only Node, Bun and Deno can unpack them, and tools without such data work in pages, too.
 */
export function packedText(): Plugin {
  return {
    name: 'packed-text',
    enforce: 'post',
    resolveId: { filter: { id: /^virtual:unpack$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:unpack$/ },
      handler: () => ({
        code: `import { brotliDecompressSync } from 'node:zlib';
export const unpack = (packed) => brotliDecompressSync(Buffer.from(packed, 'base64'));
export const unpackText = (packed) => unpack(packed).toString();`,
        moduleType: 'js',
        map: null,
      }),
    },
    async transform(code, id) {
      if (code.length < LONG || !DATA.test(id)) return null;
      const texts = longTexts(this.parse(code).body);
      if (texts.length === 0) return null;
      const parts = [`import { unpackText } from '${MODULE}';\n`];
      let end = 0;
      for (const text of texts) {
        parts.push(code.slice(end, text.start), `unpackText('${await packed(Buffer.from(text.value))}')`);
        end = text.end;
      }
      return { code: [...parts, code.slice(end)].join(''), map: null };
    },
  };
}
