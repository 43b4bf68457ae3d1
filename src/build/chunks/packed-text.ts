import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const MODULE = 'virtual:unpack';
const RESOLVED = `\0${MODULE}`;
/** Modules whose long texts are data: registries, fonts, vocabularies. */
const TEXTS = /\.(?:json|txt)(?:\?|$)|[\\/](?:figlet|@zxcvbn-ts)[\\/]/;
/** Modules that are data in many pieces: names, texts, what search knows. */
const DATA = /[\\/]@faker-js[\\/]|^\0virtual:(?:fonts$|intent\/|language\/rest\/|language-tools\/)/;
/** Length in characters from which text is worth the milliseconds that unpacking takes. */
const LONG = 20_000;
/** The length of the shortest of many pieces. */
const PIECE = 150;

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
  value: unknown;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (tree: unknown): tree is Node => typeof tree === 'object' && tree !== null;
type Literally = { value: unknown } | null;

function listOf(elements: readonly unknown[]): Literally {
  const items = elements.map(literalOf);
  return items.includes(null) ? null : { value: items.map((item) => item?.value) };
}

function recordOf(properties: readonly Node[]): Literally {
  const record: Record<string, unknown> = {};
  for (const { type, kind, computed, method, key, value } of properties) {
    const { name, value: text = name } = (key ?? {}) as Node;
    const item = type === 'Property' && kind === 'init' && !computed && !method ? literalOf(value) : null;
    if (!item || text === '__proto__') return null;
    record[String(text)] = item.value;
  }
  return { value: record };
}

/** The text that an expression is, if it is one. */
function textOf({ type, value, quasis }: Node): string | null {
  if (type === 'Literal') return typeof value === 'string' ? value : null;
  const [first, second] = type === 'TemplateLiteral' ? (quasis as { value: { cooked: string } }[]) : [];
  return first && !second ? first.value.cooked : null;
}

/** What an expression is if it is only data; else null. */
function literalOf(tree: unknown): Literally {
  if (!isNode(tree)) return null;
  const { type, value, regex, bigint, elements, properties } = tree;
  const text = textOf(tree);
  if (text !== null) return { value: text };
  if (type === 'ArrayExpression') return listOf(elements as unknown[]);
  if (type === 'ObjectExpression') return recordOf(properties as Node[]);
  return type === 'Literal' && !regex && !bigint && value !== Infinity ? { value } : null;
}

/** The data in a syntax tree, in the largest pieces, or only the long texts. What functions make anew for each call stays, except texts. */
function dataIn(tree: unknown, isText: boolean, isCalled = false): Literal[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => dataIn(part, isText, isCalled));
  if (!isNode(tree)) return [];
  const { start, end, type, computed } = tree as { start: number; end: number; type: string; computed?: boolean };
  if (end - start < (isText ? LONG : PIECE)) return [];
  const text = textOf(tree);
  if (text !== null) return text.length < LONG && isText ? [] : [{ start, end, value: text }];
  const data = isText || isCalled ? null : literalOf(tree);
  if (data) return [{ start, end, value: data.value }];
  const within = isCalled || /Function/.test(type);
  // Neither names nor what is imported from can be an expression.
  const parts = Object.entries(tree).filter(([name]) => name !== 'source' && (name !== 'key' || computed));
  return parts.flatMap(([, part]) => dataIn(part, isText, within));
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
      const isText = TEXTS.test(id);
      if (code.length < LONG || !(isText || DATA.test(id))) return null;
      const data = dataIn(this.parse(code).body, isText);
      if (data.length === 0) return null;
      const packedCode = async (text: string) => `unpackText('${await packed(Buffer.from(text))}')`;
      const parts = [`import { unpackText } from '${MODULE}';\n`];
      if (!isText) {
        const values = data.map(({ value }) => value);
        parts.push(`const $data = JSON.parse(${await packedCode(JSON.stringify(values))});\n`);
      }
      let at = 0;
      for (const [index, { start, end, value }] of data.entries()) {
        parts.push(code.slice(at, start), isText ? await packedCode(String(value)) : `$data[${index}]`);
        at = end;
      }
      return { code: [...parts, code.slice(at)].join(''), map: null };
    },
  };
}
