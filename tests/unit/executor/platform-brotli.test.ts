import { expect, it } from 'vitest';
import * as inNode from '../../../src/executor/platform-brotli.ts';
import * as inPages from '../../../src/lib/media/compression/brotli.ts';

const all = async (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
  const bytes: number[] = [];
  for await (const piece of pieces) bytes.push(...piece);
  return Uint8Array.from(bytes);
};

it.each(['', 'a', 'é😀'.repeat(500)])(
  'reads what the Brotli of pages writes and the other way round: %j',
  async (text) => {
    const bytes = new TextEncoder().encode(text);
    for (const [writer, reader] of [[inPages, inNode] as const, [inNode, inPages] as const])
      expect(await all(reader.unbrotli(await all(await writer.brotli(bytes, 5))))).toEqual(bytes);
  },
);

it('refuses a stream that is cut, damaged or followed by something', async () => {
  const bytes = await all(await inNode.brotli(new TextEncoder().encode('hello world'), 5));
  for (const { unbrotli } of [inNode, inPages])
    for (const bad of [bytes.slice(0, -2), Uint8Array.of(255, ...bytes), Uint8Array.of(...bytes, 0)])
      await expect(all(unbrotli(bad))).rejects.toMatchObject({ code: 'broken-data' });
});
