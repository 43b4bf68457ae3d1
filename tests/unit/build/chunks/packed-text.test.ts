import { brotliDecompressSync } from 'node:zlib';
import { parseAst, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { packedText } from '../../../../src/build/chunks/packed-text.ts';

const LONG = 'Ünïcödé 🔑\n\\`${'.repeat(3000);

async function packed(code: string, id: string): Promise<string | null> {
  const { transform } = packedText();
  if (typeof transform !== 'function') throw new Error('no hook');
  const context = { parse: parseAst } as unknown as Rolldown.TransformPluginContext;
  const result = await transform.call(context, code, id, {} as never);
  return typeof result === 'object' && result && typeof result.code === 'string' ? result.code : null;
}

/** What the packed module exports, with its import replaced. */
function exportsOf(code: string): unknown {
  const unpackText = (text: string) => brotliDecompressSync(Buffer.from(text, 'base64')).toString();
  const body = code.replace(/^import .*\n/gm, '').replace('export default', 'return');
  return (new Function('unpackText', body) as (unpack: typeof unpackText) => unknown)(unpackText);
}

test.each([
  ['a string', JSON.stringify(LONG)],
  ['a template', `\`${LONG.replace(/[\\`$]/g, String.raw`\$&`)}\``],
])('%s of a data module is stored compressed and read as it was', async (_, literal) => {
  const code = await packed(`export default { short: 'a', texts: [${literal}, 1, ${literal}] };`, '/x/vendors.json');
  expect(code?.length).toBeLessThan(2000);
  expect(exportsOf(code ?? '')).toEqual({ short: 'a', texts: [LONG, 1, LONG] });
});

test.each([
  ['code', `export default ${JSON.stringify(LONG)};`, '/x/library/index.js'],
  ['short texts', `export default ['a', ${'1, '.repeat(20_000)} 'b'];`, '/x/list.json'],
])('%s stays as it is', async (_, code, id) => {
  expect(await packed(code, id)).toBeNull();
});

test('the data of a module is stored together, and what is computed, made anew or named stays code', async () => {
  const name = 'k'.repeat(200);
  const list = JSON.stringify(Array.from({ length: 3000 }, (_, index) => `é"${index}`));
  const record = `{ a: [1.5, null, true, "${'b'.repeat(200)}"], 'c d': {}, 7: [[]] }`;
  const code = await packed(
    `const made = () => [${list}];
export default { list: ${list}, record: ${record}, "${name}": [/a/, 1n, -1, 1e999, , ${list}], split: \`${'a,'.repeat(100)}\`.split(','), fresh: made() === made(), proto: { __proto__: ${list} } };`,
    '\0virtual:intent/en',
  );
  expect(code?.match(/unpackText\(/g)).toHaveLength(1);
  expect(code).toContain(`const made = () => [["é`);
  const items = JSON.parse(list) as string[];
  expect(exportsOf(code ?? '')).toEqual({
    list: items,
    record: { a: [1.5, null, true, 'b'.repeat(200)], 'c d': {}, 7: [[]] },
    [name]: [/a/, 1n, -1, Infinity, undefined, items],
    split: [...Array<string>(100).fill('a'), ''],
    fresh: false,
    proto: {},
  });
});
